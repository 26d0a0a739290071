import { isUnchanged, randomSeq } from "./answers.ts";
import type { Channel, Source } from "./model.ts";

/** One view as the clock sees it. */
interface Watched {
  visible: boolean;
  dialog: boolean;
}

/** A view's hold on the clock. */
export interface Watch {
  readonly dialog: (open: boolean) => void;
  readonly close: () => void;
}

/**
 * Tells Python when the clock may run: while some view of the model is visible in
 * this page and none has a dialog open.
 *
 * It is shared by all views of a model. Its intents do not wait in a view's queue;
 * one that came too late, for another version, is sent again while it is still true.
 */
export class Presence {
  readonly #model: Channel;
  readonly #state: Source<{ readonly version: number }>;
  readonly #views = new Map<Element, Watched>();
  readonly #observer: IntersectionObserver;
  #seq = randomSeq();
  #sent = { running: false, version: -1, seq: -1 };
  #left = false;

  constructor(model: Channel, state: Source<{ readonly version: number }>) {
    this.#model = model;
    this.#state = state;
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const view = this.#views.get(target);
        if (view) {
          view.visible = isIntersecting;
        }
      }
      this.#update();
    });
    model.on("msg:custom", this.#hear);
    document.addEventListener("visibilitychange", this.#update);
    window.addEventListener("pagehide", this.#page);
    window.addEventListener("pageshow", this.#page);
  }

  /** Count a view in, as soon as it is seen. */
  watch(el: Element): Watch {
    const view: Watched = { visible: false, dialog: false };
    this.#views.set(el, view);
    this.#observer.observe(el);
    return {
      dialog: (open) => {
        view.dialog = open;
        this.#update();
      },
      close: () => {
        this.#observer.unobserve(el);
        this.#views.delete(el);
        this.#update();
      },
    };
  }

  /** Let the clock stand and stop listening. */
  close(): void {
    this.#views.clear();
    this.#update();
    this.#observer.disconnect();
    this.#model.off("msg:custom", this.#hear);
    document.removeEventListener("visibilitychange", this.#update);
    window.removeEventListener("pagehide", this.#page);
    window.removeEventListener("pageshow", this.#page);
  }

  get #running(): boolean {
    const views = [...this.#views.values()];
    return (
      // biome-ignore lint/suspicious/noUnnecessaryConditions: set by the page's events
      !(this.#left || document.hidden) &&
      views.some((view) => view.visible) &&
      !views.some((view) => view.dialog)
    );
  }

  readonly #page = (event: Event): void => {
    this.#left = event.type === "pagehide";
    this.#update();
  };

  readonly #update = (): void => {
    if (this.#running !== this.#sent.running) {
      this.#send();
    }
  };

  readonly #hear = (message: unknown): void => {
    const { seq, version } = this.#sent;
    if (isUnchanged(message) && message.seq === seq && message.version > version) {
      this.#send();
    }
  };

  #send(): void {
    const { version } = this.#state.current;
    this.#sent = { running: this.#running, version, seq: this.#seq };
    this.#seq += 1;
    try {
      this.#model.send({ type: "clock", ...this.#sent });
    } catch {
      // Without Python no clock runs; the next tap tells the reader.
    }
  }
}
