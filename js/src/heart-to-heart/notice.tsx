import { Button } from "../shared/button.tsx";
import type { Waiting } from "../shared/intents.ts";
import type { PartProps } from "./board.tsx";
import { type Dialog, isCodeError } from "./dialogs.ts";

interface NoticeProps extends PartProps {
  readonly waiting: Waiting;
  readonly told: string;
  readonly dialog: Dialog | null;
}

/** One line of what there is to be told, for eye and ear; steps are for the ear alone. */
export function Notice(props: NoticeProps) {
  const { game, say, show, told } = props;
  const { status } = game;
  const seen = seenText(props);
  const heard = codeError(props) || told;
  return (
    <div class="foot">
      <p class={seen ? "notice" : "notice heard"} role="status">
        {seen || heard}
      </p>
      {status !== "playing" && (
        <Button class="plain slim" data-action="reopen" onClick={() => show({ name: status })}>
          {say("reopen")}
        </Button>
      )}
    </div>
  );
}

/** What is wrong with a code is seen at its field, as long as that is there. */
function codeError({ game, say, dialog }: NoticeProps): string {
  return game.message && dialog?.name === "enter" && isCodeError(game)
    ? say(game.message.key, game.message.params)
    : "";
}

function seenText({ game, say, waiting }: NoticeProps): string {
  if (waiting === "gone") {
    return say("python_gone");
  }
  if (waiting === "busy") {
    return say("python_busy");
  }
  if (game.message && !isCodeError(game)) {
    return say(game.message.key, game.message.params);
  }
  if (game.status !== "playing") {
    return say(game.status, { score: game.score, moves: game.moves });
  }
  return "";
}
