import type { SetIntent, SharedState } from "../shared/state.ts";
import type { Snapshot } from "../shared/store.ts";

/** A heart card by its slot, 1 to 25, or the top of the discard pile. */
export type Selectable = number | "discard";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies, in one unit, as Python's layout has it. */
export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Slot 1 first. */
  readonly slots: readonly (Place & { readonly row: number; readonly column: number })[];
  readonly stock: Place;
  readonly discard: Place;
}

/** An unfinished game that could be continued. */
export interface Resumable {
  readonly code: string | null;
  readonly moves: number;
}

/** What the log tells of earlier games: times in seconds, null before the first win. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly best_time: number | null;
  readonly fewest_moves: number | null;
}

/** The traits of the widget, as Python publishes them together. */
export interface State extends SharedState {
  code: string | null;
  /** Ranks, slot 1 first; null where a slot is empty. */
  heart: readonly (number | null)[];
  free: readonly number[];
  outlined: readonly number[];
  darkened: readonly Selectable[];
  stock: number;
  /** Ranks, the bottom one first. */
  discard: readonly number[];
  selection: Selectable | null;
  score: number;
  moves: number;
  pairs: number;
  /** Seconds, as of sending. */
  elapsed: number;
  running: boolean;
  status: "playing" | "won" | "stuck";
  can_undo: boolean;
  can_redo: boolean;
  resumable: Resumable | null;
  statistics: Statistics | null;
  placement_help: boolean;
  move_errors: boolean;
  board: BoardPlan;
}

export type Game = Snapshot<State>;

/** The traits that are drawn. */
export const STATE_NAMES = [
  "version",
  "game_number",
  "code",
  "heart",
  "free",
  "outlined",
  "darkened",
  "stock",
  "discard",
  "selection",
  "score",
  "moves",
  "pairs",
  "elapsed",
  "running",
  "status",
  "message",
  "can_undo",
  "can_redo",
  "resumable",
  "statistics",
  "placement_help",
  "move_errors",
  "locale",
  "languages",
  "texts",
  "board",
] as const satisfies readonly (keyof State)[];

const CLOCK: readonly string[] = ["version", "running", "elapsed"];

/** Whether nothing but the clock was set going, or made to stand. */
export function isClockAlone(before: Game, after: Game): boolean {
  return (
    before.running !== after.running &&
    STATE_NAMES.every((name) => CLOCK.includes(name) || before[name] === after[name])
  );
}

/** What can be tapped. */
export type Target = Selectable | "stock";

/** What leaves the game under way for another. */
export type Leaving =
  | { readonly type: "restart" }
  | { readonly type: "new"; readonly code: string | null };

/** What the reader asks of Python. */
export type Intent =
  | { readonly type: "tap"; readonly target: Target }
  | { readonly type: "undo" | "redo" | "resume" }
  | Leaving
  | SetIntent;
