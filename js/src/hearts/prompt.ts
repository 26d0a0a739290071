import type { Say } from "../shared/texts.ts";
import { saySeat } from "./cards.ts";
import type { Game } from "./state.ts";

/** What the table waits for, in words. */
export function prompt(game: Game, say: Say): string {
  const { phase, turn, trick_winner, result, hand_number, can_confirm } = game;
  switch (phase) {
    case "passing":
      return say(can_confirm ? "cards_chosen" : "choose_cards");
    case "playing":
      return turn ? saySeat(say, "turn_of", turn) : say("your_turn");
    case "trick":
      return saySeat(say, "trick_to", trick_winner ?? 0);
    case "scored":
      return say("hand_over", { hand: hand_number });
    default:
      return say(result ?? "");
  }
}
