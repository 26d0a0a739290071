import hearts from "../src/hearts/index.ts";
import type { Card, Seat, State } from "../src/hearts/state.ts";
import { type Desk, useDeskOf } from "./desk.ts";
import { sections } from "./example.ts";
import { see } from "./fake-observer.ts";

/** The English texts of Hearts, as its widget carries them. */
export const english: Record<string, string> = {
  ...sections["shared"],
  ...sections["hearts"],
};

export const HAND: readonly Card[] = [
  ...["2C", "9C", "KC", "3D", "TD", "4S", "JS", "QS", "AS", "2H", "7H", "JH", "AH"],
];

/** A match at its first pass. */
export const startMatch: State = {
  version: 1,
  game_number: 1,
  phase: "passing",
  hand_number: 1,
  pass_direction: "left",
  hand: HAND,
  playable: HAND,
  can_confirm: false,
  selection: [],
  received: [],
  passed: [false, true, true, true],
  trick: [],
  trick_winner: null,
  card_counts: [13, 13, 13, 13],
  turn: null,
  points: [0, 0, 0, 0],
  totals: [0, 0, 0, 0],
  hand_results: [],
  moons: [],
  result: null,
  difficulty: "normal",
  next_difficulty: "normal",
  statistics: null,
  elapsed: null,
  resumable: null,
  four_color: false,
  message: null,
  locale: "auto",
  languages: { en: "English", es: "Español" },
  texts: { en: english },
};

const PASSED = { phase: "playing", passed: [false, false, false, false] } as const;

/** A match in play, a seat's turn. */
export function playing(turn: Seat, changes: Partial<State> = {}): Partial<State> {
  return { ...PASSED, turn, playable: turn ? [] : ["2C"], ...changes };
}

/** A full trick of clubs, which seat 2 takes. */
export const FULL: Partial<State> = {
  ...PASSED,
  phase: "trick",
  turn: null,
  playable: [],
  hand: HAND.slice(1),
  card_counts: [12, 12, 12, 12],
  trick: [
    [0, "2C"],
    [1, "5C"],
    [2, "AC"],
    [3, "TC"],
  ],
  trick_winner: 2,
};

/** The first hand, played to its end. */
export const SCORED: Partial<State> = {
  ...PASSED,
  phase: "scored",
  turn: null,
  hand: [],
  playable: [],
  card_counts: [0, 0, 0, 0],
  points: [4, 9, 13, 0],
  totals: [4, 9, 13, 0],
  hand_results: [[4, 9, 13, 0]],
  moons: [null],
};

/** A match that is over. */
export const OVER: Partial<State> = {
  ...SCORED,
  phase: "over",
  result: "win",
  elapsed: 754.2,
  totals: [40, 99, 103, 44],
  statistics: {
    easy: { played: 1, won: 1, lost: 0, drawn: 0, time: 61 },
    normal: { played: 7, won: 2, lost: 3, drawn: 1, time: 3700 },
    hard: { played: 0, won: 0, lost: 0, drawn: 0, time: 0 },
  },
};

/** A desk of Hearts for the tests of a file. */
export function useTable(): Desk<State> {
  return useDeskOf<State>(hearts, startMatch);
}

/** Show a match to somebody who looks at it. */
export function showSeen(desk: Desk<State>, changes: Partial<State> = {}): HTMLElement {
  const el = desk.show(changes);
  see(el);
  return el;
}
