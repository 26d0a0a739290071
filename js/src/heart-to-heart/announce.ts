import { type Say, sayCount } from "../shared/texts.ts";
import { cardName, placedCardName } from "./names.ts";
import type { Game, Selectable } from "./state.ts";
import type { Step } from "./steps.ts";

/** Tell a step in one sentence, for those who do not see the cards move. */
export function announce(step: Step, game: Game, say: Say): string {
  const { score, moves } = game;
  const stock = sayCount(say, "stock", game.stock);
  switch (step.kind) {
    case "deal":
      return say("told_deal");
    case "restart":
      return say("told_restart");
    case "resume":
      return say("told_resume", { score, moves });
    default:
  }
  if (step.back) {
    return say("told_undo", { score, moves });
  }
  if (step.kind === "draw") {
    return say("told_draw", { card: cardName(say, game.discard.at(-1) ?? 0), stock });
  }
  if (step.kind === "recycle") {
    return say("told_recycle", { stock });
  }
  const name = (target: Selectable, rank: number) => placedCardName(say, game, target, rank);
  const cards = step.cards.map(({ target, rank }) => name(target, rank)).join("; ");
  const freed = step.freed.map((slot) => name(slot, game.heart[slot - 1] ?? 0)).join("; ");
  return freed
    ? say("told_pair_freed", { cards, freed, score })
    : say("told_pair", { cards, score });
}
