// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import heartToHeart from "../src/heart-to-heart/index.ts";
import type { State } from "../src/heart-to-heart/state.ts";
import { english, startState } from "./example.ts";
import { FakeModel } from "./fake-model.ts";
import { fakeObservers, observedCount, see } from "./fake-observer.ts";

let model: FakeModel<State>;
let widget: ReturnType<typeof heartToHeart>;
let endModel: () => void;
const views: { el: HTMLElement; end: () => void }[] = [];

const show = () => {
  const el = document.createElement("div");
  document.body.append(el);
  const end = widget.render({ model, el });
  views.push({ el, end });
  return el;
};

beforeEach(() => {
  fakeObservers();
  model = new FakeModel(startState);
  widget = heartToHeart();
  endModel = widget.initialize({ model });
});

afterEach(() => {
  for (const { el, end } of views.splice(0)) {
    end();
    el.remove();
  }
  endModel();
  vi.unstubAllGlobals();
});

const part = (el: Element, selector: string) => {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`nothing matches ${selector}`);
  }
  return found;
};
const slot = (el: Element, number: number) => part(el, `[data-slot="${number}"]`);
const figure = (el: Element, name: string) => part(el, `[data-figure="${name}"]`).textContent;

it("cards lie where Python says, on a board of any size", () => {
  const el = show();
  expect(slot(el, 3).style.left).toBe("22.5%");
  expect(slot(el, 3).style.top).toBe("28%");
});

it("a card's name tells rank and place, and stays when its state changes", () => {
  const el = show();
  const name = "10 of hearts, row 1, card 1";
  expect(slot(el, 1).getAttribute("aria-label")).toBe(name);
  model.publish({ version: 2, free: [1, 3], selection: 1 });
  expect(slot(el, 1).getAttribute("aria-label")).toBe(name);
});

it("covered and free cards differ, and none is disabled natively", () => {
  const el = show();
  expect(slot(el, 1).className).toContain("covered");
  expect(slot(el, 1).getAttribute("aria-disabled")).toBe("true");
  expect(slot(el, 3).className).toContain("free");
  expect(slot(el, 3).getAttribute("aria-disabled")).toBe("false");
  expect(el.querySelector("[disabled]")).toBeNull();
});

it("outlined, darkened and selected cards are marked", () => {
  const el = show();
  model.publish({ version: 2, selection: 3, outlined: [3], darkened: [1, "discard"] });
  expect(slot(el, 3).className).toContain("outlined");
  expect(slot(el, 3).className).toContain("selected");
  expect(slot(el, 3).getAttribute("aria-pressed")).toBe("true");
  expect(slot(el, 1).className).toContain("darkened");
  expect(slot(el, 1).getAttribute("aria-pressed")).toBe("false");
  expect(part(el, '[data-target="discard"]').className).toContain("darkened");
});

it("the stock tells its number and nothing else", () => {
  const el = show();
  const stock = part(el, '[data-target="stock"]');
  expect(stock.getAttribute("aria-label")).toBe("Stock, 26 cards");
  expect(stock.innerHTML).toContain("back");
  expect(stock.innerHTML).not.toContain("hearts-");
  model.publish({ version: 2, stock: 0 });
  expect(part(el, '[data-target="stock"]').getAttribute("aria-label")).toBe("Stock, empty");
});

it("the discard pile shows its top card and its number", () => {
  const el = show();
  const pile = part(el, '[data-target="discard"]');
  expect(pile.getAttribute("aria-label")).toBe("Discard pile, ace of hearts, 1 card");
  model.publish({ version: 2, discard: [1, 12] });
  expect(pile.getAttribute("aria-label")).toBe("Discard pile, queen of hearts on top, 2 cards");
  model.publish({ version: 3, discard: [] });
  expect(pile.getAttribute("aria-label")).toBe("Discard pile, empty");
  expect(pile.getAttribute("aria-disabled")).toBe("true");
});

it("a pair leaves, the other cards keep their elements", () => {
  const el = show();
  const kept = [slot(el, 1), slot(el, 2)];
  model.publish({ version: 2, heart: [10, 8, null], free: [1, 2], discard: [] });
  expect(el.querySelector('[data-slot="3"]')).toBeNull();
  expect([slot(el, 1), slot(el, 2)]).toEqual(kept);
  expect(slot(el, 1)).toBe(kept[0]);
  expect(slot(el, 1).className).toContain("free");
});

it("the version drawn stands on the root, with what it shows", () => {
  const el = show();
  const root = part(el, ".hh-widget");
  expect(root.dataset["version"]).toBe("1");
  expect(root.dataset["lmSuppressShortcuts"]).toBe("true");
  model.publish({ version: 2, score: 20, moves: 4 });
  expect(root.dataset["version"]).toBe("2");
  expect([figure(el, "score"), figure(el, "moves")]).toEqual(["20", "4"]);
});

