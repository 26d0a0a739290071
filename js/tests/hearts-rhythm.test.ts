// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import { Rhythm } from "../src/hearts/rhythm.ts";
import type { State } from "../src/hearts/state.ts";
import { part } from "./desk.ts";
import { see } from "./fake-observer.ts";
import { FULL, HAND, playing, SCORED, showSeen, startMatch, useTable } from "./hearts-desk.ts";

const desk = useTable();
const cpu = (seat = 1, changes: Partial<State> = {}) => playing(seat, changes);
const game = (changes: Partial<State>) => ({ ...startMatch, ...changes, receivedAt: 0 });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const advances = () => desk.model.sentOf("advance");
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

it("a CPU card is asked for after exactly 450 ms, once", () => {
  showSeen(desk, cpu());
  pass(449);
  expect(advances()).toEqual([]);
  pass(1);
  expect(advances()).toMatchObject([{ version: 1 }]);
  pass(3000);
  expect(advances()).toHaveLength(1);
});

it("a full trick lies for exactly 900 ms", () => {
  showSeen(desk, FULL);
  pass(899);
  expect(advances()).toEqual([]);
  pass(1);
  expect(advances()).toMatchObject([{ version: 1 }]);
});

it("each CPU card follows the one before after the same pause, then the trick's own", () => {
  showSeen(desk, playing(0));
  pass(5000);
  expect(advances()).toEqual([]);
  const counts = [12, 13, 13, 13];
  desk.publish({ ...cpu(1), trick: [[0, "2C"]], card_counts: counts });
  for (const turn of [2, 3, null]) {
    pass(449);
    const before = advances().length;
    pass(1);
    expect(advances()).toHaveLength(before + 1);
    counts[(turn ?? 4) - 1] = 12;
    desk.publish(turn ? { ...cpu(turn), card_counts: [...counts] } : FULL);
  }
  pass(899);
  expect(advances()).toHaveLength(3);
  pass(1);
  expect(advances().map(({ version }) => version)).toEqual([2, 3, 4, 5]);
});

it.each([
  ["a pass", {}],
  ["your card", playing(0)],
  ["the next hand", SCORED],
  ["nothing more", { ...SCORED, phase: "over", result: "loss" } as const],
])("while the table waits for %s nothing is asked", (_, state) => {
  showSeen(desk, state);
  pass(10_000);
  expect(advances()).toEqual([]);
});

it("there is never more than one timer", () => {
  const rhythm = new Rhythm(vi.fn());
  for (const state of [cpu(1), cpu(2), FULL, cpu(3), cpu(3, { hand_number: 2 })]) {
    for (const version of [1, 2, 3]) {
      rhythm.follow(game({ ...state, version }), false);
      expect(vi.getTimerCount()).toBe(1);
    }
  }
  rhythm.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("a setting changed meanwhile neither starts the pause again nor loses it", () => {
  showSeen(desk, cpu());
  pass(300);
  desk.publish({ four_color: true });
  pass(149);
  expect(advances()).toEqual([]);
  pass(1);
  expect(advances()).toMatchObject([{ version: 2 }]);
});

it("one that came too late, for a setting's sake, is asked for again at once", () => {
  showSeen(desk, cpu());
  pass(450);
  desk.publish({ four_color: true });
  const [late] = advances();
  desk.model.tell({ type: "unchanged", seq: late?.["seq"], version: 2 });
  pass(0);
  expect(advances()).toMatchObject([{ version: 1 }, { version: 2 }]);
});

it("a step that another view asked for first is not asked for again", () => {
  showSeen(desk, cpu(1));
  pass(450);
  desk.publish({ ...cpu(2), card_counts: [12, 12, 13, 13] });
  pass(449);
  expect(advances()).toHaveLength(1);
  pass(1);
  expect(advances()).toHaveLength(2);
});

it("an advance that waits behind another intent is dropped with the step it was for", () => {
  const el = showSeen(desk, cpu(1, { next_difficulty: "easy" }));
  pass(400);
  part(el, '[data-action="settings"]').click();
  part(el, '[data-setting="four_color"]').click();
  part(el, ".close").click();
  pass(50);
  expect(advances()).toEqual([]);
  desk.publish({ ...cpu(2), card_counts: [12, 12, 13, 13] });
  expect(advances()).toEqual([]);
  pass(450);
  expect(advances()).toMatchObject([{ version: 2 }]);
});

it("an advance that waits behind another intent is held by a dialog, too", () => {
  const el = showSeen(desk, cpu());
  pass(400);
  part(el, '[data-action="settings"]').click();
  part(el, '[data-setting="four_color"]').click();
  part(el, ".close").click();
  pass(50);
  part(el, '[data-action="help"]').click();
  desk.publish({ four_color: true });
  pass(5000);
  expect(advances()).toEqual([]);
  part(el, ".close").click();
  pass(0);
  expect(advances()).toMatchObject([{ version: 2 }]);
});

it("while a dialog is open nothing is asked; then the rest of the pause goes on", () => {
  const el = showSeen(desk, FULL);
  pass(600);
  part(el, '[data-action="help"]').click();
  pass(5000);
  expect(advances()).toEqual([]);
  part(el, ".close").click();
  pass(299);
  expect(advances()).toEqual([]);
  pass(1);
  expect(advances()).toHaveLength(1);
});

it("while nobody sees the view nothing is asked", () => {
  const el = showSeen(desk, cpu());
  pass(200);
  see(el, false);
  pass(5000);
  expect(advances()).toEqual([]);
  see(el);
  pass(250);
  expect(advances()).toHaveLength(1);
});

it("without Python nothing is asked, and with it again the rest follows", () => {
  showSeen(desk, cpu());
  pass(200);
  desk.model.emit("comm_live_update");
  expect(vi.getTimerCount()).toBe(0);
  pass(5000);
  expect(advances()).toEqual([]);
  desk.publish({ four_color: true });
  pass(249);
  expect(advances()).toEqual([]);
  pass(1);
  expect(advances()).toHaveLength(1);
});

it("a busy Python is asked the same again, and steps once", () => {
  showSeen(desk, cpu());
  pass(450 + 3 * 4000);
  const [first] = advances();
  expect(advances()).toHaveLength(4);
  expect(advances().every(({ seq, version }) => seq === first?.["seq"] && version === 1)).toBe(
    true,
  );
});

it("a view that opens in the middle of a trick waits its whole pause", () => {
  showSeen(desk, cpu(1));
  pass(300);
  see(desk.showAgain());
  pass(449);
  expect(advances()).toHaveLength(1);
  pass(1);
  expect(advances()).toHaveLength(2);
});

it("a view that is gone asks for nothing and leaves no timer", () => {
  showSeen(desk, cpu());
  desk.close();
  expect(vi.getTimerCount()).toBe(0);
  pass(5000);
  expect(advances()).toEqual([]);
});

it("your own quick taps are not held up", () => {
  const el = showSeen(desk, playing(0, { selection: ["2C"] }));
  part(el, '[data-card="2C"]').click();
  desk.publish({ ...cpu(1), hand: HAND.slice(1), trick: [[0, "2C"]], selection: [] });
  expect(desk.model.sentOf("tap")).toHaveLength(1);
  pass(450);
  expect(advances()).toHaveLength(1);
});
