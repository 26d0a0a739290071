import { Sprite } from "../cards/sprite.tsx";
import type { Waiting } from "../shared/intents.ts";
import type { Say } from "../shared/texts.ts";
import type { Theme } from "../shared/theme.ts";
import { Bar } from "./bar.tsx";
import { Continue } from "./continue.tsx";
import type { Actions, Dialog } from "./dialogs.ts";
import { Heart } from "./heart.tsx";
import { Notice } from "./notice.tsx";
import { type Entry, OpenDialog } from "./open-dialog.tsx";
import { Piles } from "./piles.tsx";
import type { Game, Target } from "./state.ts";
import { Tools } from "./tools.tsx";

/** What every part of the board is drawn from. */
export interface PartProps extends Actions {
  readonly game: Game;
  readonly say: Say;
  /** What the ids of this view begin with. */
  readonly prefix: string;
}

/** What cards and piles are drawn from: one of them is the tab stop. */
export interface CardProps extends PartProps {
  readonly current: Target;
  readonly language: string;
}

interface BoardProps extends CardProps {
  readonly theme: Theme | null;
  readonly waiting: Waiting;
  readonly dialog: Dialog | null;
  readonly entry: Entry;
  /** What the last step was, for those who do not see it. */
  readonly told: string;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onKeyFirst: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** The whole widget: bar, table with heart, piles and tools, and what is told. */
export function Board(props: BoardProps) {
  const { game, say, dialog, prefix, theme } = props;
  const { width, height, card } = game.board;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys come from within
    <section
      class="hh-widget"
      lang={props.language}
      aria-label={say("game")}
      data-lm-suppress-shortcuts="true"
      data-theme={theme ?? undefined}
      data-status={game.status}
      data-version={game.version}
      style={{
        "--hh-board-width": width,
        "--hh-board-height": height,
        "--hh-card-width": card.width,
        "--hh-card-height": card.height,
      }}
      onKeyDownCapture={props.onKeyFirst}
      onKeyDown={props.onKey}
      onFocusIn={props.onFocus}
    >
      <Sprite prefix={prefix} />
      <div class="play" inert={dialog !== null}>
        <Bar {...props} />
        <Continue {...props} />
        <div class="table">
          <Heart {...props} />
          <Piles {...props} />
          <Tools {...props} />
          <div class="motion" aria-hidden="true" />
        </div>
      </div>
      <Notice {...props} />
      <OpenDialog {...props} />
    </section>
  );
}
