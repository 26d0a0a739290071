import type { Game, Selectable } from "./state.ts";

type Seen = Pick<
  Game,
  ("game_number" | "code" | "moves" | "can_redo") | ("stock" | "heart" | "discard" | "free")
>;

/** A card that was in play on one side of a step and not on the other. */
export interface MovedCard {
  readonly target: Selectable;
  readonly rank: number;
}

/** What happened between two snapshots; `back` if a move was taken back. */
export interface Step {
  readonly kind: "deal" | "restart" | "resume" | "draw" | "recycle" | "pair";
  readonly back: boolean;
  /** The two cards of a pair. */
  readonly cards: readonly MovedCard[];
  /** The slots of the cards that came free. */
  readonly freed: readonly number[];
}

/** Tell what happened from one snapshot to a later one; null if no card moved. */
export function stepBetween(before: Seen, after: Seen): Step | null {
  const freed = after.free.filter((slot) => !before.free.includes(slot));
  if (before.game_number !== after.game_number) {
    return { kind: beginning(before, after), back: false, cards: [], freed };
  }
  if (before.moves === after.moves) {
    return null;
  }
  const back = after.moves < before.moves;
  const [with_, without] = back ? [after, before] : [before, after];
  const cards = pairOf(with_, without);
  if (cards.length > 0) {
    return { kind: "pair", back, cards, freed };
  }
  return { kind: without.stock < with_.stock ? "draw" : "recycle", back, cards, freed };
}

/** How another game begins: in its midst, with the same cards again, or with new ones. */
function beginning(before: Seen, after: Seen): Step["kind"] {
  if (after.moves > 0 || after.can_redo) {
    return "resume";
  }
  return after.code === before.code ? "restart" : "deal";
}

function pairOf(with_: Seen, without: Seen): MovedCard[] {
  const cards: MovedCard[] = [];
  for (const [index, rank] of with_.heart.entries()) {
    if (rank && !without.heart[index]) {
      cards.push({ target: index + 1, rank });
    }
  }
  const top = with_.discard.at(-1);
  if (cards.length > 0 && top && without.discard.length < with_.discard.length) {
    cards.push({ target: "discard", rank: top });
  }
  return cards;
}
