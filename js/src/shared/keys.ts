import { keepTabWithin } from "./focus.ts";
import { isHostKey } from "./host-keys.ts";

interface KeyUse<Command> {
  /** Close the dialog. */
  readonly close: () => void;
  /** Go where a key leads while no dialog is open; returns whether it is for that. */
  readonly lead: (event: KeyboardEvent) => boolean;
  /** The letters of the keyboard map, and what each does. */
  readonly letters: Readonly<Record<string, Command>>;
  readonly command: (name: Command) => void;
}

/** Do what a key on the board is for, and keep it from the host if it is not its own. */
export function pressKey<Command>(event: KeyboardEvent, use: KeyUse<Command>): void {
  const dialog = (event.currentTarget as Element).querySelector(".dialog");
  if (dialog && event.key === "Tab") {
    keepTabWithin(event, dialog);
  }
  if (isHostKey(event)) {
    return;
  }
  const closes = dialog && event.key === "Escape";
  if (closes) {
    use.close();
  }
  const done = closes || (!dialog && play(event, use));
  if (done) {
    event.preventDefault();
  }
  if (done || event.key.length === 1 || event.key === "Enter") {
    event.stopPropagation();
  }
}

/** Do what a key is for while no dialog is open; a question mark asks for help. */
function play<Command>(
  event: KeyboardEvent,
  { lead, letters, command }: KeyUse<Command>,
): boolean {
  const name = letters[event.key === "?" ? "h" : event.key.toLowerCase()];
  if (name === undefined) {
    return lead(event);
  }
  command(name);
  return true;
}
