// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import { type Clock, Presence } from "../src/shared/presence.ts";
import { createStore } from "../src/shared/store.ts";
import { FakeModel } from "./fake-model.ts";
import { fakeObservers, observedCount, see } from "./fake-observer.ts";

const names = ["version", "running", "moves", "status"] as const;
const start = { version: 5, running: false, moves: 3, status: "playing" };

let model: FakeModel<typeof start>;
let presence: Presence;
const first = document.createElement("div");
const second = document.createElement("div");

beforeEach(() => {
  fakeObservers();
  model = new FakeModel(start);
  presence = new Presence(model, createStore(model, names));
});

afterEach(() => {
  presence.close();
  vi.unstubAllGlobals();
});

const running = () => model.sent.map((intent) => intent["running"]);
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("the clock runs once a view is seen, not before", () => {
  presence.watch(first);
  expect(running()).toEqual([]);
  see(first);
  expect(model.sent).toEqual([
    { type: "clock", running: true, seq: expect.any(Number), version: 5 },
  ]);
});

it("it stands when the last visible view goes out of sight", () => {
  presence.watch(first);
  presence.watch(second);
  see(first);
  see(second);
  see(first, false);
  expect(running()).toEqual([true]);
  see(second, false);
  expect(running()).toEqual([true, false]);
});

it("it stands while a dialog is open in any view", () => {
  const watch = presence.watch(first);
  presence.watch(second);
  see(first);
  see(second);
  watch.dialog(true);
  expect(running()).toEqual([true, false]);
  watch.dialog(false);
  expect(running()).toEqual([true, false, true]);
});

it("it stands while the page is hidden", () => {
  presence.watch(first);
  see(first);
  hide(true);
  expect(running()).toEqual([true, false]);
  hide(false);
  expect(running()).toEqual([true, false, true]);
});

it("it stands when the page is left, and goes on when it comes back", () => {
  presence.watch(first);
  see(first);
  globalThis.dispatchEvent(new Event("pagehide"));
  expect(running()).toEqual([true, false]);
  globalThis.dispatchEvent(new Event("pageshow"));
  expect(running()).toEqual([true, false, true]);
});

it("it stands when the view is removed", () => {
  const watch = presence.watch(first);
  see(first);
  watch.close();
  expect(running()).toEqual([true, false]);
});

it("made on an old version, it is sent again", () => {
  presence.watch(first);
  see(first);
  const { seq } = model.sent[0] ?? {};
  model.publish({ version: 6 });
  model.tell({ type: "unchanged", seq, version: 6 });
  expect(running()).toEqual([true, true]);
  expect(model.sent[1]).toMatchObject({ version: 6, running: true });
});

it("made on an old version and no longer true, what is true now is sent", () => {
  presence.watch(first);
  see(first);
  see(first, false);
  expect(running()).toEqual([true, false]);
  const { seq } = model.sent[1] ?? {};
  model.publish({ version: 6 });
  model.tell({ type: "unchanged", seq, version: 6 });
  expect(running()).toEqual([true, false, false]);
});

it("answered unchanged on its own version, it is settled", () => {
  presence.watch(first);
  see(first);
  model.tell({ type: "unchanged", seq: model.sent[0]?.["seq"], version: 5 });
  expect(running()).toEqual([true]);
});

it("answers to others do not concern it", () => {
  presence.watch(first);
  see(first);
  model.tell({ type: "unchanged", seq: -7, version: 9 });
  expect(running()).toEqual([true]);
});

it("closed, it leaves nothing behind and lets the clock stand", () => {
  const store = createStore(model, names);
  const other = new Presence(model, store);
  const handlers = model.handlerCount;
  other.watch(first);
  see(first);
  other.close();
  store.close();
  expect(running()).toEqual([true, false]);
  expect(observedCount()).toBe(0);
  expect(model.handlerCount).toBe(handlers - 2);
  hide(true);
  hide(false);
  expect(running()).toEqual([true, false]);
});

it("the first word is sent whatever it is: a page may have been left without one", () => {
  presence.watch(first);
  see(first, false);
  expect(running()).toEqual([false]);
});

it("when another page lets the clock stand, this one lets it run on", () => {
  presence.watch(first);
  see(first);
  model.publish({ version: 6, running: true });
  model.publish({ version: 7, running: false });
  expect(running()).toEqual([true, true]);
  model.publish({ version: 8, running: true });
  model.publish({ version: 9, running: false, status: "stuck" });
  expect(running()).toEqual([true, true]);
});

it("a view hears when it may be seen or not", () => {
  const changed = vi.fn();
  const watch = presence.watch(first, changed);
  expect(watch.isSeen()).toBe(false);
  see(first);
  expect(watch.isSeen()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
  hide(true);
  expect(watch.isSeen()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("where the clock is not told, it is let run and stand all the same", () => {
  const quiet = new FakeModel<Clock>({ version: 1 });
  const own = new Presence(quiet, createStore(quiet, ["version"]));
  own.watch(second);
  see(second);
  quiet.publish({ version: 2 });
  see(second, false);
  expect(quiet.sent.map((intent) => intent["running"])).toEqual([true, false]);
  own.close();
});
