import { BoardDialog } from "../shared/board-dialog.tsx";
import type { PartProps } from "./board.tsx";
import { isCodeError, mustAsk } from "./dialogs.ts";
import type { Entry } from "./open-dialog.tsx";

/** As many characters as a code can be written with, and some to be told of. */
const LONGEST = 40;

/** A field for a deal's code; what is wrong with it is told there, and it stays. */
export function EnterDialog({
  game,
  say,
  ask,
  leave,
  show,
  prefix,
  entry,
}: PartProps & { entry: Entry }) {
  const id = `${prefix}enter`;
  const isWrong = isCodeError(game);
  const submit = (event: Event) => {
    event.preventDefault();
    if (!entry.text.trim()) {
      return;
    }
    const leaving = { type: "new", code: entry.text } as const;
    if (mustAsk(game)) {
      leave(leaving);
    } else {
      ask(leaving);
      show({ name: "enter", asked: game.version });
    }
  };
  return (
    <BoardDialog name="enter" title={say("enter")} say={say} show={show} prefix={prefix}>
      <form onSubmit={submit} noValidate={true}>
        <label for={`${id}-code`}>{say("enter_label")}</label>
        <input
          id={`${id}-code`}
          data-lm-suppress-shortcuts="true"
          data-first="true"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={LONGEST}
          placeholder="HH1-N-"
          defaultValue={entry.text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
          onInput={({ currentTarget }) => {
            entry.text = currentTarget.value;
          }}
        />
        <p id={`${id}-hint`} class="hint">
          {say("enter_hint")}
        </p>
        {isWrong && game.message && (
          <p id={`${id}-error`} class="error">
            {say(game.message.key, game.message.params)}
          </p>
        )}
        <div class="buttons">
          <button
            class="strong"
            type="submit"
            data-action="deal"
            data-lm-suppress-shortcuts="true"
          >
            {say("deal")}
          </button>
        </div>
      </form>
    </BoardDialog>
  );
}
