// @vitest-environment jsdom
import { expect, test as it, vi } from "vitest";
import { part, press, useDesk } from "./desk.ts";
import { english } from "./example.ts";
import { see } from "./fake-observer.ts";

const desk = useDesk();
const open = (el: Element) => el.querySelector<HTMLElement>(".dialog")?.dataset["dialog"];
const act = (el: Element, name: string) => part(el, `[data-action="${name}"]`).click();
const inDialog = (el: Element, name: string) => part(el, `.dialog [data-action="${name}"]`);
const running = { moves: 3, can_undo: true };

it("a deal stuck as dealt says so at once; new game comes first, nothing is to undo", () => {
  const el = desk.show({ status: "stuck" });
  const dialog = part(el, "[role='dialog']");
  expect(dialog.getAttribute("aria-modal")).toBe("true");
  expect(part(dialog, "h2").textContent).toBe("No more moves possible");
  expect(dialog.textContent).toContain(english["stuck_dealt"]);
  expect([...dialog.querySelectorAll(".buttons button")].map((b) => b.textContent)).toEqual([
    "New game",
    "Look at the cards",
  ]);
  expect(document.activeElement).toBe(document.body);
});

it("a game that becomes stuck offers undo first, and new game without a question", () => {
  const el = desk.show(running);
  part(el, '[data-slot="3"]').focus();
  desk.publish({ status: "stuck", moves: 4 });
  expect(open(el)).toBe("stuck");
  expect(document.activeElement).toBe(inDialog(el, "undo"));
  inDialog(el, "new").click();
  expect(desk.model.sent.at(-1)).toMatchObject({ type: "new", code: null });
  expect(open(el)).toBe("stuck");
  desk.publish({ status: "playing", moves: 0, game_number: 2 });
  expect(open(el)).toBeUndefined();
});

it("the stuck dialog can be closed to look at the cards, and opened again", () => {
  const el = desk.show({ ...running, status: "stuck" });
  inDialog(el, "look").click();
  expect(open(el)).toBeUndefined();
  desk.publish({ moves: 4 });
  expect(open(el)).toBeUndefined();
  act(el, "reopen");
  expect(open(el)).toBe("stuck");
  inDialog(el, "undo").click();
  expect(desk.model.sent.at(-1)).toMatchObject({ type: "undo" });
});

it("another deal that is stuck opens the dialog again", () => {
  const el = desk.show({ status: "stuck" });
  press("Escape");
  inDialog(el, "look").click();
  desk.publish({ game_number: 2 });
  expect(open(el)).toBe("stuck");
});

it("a won game shows its figures, and one more game without a question", () => {
  const el = desk.show(running);
  desk.publish({ status: "won", moves: 68, pairs: 17, elapsed: 183.4, score: 250 });
  expect(part(el, '[data-figure="won-time"]').textContent).toBe("3:03");
  expect(part(el, '[data-figure="won-moves"]').textContent).toBe("68");
  expect(part(el, '[data-figure="won-pairs"]').textContent).toBe("17");
  expect(el.querySelector('[data-figure="played"]')).toBeNull();
  act(el, "again");
  expect(desk.model.sent.at(-1)).toMatchObject({ type: "new", code: null });
});

it.each(["again", "new", "restart", "resume"])("%s tapped twice begins one game", (action) => {
  const resumable = { code: "HH1-N-AAAAAAC", moves: 12 };
  const el = desk.show(action === "resume" ? { resumable } : running);
  if (action === "again") {
    desk.publish({ status: "won" });
  }
  act(el, action);
  const ends = el.querySelector<HTMLElement>('.dialog [data-action="leave"]');
  const button = ends ?? part(el, `[data-action="${action}"]`);
  button.click();
  button.click();
  desk.publish({ ...running, status: "playing", game_number: 2 });
  expect(desk.model.sent).toHaveLength(1);
});

it("a card tapped before another game began is not taken there; a setting is set", () => {
  const el = desk.show();
  act(el, "new");
  part(el, '[data-target="stock"]').click();
  act(el, "settings");
  part(el, '[data-setting="move_errors"]').click();
  desk.publish({ game_number: 2 });
  expect(desk.model.sent).toMatchObject([
    { type: "new" },
    { type: "set", name: "move_errors" },
  ]);
});

