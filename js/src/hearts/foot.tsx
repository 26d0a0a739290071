import { Button } from "../shared/button.tsx";
import { isTold } from "../shared/intents.ts";
import { Notice } from "../shared/notice.tsx";
import { type Say, sayMessage } from "../shared/texts.ts";
import { saySeat } from "./cards.ts";
import type { Game } from "./state.ts";
import type { PartProps } from "./table.tsx";

/** What the table waits for, and what there is to be told. */
export function Foot({ game, say, show, waiting, told }: PartProps) {
  const { message } = game;
  const isQuiet = !(message || isTold(waiting));
  const end = ENDS[game.phase];
  return (
    <Notice
      say={say}
      waiting={waiting}
      seen={message ? sayMessage(say, message) : ""}
      heard={told}
    >
      {isQuiet && <p class="prompt">{prompt(game, say)}</p>}
      {end && (
        <Button class="plain slim" data-action="reopen" onClick={() => show({ name: end })}>
          {say(end)}
        </Button>
      )}
    </Notice>
  );
}

/** The dialogs of the phases that wait in one. */
const ENDS: Readonly<Partial<Record<Game["phase"], "scores" | "result">>> = {
  scored: "scores",
  over: "result",
};

function prompt({ phase, turn, trick_winner, result, hand_number }: Game, say: Say): string {
  switch (phase) {
    case "passing":
      return say("choose_cards");
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
