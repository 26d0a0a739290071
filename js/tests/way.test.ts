import { expect, test as it } from "vitest";
import { follow, nearest, nextFree } from "../src/heart-to-heart/way.ts";
import { smallBoard } from "./example.ts";

// Slots 1 and 2 lie side by side over slot 3; the piles below, at the left.
const table = { board: smallBoard, heart: [10, 8, 4] };

it("left and right keep to the row", () => {
  expect(follow("ArrowRight", table, 1)).toBe(2);
  expect(follow("ArrowLeft", table, 2)).toBe(1);
  expect(follow("ArrowRight", table, "stock")).toBe("discard");
});

it("up and down go to the next row", () => {
  expect(follow("ArrowDown", table, 1)).toBe(3);
  expect(follow("ArrowUp", table, 3)).toBe(2);
  expect(follow("ArrowDown", table, 3)).toBe("discard");
  expect(follow("ArrowUp", table, "discard")).toBe(3);
});

it("where there is nothing further, one stays", () => {
  expect(follow("ArrowUp", table, 1)).toBe(1);
  expect(follow("ArrowDown", table, "stock")).toBe("stock");
});

it("Home and End are the first and the last card of the row", () => {
  expect(follow("End", table, 1)).toBe(2);
  expect(follow("Home", table, 2)).toBe(1);
  expect(follow("Home", table, "discard")).toBe("stock");
});

it("down leads to a card as long as there is one, however far to the side", () => {
  const far = { x: 20, y: 140, row: 3, column: 1 };
  const piles = { stock: { x: 150, y: 100 }, discard: { x: 240, y: 100 } };
  const board = { ...smallBoard, width: 600, ...piles, slots: [...smallBoard.slots, far] };
  const slots = [null, 8, null, 4];
  expect(follow("ArrowDown", { board, heart: slots }, 2)).toBe(4);
  expect(follow("ArrowDown", { board, heart: [null, 8, null, null] }, 2)).toBe("stock");
});

it("empty slots are passed over", () => {
  expect(follow("ArrowDown", { ...table, heart: [10, 8, null] }, 1)).toBe("stock");
});

it("a card that has gone is followed by the nearest one left", () => {
  expect(nearest(table, 3)).toBe(3);
  expect(nearest({ ...table, heart: [null, 8, 4] }, 1)).toBe(3);
  expect(nearest({ ...table, heart: [null, null, null] }, 3)).toBe("stock");
});

it("free cards are visited in turn", () => {
  expect(nextFree({ free: [2, 3] }, 2)).toBe(3);
  expect(nextFree({ free: [2, 3] }, 3)).toBe(2);
  expect(nextFree({ free: [2, 3] }, "stock")).toBe(2);
  expect(nextFree({ free: [] }, "stock")).toBe("stock");
});
