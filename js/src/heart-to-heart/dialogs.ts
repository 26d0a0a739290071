import type { Game, Intent, Leaving } from "./state.ts";

/** What lies over the board: at most one dialog at a time. */
export type Dialog =
  | { readonly name: "help" | "settings" | "enter" | "won" | "stuck" }
  | { readonly name: "question"; readonly leaving: Leaving };

/** What the parts of the board can do. */
export interface Actions {
  readonly ask: (intent: Intent) => void;
  /** Leave the game, after a question where one is due. */
  readonly leave: (leaving: Leaving) => void;
  readonly show: (dialog: Dialog | null) => void;
}

/** Whether leaving the game asks first: a move was made, or may be under way. */
export function mustAsk({ moves, can_redo, status }: Game, isMoving: boolean): boolean {
  return (moves > 0 || can_redo || isMoving) && status !== "won";
}

/** Whether a message tells what is wrong with a code. */
export function isCodeError({ message }: Pick<Game, "message">): boolean {
  return message?.key.startsWith("message_code_") ?? false;
}

/** The dialog after a snapshot, given the one that is open; `before` null at first. */
export function dialogAfter(
  open: Dialog | null,
  before: Game | null,
  after: Game,
): Dialog | null {
  const isNew = before?.game_number !== after.game_number;
  if (isNew || before.status !== after.status) {
    if (after.status === "stuck" || (after.status === "won" && before)) {
      return { name: after.status };
    }
    return open?.name === "help" || open?.name === "settings" ? open : null;
  }
  if (open?.name === "enter" && after.message && after.message !== before.message) {
    // Opened anew, it has the focus in its field.
    return isCodeError(after) ? { name: "enter" } : null;
  }
  return open;
}
