import { BoardDialog, type DialogPart } from "./board-dialog.tsx";
import { Button } from "./button.tsx";

interface QuestionProps extends DialogPart {
  readonly title: string;
  readonly text: string;
  /** What the button that leaves is called, and what it does. */
  readonly goName: string;
  readonly go: () => void;
}

/** Asks before what is under way is left for another. */
export function Question({ title, text, goName, go, ...part }: QuestionProps) {
  const { say, show } = part;
  return (
    <BoardDialog {...part} name="question" title={title} text={text}>
      <div class="buttons">
        <Button class="strong" data-action="leave" onClick={go}>
          {goName}
        </Button>
        <Button class="plain" data-action="stay" data-first="true" onClick={() => show(null)}>
          {say("stay")}
        </Button>
      </div>
    </BoardDialog>
  );
}
