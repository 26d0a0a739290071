import { type Say, sayCount } from "../shared/texts.ts";
import { cardName, saySeat, seatName } from "./cards.ts";
import type { Game } from "./state.ts";
import type { Step } from "./steps.ts";

/** Tell a step in a sentence, and what follows from it for the reader. */
export function announce(step: Step, game: Game, say: Say): string {
  const sentences = [tell(step, game, say)];
  const { phase, turn, hand_number, hand_results, moons, result } = game;
  if (phase === "scored" || phase === "over") {
    const shooter = moons.at(-1);
    if (typeof shooter === "number") {
      sentences.push(saySeat(say, "told_moon", shooter));
    }
    const points = (hand_results.at(-1) ?? []).map(
      (own, seat) => `${seatName(say, seat)} ${own}`,
    );
    sentences.push(say("told_scores", { hand: hand_number, points: points.join(", ") }));
  }
  if (result) {
    sentences.push(say(result));
  } else if (phase === "playing" && turn === 0) {
    sentences.push(say("your_turn"));
  }
  return sentences.join(" ");
}

function tell(step: Step, game: Game, say: Say): string {
  switch (step.kind) {
    case "match":
    case "hand": {
      const dealt = step.kind === "match" ? "told_new_match" : "told_new_hand";
      return `${say(dealt, { hand: game.hand_number })} ${say(`pass_${game.pass_direction}`)}`;
    }
    case "exchange":
      return say("told_received", {
        cards: game.received.map((card) => cardName(say, card)).join("; "),
      });
    case "play":
      return saySeat(say, "told_play", step.seat, { card: cardName(say, step.card) });
    default:
      return saySeat(say, "told_take", step.seat, {
        points: sayCount(say, "points_count", step.points),
      });
  }
}
