// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import type { State } from "../src/hearts/state.ts";
import { part } from "./desk.ts";
import { FULL, HAND, playing, SCORED, useTable } from "./hearts-desk.ts";

const desk = useTable();
const still = { matches: false };
let finish: (() => void)[];
let moved: { element: Element; frames: PropertyIndexedKeyframes }[];

beforeEach(() => {
  finish = [];
  moved = [];
  still.matches = false;
  vi.stubGlobal("matchMedia", () => still);
  Object.assign(Element.prototype, {
    animate(this: Element, frames: PropertyIndexedKeyframes) {
      moved.push({ element: this, frames });
      return { finished: new Promise<void>((resolve) => finish.push(resolve)) };
    },
  });
  // Wherever the layout would put them: each element has a place of its own.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    const name = this.getAttribute("data-card") ?? this.className;
    const place = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    return new DOMRect(place, this.parentElement?.childElementCount ?? 0, 60, 90);
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
});

const ghosts = (el: Element) => el.querySelectorAll(".motion > *").length;
const movedNames = () =>
  moved.map(({ element }) => (element.parentElement as HTMLElement).dataset);
const played = (turn: number, changes: Partial<State> = {}) =>
  playing(turn, { trick: [[0, "2C"]], hand: HAND.slice(1), ...changes });

it("your card flies from where it was, and the hand closes up", () => {
  const el = desk.show(playing(0));
  desk.publish(played(1));
  expect(movedNames().some(({ played: name }) => name === "2C")).toBe(true);
  expect(movedNames().filter(({ card }) => card)).toHaveLength(12);
  expect(moved.every(({ element }) => element.className === "face")).toBe(true);
  expect(ghosts(el)).toBe(0);
});

it("a CPU card flies from its seat", () => {
  const el = desk.show(played(1));
  desk.publish(
    played(2, {
      trick: [
        [0, "2C"],
        [1, "5C"],
      ],
    }),
  );
  expect(movedNames().map(({ played: name }) => name)).toEqual(["5C"]);
  expect(moved[0]?.frames["translate"]).toHaveLength(2);
  expect(part(el, '[data-played="5C"] .face')).toBe(moved[0]?.element);
});

it("a trick is swept to its taker, and its pictures are gone", async () => {
  const el = desk.show(FULL);
  desk.publish({ ...played(2), trick: [], trick_winner: null });
  expect(ghosts(el)).toBe(4);
  for (const end of finish) {
    end();
  }
  await vi.waitFor(() => expect(ghosts(el)).toBe(0));
});

it("passed cards leave, received ones arrive", () => {
  const el = desk.show({ selection: ["2C", "9C", "KC"] });
  const received = ["3C", "KH", "QH"];
  desk.publish(playing(1, { hand: ["3C", ...HAND.slice(3), "KH", "QH"], received }));
  expect(ghosts(el)).toBe(3);
  const names = movedNames().map(({ card }) => card);
  expect(received.every((card) => names.includes(card))).toBe(true);
});

it("a new hand is dealt before one's eyes", () => {
  desk.show(SCORED);
  desk.publish({ phase: "passing", hand_number: 2, hand: HAND });
  expect(moved).toHaveLength(13);
});

it("only place and paleness move, never what is tapped", () => {
  desk.show(playing(0));
  desk.publish(played(1));
  desk.publish(FULL);
  desk.publish({ ...played(2), trick: [], trick_winner: null });
  const properties = new Set(moved.flatMap(({ frames }) => Object.keys(frames)));
  expect(properties).toEqual(new Set(["opacity", "scale", "translate"]));
  expect(moved.some(({ element }) => element instanceof HTMLButtonElement)).toBe(false);
});

it("a tap during motion is passed on at once", () => {
  const el = desk.show(played(3));
  desk.publish(playing(0, { trick: [[3, "5C"]], playable: ["9C"], hand: HAND.slice(1) }));
  part(el, '[data-card="9C"]').click();
  expect(desk.model.sentOf("tap")).toHaveLength(1);
});

it("under reduced motion nothing moves", () => {
  still.matches = true;
  const el = desk.show(FULL);
  desk.publish({ ...played(2), trick: [], trick_winner: null });
  desk.publish({ hand_number: 2, phase: "passing", hand: HAND });
  expect(moved).toEqual([]);
  expect(ghosts(el)).toBe(0);
});

it("match after match no picture, element or handler is left, even if nothing ends", () => {
  const el = desk.show(playing(0));
  const handlers = desk.model.handlerCount;
  const elements = el.querySelectorAll("*").length;
  for (let match = 1; match <= 20; match += 1) {
    desk.publish(played(1));
    desk.publish(FULL);
    desk.publish({ ...played(2), trick: [], trick_winner: null });
    desk.publish(SCORED);
    expect(ghosts(el)).toBeLessThanOrEqual(4);
    desk.publish({ game_number: match + 1, hand_results: [], moons: [], ...playing(0) });
    desk.publish({ hand: HAND, card_counts: [13, 13, 13, 13], trick: [], trick_winner: null });
  }
  expect(el.querySelectorAll("*").length).toBe(elements);
  expect(desk.model.handlerCount).toBe(handlers);
});
