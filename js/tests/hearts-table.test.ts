// @vitest-environment jsdom
import { expect, test as it, vi } from "vitest";
import hearts from "../src/hearts/index.ts";
import { part } from "./desk.ts";
import { FakeModel } from "./fake-model.ts";
import { observedCount } from "./fake-observer.ts";
import { english, FULL, HAND, playing, SCORED, startMatch, useTable } from "./hearts-desk.ts";

const desk = useTable();
const PREFIX = /^#hh\w+?-/u;
const card = (el: Element, name: string) => part(el, `[data-card="${name}"]`);
const seat = (el: Element, number: number) => part(el, `[data-seat="${number}"]`);
const figure = (el: Element, name: string) => part(el, `[data-figure="${name}"]`).textContent;
const names = (el: Element) =>
  [...el.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => dataset["card"]);
const prompt = (el: Element) => part(el, ".prompt").textContent;

it("the hand lies in Python's order", () => {
  const el = desk.show();
  expect(names(el)).toEqual(HAND);
});

it("a card's name tells rank and suit, and stays when its state changes", () => {
  const el = desk.show();
  expect(card(el, "QS").getAttribute("aria-label")).toBe("queen of spades");
  expect(card(el, "TD").getAttribute("aria-label")).toBe("10 of diamonds");
  desk.publish(playing(1, { received: ["QS"] }));
  expect(card(el, "QS").getAttribute("aria-label")).toBe("queen of spades");
});

it("a chosen card is raised and pressed, and nothing is disabled natively", () => {
  const el = desk.show({ selection: ["QS", "AS"] });
  expect(card(el, "QS").className).toContain("selected");
  expect(card(el, "QS").getAttribute("aria-pressed")).toBe("true");
  expect(card(el, "KC").getAttribute("aria-pressed")).toBe("false");
  expect(el.querySelector("[disabled]")).toBeNull();
});

it("a blocked card is sunk, heard as blocked, and does not answer to taps", () => {
  const el = desk.show(playing(0));
  for (const name of HAND.slice(1)) {
    expect(card(el, name).className).toContain("blocked");
    expect(card(el, name).getAttribute("aria-disabled")).toBe("true");
    expect(card(el, name).getAttribute("aria-description")).toBe("blocked");
    card(el, name).click();
  }
  expect(desk.model.sent).toEqual([]);
  expect(part(el, '[role="status"]').textContent).toBe("");
});

it("out of turn every card is blocked", () => {
  const el = desk.show(FULL);
  expect(el.querySelectorAll(".fan .blocked")).toHaveLength(12);
  expect(el.querySelectorAll(".fan .free")).toHaveLength(0);
});

it("all legal cards look and read alike", () => {
  const el = desk.show(playing(0, { playable: ["2C", "9C", "KC"] }));
  const looks = ["2C", "9C", "KC"].map((name) => {
    const { classList } = card(el, name);
    const attributes = card(el, name).getAttributeNames();
    return [
      [...classList].join(" "),
      card(el, name).getAttribute("aria-description"),
      attributes,
    ];
  });
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
  expect(card(el, "2C").getAttribute("aria-description")).toBeNull();
});

it("a tap on a card that answers becomes an intent", () => {
  const el = desk.show();
  card(el, "QS").click();
  expect(desk.model.sent).toMatchObject([{ type: "tap", target: "QS", version: 1 }]);
});

it("the pass is an arrow, and the button works with the third card only", () => {
  const el = desk.show({ selection: ["QS", "AS"] });
  const confirm = part(el, '[data-action="confirm"]');
  expect(part(el, ".arrow").getAttribute("class")).toContain("left");
  expect(part(el, ".pass p").textContent).toBe("Three cards go to the left.");
  expect(confirm.getAttribute("aria-disabled")).toBe("true");
  expect(confirm.textContent).toBe("Pass 2/3");
  confirm.click();
  expect(desk.model.sent).toEqual([]);
  desk.publish({ selection: ["JS", "QS", "AS"], can_confirm: true });
  expect(confirm.getAttribute("aria-disabled")).toBe("false");
  expect(prompt(el)).toBe("Three cards chosen: they can be passed");
  confirm.click();
  expect(desk.model.sent).toMatchObject([{ type: "confirm", version: 2 }]);
});

it("CPU seats show backs, their number and points, and that they have passed", () => {
  const el = desk.show({ points: [0, 4, 0, 0], totals: [10, 20, 30, 40] });
  expect(seat(el, 1).getAttribute("aria-label")).toBe("CPU 1");
  expect(seat(el, 1).querySelectorAll(".backs i")).toHaveLength(13);
  expect(seat(el, 1).textContent).toContain("13 cards");
  expect(part(seat(el, 1), ".passed").getAttribute("aria-label")).toBe("has passed");
  expect([figure(el, "points-1"), figure(el, "total-1")]).toEqual(["4", "20"]);
  desk.publish(playing(1, { card_counts: [13, 12, 13, 13] }));
  expect(seat(el, 1).querySelectorAll(".backs i")).toHaveLength(12);
  expect(seat(el, 1).querySelector(".passed")).toBeNull();
});

