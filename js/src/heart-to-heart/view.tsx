import type { FrameProps } from "../shared/frame.tsx";
import { type Happening, View } from "../shared/view.tsx";
import type { ViewProps } from "../shared/widget.ts";
import { announce } from "./announce.ts";
import { Board } from "./board.tsx";
import { type Actions, type Dialog, dialogAfter, mustAsk } from "./dialogs.ts";
import { pressBoardKey } from "./keys.ts";
import { move } from "./motion.ts";
import { type Game, type Intent, isClockAlone, type State, type Target } from "./state.ts";
import { stepBetween } from "./steps.ts";
import { stopped } from "./time.tsx";
import { nearest } from "./way.ts";

/** Show the game in an element and pass on what the reader does; returns the clean-up. */
export function mountView(props: ViewProps<State>): () => void {
  return new BoardView(props).open();
}

/** One view of Heart to Heart. */
class BoardView extends View<State, Intent, Dialog> implements Actions {
  protected override readonly isClockAlone = isClockAlone;
  readonly #entry = { text: "" };
  #current = nearest(this.game, this.game.free[0] ?? "stock");

  readonly leave: Actions["leave"] = (leaving) => {
    if (mustAsk(this.game, this.queue.isMoving)) {
      this.question({ name: "question", leaving });
    } else {
      this.ask(leaving);
    }
  };

  protected override dialogAfter(before: Game | null, after: Game): Dialog | null {
    return dialogAfter(this.dialog, before, after);
  }

  protected override settle(before: Game, game: Game): void {
    if (before.game_number !== game.game_number) {
      this.#entry.text = "";
    }
    this.#current = nearest(game, this.#current);
  }

  protected override happened(before: Game, after: Game): Happening | null {
    const step = stepBetween(before, after);
    return (
      step && {
        told: announce(step, after, this.say),
        show: () => move(this.root, this.prefix, step, { before, after }),
      }
    );
  }

  protected override lose(): void {
    this.game = stopped(this.game);
  }

  protected override focus({ slot, target: pile }: DOMStringMap): void {
    const card = slot ? Number(slot) : (pile as Target | undefined);
    if (card && card !== this.#current) {
      this.#current = card;
      this.draw();
    }
  }

  protected override press(event: KeyboardEvent): void {
    pressBoardKey(event, {
      game: this.game,
      current: this.#current,
      ask: this.ask,
      leave: this.leave,
      show: this.show,
      go: this.#go,
    });
  }

  protected override board(frame: FrameProps) {
    return (
      <Board
        {...this.parts}
        leave={this.leave}
        frame={frame}
        current={this.#current}
        entry={this.#entry}
      />
    );
  }

  readonly #go = (target: Target): void => {
    this.#current = target;
    this.draw();
    this.focusCards();
  };
}
