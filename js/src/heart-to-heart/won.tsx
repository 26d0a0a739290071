import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import { Figure } from "../shared/figure.tsx";
import { Icon } from "../shared/icon.tsx";
import { formatTime } from "../shared/seconds.ts";
import type { PartProps } from "./board.tsx";

/** The moment of winning: the figures, one's own best ones, and one more game. */
export function WonDialog(part: PartProps) {
  const { game, say, ask } = part;
  const { statistics } = game;
  const best = statistics?.best_time;
  return (
    <BoardDialog {...part} name="won" title={say("won_title")}>
      <Icon
        look="won-heart"
        path="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13Z"
      />
      <p class="figures">
        <Figure name="won-time" label={say("time")}>
          {formatTime(Math.floor(game.elapsed))}
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
              {formatTime(Math.floor(best))}
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
