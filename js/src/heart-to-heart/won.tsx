import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import { Figure } from "../shared/figure.tsx";
import { formatTime } from "../shared/seconds.ts";
import { WonHeart } from "../shared/won-heart.tsx";
import type { PartProps } from "./board.tsx";

/** The moment of winning: the figures, one's own best ones, and one more game. */
export function WonDialog(part: PartProps) {
  const { game, say, ask } = part;
  const { statistics } = game;
  const best = statistics?.best_time;
  return (
    <BoardDialog {...part} name="won" title={say("won_title")}>
      <WonHeart />
      <p class="figures">
        <Figure name="won-time" label={say("time")}>
          {formatTime(game.elapsed)}
        </Figure>
        <Figure name="won-moves" label={say("moves")}>
          {game.moves}
        </Figure>
        <Figure name="won-pairs" label={say("pairs")}>
          {game.pairs}
        </Figure>
      </p>
      {statistics && (
        <p class="figures quiet">
          <Figure name="played" label={say("played")}>
            {statistics.played}
          </Figure>
          <Figure name="games-won" label={say("games_won")}>
            {statistics.won}
          </Figure>
          {typeof best === "number" && (
            <Figure name="best-time" label={say("best_time")}>
              {formatTime(best)}
            </Figure>
          )}
          {statistics.fewest_moves !== null && (
            <Figure name="fewest-moves" label={say("fewest_moves")}>
              {statistics.fewest_moves}
            </Figure>
          )}
        </p>
      )}
      <div class="buttons">
        <Button
          class="strong"
          data-action="again"
          data-first="true"
          onClick={() => ask({ type: "new", code: null })}
        >
          {say("again")}
        </Button>
      </div>
    </BoardDialog>
  );
}
