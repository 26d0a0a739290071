import { Continue } from "../shared/continue.tsx";
import { isUnderWay } from "./dialogs.ts";
import type { PartProps } from "./table.tsx";

/** The offer to continue an unfinished match, until this one is under way. */
export function Offer({ game, say, ask }: PartProps) {
  const { resumable } = game;
  if (!resumable || isUnderWay(game)) {
    return null;
  }
  return (
    <Continue say={say} ask={ask}>
      {say("unfinished_match", { hand: resumable.hand_number, total: resumable.totals[0] })}
    </Continue>
  );
}
