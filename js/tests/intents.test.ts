import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import { BUSY_AFTER, IntentQueue } from "../src/shared/intents.ts";
import { FakeModel } from "./fake-model.ts";

const tap = (target: number) => ({ type: "tap", target });

let model: FakeModel<{ version: number }>;
let queue: IntentQueue<{ type: string; target: number }>;
let changed: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  model = new FakeModel({ version: 3 });
  changed = vi.fn<() => void>();
  queue = new IntentQueue(model, 3, changed);
});

afterEach(() => {
  queue.close();
  vi.useRealTimers();
});

const targets = () => model.sent.map((intent) => intent["target"]);
const unchanged = (seq: unknown, version: number) =>
  model.tell({ type: "unchanged", seq, version });

it("an intent carries a number and the version drawn", () => {
  queue.push(tap(7));
  expect(model.sent).toEqual([{ ...tap(7), seq: expect.any(Number), version: 3 }]);
  expect(model.sent[0]?.["seq"]).toSatisfy(Number.isSafeInteger);
});

it("later taps wait, and go in order", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.push(tap(3));
  expect(targets()).toEqual([1]);
  queue.drawn(4);
  expect(targets()).toEqual([1, 2]);
  queue.drawn(5);
  expect(targets()).toEqual([1, 2, 3]);
});

it("a waiting tap takes the version drawn when it goes, and the next number", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.drawn(4);
  expect(model.sent[1]).toMatchObject({ version: 4, seq: Number(model.sent[0]?.["seq"]) + 1 });
});

it("a redraw of the same version is no answer", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.drawn(3);
  expect(targets()).toEqual([1]);
});

it("one that the clock made too late goes once more, before those that wait", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.drawn(4, true);
  expect(targets()).toEqual([1]);
  expect(queue.waiting).toBe("pending");
  unchanged(model.sent[0]?.["seq"], 4);
  expect(targets()).toEqual([1, 1]);
  expect(model.sent[1]).toMatchObject({ version: 4 });
  queue.drawn(5);
  expect(targets()).toEqual([1, 1, 2]);
});

it("after the clock alone, unchanged on the version drawn is an answer", () => {
  queue.push(tap(1));
  queue.drawn(4, true);
  unchanged(model.sent[0]?.["seq"], 4);
  unchanged(model.sent[1]?.["seq"], 4);
  expect(targets()).toEqual([1, 1]);
  expect(queue.waiting).toBe("idle");
});

it("unchanged with the intent's number answers it", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  unchanged(model.sent[0]?.["seq"], 3);
  expect(targets()).toEqual([1, 2]);
});

it("answers to other views and other messages are ignored", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  unchanged(Number(model.sent[0]?.["seq"]) + 1, 3);
  model.tell({ type: "other", seq: model.sent[0]?.["seq"] });
  model.tell(null);
  model.tell("unchanged");
  expect(targets()).toEqual([1]);
});

it("a late answer to an intent that is over does not answer the next", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.push(tap(3));
  queue.drawn(4);
  unchanged(model.sent[0]?.["seq"], 4);
  expect(targets()).toEqual([1, 2]);
});

it("two views start at different numbers", () => {
  const other = new IntentQueue(model, 3, changed);
  queue.push(tap(1));
  other.push(tap(1));
  expect(model.sent[0]?.["seq"]).not.toBe(model.sent[1]?.["seq"]);
  other.close();
});

it("an intent is pending until it is answered", () => {
  expect(queue.waiting).toBe("idle");
  queue.push(tap(1));
  expect(queue.waiting).toBe("pending");
  queue.drawn(4);
  expect(queue.waiting).toBe("idle");
  expect(changed).toHaveBeenCalledTimes(2);
});

it("without an answer Python counts as busy, and all goes on when it answers", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  vi.advanceTimersByTime(BUSY_AFTER - 1);
  expect(queue.waiting).toBe("pending");
  vi.advanceTimersByTime(1);
  expect(queue.waiting).toBe("busy");
  queue.drawn(4);
  expect(queue.waiting).toBe("pending");
  expect(targets()).toEqual([1, 1, 2]);
  queue.drawn(5);
  expect(queue.waiting).toBe("idle");
});

it("closed, it forgets what waits and hears nothing", () => {
  queue.push(tap(1));
  queue.push(tap(2));
  queue.close();
  queue.drawn(4);
  vi.advanceTimersByTime(2 * BUSY_AFTER);
  expect(targets()).toEqual([1]);
  expect(model.handlerCount).toBe(0);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("an intent without an answer is sent again as it was, and no more once answered", () => {
  queue.push(tap(1));
  vi.advanceTimersByTime(BUSY_AFTER);
  expect(model.sent).toEqual([model.sent[0], model.sent[0]]);
  vi.advanceTimersByTime(BUSY_AFTER);
  expect(model.sent).toHaveLength(3);
  queue.drawn(4);
  vi.advanceTimersByTime(10 * BUSY_AFTER);
  expect(model.sent).toHaveLength(3);
  expect(queue.waiting).toBe("idle");
});

it("one that is no longer due when its turn comes is left out", () => {
  let isDue = true;
  queue.push(tap(1));
  queue.push(tap(2), () => isDue);
  queue.push(tap(3), () => true);
  isDue = false;
  queue.drawn(4);
  expect(targets()).toEqual([1, 3]);
});
