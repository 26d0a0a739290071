import { pressKey } from "../shared/keys.ts";
import type { Actions } from "./dialogs.ts";
import type { Card, Game } from "./state.ts";

/** The letters of the keyboard map, and what each does; How to play lists them. */
export const LETTERS = {
  p: "pass",
  n: "next_hand",
  m: "new_match",
  t: "scores",
  s: "settings",
  h: "help",
} as const;

type Command = (typeof LETTERS)[keyof typeof LETTERS];

interface KeyContext extends Actions {
  readonly game: Game;
  readonly current: Card | undefined;
  readonly go: (card: Card | undefined) => void;
}

/** Do what a key on the table is for. */
export function pressTableKey(event: KeyboardEvent, context: KeyContext): void {
  pressKey(event, {
    close: () => context.show(null),
    lead: () => lead(event, context),
    letters: LETTERS,
    command: (name) => command(name, context),
  });
}

/** Go from card to card, from where the focus is on one. */
function lead(event: KeyboardEvent, context: KeyContext): boolean {
  const { hand } = context.game;
  const here = hand.indexOf(context.current ?? "");
  const way = new Map([
    ["ArrowLeft", here - 1],
    ["ArrowUp", here - 1],
    ["ArrowRight", here + 1],
    ["ArrowDown", here + 1],
    ["Home", 0],
    ["End", hand.length - 1],
  ]).get(event.key);
  const onCard = (event.target as Element).closest("[data-card]");
  if (!onCard || way === undefined) {
    return false;
  }
  context.go(hand[Math.max(0, Math.min(way, hand.length - 1))]);
  return true;
}

function command(name: Command, { game, ask, leave, show }: KeyContext): void {
  switch (name) {
    case "pass":
      if (game.can_confirm) {
        ask({ type: "confirm" });
      }
      break;
    case "next_hand":
      if (game.phase === "scored") {
        ask({ type: "next" });
      }
      break;
    case "new_match":
      leave();
      break;
    default:
      show({ name });
  }
}
