import { mayMove, playAndRemove } from "../shared/motion.ts";
import type { Card, Game, Seat } from "./state.ts";
import type { Step } from "./steps.ts";

/** Milliseconds that a card flies, and that a trick or a pass takes to leave. */
const FLIGHT = 230;
const LEAVE = 320;
/** Between one card and the next when cards are dealt. */
const DEAL_STEP = 18;

/** The seat on each side; what comes in a pass comes from the other side. */
const SEAT_ON: Readonly<Record<string, Seat>> = { left: 1, across: 2, right: 3 };
const SEATS = 4;

/** Shows how cards moved, once the game after the step is drawn. */
export type Moves = (after: Game) => void;

/**
 * Look where the cards of a step lie before it, and return what shows how they moved.
 *
 * Only pictures move, never what is tapped: no tap waits for them.
 */
export function observe(root: Element, step: Step, before: Game): Moves {
  if (!mayMove()) {
    return () => undefined;
  }
  const stage = new Stage(root);
  switch (step.kind) {
    case "exchange": {
      const places = stage.handPlaces();
      const leaving = before.selection.map((card) => stage.ghost(stage.handCard(card)));
      const to = SEAT_ON[before.pass_direction] ?? 0;
      return ({ received }) => {
        stage.clear();
        stage.leave(leaving, to);
        stage.slide(places);
        for (const card of received) {
          fly(stage.handCard(card), stage.seatPlace(SEATS - to));
        }
      };
    }
    case "play": {
      const places = stage.handPlaces();
      const { seat, card } = step;
      const from = seat ? stage.seatPlace(seat) : places.get(card);
      return () => {
        stage.clear();
        stage.slide(places);
        fly(stage.trickCard(seat), from);
      };
    }
    case "collect": {
      const trick = stage.trick().map((card) => stage.ghost(card));
      return () => {
        stage.clear();
        stage.leave(trick, step.seat);
      };
    }
    default:
      return () => stage.deal();
  }
}

/** Where the pictures of one step move. */
class Stage {
  readonly #root: Element;
  readonly #layer: Element;

  constructor(root: Element) {
    this.#root = root;
    this.#layer = root.querySelector(".motion") as Element;
  }

  handCard(card: Card): Element | null {
    return this.#root.querySelector(`[data-card="${card}"]`);
  }

  trickCard(seat: Seat): Element | null {
    return this.#root.querySelector(`.trick [data-played-by="${seat}"]`);
  }

  trick(): Element[] {
    return [...this.#root.querySelectorAll(".trick .card")];
  }

  /** Where a CPU seat's cards are, or the reader's own. */
  seatPlace(seat: Seat): DOMRect | undefined {
    const name = seat ? `[data-seat="${seat}"] .backs` : ".fan";
    return this.#root.querySelector(name)?.getBoundingClientRect();
  }

  handPlaces(): Map<string, DOMRect> {
    const cards = this.#root.querySelectorAll<HTMLElement>("[data-card]");
    return new Map(
      [...cards].map((card) => [card.dataset["card"] ?? "", card.getBoundingClientRect()]),
    );
  }

  /** What moved before is over. */
  clear(): void {
    this.#layer.replaceChildren();
  }

  deal(): void {
    this.clear();
    for (const [index, face] of [...this.#root.querySelectorAll(".fan .face")].entries()) {
      face.animate(
        { translate: ["0 -40%", "0"], opacity: [0, 1] },
        { duration: FLIGHT, delay: index * DEAL_STEP, easing: "ease-out", fill: "backwards" },
      );
    }
  }

  /** The cards of the hand close up, or make room. */
  slide(places: ReadonlyMap<string, DOMRect>): void {
    for (const [name, now] of this.handPlaces()) {
      const was = places.get(name);
      if (was && (was.x !== now.x || was.y !== now.y)) {
        fly(this.handCard(name), was);
      }
    }
  }

  /** A picture of a card that is about to go, kept where it lies. */
  ghost(card: Element | null): Element | null {
    const face = card?.firstElementChild;
    if (!(card && face)) {
      return null;
    }
    const { x, y, width, height } = card.getBoundingClientRect();
    const origin = this.#layer.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = card.className;
    ghost.style.cssText = `left:${x - origin.x}px;top:${y - origin.y}px;width:${width}px;height:${height}px`;
    ghost.append(face.cloneNode(true));
    return ghost;
  }

  /** Cards gather where a seat is, and are gone. */
  leave(ghosts: readonly (Element | null)[], seat: Seat): void {
    const to = this.seatPlace(seat);
    for (const ghost of ghosts) {
      const face = ghost?.firstElementChild;
      if (ghost && face && to) {
        this.#layer.append(ghost);
        const from = ghost.getBoundingClientRect();
        playAndRemove(
          face,
          { translate: ["0", way(from, to)], scale: ["1", "0.35"], opacity: [1, 1, 0] },
          LEAVE,
          ghost,
        );
      }
    }
  }
}

/** A card comes from another place to where it lies. */
function fly(card: Element | null, from: DOMRect | undefined): void {
  if (card && from) {
    const to = card.getBoundingClientRect();
    card.firstElementChild?.animate(
      { translate: [way(to, from), "0"], scale: [String(shrink(from, to)), "1"] },
      { duration: FLIGHT, easing: "ease-out" },
    );
  }
}

/** The way from the middle of one place to the middle of another. */
function way(from: DOMRect, to: DOMRect): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return `${x}px ${y}px`;
}

/** How large a card begins that comes from there. */
function shrink(from: DOMRect, to: DOMRect): number {
  return to.height ? Math.min(1.2, from.height / to.height) : 1;
}