it("what the log tells stands beside it", () => {
  const el = desk.show(running);
  const statistics = { played: 9, won: 4, best_time: 61, fewest_moves: 55 };
  desk.publish({ status: "won", statistics });
  const figures = ["played", "games-won", "best-time", "fewest-moves"];
  expect(figures.map((name) => part(el, `[data-figure="${name}"]`).textContent)).toEqual([
    "9",
    "4",
    "1:01",
    "55",
  ]);
});

it("a view that opens on a won game does not celebrate it again", () => {
  expect(open(desk.show({ ...running, status: "won" }))).toBeUndefined();
});

it.each([
  ["restart", { type: "restart" }],
  ["new", { type: "new", code: null }],
])("%s asks first once a move has been made", (action, intent) => {
  const el = desk.show(running);
  act(el, action);
  expect(open(el)).toBe("question");
  expect(desk.model.sent).toEqual([]);
  expect(document.activeElement).toBe(inDialog(el, "stay"));
  inDialog(el, "stay").click();
  expect(open(el)).toBeUndefined();
  act(el, action);
  inDialog(el, "leave").click();
  expect(desk.model.sent).toMatchObject([intent]);
  expect(open(el)).toBeUndefined();
});

it.each([
  ["before the first move", {}],
  ["after the win", { ...running, status: "won" as const }],
])("nothing is asked %s", (_, state) => {
  const el = desk.show(state);
  act(el, "new");
  expect(desk.model.sent).toMatchObject([{ type: "new" }]);
});

it.each(["new", "restart"])("%s asks while a tap waits that may be a move", (action) => {
  const el = desk.show();
  part(el, '[data-target="stock"]').click();
  part(el, '[data-target="stock"]').click();
  act(el, action);
  expect(open(el)).toBe("question");
  expect(desk.model.sentOf(action)).toEqual([]);
  desk.publish({ moves: 1, stock: 25 });
  desk.publish({ moves: 2, stock: 24 });
  inDialog(el, "leave").click();
  expect(desk.model.sentOf(action)).toHaveLength(1);
});

it("a game that waits to go on is asked about; one asked for twice is not", () => {
  const el = desk.show({ resumable: { code: "HH1-N-AAAAAAC", moves: 12 } });
  act(el, "new");
  act(el, "new");
  expect(open(el)).toBeUndefined();
  act(el, "resume");
  act(el, "new");
  expect(open(el)).toBe("question");
});

it("moves taken back were moves: it asks", () => {
  const el = desk.show({ can_redo: true });
  act(el, "restart");
  expect(open(el)).toBe("question");
});

it("the clock stands while a dialog is open", () => {
  const el = desk.show(running);
  see(el);
  act(el, "help");
  part(el, ".dialog .close").click();
  expect(desk.model.sentOf("clock").map((intent) => intent["running"])).toEqual([
    true,
    false,
    true,
  ]);
});

