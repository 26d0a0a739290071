// @vitest-environment jsdom
import { expect, test as it } from "vitest";
import { part, useDesk } from "./desk.ts";
import { english } from "./example.ts";

const desk = useDesk();
const region = (el: Element) => part(el, '[role="status"]');
const seen = (el: Element) => part(el, '[role="status"] :not(.heard)');
const sameRank = () => ({ key: "message_same_rank", params: {} });

it("in a stuck game each step is heard, before what is seen all the time", () => {
  const el = desk.show({ status: "stuck", stock: 2 });
  expect(region(el).textContent).toBe("No more moves possible");
  desk.publish({ moves: 1, stock: 1, discard: [1, 12], can_undo: true });
  const notice = seen(el);
  expect(region(el).textContent).toBe(
    "Turned: queen of hearts. Stock, 1 card. No more moves possible",
  );
  desk.publish({ moves: 0, stock: 2, discard: [1], can_redo: true });
  expect(region(el).textContent).toBe(
    "Move taken back. Score 0, moves 0. No more moves possible",
  );
  expect(seen(el)).toBe(notice);
});

it("the pair that wins is heard with the win", () => {
  const el = desk.show({ heart: [null, null, 4], discard: [4], moves: 7 });
  desk.publish({ heart: [null, null, null], discard: [], moves: 8, score: 10, status: "won" });
  expect(region(el).textContent).toBe(
    "Removed: 4 of hearts, row 2, card 1; 4 of hearts, discard pile. Score 10. " +
      "Won! 10 points in 8 moves.",
  );
});

it.each([
  [0, "Won! 10 points without a move."],
  [1, "Won! 10 points in 1 move."],
  [2, "Won! 10 points in 2 moves."],
])("a win in %d has its own words", (moves, words) => {
  const el = desk.show({ status: "won", score: 10, moves });
  expect(seen(el).textContent).toBe(words);
});

it("the same words twice are other words for the ear, and new ones for the eye", () => {
  const el = desk.show();
  desk.publish({ selection: 3, message: sameRank() });
  const [first, words] = [seen(el), region(el).textContent];
  desk.publish({ selection: "discard", message: sameRank() });
  expect(region(el).textContent).not.toBe(words);
  expect(region(el).textContent?.trim()).toBe(english["message_same_rank"]);
  expect(seen(el)).not.toBe(first);
  desk.publish({ selection: 3, message: sameRank() });
  expect(region(el).textContent).toBe(words);
});

it("two new games in a row are both heard", () => {
  const el = desk.show();
  desk.publish({ game_number: 2, code: "HH1-N-AAAAAAC" });
  expect(region(el).textContent).toBe("New cards are dealt.");
  desk.publish({ game_number: 3, code: "HH1-N-AAAAAAD" });
  expect(region(el).textContent).toBe("New cards are dealt.\u00a0");
});

it("what was told is not told again by the clock or a setting", () => {
  const el = desk.show();
  const message = sameRank();
  desk.publish({ selection: 3, message });
  const [notice, words] = [seen(el), region(el).textContent];
  desk.publish({ running: true });
  desk.publish({ placement_help: false });
  expect(seen(el)).toBe(notice);
  expect(region(el).textContent).toBe(words);
});

it("a step of long ago is not heard once more when a message goes", () => {
  const el = desk.show();
  desk.publish({ moves: 1, stock: 25, discard: [1, 12] });
  desk.publish({ selection: 3, message: sameRank() });
  desk.publish({ selection: null, message: null });
  expect(region(el).textContent).toBe("");
});
