// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test as it, vi } from "vitest";
import { Time } from "../src/heart-to-heart/time.tsx";
import { formatTime } from "../src/shared/seconds.ts";
import { startState } from "./example.ts";

const root = document.createElement("div");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

const show = (elapsed: number, running: boolean) =>
  act(() => {
    const game = { ...startState, elapsed, running, receivedAt: performance.now() };
    render(<Time game={game} />, root);
  });

it("seconds read as minutes and seconds, with hours when there are any", () => {
  expect([0, 9, 84, 3605].map(formatTime)).toEqual(["0:00", "0:09", "1:24", "1:00:05"]);
});

it("the time goes on by itself while the clock runs", () => {
  show(83.6, true);
  expect(root.textContent).toBe("1:23");
  act(() => {
    vi.advanceTimersByTime(450);
  });
  expect(root.textContent).toBe("1:24");
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(root.textContent).toBe("1:25");
});

it("it stands while the clock stands", () => {
  show(83.6, false);
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(root.textContent).toBe("1:23");
});

it("removed, it leaves no timer", () => {
  show(1, true);
  act(() => render(null, root));
  expect(vi.getTimerCount()).toBe(0);
});
