import { render } from "preact";
import { spritePrefix } from "../cards/sprite.tsx";
import { IntentQueue } from "../shared/intents.ts";
import type { Model } from "../shared/model.ts";
import type { Presence } from "../shared/presence.ts";
import type { Store } from "../shared/store.ts";
import { chooseLanguage, speaker } from "../shared/texts.ts";
import { hostTheme, onThemeChange } from "../shared/theme.ts";
import { Board } from "./board.tsx";
import type { Intent, State } from "./state.ts";

interface ViewProps {
  readonly model: Model<State>;
  readonly el: HTMLElement;
  readonly store: Store<State>;
  readonly presence: Presence;
}

/** Show the game in `el` and pass on what the reader does; returns the clean-up. */
export function mountView({ model, el, store, presence }: ViewProps): () => void {
  const prefix = spritePrefix();
  const draw = () => {
    const game = store.current;
    const language = chooseLanguage(game.texts, navigator.languages);
    render(
      <Board
        game={game}
        language={language}
        say={speaker(game.texts, language)}
        theme={hostTheme()}
        waiting={queue.waiting}
        prefix={prefix}
        ask={ask}
      />,
      el,
    );
  };
  const queue = new IntentQueue<Intent>(model, store.current.version, draw);
  const ask = (intent: Intent) => queue.push(intent);

  draw();
  const stops = [
    store.listen((game) => {
      draw();
      queue.drawn(game.version);
    }),
    onThemeChange(draw),
  ];
  const watch = presence.watch(el);

  return () => {
    watch.close();
    for (const stop of stops) {
      stop();
    }
    queue.close();
    render(null, el);
  };
}
