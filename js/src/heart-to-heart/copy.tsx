import { Component } from "preact";
import { Button } from "../shared/button.tsx";
import { Icon } from "../shared/icon.tsx";
import type { Say } from "../shared/texts.ts";

const COPY = "M9 9h10v11H9ZM15 9V4H5v11h4";
const DONE = "M5 12.5l5 5L19 7";
const SHOWN_FOR = 2000;

interface CopyProps {
  readonly code: string;
  readonly say: Say;
}

/** Copies the deal's code, and shows for a moment that it has. */
export class CopyButton extends Component<CopyProps, { isDone: boolean }> {
  override state: { isDone: boolean } = { isDone: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  override componentWillUnmount() {
    this.#isGone = true;
    clearTimeout(this.#timer);
  }

  override render({ say }: CopyProps) {
    const { isDone } = this.state;
    const name = say(isDone ? "copied" : "copy");
    return (
      <Button class="small" data-action="copy" label={name} onClick={this.#copy}>
        <Icon path={isDone ? DONE : COPY} />
      </Button>
    );
  }

  readonly #copy = async (event: MouseEvent) => {
    const isDone = await copyText(this.props.code, event.currentTarget as Element);
    // biome-ignore lint/suspicious/noUnnecessaryConditions: set while it was awaited
    if (this.#isGone) {
      return;
    }
    this.setState({ isDone });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.setState({ isDone: false }), SHOWN_FOR);
  };
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
