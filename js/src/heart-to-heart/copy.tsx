import { useEffect, useState } from "preact/hooks";
import { Button } from "../shared/button.tsx";
import { Icon } from "../shared/icon.tsx";
import type { Say } from "../shared/texts.ts";

const COPY = "M9 9h10v11H9ZM15 9V4H5v11h4";
const DONE = "M5 12.5l5 5L19 7";
const SHOWN_FOR = 2000;

/** Copies the deal's code, and shows for a moment that it has. */
export function CopyButton({ code, say }: { code: string; say: Say }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = isDone ? setTimeout(() => setDone(false), SHOWN_FOR) : undefined;
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async (event: MouseEvent) => {
    setDone(await copyText(code, event.currentTarget as Element));
  };
  const name = say(isDone ? "copied" : "copy");
  return (
    <Button class="small" data-action="copy" aria-label={name} title={name} onClick={copy}>
      <Icon path={isDone ? DONE : COPY} />
    </Button>
  );
}

/** Where pages may not write to the clipboard, the code beside the button is selected. */
async function copyText(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const code = button.parentElement?.querySelector(".value");
    if (code) {
      getSelection()?.selectAllChildren(code);
    }
    return document.execCommand("copy");
  }
}
