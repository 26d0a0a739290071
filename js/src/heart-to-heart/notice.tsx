import { Button } from "../shared/button.tsx";
import type { Waiting } from "../shared/intents.ts";
import type { PartProps } from "./board.tsx";

interface NoticeProps extends PartProps {
  readonly waiting: Waiting;
  readonly told: string;
}

/** One line of what there is to be told, for eye and ear; steps are for the ear alone. */
export function Notice(props: NoticeProps) {
  const { game, say, show, told } = props;
  const { status } = game;
  const seen = seenText(props);
  return (
    <div class="foot">
      <p class={seen ? "notice" : "notice heard"} role="status">
        {seen || told}
      </p>
      {status !== "playing" && (
        <Button class="plain" data-action="reopen" onClick={() => show({ name: status })}>
          {say("reopen")}
        </Button>
      )}
    </div>
  );
}

function seenText({ game, say, waiting }: NoticeProps): string {
  if (waiting === "gone") {
    return say("python_gone");
  }
  if (waiting === "busy") {
    return say("python_busy");
  }
  if (game.message) {
    return say(game.message.key, game.message.params);
  }
  if (game.status !== "playing") {
    return say(game.status, { score: game.score, moves: game.moves });
  }
  return "";
}
