import type { Card, Game, Seat } from "./state.ts";

/** What happened between two snapshots. */
export type Step =
  | { readonly kind: "new_match" | "goes_on" | "new_hand" | "exchange" }
  | { readonly kind: "play"; readonly seat: Seat; readonly card: Card }
  | { readonly kind: "collect"; readonly seat: Seat; readonly points: number };

/** Tell what happened from one snapshot to the next; null if no card moved. */
export function stepBetween(before: Game, after: Game): Step | null {
  if (before.game_number !== after.game_number) {
    // Another match takes the place of the offer only if it is the one that was on offer.
    return { kind: before.resumable && !after.resumable ? "goes_on" : "new_match" };
  }
  if (before.hand_number !== after.hand_number) {
    return { kind: "new_hand" };
  }
  if (before.phase === "passing" && after.phase !== "passing") {
    return { kind: "exchange" };
  }
  const last = after.trick.at(-1);
  if (last && after.trick.length > before.trick.length) {
    return { kind: "play", seat: last[0], card: last[1] };
  }
  const taker = before.trick_winner;
  if (taker !== null && after.trick_winner === null) {
    const points = (after.points[taker] ?? 0) - (before.points[taker] ?? 0);
    return { kind: "collect", seat: taker, points };
  }
  return null;
}
