import { vi } from "vitest";

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Stands in for the browser's IntersectionObserver: tests say what is seen. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  readonly observed = new Set<Element>();
  readonly #callback: Callback;

  constructor(callback: Callback) {
    this.#callback = callback;
    FakeObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
  }

  see(target: Element, isIntersecting: boolean): void {
    this.#callback([{ target, isIntersecting }]);
  }
}

/** Put it in the browser's place, until the test ends. */
export function fakeObservers(): void {
  FakeObserver.all = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
}

/** Let an element come into view or leave it. */
export function see(target: Element, isIntersecting = true): void {
  for (const observer of FakeObserver.all) {
    if (observer.observed.has(target)) {
      observer.see(target, isIntersecting);
    }
  }
}

/** How many elements are watched. */
export function observedCount(): number {
  return FakeObserver.all.reduce((sum, { observed }) => sum + observed.size, 0);
}