it("the bar shows the code, where there is one", () => {
  const el = show();
  expect(figure(el, "code")).toBe("HH1-N-AAAAAAM");
  model.publish({ version: 2, code: null });
  expect(el.querySelector('[data-figure="code"]')).toBeNull();
});

it("taps on cards, piles and buttons become intents", () => {
  const el = show();
  const asked: [string, object][] = [
    ['[data-slot="1"]', { type: "tap", target: 1 }],
    ['[data-target="stock"]', { type: "tap", target: "stock" }],
    ['[data-target="discard"]', { type: "tap", target: "discard" }],
    ['[data-action="undo"]', { type: "undo" }],
    ['[data-action="redo"]', { type: "redo" }],
    ['[data-action="restart"]', { type: "restart" }],
    ['[data-action="new"]', { type: "new", code: null }],
  ];
  for (const [index, [selector, intent]] of asked.entries()) {
    part(el, selector).click();
    expect(model.sent.at(-1)).toMatchObject({ ...intent, version: index + 1 });
    model.publish({ version: index + 2 });
  }
  expect(model.sent).toHaveLength(asked.length);
});

it("keys on any button are not the notebook's shortcuts", () => {
  for (const button of show().querySelectorAll("button")) {
    expect(button.dataset["lmSuppressShortcuts"]).toBe("true");
  }
});

it("buttons have a tip for the eye that is no second name for the ear", () => {
  const el = show();
  for (const action of ["help", "copy", "undo", "new"]) {
    const button = part(el, `[data-action="${action}"]`);
    expect(button.hasAttribute("title")).toBe(false);
    const tip = part(button, ".tip");
    expect(tip.title).toBe(button.getAttribute("aria-label"));
    expect(tip.getAttribute("aria-hidden")).toBe("true");
  }
});

it("buttons that can do nothing now say so", () => {
  const el = show();
  const undo = part(el, '[data-action="undo"]');
  expect(undo.getAttribute("aria-disabled")).toBe("true");
  expect(undo.textContent).toBe("Undo");
  model.publish({ version: 2, can_undo: true });
  expect(undo.getAttribute("aria-disabled")).toBe("false");
});

it("what Python says is told", () => {
  const el = show();
  model.publish({ version: 2, message: { key: "message_same_rank", params: {} } });
  expect(part(el, '[role="status"]').textContent).toBe("Must be the same rank");
  model.publish({ version: 3, message: null });
  expect(part(el, '[role="status"]').textContent).toBe("");
});

it("a busy Python is told until it answers", () => {
  vi.useFakeTimers();
  const el = show();
  slot(el, 3).click();
  expect(part(el, ".hh-widget").dataset["waiting"]).toBe("pending");
  vi.advanceTimersByTime(4000);
  expect(part(el, '[role="status"]').textContent).toBe(english["python_busy"]);
  model.publish({ version: 2, selection: 3 });
  expect(part(el, '[role="status"]').textContent).toBe("");
  expect(part(el, ".hh-widget").dataset["waiting"]).toBe("idle");
  vi.useRealTimers();
});

it("two views show the same and wait each for their own", () => {
  const [one, two] = [show(), show()];
  slot(one, 3).click();
  slot(two, 1).click();
  expect(model.sentOf("tap")).toHaveLength(2);
  model.publish({ version: 2, selection: 3 });
  expect(slot(one, 3).className).toContain("selected");
  expect(slot(two, 3).className).toContain("selected");
});

it("two views in a page use symbols of their own", () => {
  const [one, two] = [show(), show()];
  const ids = [
    ...one.querySelectorAll(".sprite [id]"),
    ...two.querySelectorAll(".sprite [id]"),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of document.querySelectorAll("use")) {
    expect(ids).toContain(use.getAttribute("href")?.slice(1));
  }
});

it("the clock may run while a view is seen", () => {
  const el = show();
  see(el);
  expect(model.sentOf("clock")).toMatchObject([{ running: true, version: 1 }]);
});

it("cleaned up, a view and its model leave nothing behind", () => {
  const added = vi.spyOn(globalThis, "addEventListener");
  const removed = vi.spyOn(globalThis, "removeEventListener");
  const own = new FakeModel(startState);
  const other = heartToHeart();
  const end = other.initialize({ model: own });
  const el = document.createElement("div");
  const endView = other.render({ model: own, el });
  slot(el, 3).click();
  endView();
  end();
  expect(el.childNodes).toHaveLength(0);
  expect(own.handlerCount).toBe(0);
  expect(observedCount()).toBe(0);
  const events = (spy: typeof added | typeof removed) =>
    spy.mock.calls.map(([event]) => event).sort();
  expect(events(removed)).toEqual(events(added));
});
