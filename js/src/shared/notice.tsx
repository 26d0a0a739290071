import type { ComponentChildren } from "preact";
import type { Waiting } from "./intents.ts";
import type { Say } from "./texts.ts";

interface NoticeProps {
  readonly say: Say;
  readonly waiting: Waiting;
  /** What there is to be read, unless Python is busy or gone. */
  readonly seen: string;
  /** What is heard while there is nothing to be read. */
  readonly heard: string;
  /** What stands beside it. */
  readonly children?: ComponentChildren;
}

/** One line of what there is to be told, for eye and ear; steps are for the ear alone. */
export function Notice({ say, waiting, seen, heard, children }: NoticeProps) {
  const text = howPythonStands(say, waiting) || seen;
  return (
    <div class="foot">
      <p class={text ? "notice" : "notice heard"} role="status">
        {text || heard}
      </p>
      {children}
    </div>
  );
}

function howPythonStands(say: Say, waiting: Waiting): string {
  if (waiting === "gone") {
    return say("python_gone");
  }
  return waiting === "busy" ? say("python_busy") : "";
}
