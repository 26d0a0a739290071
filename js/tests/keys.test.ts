// @vitest-environment jsdom
import { expect, test as it, vi } from "vitest";
import { part, press, useDesk } from "./desk.ts";

const desk = useDesk();
const slot = (el: Element, number: number) => part(el, `[data-slot="${number}"]`);
const stops = (el: Element) => [...el.querySelectorAll("button.card[tabindex='0']")];

it("the cards are one tab stop, at first the free one", () => {
  const el = desk.show();
  expect(stops(el)).toEqual([slot(el, 3)]);
});

it("arrows lead along the heart and to the piles, and take the tab stop with them", () => {
  const el = desk.show();
  slot(el, 3).focus();
  press("ArrowUp");
  expect(document.activeElement).toBe(slot(el, 2));
  expect(stops(el)).toEqual([slot(el, 2)]);
  press("Home");
  expect(document.activeElement).toBe(slot(el, 1));
  press("f");
  press("ArrowDown");
  expect(document.activeElement).toBe(part(el, '[data-target="discard"]'));
});

it("a click takes the tab stop to the card", () => {
  const el = desk.show();
  slot(el, 1).focus();
  expect(stops(el)).toEqual([slot(el, 1)]);
});

it("when the focused card goes, the nearest one left has the focus", () => {
  const el = desk.show();
  slot(el, 3).focus();
  desk.publish({ heart: [10, 8, null], free: [1, 2], moves: 1 });
  expect([slot(el, 1), slot(el, 2)]).toContain(document.activeElement);
  desk.publish({ heart: [null, null, null], free: [], moves: 2 });
  expect((document.activeElement as HTMLElement).dataset["target"]).toBeDefined();
});

it("focus outside the view is left alone", () => {
  const el = desk.show();
  desk.publish({ heart: [10, 8, null], free: [1, 2], moves: 1 });
  expect(el.contains(document.activeElement)).toBe(false);
});

it.each([
  ["d", { type: "tap", target: "stock" }],
  ["x", { type: "tap", target: "discard" }],
  ["u", { type: "undo" }],
  ["Y", { type: "redo" }],
  ["r", { type: "restart" }],
  ["n", { type: "new", code: null }],
])("%s is a key of the board", (key, intent) => {
  slot(desk.show(), 3).focus();
  press(key);
  expect(desk.model.sent).toMatchObject([intent]);
});

it.each([
  ["h", "help"],
  ["?", "help"],
  ["s", "settings"],
  ["c", "enter"],
])("%s opens %s", (key, name) => {
  const el = desk.show();
  slot(el, 3).focus();
  press(key);
  expect(part(el, ".dialog").dataset["dialog"]).toBe(name);
});

it("Escape closes a dialog, and the focus is where it was", () => {
  const el = desk.show();
  slot(el, 3).focus();
  press("h");
  expect(part(el, ".dialog").contains(document.activeElement)).toBe(true);
  expect(part(el, ".play").hasAttribute("inert") || part(el, ".play").inert).toBe(true);
  press("Escape");
  expect(el.querySelector(".dialog")).toBeNull();
  expect(document.activeElement).toBe(slot(el, 3));
});

it("Tab stays within a dialog", () => {
  const el = desk.show({ moves: 3 });
  slot(el, 3).focus();
  press("n");
  const [first, last] = [part(el, ".close"), part(el, '[data-action="stay"]')];
  last.focus();
  expect(press("Tab").defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(first);
  press("Tab", { shiftKey: true });
  expect(document.activeElement).toBe(last);
});

it("the board's keys do nothing while a dialog is open", () => {
  const el = desk.show();
  slot(el, 3).focus();
  press("h");
  press("d");
  expect(desk.model.sent).toEqual([]);
  expect(el.querySelector(".dialog")).not.toBeNull();
});

it("plain keys stay on the board; Tab, Shift+Enter and combinations are the host's", () => {
  const el = desk.show();
  const heard = vi.fn();
  el.addEventListener("keydown", ({ key }) => heard(key));
  slot(el, 3).focus();
  for (const key of ["a", "b", "d", "Enter", " ", "ArrowUp"]) {
    press(key);
  }
  expect(heard).not.toHaveBeenCalled();
  press("Tab");
  press("Enter", { shiftKey: true });
  press("s", { ctrlKey: true });
  press("u", { metaKey: true });
  expect(heard.mock.calls.flat()).toEqual(["Tab", "Enter", "s", "u"]);
  expect(desk.model.sentOf("undo")).toEqual([]);
});

it("JupyterLab sees no mark on the way of a key that is its own", async () => {
  const el = desk.show();
  const root = part(el, ".hh-widget");
  const marks: boolean[] = [];
  el.addEventListener("keydown", () => marks.push("lmSuppressShortcuts" in root.dataset));
  slot(el, 3).focus();
  press("s", { ctrlKey: true });
  expect(marks).toEqual([false]);
  await vi.waitFor(() => expect(root.dataset["lmSuppressShortcuts"]).toBe("true"));
  expect(slot(el, 3).dataset["lmSuppressShortcuts"]).toBe("true");
});
