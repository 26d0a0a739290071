import { Button } from "../shared/button.tsx";
import { sayCount } from "../shared/texts.ts";
import type { PartProps } from "./board.tsx";

/** The offer to continue an unfinished game, until a move is made in this one. */
export function Continue({ game, say, ask }: PartProps) {
  const { resumable, moves } = game;
  if (!resumable || moves > 0) {
    return null;
  }
  return (
    <p class="continue">
      <span>
        {sayCount(say, "unfinished", resumable.moves)}{" "}
        {resumable.code && <span class="code-text">{resumable.code}</span>}
      </span>
      <Button class="plain" data-action="resume" onClick={() => ask({ type: "resume" })}>
        {say("continue")}
      </Button>
    </p>
  );
}
