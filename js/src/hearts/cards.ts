import type { Say } from "../shared/texts.ts";
import type { Card, Seat } from "./state.ts";

// biome-ignore lint/security/noSecrets: the letters of the ranks, the ace first
const RANKS = "A23456789TJQK";
const SUITS = "CDSH";
const SYMBOLS = ["clubs", "diamonds", "spades", "hearts"];

/** The number of a card's rank: the ace is 1, the king 13. */
function rankOf(card: Card): number {
  return RANKS.indexOf(card.charAt(0)) + 1;
}

/** The id of a card's picture, such as `spades-12`. */
export function symbolOf(card: Card): string {
  return `${SYMBOLS[SUITS.indexOf(card.charAt(1))]}-${rankOf(card)}`;
}

/** The class that gives a card the colour of its suit. */
export function suitClass(card: Card): string {
  return `suit-${card.charAt(1)}`;
}

/** A card's name: "queen of spades". */
export function cardName(say: Say, card: Card): string {
  return say("suited_card", {
    rank: say(`rank_${rankOf(card)}`),
    suit: say(`suit_${card.charAt(1)}`),
  });
}

/** What a seat is called. */
export function seatName(say: Say, seat: Seat): string {
  return say(`seat_${seat}`);
}

/** A card on the table, and who played it. */
export function playedCard(say: Say, seat: Seat, card: Card): string {
  return say("played_card", { seat: seatName(say, seat), card: cardName(say, card) });
}

/** Say something of a seat; of the reader's own it is said in other words. */
export function saySeat(say: Say, key: string, seat: Seat, params: object = {}): string {
  return seat
    ? say(key, { ...params, seat: seatName(say, seat) })
    : say(`${key}_you`, { ...params });
}
