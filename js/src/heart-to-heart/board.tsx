import { Sprite, SpritePrefix } from "../cards/sprite.tsx";
import type { Waiting } from "../shared/intents.ts";
import type { Say } from "../shared/texts.ts";
import type { Theme } from "../shared/theme.ts";
import { Bar } from "./bar.tsx";
import { Heart } from "./heart.tsx";
import { Notice } from "./notice.tsx";
import { Piles } from "./piles.tsx";
import type { Game, Intent } from "./state.ts";
import { Tools } from "./tools.tsx";

/** What every part of the board is drawn from. */
export interface PartProps {
  readonly game: Game;
  readonly say: Say;
  readonly ask: (intent: Intent) => void;
}

interface BoardProps extends PartProps {
  readonly language: string;
  readonly theme: Theme | null;
  readonly waiting: Waiting;
  readonly prefix: string;
}

/** The whole widget: bar, table with heart, piles and tools, and what is told. */
export function Board({ game, say, ask, language, theme, waiting, prefix }: BoardProps) {
  const { width, height, card } = game.board;
  const part = { game, say, ask };
  return (
    <SpritePrefix.Provider value={prefix}>
      <section
        class="hh-widget"
        lang={language}
        aria-label={say("game")}
        aria-busy={waiting !== "idle"}
        data-lm-suppress-shortcuts="true"
        data-theme={theme ?? undefined}
        data-waiting={waiting}
        data-status={game.status}
        data-version={game.version}
        style={{
          "--hh-board-width": width,
          "--hh-board-height": height,
          "--hh-card-width": card.width,
          "--hh-card-height": card.height,
        }}
      >
        <Sprite />
        <Bar {...part} />
        <div class="table">
          <Heart {...part} />
          <Piles {...part} />
          <Tools {...part} />
        </div>
        <Notice {...part} waiting={waiting} />
      </section>
    </SpritePrefix.Provider>
  );
}
