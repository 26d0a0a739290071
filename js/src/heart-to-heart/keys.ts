import { pressKey } from "../shared/keys.ts";
import type { Actions } from "./dialogs.ts";
import type { Game, Target } from "./state.ts";
import { follow, nextFree, type WayKey } from "./way.ts";

/** The letters of the keyboard map, and what each does; How to play lists them. */
export const LETTERS = {
  f: "free",
  d: "draw",
  x: "discard",
  u: "undo",
  y: "redo",
  r: "restart",
  n: "new",
  c: "enter",
  s: "settings",
  h: "help",
} as const;

type Command = (typeof LETTERS)[keyof typeof LETTERS];

const WAYS: readonly string[] = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
];

interface KeyContext extends Actions {
  readonly game: Game;
  readonly current: Target;
  readonly go: (target: Target) => void;
}

/** Do what a key on the board is for. */
export function pressBoardKey(event: KeyboardEvent, context: KeyContext): void {
  pressKey(event, {
    close: () => context.show(null),
    lead: () => lead(event, context),
    letters: LETTERS,
    command: (name) => command(name, context),
  });
}

/** Go from card to card, from where the focus is on one. */
function lead(event: KeyboardEvent, context: KeyContext): boolean {
  const { key } = event;
  const onCard = (event.target as Element).closest("[data-slot], [data-target]");
  if (!(onCard && WAYS.includes(key))) {
    return false;
  }
  context.go(follow(key as WayKey, context.game, context.current));
  return true;
}

function command(name: Command, { ask, leave, show, go, game, current }: KeyContext): void {
  switch (name) {
    case "free":
      go(nextFree(game, current));
      break;
    case "draw":
      ask({ type: "tap", target: "stock" });
      break;
    case "discard":
      ask({ type: "tap", target: "discard" });
      break;
    case "undo":
    case "redo":
      ask({ type: name });
      break;
    case "restart":
      leave({ type: "restart" });
      break;
    case "new":
      leave({ type: "new", code: null });
      break;
    default:
      show({ name });
  }
}
