import { saySeat } from "./cards.ts";
import type { PartProps } from "./table.tsx";

/** Who shot the moon in the hand that is over, if anybody did. */
export function MoonTold({ game, say }: Pick<PartProps, "game" | "say">) {
  const shooter = game.moons.at(-1);
  return typeof shooter === "number" ? (
    <p class="moon-told">{saySeat(say, "told_moon", shooter)}</p>
  ) : null;
}
