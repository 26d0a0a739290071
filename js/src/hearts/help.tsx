import { BoardDialog } from "../shared/board-dialog.tsx";
import { KeyTable } from "../shared/key-table.tsx";
import { LETTERS } from "./keys.ts";
import type { PartProps } from "./table.tsx";

/** How to play: the rules in short, six tips, and the keys. */
export function HelpDialog(part: PartProps) {
  const { say } = part;
  return (
    <BoardDialog {...part} name="help" title={say("help")}>
      {(["aim", "passing", "trick", "points", "moon", "match"] as const).map((rule) => (
        <p key={rule}>
          <strong>{say(`help_${rule}_title`)}</strong> {say(`hearts_${rule}`)}
        </p>
      ))}
      <h3>{say("tips_title")}</h3>
      <ol>
        {([1, 2, 3, 4, 5, 6] as const).map((tip) => (
          <li key={tip}>{say(`tip_${tip}`)}</li>
        ))}
      </ol>
      <KeyTable say={say} letters={LETTERS} texts={{ key_ends: "key_hand_ends" }} />
    </BoardDialog>
  );
}