it("whose turn it is is marked, and told in words", () => {
  const el = desk.show(playing(2));
  expect(seat(el, 2).className).toContain("turn");
  expect(el.querySelectorAll(".turn")).toHaveLength(1);
  expect(prompt(el)).toBe("CPU 2 is to play");
  desk.publish(playing(0));
  expect(el.querySelector(".turn")).toBeNull();
  expect(prompt(el)).toBe("Your turn");
});

it("each card of the trick lies on its seat's side; the best is marked once all lie", () => {
  const el = desk.show({ ...FULL, trick: FULL.trick?.slice(0, 3) ?? [], trick_winner: null });
  const cards = () =>
    [...el.querySelectorAll<HTMLElement>(".trick .card")].map(({ dataset }) => [
      Number(dataset["playedBy"]),
      dataset["played"],
    ]);
  expect(cards()).toEqual(FULL.trick?.slice(0, 3));
  expect(el.querySelector(".takes")).toBeNull();
  desk.publish(FULL);
  expect(cards()).toEqual(FULL.trick);
  expect([...el.querySelectorAll(".takes")].map(({ textContent }) => textContent)).toEqual([
    "CPU 2: ace of clubs, takes the trick",
  ]);
  expect(part(el, ".takes").querySelector(".crown")).not.toBeNull();
  expect(prompt(el)).toBe("CPU 2 takes the trick");
});

it("what the pass brought is marked, and heard", () => {
  const el = desk.show(playing(0, { received: ["2C", "9C"] }));
  expect(card(el, "2C").className).toContain("received");
  expect(card(el, "2C").getAttribute("aria-description")).toBe("came with the pass");
  expect(card(el, "9C").getAttribute("aria-description")).toBe("blocked, came with the pass");
});

it("four colours are a setting", () => {
  const el = desk.show();
  expect(part(el, ".hh-widget").dataset["fourColor"]).toBe("false");
  desk.publish({ four_color: true });
  expect(part(el, ".hh-widget").dataset["fourColor"]).toBe("true");
});

it("the bar shows the hand and your own points", () => {
  const el = desk.show({ ...SCORED, hand_number: 3, totals: [31, 9, 13, 0] });
  expect(["hand", "points-0", "total-0"].map((name) => figure(el, name))).toEqual([
    "3",
    "4",
    "31",
  ]);
});

it("no card stands in the page but the hand and the trick", () => {
  const el = desk.show(FULL);
  const clone = el.cloneNode(true) as HTMLElement;
  part(clone, ".sprite").remove();
  const pictures = [...clone.querySelectorAll("use")].map((use) =>
    use.getAttribute("href")?.replace(PREFIX, ""),
  );
  expect(pictures).toHaveLength(4 + 12);
  expect(new Set(pictures).size).toBe(16);
  expect(pictures).not.toContain("back");
});

it("an unfinished match is offered until this one is under way", () => {
  const el = desk.show({
    resumable: { difficulty: "hard", hand_number: 4, totals: [31, 20, 30, 22] },
  });
  expect(part(el, ".continue span").textContent).toBe(
    "An unfinished match: hand 4, your points so far: 31.",
  );
  part(el, '[data-action="resume"]').click();
  expect(desk.model.sent).toMatchObject([{ type: "resume" }]);
  desk.publish({ selection: ["QS"] });
  expect(el.querySelector(".continue")).toBeNull();
});

it("what Python says, and that it is gone, is told instead of the prompt", () => {
  const el = desk.show({ message: { key: "message_not_resumable", params: {} } });
  expect(part(el, '[role="status"]').textContent).toBe(english["message_not_resumable"]);
  expect(el.querySelector(".prompt")).toBeNull();
  desk.publish({ message: null });
  expect(prompt(el)).toBe("Choose three cards to pass");
  desk.model.emit("comm_live_update");
  expect(part(el, '[role="status"]').textContent).toBe(english["python_gone"]);
});

it("keys on any button are not the notebook's shortcuts", () => {
  for (const button of desk.show().querySelectorAll("button")) {
    expect(button.dataset["lmSuppressShortcuts"]).toBe("true");
  }
});

it("cleaned up, a view and its model leave nothing behind", () => {
  const added = vi.spyOn(globalThis, "addEventListener");
  const removed = vi.spyOn(globalThis, "removeEventListener");
  const model = new FakeModel(startMatch);
  const widget = hearts();
  const end = widget.initialize({ model });
  const el = document.createElement("div");
  const endView = widget.render({ model, el });
  card(el, "QS").click();
  endView();
  end();
  expect(el.childNodes).toHaveLength(0);
  expect(model.handlerCount).toBe(0);
  expect(observedCount()).toBe(0);
  const events = (spy: typeof added | typeof removed) =>
    spy.mock.calls.map(([event]) => event).sort();
  expect(events(removed)).toEqual(events(added));
});
