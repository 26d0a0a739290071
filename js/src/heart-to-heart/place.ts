import type { BoardPlan, Place } from "./state.ts";

/** Where a place lies on a board of any size. */
export function placeStyle({ width, height }: BoardPlan, { x, y }: Place) {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
