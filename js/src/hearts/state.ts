import type { SetIntent, SharedState } from "../shared/state.ts";
import type { Snapshot } from "../shared/store.ts";

/** A seat by its number: 0 is the reader, the others follow clockwise. */
export type Seat = number;

/** A card by rank and suit, such as `QS`. */
export type Card = string;

export type Difficulty = "easy" | "normal" | "hard";

/** The levels, from the easiest on. */
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "normal", "hard"];

/** What the log tells of the matches on one level; the time is in seconds. */
export interface LevelRecord {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly time: number;
}

/** The traits of the widget, as Python publishes them together. */
export interface State extends SharedState {
  phase: "passing" | "playing" | "trick" | "scored" | "over";
  hand_number: number;
  pass_direction: "left" | "right" | "across" | "none";
  /** The reader's cards, in the order of a hand. */
  hand: readonly Card[];
  /** Those that answer to a tap now. */
  playable: readonly Card[];
  can_confirm: boolean;
  /** The cards chosen for the pass, or the one that is raised. */
  selection: readonly Card[];
  /** What the pass brought, until the first card of the hand is played. */
  received: readonly Card[];
  /** Which seats have passed, while cards are passed. */
  passed: readonly boolean[];
  trick: readonly (readonly [Seat, Card])[];
  /** Who takes the trick, while all its cards lie. */
  trick_winner: Seat | null;
  card_counts: readonly number[];
  turn: Seat | null;
  /** The points that each seat has taken in this hand. */
  points: readonly number[];
  totals: readonly number[];
  /** What each hand played to the end added to the totals. */
  hand_results: readonly (readonly number[])[];
  /** Who shot the moon, hand by hand. */
  moons: readonly (Seat | null)[];
  result: "win" | "draw" | "loss" | null;
  difficulty: Difficulty;
  next_difficulty: Difficulty;
  statistics: Readonly<{ [Level in Difficulty]: LevelRecord }> | null;
  /** Seconds, once there is a result. */
  elapsed: number | null;
  /** An unfinished match that could be continued. */
  resumable: {
    readonly difficulty: Difficulty;
    readonly hand_number: number;
    readonly totals: readonly number[];
  } | null;
  four_color: boolean;
}

export type Game = Snapshot<State>;

/** The traits that are drawn. */
export const STATE_NAMES = [
  "version",
  "game_number",
  "phase",
  "hand_number",
  "pass_direction",
  "hand",
  "playable",
  "can_confirm",
  "selection",
  "received",
  "passed",
  "trick",
  "trick_winner",
  "card_counts",
  "turn",
  "points",
  "totals",
  "hand_results",
  "moons",
  "result",
  "difficulty",
  "next_difficulty",
  "statistics",
  "elapsed",
  "resumable",
  "four_color",
  "message",
  "locale",
  "languages",
  "texts",
] as const satisfies readonly (keyof State)[];

/** What the reader, or the table by itself, asks of Python. */
export type Intent =
  | { readonly type: "tap"; readonly target: Card }
  | { readonly type: "confirm" | "advance" | "next" | "new" | "resume" }
  | SetIntent;
