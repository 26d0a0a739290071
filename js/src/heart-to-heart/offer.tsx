import { Continue } from "../shared/continue.tsx";
import { sayCount } from "../shared/texts.ts";
import type { PartProps } from "./board.tsx";

/** The offer to continue an unfinished game, until a move is made in this one. */
export function Offer({ game, say, ask }: PartProps) {
  const { resumable, moves } = game;
  if (!resumable || moves > 0) {
    return null;
  }
  return (
    <Continue say={say} ask={ask}>
      {sayCount(say, "unfinished", resumable.moves)}{" "}
      {resumable.code && <span class="code-text">{resumable.code}</span>}
    </Continue>
  );
}
