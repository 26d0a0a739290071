import type { Game, Intent } from "./state.ts";

/** What lies over the table: at most one dialog at a time. */
export interface Dialog {
  readonly name: "help" | "settings" | "scores" | "result" | "question";
}

/** What the parts of the table can do. */
export interface Actions {
  readonly ask: (intent: Intent) => void;
  /** Begin a new match, after a question where one is due. */
  readonly leave: () => void;
  readonly show: (dialog: Dialog | null) => void;
}

/** Whether a match is under way: a card was chosen, and it is not over. */
export function isUnderWay({ phase, hand_number, selection }: Game): boolean {
  return phase === "passing" ? hand_number > 1 || selection.length > 0 : phase !== "over";
}

/** The dialog after a snapshot, given the one that is open; `before` null at first. */
export function dialogAfter(
  open: Dialog | null,
  before: Game | null,
  after: Game,
): Dialog | null {
  const isOther =
    before?.game_number !== after.game_number || before.hand_number !== after.hand_number;
  if (isOther || before.phase !== after.phase) {
    if (after.phase === "scored") {
      return { name: "scores" };
    }
    if (after.phase === "over" && before) {
      return { name: "result" };
    }
  }
  // What was open for the hand or the match before is over with it.
  return !isOther || open?.name === "help" || open?.name === "settings" ? open : null;
}
