import { Button } from "../shared/button.tsx";
import { Notice } from "../shared/notice.tsx";
import { sayCount, sayMessage } from "../shared/texts.ts";
import type { PartProps } from "./board.tsx";
import { type Dialog, isCodeError } from "./dialogs.ts";

interface NoticeProps extends PartProps {
  readonly dialog: Dialog | null;
}

/** What there is to be told of the game, and the way back to what it means. */
export function BoardNotice(props: NoticeProps) {
  const { game, say, show, told, waiting } = props;
  const { status } = game;
  return (
    <Notice
      say={say}
      waiting={waiting}
      seen={seenText(props)}
      heard={{ ...told, text: codeError(props) + told.text }}
    >
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
    ? sayMessage(say, game.message)
    : "";
}

function seenText({ game, say }: NoticeProps): string {
  if (game.message && !isCodeError(game)) {
    return sayMessage(say, game.message);
  }
  const { status, moves, score } = game;
  if (status === "won") {
    return sayCount(say, status, moves, { score });
  }
  return status === "stuck" ? say(status) : "";
}
