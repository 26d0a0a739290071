import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import { Figure } from "../shared/figure.tsx";
import { formatTime } from "../shared/seconds.ts";
import { WonHeart } from "../shared/won-heart.tsx";
import { seatName } from "./cards.ts";
import { MoonTold } from "./moon-told.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { NextDifficulty } from "./settings.tsx";
import { StatisticsTable } from "./statistics.tsx";
import type { PartProps } from "./table.tsx";

/** The end of a match: how it ended, the time, one more match, and all there is to read. */
export function ResultDialog(part: PartProps) {
  const { game, say, ask } = part;
  return (
    <BoardDialog {...part} name="result" title={say(game.result ?? "")}>
      {game.result === "win" && <WonHeart />}
      <p class="figures">
        {game.totals.map((total, seat) => (
          <Figure key={seat} name={`final-${seat}`} label={seatName(say, seat)}>
            {total}
          </Figure>
        ))}
      </p>
      <p class="figures quiet">
        {game.elapsed !== null && (
          <Figure name="match-time" label={say("time")}>
            {formatTime(game.elapsed)}
          </Figure>
        )}
        <Figure name="match-level" label={say("level")}>
          {say(game.difficulty)}
        </Figure>
      </p>
      <MoonTold {...part} />
      <NextDifficulty {...part} />
      <div class="buttons">
        <Button
          class="strong"
          data-action="again"
          data-first="true"
          onClick={() => ask({ type: "new" })}
        >
          {say("one_more_match")}
        </Button>
      </div>
      <ScoreSheet {...part} />
      <StatisticsTable {...part} />
    </BoardDialog>
  );
}
