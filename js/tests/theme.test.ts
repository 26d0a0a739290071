// @vitest-environment jsdom
import { afterEach, expect, test as it, vi } from "vitest";
import { hostTheme, onThemeChange } from "../src/shared/theme.ts";

afterEach(() => {
  document.body.removeAttribute("class");
  document.body.removeAttribute("data-jp-theme-light");
  document.documentElement.removeAttribute("class");
});

it("JupyterLab tells its theme on the body", () => {
  document.body.setAttribute("data-jp-theme-light", "false");
  expect(hostTheme()).toBe("dark");
  document.body.setAttribute("data-jp-theme-light", "true");
  expect(hostTheme()).toBe("light");
});

it.each([
  ["vscode-dark", "dark"],
  ["vscode-high-contrast", "dark"],
  ["vscode-high-contrast vscode-high-contrast-light", "light"],
  ["vscode-light", "light"],
])("VS Code's %s is %s", (name, theme) => {
  document.body.className = name;
  expect(hostTheme()).toBe(theme);
});

it("marimo tells it on the document", () => {
  document.documentElement.className = "dark";
  expect(hostTheme()).toBe("dark");
});

it("elsewhere the page's own colour scheme holds", () => {
  expect(hostTheme()).toBeNull();
});

it("a change is told until one stops listening", async () => {
  const changed = vi.fn();
  const stop = onThemeChange(changed);
  document.body.setAttribute("data-jp-theme-light", "false");
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  stop();
  document.body.setAttribute("data-jp-theme-light", "true");
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(1);
});

it("what a host marks beside its theme is no change", async () => {
  const changed = vi.fn();
  const stop = onThemeChange(changed);
  document.body.className = "lm-mod-drag-active";
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  document.body.className = "dark";
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  stop();
});
