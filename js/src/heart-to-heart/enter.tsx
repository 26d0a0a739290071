import { BoardDialog } from "../shared/board-dialog.tsx";
import { Button } from "../shared/button.tsx";
import { OWN_KEYS } from "../shared/host-keys.ts";
import { sayMessage } from "../shared/texts.ts";
import type { PartProps } from "./board.tsx";
import { isCodeError } from "./dialogs.ts";
import type { Entry } from "./open-dialog.tsx";

/** As many characters as a code can be written with, and some to be told of. */
const LONGEST = 40;

const WITH_HYPHEN = /(?<piece>\S*-\S*)/u;

/** A field for a deal's code; what is wrong with it is told there, and it stays. */
export function EnterDialog({ entry, ...part }: PartProps & { entry: Entry }) {
  const { game, say, leave, prefix, told } = part;
  const id = `${prefix}enter`;
  const isWrong = isCodeError(game);
  const submit = (event: Event) => {
    event.preventDefault();
    if (entry.text.trim()) {
      leave({ type: "new", code: entry.text });
    }
  };
  return (
    <BoardDialog {...part} name="enter" title={say("enter")}>
      <form onSubmit={submit} noValidate={true}>
        <label for={`${id}-code`}>{say("enter_label")}</label>
        <input
          id={`${id}-code`}
          {...OWN_KEYS}
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
          {unbroken(say("enter_hint"))}
        </p>
        {isWrong && game.message && (
          <p key={told.turn} id={`${id}-error`} class="error">
            {unbroken(sayMessage(say, game.message))}
          </p>
        )}
        <div class="buttons">
          <Button class="strong" type="submit" data-action="deal">
            {say("deal")}
          </Button>
        </div>
      </form>
    </BoardDialog>
  );
}

/** The text, with no line ending at a hyphen: a code is easier to read in one piece. */
function unbroken(text: string) {
  return text.split(WITH_HYPHEN).map((part, index) =>
    index % 2 ? (
      <span key={index} class="piece">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
