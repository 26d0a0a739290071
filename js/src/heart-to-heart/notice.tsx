import { Button } from "../shared/button.tsx";
import type { Waiting } from "../shared/intents.ts";
import { Notice } from "../shared/notice.tsx";
import type { PartProps } from "./board.tsx";
import { type Dialog, isCodeError } from "./dialogs.ts";

interface NoticeProps extends PartProps {
  readonly waiting: Waiting;
  readonly told: string;
  readonly dialog: Dialog | null;
}

/** What there is to be told of the game, and the way back to what it means. */
export function BoardNotice(props: NoticeProps) {
  const { game, say, show, told, waiting } = props;
  const { status } = game;
  return (
    <Notice say={say} waiting={waiting} seen={seenText(props)} heard={codeError(props) || told}>
      {status !== "playing" && (
        <Button class="plain slim" data-action="reopen" onClick={() => show({ name: status })}>
          {say("reopen")}
        </Button>
      )}
    </Notice>
  );
}

/** What is wrong with a code is seen at its field, as long as that is there. */
function codeError({ game, say, dialog }: NoticeProps): string {
  return game.message && dialog?.name === "enter" && isCodeError(game)
    ? say(game.message.key, game.message.params)
    : "";
}

function seenText({ game, say }: NoticeProps): string {
  if (game.message && !isCodeError(game)) {
    return say(game.message.key, game.message.params);
  }
  if (game.status !== "playing") {
    return say(game.status, { score: game.score, moves: game.moves });
  }
  return "";
}
