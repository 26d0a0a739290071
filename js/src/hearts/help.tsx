import { BoardDialog } from "../shared/board-dialog.tsx";
import { KeyTable } from "../shared/key-table.tsx";
import { LETTERS } from "./keys.ts";
import type { PartProps } from "./table.tsx";

/** How to play: the rules in short, six tips, and the keys. */
export function HelpDialog({ say, show, prefix }: PartProps) {
  return (
    <BoardDialog name="help" title={say("help")} say={say} show={show} prefix={prefix}>
      {(["aim", "passing", "trick", "points", "moon", "match"] as const).map((part) => (
        <p key={part}>
          <strong>{say(`help_${part}_title`)}</strong> {say(`hearts_${part}`)}
        </p>
      ))}
      <h3>{say("tips_title")}</h3>
      <ol>
        {([1, 2, 3, 4, 5, 6] as const).map((tip) => (
          <li key={tip}>{say(`tip_${tip}`)}</li>
        ))}
      </ol>
      <KeyTable say={say} letters={LETTERS} texts={{}} />
    </BoardDialog>
  );
}
