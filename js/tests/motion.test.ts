// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import { part, useDesk } from "./desk.ts";

const desk = useDesk();
const drawn = { moves: 1, stock: 25, discard: [1, 12] };
const paired = { moves: 1, heart: [10, 8, null], discard: [], free: [1, 2] };

let finish: (() => void)[];
let moved: { element: Element; duration: number }[];
const still = { matches: false };

beforeEach(() => {
  finish = [];
  moved = [];
  still.matches = false;
  vi.stubGlobal("matchMedia", () => still);
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate(this: Element, _: unknown, { duration }: { duration: number }) {
      moved.push({ element: this, duration });
      return { finished: new Promise<void>((resolve) => finish.push(resolve)) };
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

const pictures = (el: Element) => el.querySelectorAll(".motion .card, .turning").length;

it("a drawn card turns over on its way, and what is tapped stays in its place", async () => {
  const el = desk.show();
  desk.publish(drawn);
  const discard = part(el, '[data-target="discard"]');
  expect(moved.map(({ element }) => element)).toContain(part(discard, ".face"));
  expect(moved.map(({ element }) => element)).not.toContain(discard);
  expect(moved.every(({ duration }) => duration === 200)).toBe(true);
  expect(pictures(el)).toBe(1);
  for (const end of finish) {
    end();
  }
  await vi.waitFor(() => expect(pictures(el)).toBe(0));
});

it("both cards of a pair leave together, freed ones brighten, and nothing is left", async () => {
  const el = desk.show();
  desk.publish(paired);
  expect(pictures(el)).toBe(2);
  expect(moved.map(({ duration }) => duration)).toEqual([250, 250, 250, 250]);
  for (const end of finish) {
    end();
  }
  await vi.waitFor(() => expect(pictures(el)).toBe(0));
});

it("an undone pair returns to its places", () => {
  const el = desk.show(paired);
  desk.publish({ moves: 0, heart: [10, 8, 4], discard: [1], free: [3] });
  expect(moved.map(({ element }) => element)).toEqual([
    part(el, '[data-slot="3"] .face'),
    part(el, '[data-target="discard"] .face'),
  ]);
});

it("a recycle, one undone, and a draw undone are shown as well", () => {
  desk.show({ moves: 2, stock: 0, discard: [1, 2] });
  desk.publish({ moves: 3, stock: 2, discard: [] });
  desk.publish({ moves: 2, stock: 0, discard: [1, 2] });
  desk.publish({ moves: 1, stock: 1, discard: [1] });
  expect(moved.length).toBeGreaterThanOrEqual(4);
});

it("a tap during motion is passed on at once", () => {
  const el = desk.show();
  desk.publish(drawn);
  part(el, '[data-target="stock"]').click();
  expect(desk.model.sentOf("tap")).toHaveLength(1);
});

it("under reduced motion nothing moves", () => {
  still.matches = true;
  const el = desk.show();
  desk.publish(drawn);
  desk.publish({ ...paired, moves: 2 });
  desk.publish({ game_number: 2 });
  expect(moved).toEqual([]);
  expect(pictures(el)).toBe(0);
});
