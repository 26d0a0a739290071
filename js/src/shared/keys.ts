import { keepTabWithin } from "./focus.ts";
import { isHostKey } from "./host-keys.ts";

interface KeyUse {
  /** Close the dialog. */
  readonly close: () => void;
  /** Do what a key is for while no dialog is open; returns whether it is for anything. */
  readonly play: (event: KeyboardEvent) => boolean;
}

/** Do what a key on the board is for, and keep it from the host if it is not its own. */
export function pressKey(event: KeyboardEvent, { close, play }: KeyUse): void {
  const dialog = (event.currentTarget as Element).querySelector(".dialog");
  if (dialog && event.key === "Tab") {
    keepTabWithin(event, dialog);
  }
  if (isHostKey(event)) {
    return;
  }
  const closes = dialog && event.key === "Escape";
  if (closes) {
    close();
  }
  const done = closes || (!dialog && play(event));
  if (done) {
    event.preventDefault();
  }
  if (done || event.key.length === 1 || event.key === "Enter") {
    event.stopPropagation();
  }
}

/** The letter that a key stands for; a question mark asks for help. */
export function letterOf({ key }: KeyboardEvent): string {
  return key === "?" ? "h" : key.toLowerCase();
}
