import { isUnchanged, randomSeq } from "./answers.ts";
import type { Channel } from "./model.ts";

/** After this many milliseconds without an answer, Python counts as busy. */
export const BUSY_AFTER = 4000;

/** How a view stands with Python: nothing asked, waiting, waiting long, or alone. */
export type Waiting = "idle" | "pending" | "busy" | "gone";

/** What a queue asks before it sends: is Python there, and has nothing else its turn? */
export interface Line {
  readonly isConnected: () => boolean;
  readonly isFree: () => boolean;
}

interface Sent {
  readonly seq: number;
  readonly version: number;
}

/**
 * The intents of one view: one is under way at a time, later ones wait in order.
 *
 * An intent is sent with the version drawn at that moment. It is answered by a state
 * of a higher version, or by the message `unchanged` with its `seq`. Where there is no
 * Python to answer, intents are dropped, and `waiting` tells so.
 */
export class IntentQueue<Intent extends { readonly type: string }> {
  waiting: Waiting = "idle";
  readonly #model: Channel;
  readonly #changed: () => void;
  readonly #line: Line;
  readonly #queue: Intent[] = [];
  #version: number;
  #seq = randomSeq();
  #sent: Sent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    model: Channel,
    version: number,
    changed: () => void,
    line: Line = { isConnected: () => true, isFree: () => true },
  ) {
    this.#model = model;
    this.#version = version;
    this.#changed = changed;
    this.#line = line;
    model.on("msg:custom", this.#hear);
  }

  /** Send an intent, or let it wait for its turn. */
  push(intent: Intent): void {
    if (this.#line.isConnected()) {
      this.#queue.push(intent);
      this.#next();
    } else {
      this.lose();
    }
  }

  /** The line is free now: send what waits. */
  resume(): void {
    this.#next();
  }

  /** Python is gone: drop what waits, and wait for nothing. */
  lose(): void {
    this.#forget();
    this.#wait("gone");
  }

  /** Tell the queue which version is drawn now. */
  drawn(version: number): void {
    this.#version = version;
    if (this.waiting === "gone") {
      this.#wait("idle");
    }
    if (this.#sent && version > this.#sent.version) {
      this.#answered();
    }
  }

  /** Forget all intents and stop listening. */
  close(): void {
    this.#forget();
    this.#model.off("msg:custom", this.#hear);
  }

  readonly #hear = (message: unknown): void => {
    if (isUnchanged(message) && message.seq === this.#sent?.seq) {
      this.#answered();
    }
  };

  #forget(): void {
    this.#stopTimer();
    this.#queue.length = 0;
    this.#sent = null;
  }

  #answered(): void {
    this.#stopTimer();
    this.#sent = null;
    this.#wait(this.#queue.length > 0 ? "pending" : "idle");
    this.#next();
  }

  #next(): void {
    if (this.#sent || this.#queue.length === 0) {
      return;
    }
    this.#timer ??= setTimeout(() => this.#wait("busy"), BUSY_AFTER);
    if (this.waiting !== "busy") {
      this.#wait("pending");
    }
    if (!this.#line.isFree()) {
      return;
    }
    const intent = this.#queue.shift();
    this.#sent = { seq: this.#seq, version: this.#version };
    this.#seq += 1;
    try {
      this.#model.send({ ...intent, ...this.#sent });
    } catch {
      // A comm that a restart of the kernel has closed refuses to send.
      this.lose();
    }
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(waiting: Waiting): void {
    if (this.waiting !== waiting) {
      this.waiting = waiting;
      this.#changed();
    }
  }
}
