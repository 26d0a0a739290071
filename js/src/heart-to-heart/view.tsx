import { render } from "preact";
import { spritePrefix } from "../cards/sprite.tsx";
import { isConnected, LOST_EVENT } from "../shared/connection.ts";
import { focusedIn } from "../shared/focus.ts";
import { handOver, isHostKey } from "../shared/host-keys.ts";
import { IntentQueue, type Waiting } from "../shared/intents.ts";
import type { Model } from "../shared/model.ts";
import type { Presence } from "../shared/presence.ts";
import type { Store } from "../shared/store.ts";
import { chooseLanguage, type Say, speaker } from "../shared/texts.ts";
import { hostTheme, onThemeChange } from "../shared/theme.ts";
import { announce } from "./announce.ts";
import { Board } from "./board.tsx";
import { type Actions, type Dialog, dialogAfter, mustAsk } from "./dialogs.ts";
import { pressKey } from "./keys.ts";
import { move } from "./motion.ts";
import { type Game, type Intent, isClockAlone, type State, type Target } from "./state.ts";
import { stepBetween } from "./steps.ts";
import { stopped } from "./time.tsx";
import { nearest } from "./way.ts";

interface ViewProps {
  readonly model: Model<State>;
  readonly el: HTMLElement;
  readonly store: Store<State>;
  readonly presence: Presence;
}

/** Show the game in `el` and pass on what the reader does; returns the clean-up. */
export function mountView(props: ViewProps): () => void {
  const view = new View(props);
  return () => view.close();
}

/** One view: what is open and focused in it, and what was told there last. */
class View implements Actions {
  readonly #el: HTMLElement;
  readonly #queue: IntentQueue<Intent>;
  readonly #prefix = spritePrefix();
  readonly #entry = { text: "" };
  readonly #watch: ReturnType<Presence["watch"]>;
  readonly #stops: (() => void)[];
  #game: Game;
  #dialog: Dialog | null;
  #current: Target;
  #told = "";
  #drawnWaiting: Waiting = "idle";
  /** What had the focus when a dialog opened. */
  #opener: HTMLElement | null = null;

  constructor({ model, el, store, presence }: ViewProps) {
    this.#el = el;
    this.#game = store.current;
    this.#dialog = dialogAfter(null, null, this.#game);
    this.#current = nearest(this.#game, this.#game.free[0] ?? "stock");
    this.#queue = new IntentQueue<Intent>(model, this.#game.version, this.#wait, () =>
      isConnected(el),
    );
    this.#watch = presence.watch(el);
    this.#draw();
    this.#wait();
    this.#watch.dialog(this.#dialog !== null);
    model.on(LOST_EVENT, this.#lose);
    globalThis.addEventListener("languagechange", this.#draw);
    this.#stops = [
      store.listen(this.#receive),
      onThemeChange(this.#draw),
      () => model.off(LOST_EVENT, this.#lose),
      () => globalThis.removeEventListener("languagechange", this.#draw),
    ];
  }

  close(): void {
    this.#watch.close();
    for (const stop of this.#stops) {
      stop();
    }
    this.#queue.close();
    render(null, this.#el);
  }

  readonly ask = (intent: Intent): void => this.#queue.push(intent);

  readonly leave: Actions["leave"] = (leaving) => {
    if (mustAsk(this.#game)) {
      this.show({ name: "question", leaving });
    } else {
      this.ask(leaving);
    }
  };

  readonly show = (dialog: Dialog | null): void => {
    this.#open(dialog, focusedIn(this.#el));
    this.#draw();
    this.#moveFocus();
  };

  readonly #go = (target: Target): void => {
    this.#current = target;
    this.#draw();
    this.#focusCurrent();
  };

  readonly #receive = (game: Game): void => {
    const before = this.#game;
    const focused = focusedIn(this.#el);
    const dialog = dialogAfter(this.#dialog, before, game);
    const step = stepBetween(before, game);
    this.#game = game;
    if (before.game_number !== game.game_number) {
      this.#entry.text = "";
    }
    this.#current = nearest(game, this.#current);
    if (step) {
      this.#told = announce(step, game, this.#say);
    }
    const isOther = dialog !== this.#dialog;
    if (isOther) {
      this.#open(dialog, focused);
    }
    this.#draw();
    if (focused && (isOther || !focusedIn(this.#el))) {
      this.#moveFocus();
    }
    this.#queue.drawn(game.version, isClockAlone(before, game));
    if (step) {
      move(this.#root, this.#prefix, step, { before, after: game });
    }
  };

  /** Change what lies over the board; the clock stands while something does. */
  #open(dialog: Dialog | null, focused: HTMLElement | null): void {
    if (!this.#dialog) {
      this.#opener = focused;
    }
    this.#dialog = dialog;
    this.#watch.dialog(dialog !== null);
  }

  /** Into the dialog; without one, back to where the focus was, or else to the cards. */
  #moveFocus(): void {
    if (this.#dialog) {
      const dialog = this.#root.querySelector<HTMLElement>(".dialog");
      (dialog?.querySelector<HTMLElement>("[data-first]") ?? dialog)?.focus();
      return;
    }
    const opener = this.#opener;
    this.#opener = null;
    if (opener && this.#el.contains(opener)) {
      opener.focus();
    } else {
      this.#focusCurrent();
    }
  }

  #focusCurrent(): void {
    const cards = [...this.#root.querySelectorAll<HTMLElement>("button.card")];
    cards.find(({ tabIndex }) => tabIndex === 0)?.focus();
  }

  /** The tab stop is where the focus was last, however it came there. */
  readonly #follow = ({ target }: FocusEvent): void => {
    const { slot, target: pile } = (target as HTMLElement).dataset;
    const card = slot ? Number(slot) : (pile as Target | undefined);
    if (card && card !== this.#current) {
      this.#current = card;
      this.#draw();
    }
  };

  readonly #wait = (): void => {
    const { waiting } = this.#queue;
    this.#root.dataset["waiting"] = waiting;
    if (waiting === "gone") {
      this.#game = stopped(this.#game);
    }
    if (isTold(waiting) || isTold(this.#drawnWaiting)) {
      this.#draw();
    }
  };

  readonly #lose = (): void => this.#queue.lose();

  readonly #key = (event: KeyboardEvent): void => {
    pressKey(event, {
      game: this.#game,
      current: this.#current,
      ask: this.ask,
      leave: this.leave,
      show: this.show,
      go: this.#go,
    });
  };

  get #root(): HTMLElement {
    return this.#el.firstElementChild as HTMLElement;
  }

  get #language(): string {
    return chooseLanguage(this.#game.texts, navigator.languages);
  }

  get #say(): Say {
    return speaker(this.#game.texts, this.#language);
  }

  readonly #draw = (): void => {
    this.#drawnWaiting = this.#queue.waiting;
    render(
      <Board
        game={this.#game}
        say={this.#say}
        ask={this.ask}
        leave={this.leave}
        show={this.show}
        language={this.#language}
        theme={hostTheme()}
        waiting={this.#drawnWaiting}
        prefix={this.#prefix}
        current={this.#current}
        dialog={this.#dialog}
        entry={this.#entry}
        told={this.#told}
        onKeyFirst={handOverHostKeys}
        onKey={this.#key}
        onFocus={this.#follow}
      />,
      this.#el,
    );
  };
}

/** Whether how it stands with Python is told in words. */
function isTold(waiting: Waiting): boolean {
  return waiting === "busy" || waiting === "gone";
}

function handOverHostKeys(event: KeyboardEvent): void {
  if (isHostKey(event)) {
    handOver(event);
  }
}
