import { Button } from "../shared/button.tsx";
import type { PartProps } from "./board.tsx";
import { BoardDialog } from "./board-dialog.tsx";
import type { Leaving } from "./state.ts";

interface QuestionProps extends PartProps {
  readonly leaving: Leaving;
}

/** Asks before a game under way is left for another. */
export function QuestionDialog({ game, say, ask, show, prefix, leaving }: QuestionProps) {
  const hasCode = leaving.type === "new" && leaving.code !== null;
  const go = () => {
    ask(leaving);
    show(hasCode ? { name: "enter", asked: game.version } : null);
  };
  return (
    <BoardDialog name="question" title={say("leave")} say={say} show={show} prefix={prefix}>
      <p>{say("leave_text")}</p>
      <div class="buttons">
        <Button class="strong" data-action="leave" onClick={go}>
          {say(hasCode ? "deal" : leaving.type)}
        </Button>
        <Button class="plain" data-action="stay" data-first="true" onClick={() => show(null)}>
          {say("stay")}
        </Button>
      </div>
    </BoardDialog>
  );
}
