import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import type { CardProps } from "./board.tsx";
import { placedCardName } from "./names.ts";
import { classes, placeStyle } from "./place.ts";

/** The heart's cards, each in its slot; an emptied slot shows the ground. */
export function Heart({ prefix, game, say, ask, current }: CardProps) {
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
            tabIndex={current === slot ? 0 : -1}
            aria-label={placedCardName(say, game, slot, rank)}
            aria-pressed={selected}
            aria-disabled={!free}
            onClick={() => ask({ type: "tap", target: slot })}
          >
            <span class="face">
              <Picture prefix={prefix} symbol={`hearts-${rank}`} />
            </span>
          </Button>
        );
      })}
    </>
  );
}
