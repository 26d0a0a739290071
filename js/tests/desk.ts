import { afterEach, beforeEach, vi } from "vitest";
import heartToHeart from "../src/heart-to-heart/index.ts";
import type { State } from "../src/heart-to-heart/state.ts";
import type { Model } from "../src/shared/model.ts";
import { startState } from "./example.ts";
import { FakeModel } from "./fake-model.ts";
import { fakeObservers } from "./fake-observer.ts";

/** What anywidget gets of a widget. */
interface Widget<Shown extends object> {
  readonly initialize: (props: { model: Model<Shown> }) => () => void;
  readonly render: (props: { model: Model<Shown>; el: HTMLElement }) => () => void;
}

/** A model with views of it in the page; all of it goes away after each test. */
export class Desk<Shown extends { version: number }> {
  model: FakeModel<Shown>;
  #widget: Widget<Shown>;
  readonly #make: () => Widget<Shown>;
  readonly #start: Shown;
  readonly #ends: (() => void)[] = [];

  constructor(make: () => Widget<Shown>, start: Shown) {
    this.#make = make;
    this.#widget = make();
    this.#start = start;
    this.model = new FakeModel(start);
  }

  /** Show a game that differs from the one at its start. */
  show(changes: Partial<Shown> = {}): HTMLElement {
    this.model = new FakeModel<Shown>({ ...this.#start, ...changes });
    this.#widget = this.#make();
    this.#ends.push(this.#widget.initialize({ model: this.model }));
    return this.showAgain();
  }

  /** Show the same game in one more view. */
  showAgain(): HTMLElement {
    const el = document.createElement("div");
    document.body.append(el);
    const end = this.#widget.render({ model: this.model, el });
    this.#ends.unshift(end, () => el.remove());
    return el;
  }

  /** Publish the next version, with these changes. */
  publish(changes: Partial<Shown>): void {
    this.model.publish({ version: this.model.get("version") + 1, ...changes });
  }

  close(): void {
    for (const end of this.#ends.splice(0)) {
      end();
    }
  }
}

/** A desk of one widget for the tests of a file. */
export function useDeskOf<Shown extends { version: number }>(
  make: () => Widget<Shown>,
  start: Shown,
): Desk<Shown> {
  const desk = new Desk(make, start);
  beforeEach(fakeObservers);
  afterEach(() => {
    desk.close();
    vi.unstubAllGlobals();
  });
  return desk;
}

/** A desk of Heart to Heart for the tests of a file. */
export function useDesk(): Desk<State> {
  return useDeskOf<State>(heartToHeart, startState);
}

/** The one element that matches. */
export function part(el: Element, selector: string): HTMLElement {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`nothing matches ${selector}`);
  }
  return found;
}

/** Press a key where the focus is; returns the event, for who looks what came of it. */
export function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}
