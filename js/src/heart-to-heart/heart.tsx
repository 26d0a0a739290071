import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import type { PartProps } from "./board.tsx";
import { classes, placeStyle } from "./place.ts";

/** The heart's cards, each in its slot; an emptied slot shows the ground. */
export function Heart({ game, say, ask }: PartProps) {
  return (
    <>
      {game.board.slots.map((place, index) => {
        const slot = index + 1;
        const rank = game.heart[index];
        if (!rank) {
          return null;
        }
        const free = game.free.includes(slot);
        const selected = game.selection === slot;
        const card = say("card", { rank: say(`rank_${rank}`) });
        return (
          <Button
            key={slot}
            class={classes(
              "card",
              free ? "free" : "covered",
              game.outlined.includes(slot) && "outlined",
              selected && "selected",
              game.darkened.includes(slot) && "darkened",
            )}
            style={placeStyle(game.board, place)}
            data-slot={slot}
            aria-label={say("heart_card", { card, row: place.row, column: place.column })}
            aria-pressed={selected}
            aria-disabled={!free}
            onClick={() => ask({ type: "tap", target: slot })}
          >
            <Picture symbol={`hearts-${rank}`} />
          </Button>
        );
      })}
    </>
  );
}
