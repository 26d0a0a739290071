import { isUnchanged, randomSeq } from "./answers.ts";
import type { Channel } from "./model.ts";

/** After this many milliseconds without an answer, Python counts as busy. */
export const BUSY_AFTER = 4000;

/** How a view stands with Python: nothing asked, waiting, waiting long, or alone. */
export type Waiting = "idle" | "pending" | "busy" | "gone";

/** Whether how it stands with Python is told in words. */
export function isTold(waiting: Waiting): boolean {
  return waiting === "busy" || waiting === "gone";
}

interface Waiter<Intent> {
  readonly intent: Intent;
  /** Whether it is still to be sent, asked when its turn comes. */
  readonly isDue?: (() => boolean) | undefined;
}

interface Sent<Intent> extends Waiter<Intent> {
  readonly seq: number;
  readonly version: number;
}

/**
 * The intents of one view: one is under way at a time, later ones wait in order.
 *
 * An intent is sent with the version drawn at that moment. It is answered by a state
 * of a higher version, or by the message `unchanged` with its `seq`. One that came too
 * late for its version, by the clock alone, is made again: the reader has seen nothing
 * else. One that is not answered for long is sent again as it was: if it was not lost,
 * its version is past, and Python does it once. Where there is no Python to answer,
 * intents are dropped, and `waiting` tells so.
 */
export class IntentQueue<Intent extends { readonly type: string }> {
  waiting: Waiting = "idle";
  readonly #model: Channel;
  readonly #changed: () => void;
  readonly #isConnected: () => boolean;
  readonly #queue: Waiter<Intent>[] = [];
  #version: number;
  #seq = randomSeq();
  #sent: Sent<Intent> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    model: Channel,
    version: number,
    changed: () => void,
    isConnected: () => boolean = () => true,
  ) {
    this.#model = model;
    this.#version = version;
    this.#changed = changed;
    this.#isConnected = isConnected;
    model.on("msg:custom", this.#hear);
  }

  /** Send an intent, or let it wait for its turn; by then it may no longer be due. */
  push(intent: Intent, isDue?: () => boolean): void {
    if (this.#isConnected()) {
      this.#queue.push({ intent, isDue });
      this.#next();
    } else {
      this.lose();
    }
  }

  /** Whether cards were tapped, or another game was asked for, and no answer came yet. */
  get isMoving(): boolean {
    return [this.#sent, ...this.#queue].some(
      (waiter) => waiter && ["tap", "resume"].includes(waiter.intent.type),
    );
  }

  /** Python is gone: drop what waits, and wait for nothing; it is told each time. */
  lose(): void {
    this.#forget();
    this.waiting = "gone";
    this.#changed();
  }

  /** Tell the queue which version is drawn now, and whether it moved the clock alone. */
  drawn(version: number, isClock = false): void {
    this.#version = version;
    if (this.waiting === "gone") {
      this.#wait("idle");
    }
    if (this.#sent && version > this.#sent.version && !isClock) {
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
      if (this.#version > this.#sent.version) {
        this.#queue.unshift(this.#sent);
      }
      this.#answered();
    }
  };

  #forget(): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
    this.#sent = null;
  }

  #answered(): void {
    clearTimeout(this.#timer);
    this.#sent = null;
    this.#next();
    if (!this.#sent) {
      this.#wait("idle");
    }
  }

  #next(): void {
    if (this.#sent) {
      return;
    }
    let next = this.#queue.shift();
    while (next?.isDue && !next.isDue()) {
      next = this.#queue.shift();
    }
    if (!next) {
      return;
    }
    this.#sent = { ...next, seq: this.#seq, version: this.#version };
    this.#seq += 1;
    this.#wait("pending");
    this.#send();
  }

  #send(): void {
    if (!this.#sent) {
      return;
    }
    const { intent, seq, version } = this.#sent;
    this.#timer = setTimeout(this.#persist, BUSY_AFTER);
    try {
      this.#model.send({ ...intent, seq, version });
    } catch {
      // A comm that a restart of the kernel has closed refuses to send.
      this.lose();
    }
  }

  /** No answer for long: Python is busy, or what was sent is lost. */
  readonly #persist = (): void => {
    this.#wait("busy");
    this.#send();
  };

  #wait(waiting: Waiting): void {
    if (this.waiting !== waiting) {
      this.waiting = waiting;
      this.#changed();
    }
  }
}
