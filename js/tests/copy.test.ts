// @vitest-environment jsdom
import { afterEach, expect, test as it, vi } from "vitest";
import { part, useDesk } from "./desk.ts";

const desk = useDesk();
const button = (el: Element) => part(el, '[data-action="copy"]');

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

it("the code is copied, and the button says so", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  const el = desk.show();
  expect(button(el).getAttribute("aria-label")).toBe("Copy the code");
  button(el).click();
  expect(writeText).toHaveBeenCalledWith("HH1-N-AAAAAAM");
  await vi.waitFor(() => expect(button(el).getAttribute("aria-label")).toBe("Copied"));
});

it("where the clipboard is closed to pages, the code is selected and copied", async () => {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => copied.push(String(getSelection())) > 0,
  });
  const el = desk.show();
  button(el).click();
  await vi.waitFor(() => expect(copied).toEqual(["HH1-N-AAAAAAM"]));
});

it("a view that is gone while the code is copied leaves no timer", async () => {
  const copying = Promise.resolve();
  Object.assign(navigator, { clipboard: { writeText: () => copying } });
  button(desk.show()).click();
  desk.close();
  const wait = vi.spyOn(globalThis, "setTimeout");
  await copying;
  await Promise.resolve();
  await Promise.resolve();
  expect(wait).not.toHaveBeenCalled();
  wait.mockRestore();
});
