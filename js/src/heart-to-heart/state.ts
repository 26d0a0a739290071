import type { Snapshot } from "../shared/store.ts";
import type { Texts } from "../shared/texts.ts";

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

export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The traits of the widget, as Python publishes them together. */
export interface State {
  version: number;
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
  /** Seconds, as of sending. */
  elapsed: number;
  running: boolean;
  status: "playing" | "won" | "stuck";
  message: Message | null;
  can_undo: boolean;
  can_redo: boolean;
  locale: string;
  texts: Texts;
  board: BoardPlan;
}

export type Game = Snapshot<State>;

/** The traits that are drawn. */
export const STATE_NAMES = [
  "version",
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
  "elapsed",
  "running",
  "status",
  "message",
  "can_undo",
  "can_redo",
  "locale",
  "texts",
  "board",
] as const satisfies readonly (keyof State)[];

/** What the reader asks of Python. */
export type Intent =
  | { readonly type: "tap"; readonly target: Selectable | "stock" }
  | { readonly type: "undo" | "redo" | "restart" }
  | { readonly type: "new"; readonly code: string | null };
