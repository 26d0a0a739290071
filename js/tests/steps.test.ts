import { expect, test as it } from "vitest";
import { announce } from "../src/heart-to-heart/announce.ts";
import type { State } from "../src/heart-to-heart/state.ts";
import { stepBetween } from "../src/heart-to-heart/steps.ts";
import { speaker } from "../src/shared/texts.ts";
import { english, startState } from "./example.ts";

const game = (changes: Partial<State> = {}) => ({ ...startState, ...changes, receivedAt: 0 });
const say = speaker({ en: english }, "en");
const told = (before: Partial<State>, after: Partial<State>) => {
  const step = stepBetween(game(before), game(after));
  return step && announce(step, game(after), say);
};

it("a card drawn is told with what is left in the stock", () => {
  expect(told({}, { moves: 1, stock: 25, discard: [1, 12] })).toBe(
    "Turned: queen of hearts. Stock, 25 cards.",
  );
});

it("a pair is told with both cards, what came free, and the score", () => {
  const paired = { moves: 1, heart: [10, 8, null], discard: [], free: [1, 2], score: 10 };
  expect(told({}, paired)).toBe(
    "Removed: 4 of hearts, row 2, card 1; ace of hearts, discard pile. Now free: 10 of hearts, row 1, card 1; 8 of hearts, row 1, card 2. Score 10.",
  );
});

it("a pair within the heart leaves the discard pile out", () => {
  const paired = { moves: 1, heart: [null, null, 4], score: 20 };
  expect(told({}, paired)).toBe(
    "Removed: 10 of hearts, row 1, card 1; 8 of hearts, row 1, card 2. Score 20.",
  );
});

it("a recycle is told with the stock's number", () => {
  const after = { moves: 4, stock: 2, discard: [] };
  expect(told({ moves: 3, stock: 0, discard: [1, 2] }, after)).toBe(
    "Discard pile put back. Stock, 2 cards.",
  );
});

it("what is undone is told as such, whatever it was", () => {
  const drawn = { moves: 1, stock: 25, discard: [1, 12] };
  expect(stepBetween(game(drawn), game())).toMatchObject({ kind: "draw", back: true });
  expect(told(drawn, {})).toBe("Move taken back. Score 0, moves 0.");
  const paired = { moves: 1, heart: [10, 8, null], discard: [] };
  expect(stepBetween(game(paired), game())).toMatchObject({ kind: "pair", back: true });
});

it("another deal, the same one again, and a game that goes on are told apart", () => {
  expect(told({}, { game_number: 2, code: "HH1-N-AAAAAAC" })).toBe("New cards are dealt.");
  expect(told({ moves: 3 }, { game_number: 2 })).toBe("The same cards again, from the start.");
  expect(told({ code: null }, { game_number: 2, code: null })).toContain("The same cards");
  expect(told({}, { game_number: 2, moves: 12, score: 40 })).toBe(
    "The game goes on. Score 40, moves 12.",
  );
  expect(told({}, { game_number: 2, can_redo: true })).toBe(
    "The game goes on. Score 0, moves 0.",
  );
});

it("a selection, a message or the clock moves no card", () => {
  expect(told({}, { selection: 3, running: true, version: 2 })).toBeNull();
});
