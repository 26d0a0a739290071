import type { ComponentChildren } from "preact";
import type { Waiting } from "./intents.ts";
import type { Say } from "./texts.ts";
import type { Told } from "./told.ts";

interface NoticeProps {
  readonly say: Say;
  readonly waiting: Waiting;
  /** What there is to be read, unless Python is busy or gone. */
  readonly seen: string;
  /** What is heard before it. */
  readonly heard: Told;
  /** What stands beside it. */
  readonly children?: ComponentChildren;
}

/** One line of what there is to be told, for eye and ear; steps are for the ear alone. */
export function Notice({ say, waiting, seen, heard, children }: NoticeProps) {
  const text = howPythonStands(say, waiting) || seen;
  const { text: told, turn } = heard;
  return (
    <div class="foot">
      <p class={text ? "notice" : "notice heard"} role="status">
        <span key={`heard-${turn}`} class="heard">
          {told}
          {told && text && " "}
        </span>
        {text && <span key={told.trim() ? "seen" : turn}>{text}</span>}
      </p>
      {children}
    </div>
  );
}

/** In words, if it is worth any. */
export function howPythonStands(say: Say, waiting: Waiting): string {
  if (waiting === "gone") {
    return say("python_gone");
  }
  return waiting === "busy" ? say("python_busy") : "";
}
