import type { Game, Place, Target } from "./state.ts";

/** The keys that lead from card to card. */
export type WayKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

type Table = Pick<Game, "board" | "heart">;
interface Spot extends Place {
  readonly target: Target;
}

/** Where a card or pile lies. */
export function placeOf({ board }: Pick<Game, "board">, target: Target): Place {
  const place = typeof target === "number" ? board.slots[target - 1] : board[target];
  return place ?? board.stock;
}

/** The card or pile that a key leads to, by where the cards lie; else where one is. */
export function follow(key: WayKey, table: Table, from: Target): Target {
  const here = placeOf(table, from);
  const others = spots(table).filter(({ target }) => target !== from);
  if (key === "Home" || key === "End") {
    const row = spots(table).filter(({ y }) => y === here.y);
    return least(row, ({ x }) => (key === "Home" ? x : -x)) ?? from;
  }
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const middle = table.board.width / 2;
  const cost = ({ target, x, y }: Spot) => {
    const [ahead, aside] = isAcross ? [x - here.x, y - here.y] : [y - here.y, x - here.x];
    // Of two equally near cards, the one towards the middle.
    const outwards = Math.abs(x + table.board.card.width / 2 - middle) / 1000;
    // To the side, the row is kept before all; up and down, the next row.
    const detour = Math.abs(aside) * (isAcross ? 2 : 1);
    // The heart leads to the piles only where it ends.
    const leap = isAcross || typeof target === "number" ? 0 : table.board.height;
    return ahead * sign > 0
      ? Math.abs(ahead) + detour + outwards + leap
      : Number.POSITIVE_INFINITY;
  };
  return least(others, cost) ?? from;
}

/** The card or pile nearest to where `from` lies, or `from` while it is there. */
export function nearest(table: Table, from: Target): Target {
  const here = placeOf(table, from);
  return least(spots(table), ({ x, y }) => Math.hypot(x - here.x, y - here.y)) ?? from;
}

/** The next free card after `from`, in the order of the slots and round again. */
export function nextFree({ free }: Pick<Game, "free">, from: Target): Target {
  return free.find((slot) => typeof from === "number" && slot > from) ?? free[0] ?? from;
}

/** All cards that are left in the heart, and both piles. */
function spots({ board, heart }: Table): Spot[] {
  const cards = board.slots.map((place, index) => ({ ...place, target: index + 1 }));
  return [
    ...cards.filter(({ target }) => heart[target - 1]),
    { ...board.stock, target: "stock" },
    { ...board.discard, target: "discard" },
  ];
}

function least(all: readonly Spot[], cost: (spot: Spot) => number): Target | undefined {
  let best: Spot | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const spot of all) {
    if (cost(spot) < lowest) {
      best = spot;
      lowest = cost(spot);
    }
  }
  return best?.target;
}
