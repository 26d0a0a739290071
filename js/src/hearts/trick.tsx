import { Picture } from "../cards/sprite.tsx";
import { classes } from "../shared/classes.ts";
import { Icon } from "../shared/icon.tsx";
import { playedCard, suitClass, symbolOf } from "./cards.ts";
import type { PartProps } from "./table.tsx";

/** The cards on the table, each on the side of its seat; the best one marked once all lie. */
export function Trick({ game, say, prefix }: PartProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: hosts style those in ways hard to undo
    <div class="trick" role="list" aria-label={say("trick")}>
      {game.trick.map(([seat, card]) => {
        const takes = game.trick_winner === seat;
        return (
          // biome-ignore lint/a11y/useSemanticElements: hosts style those in ways hard to undo
          <div
            key={card}
            class={classes("card", suitClass(card), takes && "takes")}
            role="listitem"
            data-played-by={seat}
            data-played={card}
          >
            <span class="face">
              <Picture prefix={prefix} symbol={symbolOf(card)} />
            </span>
            <span class="heard">
              {playedCard(say, seat, card)}
              {takes && `, ${say("takes")}`}
            </span>
            {takes && (
              <span class="crown">
                <Icon path="M5 17V8l4 3.5L12 6l3 5.5L19 8v9Z" />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
