// @vitest-environment jsdom
import { expect, test as it } from "vitest";
import { part } from "./desk.ts";
import { see } from "./fake-observer.ts";
import { FULL, HAND, OVER, playing, SCORED, startMatch, useTable } from "./hearts-desk.ts";

const desk = useTable();
const open = (el: Element) => el.querySelector<HTMLElement>(".dialog")?.dataset["dialog"];
const act = (el: Element, name: string) => part(el, `[data-action="${name}"]`).click();
const inDialog = (el: Element, name: string) => part(el, `.dialog [data-action="${name}"]`);
const rows = (el: Element) =>
  [...el.querySelectorAll(".dialog .sheet:first-of-type tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it("after a hand the score sheet opens, with all hands and totals, and waits", () => {
  const el = desk.show(FULL);
  part(el, '[data-action="help"]').focus();
  desk.publish({
    ...SCORED,
    hand_number: 2,
    hand_results: [
      [1, 0, 25, 0],
      [4, 9, 13, 0],
    ],
    totals: [5, 9, 38, 0],
    moons: [null, null],
  });
  expect(open(el)).toBe("scores");
  expect(rows(el)).toEqual([
    ["Hand", "You", "CPU 1", "CPU 2", "CPU 3"],
    ["1", "1", "0", "25", "0"],
    ["2", "4", "9", "13", "0"],
    ["Total", "5", "9", "38", "0"],
  ]);
  expect(document.activeElement).toBe(inDialog(el, "next_hand"));
  act(el, "next_hand");
  expect(desk.model.sent.at(-1)).toMatchObject({ type: "next" });
  desk.publish({ ...desk.model.get("hand"), phase: "passing", hand_number: 3, hand: HAND });
  expect(open(el)).toBeUndefined();
});

it("the sheet can be closed and opened again, and a view that opens late shows it", () => {
  const el = desk.show(SCORED);
  expect(open(el)).toBe("scores");
  part(el, ".close").click();
  expect(open(el)).toBeUndefined();
  act(el, "reopen");
  expect(open(el)).toBe("scores");
});

it("a moon is told on the sheet, and marked in its hand", () => {
  const el = desk.show(FULL);
  desk.publish({
    ...SCORED,
    hand_results: [[26, 26, 0, 26]],
    totals: [26, 26, 0, 26],
    moons: [2],
  });
  expect(part(el, ".moon-told").textContent).toBe("CPU 2 shot the moon!");
  const marked = part(el, ".moon");
  expect(marked.getAttribute("aria-label")).toBe("shot the moon");
  expect(marked.closest("td")?.textContent).toBe("0");
});

it("your own moon is told to you", () => {
  const el = desk.show(FULL);
  desk.publish({ ...SCORED, hand_results: [[0, 26, 26, 26]], moons: [0] });
  expect(part(el, ".moon-told").textContent).toBe("You shot the moon!");
});

it.each([
  ["win", "You win the match!", 1],
  ["draw", "A draw: you share the lead", 0],
  ["loss", "Not this time", 0],
] as const)(
  "a %s is told with totals, time, statistics and one more match",
  (result, title, hearts) => {
    const el = desk.show(FULL);
    desk.publish({ ...OVER, result });
    expect(open(el)).toBe("result");
    expect(part(el, ".dialog h2").textContent).toBe(title);
    expect(el.querySelectorAll(".won-heart")).toHaveLength(hearts);
    const figure = (name: string) => part(el, `[data-figure="${name}"]`).textContent;
    expect([0, 1, 2, 3].map((seat) => figure(`final-${seat}`))).toEqual([
      "40",
      "99",
      "103",
      "44",
    ]);
    expect(figure("match-time")).toBe("12:34");
    expect(figure("match-level")).toBe("Normal");
    expect(
      ["played", "won", "lost", "drawn", "time"].map((row) => figure(`${row}-normal`)),
    ).toEqual(["7", "2", "3", "1", "1:01:40"]);
    const level = part(el, '[data-setting="next_difficulty"]') as HTMLSelectElement;
    level.value = "hard";
    level.dispatchEvent(new Event("change", { bubbles: true }));
    expect(desk.model.sent.at(-1)).toMatchObject({ name: "next_difficulty", value: "hard" });
    desk.publish({ next_difficulty: "hard" });
    inDialog(el, "again").click();
    expect(desk.model.sent.at(-1)).toMatchObject({ type: "new" });
  },
);

it("without a log there are no statistics", () => {
  const el = desk.show(FULL);
  desk.publish({ ...OVER, statistics: null });
  expect(el.querySelectorAll(".dialog .sheet")).toHaveLength(1);
});