it("an entered code is sent as it was typed, and the dialog closes with the new deal", () => {
  const el = desk.show();
  act(el, "enter");
  const field = part(el, "input") as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  field.value = "hh1 n aaaaaac";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  part(el, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(desk.model.sent).toMatchObject([{ type: "new", code: "hh1 n aaaaaac" }]);
  expect(open(el)).toBe("enter");
  desk.publish({ game_number: 2, code: "HH1-N-AAAAAAC" });
  expect(open(el)).toBeUndefined();
});

it("a bad code is explained at the field, and what was typed stays", () => {
  const el = desk.show(running);
  act(el, "enter");
  const type = part(el, "input") as HTMLInputElement;
  type.value = "HH1-N-AB";
  type.dispatchEvent(new Event("input", { bubbles: true }));
  part(el, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(open(el)).toBe("question");
  inDialog(el, "leave").click();
  const params = { code: "HH1-N-AB", count: 2 };
  desk.publish({ message: { key: "message_code_length", params } });
  const field = part(el, "input") as HTMLInputElement;
  expect(field.value).toBe("HH1-N-AB");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const error = part(el, `[id="${field.getAttribute("aria-describedby")}"]`);
  expect(error.textContent).toContain("has 2 letters where 7 are expected");
  expect(part(el, "[role='status']").textContent).toBe(error.textContent);
  expect(document.activeElement).toBe(field);
});

it("a code sent while draws wait is waited for, and refused at its field", () => {
  const el = desk.show();
  part(el, '[data-target="stock"]').click();
  act(el, "enter");
  const field = part(el, "input") as HTMLInputElement;
  field.value = "HH1-N-A";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  part(el, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(open(el)).toBe("question");
  inDialog(el, "leave").click();
  desk.publish({ moves: 1, stock: 25, can_undo: true });
  expect(open(el)).toBe("enter");
  const params = { code: "HH1-N-A", count: 1 };
  desk.publish({ message: { key: "message_code_length", params } });
  expect(part(el, ".error").textContent).toContain("has 1 letter where 7 are expected");
  expect(document.activeElement).toBe(part(el, "input"));
});

it("a code is written in one piece, wherever a text tells of it", () => {
  const el = desk.show();
  act(el, "enter");
  const params = { code: "HH2-N-AAAAAAM" };
  desk.publish({ message: { key: "message_code_version", params } });
  const pieces = (selector: string) =>
    [...el.querySelectorAll(`${selector} .piece`)].map(({ textContent }) => textContent);
  expect(pieces(".hint")).toEqual(["HH1-N-AAAAAAM."]);
  expect(pieces(".error")).toEqual(["HH2-N-AAAAAAM", "HH1-N-AAAAAAM."]);
});

it.each(["help", "settings", "enter"])("%s is not read out as a whole", (name) => {
  const el = desk.show();
  act(el, name);
  expect(part(el, ".dialog").hasAttribute("aria-describedby")).toBe(false);
});

it("what is asked, and what stuck means, is heard with the title", () => {
  const el = desk.show(running);
  const described = () => {
    const id = part(el, ".dialog").getAttribute("aria-describedby");
    return part(el, `[id="${id}"]`).textContent;
  };
  act(el, "new");
  expect(described()).toBe(english["leave_text"]);
  inDialog(el, "stay").click();
  desk.publish({ status: "stuck", moves: 4 });
  expect(described()).toBe(english["stuck_text"]);
});

it("an opened dialog is brought into view as a whole, and its beginning at last", () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.className);
  });
  const el = desk.show(running);
  act(el, "new");
  expect(shown).toEqual(["dialog", "dialog-head"]);
  inDialog(el, "stay").click();
  expect(shown).toHaveLength(2);
});

it("settings are asked of Python, and shown as it has them", () => {
  const el = desk.show();
  act(el, "settings");
  const help = part(el, '[data-setting="placement_help"]') as HTMLInputElement;
  expect(help.checked).toBe(true);
  help.click();
  const language = part(el, '[data-setting="locale"]') as HTMLSelectElement;
  expect([...language.options].map(({ text }) => text)).toEqual([
    "As in the browser",
    "English",
    "Español",
  ]);
  expect(desk.model.sent).toMatchObject([
    { type: "set", name: "placement_help", value: false },
  ]);
  desk.publish({ placement_help: false });
  expect(help.checked).toBe(false);
  language.value = "es";
  language.dispatchEvent(new Event("change", { bubbles: true }));
  expect(desk.model.sent.at(-1)).toMatchObject({ type: "set", name: "locale", value: "es" });
});

it("how to play tells where the game comes from in three points, and the keys", () => {
  const el = desk.show();
  act(el, "help");
  expect(el.querySelectorAll(".dialog ol li")).toHaveLength(3);
  expect(el.querySelectorAll(".dialog kbd").length).toBeGreaterThan(10);
});

it("an unfinished game is offered until a move is made", () => {
  const el = desk.show({ resumable: { code: "HH1-N-AAAAAAC", moves: 12 } });
  expect(part(el, ".continue").textContent).toContain("An unfinished game: 12 moves.");
  act(el, "resume");
  expect(desk.model.sent).toMatchObject([{ type: "resume" }]);
  desk.publish({ moves: 1 });
  expect(el.querySelector(".continue")).toBeNull();
});
