// @vitest-environment jsdom
import { expect, test as it, vi } from "vitest";
import { part, press } from "./desk.ts";
import { FULL, HAND, OVER, playing, SCORED, useTable } from "./hearts-desk.ts";

const desk = useTable();
const card = (el: Element, name: string) => part(el, `[data-card="${name}"]`);
const stops = (el: Element) => [...el.querySelectorAll("button.card[tabindex='0']")];

it("the hand is one tab stop, and arrows, Home and End lead along it", () => {
  const el = desk.show();
  expect(stops(el)).toEqual([card(el, "2C")]);
  card(el, "2C").focus();
  for (const [key, name] of [
    ["ArrowRight", "9C"],
    ["ArrowDown", "KC"],
    ["ArrowLeft", "9C"],
    ["ArrowUp", "2C"],
    ["ArrowLeft", "2C"],
    ["End", "AH"],
    ["ArrowRight", "AH"],
    ["Home", "2C"],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(card(el, name));
    expect(stops(el)).toEqual([card(el, name)]);
  }
});

it("a click takes the tab stop to the card, blocked or not", () => {
  const el = desk.show(playing(1));
  card(el, "QS").focus();
  expect(stops(el)).toEqual([card(el, "QS")]);
});

it("when the focused card leaves, the one in its place has the focus", () => {
  const el = desk.show(playing(0));
  card(el, "2C").focus();
  desk.publish({ hand: HAND.slice(1), playable: [] });
  expect(document.activeElement).toBe(card(el, "9C"));
  card(el, "AH").focus();
  desk.publish({ hand: HAND.slice(1, -1) });
  expect(document.activeElement).toBe(card(el, "JH"));
});

it("after the last card the focus rests, goes on to the sheet, and back to the next hand", () => {
  const el = desk.show(playing(0, { hand: ["2C"] }));
  card(el, "2C").focus();
  desk.publish({ ...FULL, hand: [] });
  expect(document.activeElement).toBe(part(el, ".fan"));
  desk.publish(SCORED);
  expect(document.activeElement).toBe(part(el, '[data-action="next_hand"]'));
  desk.publish({ phase: "passing", hand_number: 2, hand: HAND, playable: HAND });
  expect(document.activeElement).toBe(stops(el)[0]);
});

it("when the pass is confirmed, the focus goes on to the hand", () => {
  const el = desk.show({ selection: ["2C", "9C", "KC"], can_confirm: true });
  part(el, '[data-action="confirm"]').focus();
  desk.publish(playing(0, { hand: ["3C", ...HAND.slice(3), "KH", "QH"] }));
  expect((document.activeElement as HTMLElement).dataset["card"]).toBeDefined();
});

it("focus outside the view is left alone", () => {
  const el = desk.show(playing(0));
  desk.publish({ hand: HAND.slice(1) });
  expect(el.contains(document.activeElement)).toBe(false);
});

it.each([
  ["p", { can_confirm: true, selection: ["2C", "9C", "KC"] }, { type: "confirm" }],
  ["m", {}, { type: "new" }],
  ["M", OVER, { type: "new" }],
])("%s is a key of the table", (key, state, intent) => {
  const el = desk.show(state);
  part(el, '[data-action="help"]').focus();
  press(key);
  expect(desk.model.sent).toMatchObject([intent]);
});

it("n deals the next hand while the sheet is closed; in it Enter does", () => {
  const el = desk.show(SCORED);
  press("Escape");
  part(el, ".close").click();
  part(el, '[data-action="help"]').focus();
  press("n");
  expect(desk.model.sent).toMatchObject([{ type: "next" }]);
});

it.each([
  ["p", { selection: ["2C", "9C"] }],
  ["n", FULL],
])("%s does nothing while it may not", (key, state) => {
  const el = desk.show(state);
  part(el, '[data-action="help"]').focus();
  press(key);
  expect(desk.model.sent).toEqual([]);
});

it.each([
  ["h", "help"],
  ["?", "help"],
  ["s", "settings"],
  ["t", "scores"],
])("%s opens %s, and Escape leads back", (key, name) => {
  const el = desk.show();
  card(el, "QS").focus();
  press(key);
  expect(part(el, ".dialog").dataset["dialog"]).toBe(name);
  press("Escape");
  expect(document.activeElement).toBe(card(el, "QS"));
});

it("plain keys stay on the table; combinations are the host's", () => {
  const el = desk.show();
  const heard = vi.fn();
  el.addEventListener("keydown", ({ key }) => heard(key));
  card(el, "QS").focus();
  for (const key of ["a", "d", "Enter", " ", "ArrowUp"]) {
    press(key);
  }
  expect(heard).not.toHaveBeenCalled();
  press("s", { ctrlKey: true });
  press("Tab");
  expect(heard.mock.calls.flat()).toEqual(["s", "Tab"]);
});