it("a view that opens on a match that is over does not tell it again", () => {
  const el = desk.show(OVER);
  expect(open(el)).toBeUndefined();
  act(el, "reopen");
  expect(open(el)).toBe("result");
});

it("the totals of the last match are gone in the new one, and so is its dialog", () => {
  const el = desk.show(FULL);
  desk.publish(OVER);
  desk.publish({
    ...{ game_number: 2, phase: "passing", result: null, elapsed: null, hand: HAND },
    ...{ hand_results: [], moons: [], totals: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  });
  expect(open(el)).toBeUndefined();
  act(el, "scores");
  expect(rows(el)).toEqual([
    ["Hand", "You", "CPU 1", "CPU 2", "CPU 3"],
    ["Total", "0", "0", "0", "0"],
  ]);
});

it.each([
  ["in play", playing(1)],
  ["with a card chosen", { selection: ["QS"] }],
  ["in a later hand", { hand_number: 2 }],
])("a new match asks first %s", (_, state) => {
  const el = desk.show(state);
  act(el, "new_match");
  expect(open(el)).toBe("question");
  expect(desk.model.sentOf("new")).toEqual([]);
  expect(document.activeElement).toBe(inDialog(el, "stay"));
  inDialog(el, "stay").click();
  expect(open(el)).toBeUndefined();
  act(el, "new_match");
  inDialog(el, "leave").click();
  expect(desk.model.sentOf("new")).toHaveLength(1);
  expect(open(el)).toBeUndefined();
});

it.each([
  ["before the first choice", {}],
  ["after the end", OVER],
])("nothing is asked %s", (_, state) => {
  const el = desk.show(state);
  act(el, "new_match");
  expect(open(el)).toBeUndefined();
  expect(desk.model.sentOf("new")).toHaveLength(1);
});

it("settings are asked of Python; the level is that of the next match", () => {
  const el = desk.show({ difficulty: "hard" });
  act(el, "settings");
  const level = part(el, '[data-setting="next_difficulty"]') as HTMLSelectElement;
  expect([...level.options].map(({ text }) => text)).toEqual(["Easy", "Normal", "Hard"]);
  expect(level.value).toBe("normal");
  expect(part(el, ".dialog").textContent).toContain("This match goes on as it began: Hard.");
  part(el, '[data-setting="four_color"]').click();
  expect(desk.model.sent).toMatchObject([{ type: "set", name: "four_color", value: true }]);
});

it("how to play has the rules in short, six tips, and the keys", () => {
  const el = desk.show();
  act(el, "help");
  expect(el.querySelectorAll(".dialog strong")).toHaveLength(6);
  expect(el.querySelectorAll(".dialog ol li")).toHaveLength(6);
  expect(el.querySelectorAll(".dialog kbd").length).toBeGreaterThan(8);
  expect(part(el, ".dialog").textContent).toContain("CPU seats never try");
});

it("help stays open over a step, and gives way to the end of a hand", () => {
  const el = desk.show(playing(1));
  act(el, "help");
  desk.publish(FULL);
  expect(open(el)).toBe("help");
  desk.publish(SCORED);
  expect(open(el)).toBe("scores");
});

it("the clock stands while a dialog is open", () => {
  const el = desk.show();
  see(el);
  act(el, "help");
  part(el, ".close").click();
  expect(desk.model.sentOf("clock").map(({ running }) => running)).toEqual([true, false, true]);
});

it.each(["again", "new_match", "resume"])("%s tapped twice begins one match", (action) => {
  const resumable = { difficulty: "hard", hand_number: 3, totals: [9, 4, 13, 26] } as const;
  const el = desk.show(action === "again" ? FULL : { resumable });
  if (action === "again") {
    desk.publish(OVER);
  }
  const button = part(el, `[data-action="${action}"]`);
  button.click();
  button.click();
  desk.publish({ ...startMatch, version: desk.model.get("version") + 1, game_number: 2 });
  expect(desk.model.sent).toMatchObject([{ type: action === "resume" ? "resume" : "new" }]);
});

it("a card tapped before another match began is not chosen there; a setting is set", () => {
  const el = desk.show();
  act(el, "new_match");
  part(el, '[data-card="QS"]').click();
  act(el, "settings");
  part(el, '[data-setting="four_color"]').click();
  desk.publish({ game_number: 2 });
  expect(desk.model.sent).toMatchObject([{ type: "new" }, { type: "set", value: true }]);
});

it("the keys of How to play are those of a hand", () => {
  const el = desk.show();
  act(el, "help");
  expect(part(el, ".keys").textContent).toContain("First and last card of the hand");
});
