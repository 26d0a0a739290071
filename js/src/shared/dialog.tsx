import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface DialogProps {
  /** What the ids of this view begin with; it shows one dialog at a time. */
  readonly prefix: string;
  readonly name: string;
  readonly title: string;
  /** The name of the button that closes. */
  readonly closeName: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/**
 * A dialog that is part of the board: it lies over it and nothing else of the page.
 *
 * Where the focus goes when it opens is marked `data-first`; else it is the dialog.
 */
export function Dialog({ prefix, name, title, closeName, close, children }: DialogProps) {
  const id = `${prefix}dialog`;
  const outside = (event: Event) => {
    if (event.target === event.currentTarget) {
      close();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape
    <div class="veil" role="presentation" onClick={outside}>
      <div
        class="dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        data-dialog={name}
        data-lm-suppress-shortcuts="true"
        tabIndex={-1}
      >
        <div class="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <Button class="close" aria-label={closeName} title={closeName} onClick={close}>
            <Icon path="M6 6l12 12M18 6 6 18" />
          </Button>
        </div>
        <div id={`${id}-text`}>{children}</div>
      </div>
    </div>
  );
}
