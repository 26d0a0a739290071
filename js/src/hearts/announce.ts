import { type Say, sayCount } from "../shared/texts.ts";
import { cardName, playedCard, saySeat, seatName } from "./cards.ts";
import { sayMoon } from "./moon-told.tsx";
import { prompt } from "./prompt.ts";
import type { Card, Game } from "./state.ts";
import type { Step } from "./steps.ts";

/** Tell a step in a sentence, and what follows from it for the reader. */
export function announce(step: Step, game: Game, say: Say): string {
  const sentences = [tell(step, game, say)];
  const { phase, turn, hand_number, hand_results, result } = game;
  if (phase === "scored" || phase === "over") {
    const moon = sayMoon(game, say);
    if (moon) {
      sentences.push(moon);
    }
    const points = (hand_results.at(-1) ?? []).map(
      (own, seat) => `${seatName(say, seat)}: ${own}`,
    );
    sentences.push(say("told_scores", { hand: hand_number, points: points.join(", ") }));
  }
  if (result) {
    sentences.push(say(result));
  } else if (step.kind === "goes_on" ? phase !== "scored" : phase === "playing" && turn === 0) {
    sentences.push(`${prompt(game, say)}.`);
  }
  return sentences.join(" ");
}

function tell(step: Step, game: Game, say: Say): string {
  switch (step.kind) {
    case "new_match":
    case "new_hand":
    case "goes_on":
      return begin(step.kind, game, say);
    case "exchange":
      return say("told_received", { cards: names(game.received, say) });
    case "play":
      return saySeat(say, "told_play", step.seat, { card: cardName(say, step.card) });
    default:
      return saySeat(say, "told_take", step.seat, {
        points: sayCount(say, "points_count", step.points),
      });
  }
}

/** A hand is told with its pass; one that goes on also with what is chosen, or what lies. */
function begin(kind: string, game: Game, say: Say): string {
  const { phase, hand_number, pass_direction, selection, trick } = game;
  const sentences = [say(`told_${kind}`, { hand: hand_number })];
  const isPassing = phase === "passing";
  if (isPassing || kind !== "goes_on") {
    sentences.push(say(`pass_${pass_direction}`));
  }
  if (isPassing && selection.length > 0) {
    sentences.push(say("told_chosen", { cards: names(selection, say) }));
  }
  if (trick.length > 0) {
    const cards = trick.map(([seat, card]) => playedCard(say, seat, card));
    sentences.push(say("told_lies", { cards: cards.join("; ") }));
  }
  return sentences.join(" ");
}

function names(cards: readonly Card[], say: Say): string {
  return cards.map((card) => cardName(say, card)).join("; ");
}
