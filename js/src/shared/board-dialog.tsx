import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { OWN_KEYS } from "./host-keys.ts";
import { Icon } from "./icon.tsx";
import { howPythonStands } from "./notice.tsx";
import type { BoardPart } from "./part.ts";

/** What every dialog needs of its board. */
export interface DialogPart extends BoardPart {
  readonly show: (dialog: null) => void;
}

interface BoardDialogProps extends DialogPart {
  readonly name: string;
  readonly title: string;
  /** What it says first, heard with its title as it opens; long texts are only read. */
  readonly text?: string;
  readonly children: ComponentChildren;
}

/**
 * A dialog that is part of the board: it lies over it and nothing else of the page.
 *
 * Where the focus goes when it opens is marked `data-first`; else it is the dialog.
 */
export function BoardDialog(props: BoardDialogProps) {
  const { say, show, prefix, waiting, told, name, title, text, children } = props;
  const id = `${prefix}dialog`;
  const close = () => show(null);
  const outside = (event: Event) => {
    if (event.target === event.currentTarget) {
      close();
    }
  };
  const python = howPythonStands(say, waiting);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape
    <div class="veil" role="presentation" onClick={outside}>
      <div
        class="dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={text && `${id}-text`}
        data-dialog={name}
        {...OWN_KEYS}
        tabIndex={-1}
      >
        <div class="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <Button class="close" label={say("close")} onClick={close}>
            <Icon path="M6 6l12 12M18 6 6 18" />
          </Button>
        </div>
        {python && (
          <p key={told.turn} class="error">
            {python}
          </p>
        )}
        {text && <p id={`${id}-text`}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
