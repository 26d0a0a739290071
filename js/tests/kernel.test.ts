// @vitest-environment jsdom
import { expect, test as it, vi } from "vitest";
import { part, useDesk } from "./desk.ts";
import { english, startState } from "./example.ts";

const desk = useDesk();
const told = (el: Element) => part(el, '[role="status"]').textContent;
const waiting = (el: Element) => part(el, ".hh-widget").dataset["waiting"];
const disconnected = "jupyter-widgets-disconnected";

it("without a kernel the board draws, and says so when it is tapped", () => {
  const el = desk.show();
  el.classList.add(disconnected);
  expect(told(el)).toBe("");
  part(el, '[data-slot="3"]').click();
  expect(desk.model.sent).toEqual([]);
  expect(waiting(el)).toBe("gone");
  expect(told(el)).toBe(english["python_gone"]);
});

it("a lost connection is told at once, and what waited is dropped", () => {
  const el = desk.show();
  part(el, '[data-slot="3"]').click();
  part(el, '[data-target="stock"]').click();
  desk.model.emit("comm_live_update");
  expect(waiting(el)).toBe("gone");
  expect(told(el)).toBe(english["python_gone"]);
  expect(desk.model.sent).toHaveLength(1);
});

it("without Python the clock stands at the time it shows", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const el = desk.show({ running: true, elapsed: 83 });
    vi.advanceTimersByTime(2000);
    desk.model.emit("comm_live_update");
    expect(part(el, '[data-figure="time"]').textContent).toBe("1:25");
    vi.advanceTimersByTime(5000);
    expect(part(el, '[data-figure="time"]').textContent).toBe("1:25");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it("an open dialog tells that Python is gone, and asks nothing that cannot be done", () => {
  const el = desk.show({ moves: 11, can_undo: true });
  part(el, '[data-action="enter"]').click();
  const field = part(el, "input") as HTMLInputElement;
  field.value = "HH1-N-AAAAAAC";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(el.querySelector(".dialog .error")).toBeNull();
  desk.model.emit("comm_live_update");
  const error = part(el, ".dialog .error");
  expect(error.textContent).toBe(english["python_gone"]);
  part(el, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(part(el, ".dialog").dataset["dialog"]).toBe("enter");
  expect(part(el, ".dialog .error")).not.toBe(error);
  expect(desk.model.sentOf("new")).toEqual([]);
});

it("a question goes with Python, and the focus goes back to what asked it", () => {
  const el = desk.show({ moves: 11, can_undo: true });
  const button = part(el, '[data-action="new"]');
  button.focus();
  button.click();
  expect(part(el, ".dialog").dataset["dialog"]).toBe("question");
  desk.model.emit("comm_live_update");
  expect(el.querySelector(".dialog")).toBeNull();
  expect(told(el)).toBe(english["python_gone"]);
  expect(document.activeElement).toBe(button);
});

it("a question answered in vain is followed by what is wrong", () => {
  const el = desk.show({ moves: 11, can_undo: true });
  part(el, '[data-action="new"]').click();
  vi.spyOn(desk.model, "send").mockImplementation(() => {
    throw new Error("Cannot send");
  });
  part(el, '[data-action="leave"]').click();
  expect(el.querySelector(".dialog")).toBeNull();
  expect(told(el)).toBe(english["python_gone"]);
});

it("what is done in vain again is told again, for eye and ear", () => {
  const el = desk.show();
  el.classList.add(disconnected);
  part(el, '[data-slot="3"]').click();
  const seen = part(el, '[role="status"] :not(.heard)');
  const heard = told(el);
  part(el, '[data-slot="3"]').click();
  expect(part(el, '[role="status"] :not(.heard)')).not.toBe(seen);
  expect(told(el)).not.toBe(heard);
  expect(told(el)?.trim()).toBe(english["python_gone"]);
});

it("a busy Python is told in the dialog that is open", () => {
  vi.useFakeTimers();
  try {
    const el = desk.show({ moves: 11, can_undo: true });
    part(el, '[data-target="stock"]').click();
    part(el, '[data-action="new"]').click();
    vi.advanceTimersByTime(4000);
    expect(part(el, ".dialog").textContent).toContain(english["python_busy"]);
  } finally {
    vi.useRealTimers();
  }
});

it("a tap tries again whether Python is there", () => {
  const el = desk.show();
  desk.model.emit("comm_live_update");
  part(el, '[data-slot="3"]').click();
  expect(waiting(el)).toBe("pending");
  desk.publish({ selection: 3 });
  expect(waiting(el)).toBe("idle");
  expect(told(el)).toBe("");
});

it("a comm that refuses to send is Python gone, until a state comes", () => {
  const el = desk.show();
  vi.spyOn(desk.model, "send").mockImplementation(() => {
    throw new Error("Cannot send");
  });
  part(el, '[data-slot="3"]').click();
  expect(told(el)).toBe(english["python_gone"]);
  desk.publish({ selection: 3 });
  expect(waiting(el)).toBe("idle");
  expect(told(el)).toBe("");
});

it("a tap that crosses the clock's snapshot is made all the same", () => {
  const el = desk.show();
  part(el, '[data-target="stock"]').click();
  desk.publish({ running: true, elapsed: 1.5 });
  const [late] = desk.model.sentOf("tap");
  desk.model.tell({ type: "unchanged", seq: late?.["seq"], version: 2 });
  expect(desk.model.sentOf("tap")).toMatchObject([
    { target: "stock", version: 1 },
    { target: "stock", version: 2 },
  ]);
});

it("a tap that crosses another view's move is not made on what nobody saw", () => {
  const el = desk.show();
  part(el, '[data-target="stock"]').click();
  desk.publish({ running: true, moves: 1, stock: 25 });
  const [late] = desk.model.sentOf("tap");
  desk.model.tell({ type: "unchanged", seq: late?.["seq"], version: 2 });
  expect(desk.model.sentOf("tap")).toHaveLength(1);
});

it("each view follows its browser's language, also when that changes", () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["es-MX"]);
  const texts = { ...startState.texts, es: { ...english, new: "Nueva partida" } };
  const el = desk.show({ texts });
  const label = () => part(el, '[data-action="new"]').textContent;
  expect([part(el, ".hh-widget").lang, label()]).toEqual(["es", "Nueva partida"]);
  languages.mockReturnValue(["fr", "en-GB"]);
  globalThis.dispatchEvent(new Event("languagechange"));
  expect([part(el, ".hh-widget").lang, label()]).toEqual(["en", "New game"]);
});
