import { afterEach, beforeEach, vi } from "vitest";
import heartToHeart from "../src/heart-to-heart/index.ts";
import type { State } from "../src/heart-to-heart/state.ts";
import { startState } from "./example.ts";
import { FakeModel } from "./fake-model.ts";
import { fakeObservers } from "./fake-observer.ts";

/** A model with a view of it in the page; all of it goes away after each test. */
export class Desk {
  model = new FakeModel<State>(startState);
  readonly #ends: (() => void)[] = [];

  /** Show a game that differs from the one at its start. */
  show(changes: Partial<State> = {}): HTMLElement {
    this.model = new FakeModel<State>({ ...startState, ...changes });
    const widget = heartToHeart();
    const el = document.createElement("div");
    document.body.append(el);
    const end = widget.initialize({ model: this.model });
    const endView = widget.render({ model: this.model, el });
    this.#ends.push(endView, end, () => el.remove());
    return el;
  }

  /** The version last published, and the next one. */
  publish(changes: Partial<State>): void {
    this.model.publish({ version: this.model.get("version") + 1, ...changes });
  }

  close(): void {
    for (const end of this.#ends.splice(0)) {
      end();
    }
  }
}

/** A desk for the tests of a file. */
export function useDesk(): Desk {
  const desk = new Desk();
  beforeEach(fakeObservers);
  afterEach(() => {
    desk.close();
    vi.unstubAllGlobals();
  });
  return desk;
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
