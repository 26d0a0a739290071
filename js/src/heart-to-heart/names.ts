import type { Say } from "../shared/texts.ts";
import type { Game, Selectable } from "./state.ts";

/** A card by its rank: "10 of hearts". */
export function cardName(say: Say, rank: number): string {
  return say("card", { rank: say(`rank_${rank}`) });
}

/** A card by its rank and where it lies: "10 of hearts, row 1, card 1". */
export function placedCardName(
  say: Say,
  { board }: Pick<Game, "board">,
  target: Selectable,
  rank: number,
): string {
  const card = cardName(say, rank);
  const place = target === "discard" ? undefined : board.slots[target - 1];
  return place
    ? say("heart_card", { card, row: place.row, column: place.column })
    : say("discard_card", { card });
}
