import { Frame, type FrameProps } from "../shared/frame.tsx";
import type { BoardPart } from "../shared/part.ts";
import { Bar } from "./bar.tsx";
import type { Actions, Dialog } from "./dialogs.ts";
import { Heart } from "./heart.tsx";
import { BoardNotice } from "./notice.tsx";
import { Offer } from "./offer.tsx";
import { type Entry, OpenDialog } from "./open-dialog.tsx";
import { Piles } from "./piles.tsx";
import type { Game, Target } from "./state.ts";
import { Tools } from "./tools.tsx";

/** What every part of the board is drawn from. */
export interface PartProps extends Actions, BoardPart {
  readonly game: Game;
}

/** What cards and piles are drawn from: one of them is the tab stop. */
export interface CardProps extends PartProps {
  readonly current: Target;
  readonly language: string;
}

interface BoardProps extends CardProps {
  readonly frame: FrameProps;
  readonly dialog: Dialog | null;
  readonly entry: Entry;
}

/** The whole widget: bar, table with heart, piles and tools, and what is told. */
export function Board(props: BoardProps) {
  const { game, say, dialog, prefix, frame } = props;
  const { width, height, card } = game.board;
  return (
    <Frame
      {...frame}
      prefix={prefix}
      name="heart-to-heart"
      aria-label={say("game")}
      data-status={game.status}
      style={{
        "--hh-board-width": width,
        "--hh-board-height": height,
        "--hh-card-width": card.width,
        "--hh-card-height": card.height,
      }}
      isCovered={dialog !== null}
      below={
        <>
          <BoardNotice {...props} />
          <OpenDialog {...props} />
        </>
      }
    >
      <Bar {...props} />
      <Offer {...props} />
      <div class="table">
        <Heart {...props} />
        <Piles {...props} />
        <Tools {...props} />
        <div class="motion" aria-hidden="true" />
      </div>
    </Frame>
  );
}
