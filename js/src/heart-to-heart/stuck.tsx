import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import type { PartProps } from "./board.tsx";

/** No pair can be made any more. As dealt there is nothing to undo, and nothing wrong. */
export function StuckDialog(part: PartProps) {
  const { game, say, ask, show } = part;
  const canUndo = game.can_undo;
  const asDealt = !canUndo && game.heart.every(Boolean);
  const undo = () => {
    ask({ type: "undo" });
    show(null);
  };
  return (
    <BoardDialog
      {...part}
      name="stuck"
      title={say("stuck")}
      text={say(asDealt ? "stuck_dealt" : "stuck_text")}
    >
      <div class="buttons">
        {canUndo && (
          <Button class="strong" data-action="undo" data-first="true" onClick={undo}>
            {say("undo")}
          </Button>
        )}
        <Button
          class={canUndo ? "plain" : "strong"}
          data-action="new"
          data-first={canUndo ? undefined : "true"}
          onClick={() => ask({ type: "new", code: null })}
        >
          {say("new")}
        </Button>
        <Button class="plain" data-action="look" onClick={() => show(null)}>
          {say("look")}
        </Button>
      </div>
    </BoardDialog>
  );
}
