import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import type { Say } from "./texts.ts";

interface ContinueProps {
  readonly say: Say;
  readonly ask: (intent: { readonly type: "resume" }) => void;
  /** What was left. */
  readonly children: ComponentChildren;
}

/** The offer to continue what was left unfinished. */
export function Continue({ say, ask, children }: ContinueProps) {
  return (
    <p class="continue">
      <span>{children}</span>
      <Button class="plain" data-action="resume" onClick={() => ask({ type: "resume" })}>
        {say("continue")}
      </Button>
    </p>
  );
}
