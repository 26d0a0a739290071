import type { Game } from "./state.ts";

/** Milliseconds before each card of a CPU seat, and while a full trick lies. */
const CARD_PAUSE = 450;
const TRICK_PAUSE = 900;

type Waiting = Pick<Game, "game_number" | "hand_number" | "phase" | "card_counts" | "turn">;

/** A step that the table makes by itself, and how long it waits before it. */
interface Step {
  readonly name: string;
  readonly pause: number;
}

/** What the table waits to do by itself, if anything. */
function nextStep({
  game_number,
  hand_number,
  phase,
  card_counts,
  turn,
}: Waiting): Step | null {
  const isFull = phase === "trick";
  if (!isFull && (phase !== "playing" || !turn)) {
    return null;
  }
  return {
    name: [game_number, hand_number, phase, ...card_counts].join(),
    pause: isFull ? TRICK_PAUSE : CARD_PAUSE,
  };
}

/**
 * The rhythm of the table: one timer, which waits for one step and then asks for it.
 *
 * A pause belongs to its step, whatever else changes meanwhile. It stands while the table
 * is held, and goes on with what was left of it.
 */
export class Rhythm {
  readonly #ask: (isDue: () => boolean) => void;
  #step: string | null = null;
  /** What is left of the pause, as of `#since` while the timer runs. */
  #left = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The version on which the step was asked for; null if it was not, or is held since. */
  #asked: number | null = null;
  #version = 0;

  /** `ask` asks for the step; it is to be sent only if it is still due then. */
  constructor(ask: (isDue: () => boolean) => void) {
    this.#ask = ask;
  }

  /** Wait for what the game that is drawn waits for, unless it is held. */
  follow(game: Waiting & Pick<Game, "version">, isHeld: boolean): void {
    const step = nextStep(game);
    this.#version = game.version;
    if (this.#step !== (step?.name ?? null)) {
      this.stop();
      this.#step = step?.name ?? null;
      this.#left = step?.pause ?? 0;
    }
    if (isHeld) {
      this.#hold();
    } else if (step && !this.#timer && this.#asked !== game.version) {
      // One that was asked for on an older version came too late; its pause is over.
      this.#wait();
    }
  }

  /** Wait for nothing any more. */
  stop(): void {
    this.#hold();
    this.#step = null;
  }

  #hold(): void {
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#left -= performance.now() - this.#since;
    }
    this.#asked = null;
  }

  #wait(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(this.#end, Math.max(0, this.#left));
  }

  readonly #end = (): void => {
    this.#timer = undefined;
    this.#left -= performance.now() - this.#since;
    // Some browsers' timers are early by a part of a millisecond.
    if (this.#left > 0) {
      this.#wait();
      return;
    }
    const step = this.#step;
    this.#asked = this.#version;
    this.#ask(() => this.#step === step && this.#asked !== null);
  };
}
