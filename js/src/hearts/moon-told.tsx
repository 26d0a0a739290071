import type { Say } from "../shared/texts.ts";
import { saySeat } from "./cards.ts";
import type { Game } from "./state.ts";
import type { PartProps } from "./table.tsx";

/** Say who shot the moon in the hand that is over; nothing if nobody did. */
export function sayMoon({ moons }: Game, say: Say): string {
  const shooter = moons.at(-1);
  return typeof shooter === "number" ? saySeat(say, "told_moon", shooter) : "";
}

/** The same, as a line of a dialog. */
export function MoonTold({ game, say }: Pick<PartProps, "game" | "say">) {
  const moon = sayMoon(game, say);
  return moon ? <p class="moon-told">{moon}</p> : null;
}
