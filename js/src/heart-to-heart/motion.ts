import { mayMove, pictureMarkup, playAndRemove } from "../shared/motion.ts";
import { placeStyle } from "./place.ts";
import type { Game, Place, Target } from "./state.ts";
import type { MovedCard, Step } from "./steps.ts";
import { placeOf } from "./way.ts";

/** Milliseconds that a card takes to turn over, and a pair to leave or return. */
const TURN = 200;
const LEAVE = 250;
/** Between one card and the next when cards are dealt. */
const DEAL_STEP = 10;

interface Games {
  readonly before: Game;
  readonly after: Game;
}

const LIFT = "translateY(-14%) scale(1.08)";

/**
 * Show how cards moved from one snapshot to the next, drawn already.
 *
 * Only pictures move, never what is tapped: no tap waits for them.
 */
export function move(
  root: Element,
  prefix: string,
  step: Step,
  { before, after }: Games,
): void {
  if (!mayMove()) {
    return;
  }
  const stage = new Stage(root, prefix, after);
  if (!step.back && step.kind === "pair") {
    stage.brighten(step.freed);
  }
  if (step.kind === "pair") {
    stage.pair(step.cards, step.back);
  } else if (step.kind === "draw") {
    stage.draw(before.discard.at(-1) ?? 0, step.back);
  } else if (step.kind === "recycle") {
    stage.recycle(step.back);
  } else {
    stage.deal();
  }
}

/** Where the pictures of one step move. */
class Stage {
  readonly #root: Element;
  readonly #prefix: string;
  readonly #game: Game;

  constructor(root: Element, prefix: string, game: Game) {
    this.#root = root;
    this.#prefix = prefix;
    this.#game = game;
  }

  deal(): void {
    for (const [index, face] of [...this.#root.querySelectorAll(".card > .face")].entries()) {
      face.animate(
        { transform: ["translateY(-30%) scale(0.9)", "none"], opacity: [0, 1] },
        { duration: TURN, delay: index * DEAL_STEP, easing: "ease-out", fill: "backwards" },
      );
    }
  }

  /** Cards that came free take the light little by little. */
  brighten(slots: readonly number[]): void {
    for (const slot of slots) {
      this.#face(slot)?.animate(
        { backgroundColor: ["var(--hh-covered)", "var(--hh-paper)"] },
        { duration: LEAVE },
      );
    }
  }

  /** Two cards lift and leave together, towards each other; or they come back so. */
  pair(cards: readonly MovedCard[], back: boolean): void {
    const places = cards.map(({ target }) => placeOf(this.#game, target));
    const meeting = {
      x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
      y: Math.min(...places.map(({ y }) => y)) - this.#game.board.card.height / 3,
    };
    for (const { target, rank } of cards) {
      const away = `${this.#shift(placeOf(this.#game, target), meeting)} scale(0.7)`;
      if (back) {
        this.#face(target)?.animate(
          { transform: [away, LIFT, "none"], opacity: [0, 1, 1] },
          { duration: LEAVE, easing: "ease-out" },
        );
      } else {
        playAndRemove(
          this.#ghost(target, `hearts-${rank}`),
          { transform: ["none", LIFT, away], opacity: [1, 1, 0], offset: [0, 0.35, 1] },
          LEAVE,
        );
      }
    }
  }

  /** A card turns over on its way between stock and discard pile. */
  draw(rank: number, back: boolean): void {
    const { stock, discard } = this.#game.board;
    const way = this.#shift(discard, stock);
    const half = this.#shift(discard, {
      x: (stock.x + discard.x) / 2,
      y: (stock.y + discard.y) / 2 - 6,
    });
    const path = [`${way} scaleX(1)`, `${half} scaleX(0)`, "none"];
    const turn = { transform: back ? path.reverse() : path };
    const face = back ? this.#ghost("discard", `hearts-${rank}`) : this.#face("discard");
    if (!face) {
      return;
    }
    for (const running of face.getAnimations()) {
      running.finish();
    }
    face.animate(turn, { duration: TURN, easing: "ease-in-out" });
    face.insertAdjacentHTML("beforeend", pictureMarkup(`${this.#prefix}back`, "turning"));
    const reverse = face.lastElementChild as Element;
    const seen = back ? [0, 0, 1, 1] : [1, 1, 0, 0];
    playAndRemove(
      reverse,
      { opacity: seen, offset: [0, 0.5, 0.5, 1] },
      TURN,
      back ? face.parentElement : reverse,
    );
  }

  /** The whole pile goes back, face down; or it returns. */
  recycle(back: boolean): void {
    const { stock, discard } = this.#game.board;
    const ghost = this.#ghost(back ? "discard" : "stock", "back");
    const way = back ? this.#shift(discard, stock) : this.#shift(stock, discard);
    playAndRemove(
      ghost,
      { transform: [way, "none"], opacity: [0.6, 1] },
      TURN,
      ghost.parentElement,
    );
  }

  #face(target: Target): Element | null {
    const name = typeof target === "number" ? "slot" : "target";
    return this.#root.querySelector(`[data-${name}="${target}"] > .face`);
  }

  /** A picture of a card that is no longer there. */
  #ghost(target: Target, symbol: string): Element {
    const { left, top } = placeStyle(this.#game.board, placeOf(this.#game, target));
    const layer = this.#root.querySelector(".motion") as Element;
    layer.insertAdjacentHTML(
      "beforeend",
      `<div class="card free" style="left:${left};top:${top}"><span class="face">${pictureMarkup(this.#prefix + symbol)}</span></div>`,
    );
    return layer.lastElementChild?.firstElementChild as Element;
  }

  /** The way from one place to another, in shares of a card, so it fits any size. */
  #shift(from: Place, to: Place): string {
    const { width, height } = this.#game.board.card;
    return `translate(${(100 * (to.x - from.x)) / width}%, ${(100 * (to.y - from.y)) / height}%)`;
  }
}
