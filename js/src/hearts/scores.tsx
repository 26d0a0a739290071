import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import { MoonTold } from "./moon-told.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { StatisticsTable } from "./statistics.tsx";
import type { PartProps } from "./table.tsx";

/** The score sheet; after a hand it waits there for the next one. */
export function ScoresDialog(part: PartProps) {
  const { game, say, ask } = part;
  const isOver = game.phase === "scored";
  return (
    <BoardDialog {...part} name="scores" title={say("scores")}>
      {isOver && <MoonTold {...part} />}
      <ScoreSheet {...part} />
      {isOver ? (
        <div class="buttons">
          <Button
            class="strong"
            data-action="next_hand"
            data-first="true"
            onClick={() => ask({ type: "next" })}
          >
            {say("next_hand")}
          </Button>
        </div>
      ) : (
        <StatisticsTable {...part} />
      )}
    </BoardDialog>
  );
}
