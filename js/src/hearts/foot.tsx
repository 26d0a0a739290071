import { Button } from "../shared/button.tsx";
import { isTold } from "../shared/intents.ts";
import { Notice } from "../shared/notice.tsx";
import { sayMessage } from "../shared/texts.ts";
import { prompt } from "./prompt.ts";
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
