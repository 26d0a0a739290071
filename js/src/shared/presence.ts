import { isUnchanged, randomSeq } from "./answers.ts";
import type { Channel, Source } from "./model.ts";

/** One view as the clock sees it. */
interface Watched {
  visible: boolean;
  dialog: boolean;
  readonly changed: () => void;
}

/** What the clock's state is known from. */
export interface Clock {
  readonly version: number;
  /** Where it is told, it is watched whether another page lets the clock stand. */
  readonly running?: boolean | undefined;
  readonly moves?: number | undefined;
  readonly status?: string | undefined;
}

/** A view's hold on the clock. */
export interface Watch {
  readonly dialog: (open: boolean) => void;
  /** Whether somebody can see the view. */
  readonly isSeen: () => boolean;
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
  readonly #state: Source<Clock>;
  readonly #views = new Map<Element, Watched>();
  readonly #observer: IntersectionObserver;
  #seq = randomSeq();
  #sent: { running: boolean | null; version: number; seq: number };
  #wasRunning: boolean;
  #left = false;
  readonly #unlisten: () => void;

  constructor(model: Channel, state: Source<Clock>) {
    this.#model = model;
    this.#state = state;
    this.#wasRunning = state.current.running ?? false;
    // A page that was left without a word may have let the clock run: so the first word
    // is sent whatever it is.
    this.#sent = { running: null, version: -1, seq: -1 };
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const view = this.#views.get(target);
        if (view) {
          view.visible = isIntersecting;
        }
      }
      if (this.#sent.running === null) {
        this.#send();
      }
      this.#update();
    });
    model.on("msg:custom", this.#hear);
    this.#unlisten = state.listen(this.#follow);
    document.addEventListener("visibilitychange", this.#update);
    window.addEventListener("pagehide", this.#page);
    window.addEventListener("pageshow", this.#page);
  }

  /** Count a view in, as soon as it is seen; `changed` hears when that may be otherwise. */
  watch(el: Element, changed: () => void = () => undefined): Watch {
    const view: Watched = { visible: false, dialog: false, changed };
    this.#views.set(el, view);
    this.#observer.observe(el);
    return {
      dialog: (open) => {
        view.dialog = open;
        this.#update();
      },
      isSeen: () => view.visible && this.#isPageSeen,
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
    if (this.#sent.running) {
      this.#send();
    }
    this.#unlisten();
    this.#observer.disconnect();
    this.#model.off("msg:custom", this.#hear);
    document.removeEventListener("visibilitychange", this.#update);
    window.removeEventListener("pagehide", this.#page);
    window.removeEventListener("pageshow", this.#page);
  }

  get #isPageSeen(): boolean {
    // biome-ignore lint/suspicious/noUnnecessaryConditions: set by the page's events
    return !(this.#left || document.hidden);
  }

  get #running(): boolean {
    const views = [...this.#views.values()];
    return (
      this.#isPageSeen &&
      views.some((view) => view.visible) &&
      !views.some((view) => view.dialog)
    );
  }

  readonly #follow = (clock: Clock): undefined => {
    // Another page may have let the clock stand that this one wants to run.
    const isStopped = this.#wasRunning && !clock.running;
    this.#wasRunning = clock.running ?? false;
    if (isStopped && clock.status === "playing" && clock.moves && this.#running) {
      this.#send();
    }
  };

  readonly #page = (event: Event): void => {
    this.#left = event.type === "pagehide";
    this.#update();
  };

  readonly #update = (): void => {
    if (this.#running !== (this.#sent.running ?? false)) {
      this.#send();
    }
    for (const view of this.#views.values()) {
      view.changed();
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
