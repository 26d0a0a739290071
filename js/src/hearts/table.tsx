import { Frame, type FrameProps } from "../shared/frame.tsx";
import type { BoardPart } from "../shared/part.ts";
import { Bar } from "./bar.tsx";
import type { Actions, Dialog } from "./dialogs.ts";
import { Fan } from "./fan.tsx";
import { Foot } from "./foot.tsx";
import { Offer } from "./offer.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { Pass } from "./pass.tsx";
import { CpuSeat } from "./seats.tsx";
import type { Card, Game } from "./state.ts";
import { Trick } from "./trick.tsx";

/** What every part of the table is drawn from. */
export interface PartProps extends Actions, BoardPart {
  readonly game: Game;
}

interface TableProps extends PartProps {
  readonly frame: FrameProps;
  readonly language: string;
  /** The card that is the tab stop. */
  readonly current: Card | undefined;
  readonly dialog: Dialog | null;
}

/** The whole widget: bar, seats, trick and hand, and what is told. */
export function Table(props: TableProps) {
  const { game, say, dialog, prefix, frame } = props;
  return (
    <Frame
      {...frame}
      prefix={prefix}
      name="hearts"
      aria-label={say("hearts")}
      data-phase={game.phase}
      data-four-color={game.four_color}
      isCovered={dialog !== null}
      below={
        <>
          <Foot {...props} />
          <OpenDialog {...props} />
        </>
      }
    >
      <Bar {...props} />
      <Offer {...props} />
      <div class="table">
        {[1, 2, 3].map((seat) => (
          <CpuSeat key={seat} {...props} seat={seat} />
        ))}
        {game.phase === "passing" ? <Pass {...props} /> : <Trick {...props} />}
        <Fan {...props} />
        <div class="motion" aria-hidden="true" />
      </div>
    </Frame>
  );
}
