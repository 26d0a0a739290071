import { BoardDialog } from "../shared/board-dialog.tsx";
import { KeyTable } from "../shared/key-table.tsx";
import type { PartProps } from "./board.tsx";
import { LETTERS } from "./keys.ts";

/** How to play: the rules in short, where the game comes from, and the keys. */
export function HelpDialog(part: PartProps) {
  const { say } = part;
  return (
    <BoardDialog {...part} name="help" title={say("help")}>
      {(["aim", "free", "pairs", "stock", "score", "end"] as const).map((rule) => (
        <p key={rule}>
          <strong>{say(`help_${rule}_title`)}</strong> {say(`help_${rule}`)}
        </p>
      ))}
      <h3>{say("help_origin_title")}</h3>
      <p>{say("help_origin")}</p>
      <ol>
        {([1, 2, 3] as const).map((point) => (
          <li key={point}>{say(`help_origin_${point}`)}</li>
        ))}
      </ol>
      <KeyTable say={say} letters={LETTERS} texts={KEY_TEXTS} />
    </BoardDialog>
  );
}

/** What the keys do for which there is no button of the same name. */
const KEY_TEXTS: Readonly<Record<string, string>> = {
  free: "key_free",
  draw: "key_draw",
  discard: "key_discard",
};
