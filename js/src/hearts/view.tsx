import type { FrameProps } from "../shared/frame.tsx";
import { type Happening, View } from "../shared/view.tsx";
import type { ViewProps } from "../shared/widget.ts";
import { announce } from "./announce.ts";
import { type Actions, type Dialog, dialogAfter, isUnderWay } from "./dialogs.ts";
import { pressTableKey } from "./keys.ts";
import { type Moves, observe } from "./motion.ts";
import { Rhythm } from "./rhythm.ts";
import type { Card, Game, Intent, State } from "./state.ts";
import { stepBetween } from "./steps.ts";
import { Table } from "./table.tsx";

/** Show the game in an element and pass on what the reader does; returns the clean-up. */
export function mountView(props: ViewProps<State>): () => void {
  return new TableView(props).open();
}

/** One view of Hearts. */
class TableView extends View<State, Intent, Dialog> implements Actions {
  readonly #rhythm = new Rhythm((isDue) => this.ask({ type: "advance" }, isDue));
  #current: Card | undefined = this.game.hand[0];

  readonly leave = (): void => {
    if (isUnderWay(this.game) || this.queue.isMoving) {
      this.question({ name: "question" });
    } else {
      this.ask({ type: "new" });
    }
  };

  protected override dialogAfter(before: Game | null, after: Game): Dialog | null {
    return dialogAfter(this.dialog, before, after);
  }

  protected override settle(before: Game, { hand }: Game): void {
    const current = this.#current ?? "";
    if (!hand.includes(current)) {
      const place = Math.max(0, before.hand.indexOf(current));
      this.#current = hand[Math.min(place, hand.length - 1)];
    }
  }

  protected override happened(before: Game, after: Game): Happening | null {
    const step = stepBetween(before, after);
    if (!step) {
      return null;
    }
    const show: Moves = observe(this.root, step, before);
    return { told: announce(step, after, this.say), show: () => show(after) };
  }

  protected override focus({ card }: DOMStringMap): void {
    if (card && card !== this.#current) {
      this.#go(card);
    }
  }

  protected override press(event: KeyboardEvent): void {
    pressTableKey(event, {
      game: this.game,
      current: this.#current,
      ask: this.ask,
      leave: this.leave,
      show: this.show,
      go: (card) => {
        this.#go(card);
        this.focusCards();
      },
    });
  }

  /** The table goes on by itself while somebody sees it, and nothing lies over it. */
  protected override follow(): void {
    const isHeld = this.dialog !== null || this.waiting === "gone" || !this.watch.isSeen();
    this.#rhythm.follow(this.game, isHeld);
  }

  protected override close(): void {
    this.#rhythm.stop();
  }

  protected override board(frame: FrameProps) {
    return <Table {...this.parts} leave={this.leave} frame={frame} current={this.#current} />;
  }

  #go(card: Card | undefined): void {
    this.#current = card;
    this.draw();
  }
}
