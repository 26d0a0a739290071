import type { ComponentChildren } from "preact";
import { Dialog } from "./dialog.tsx";
import type { Say } from "./texts.ts";

/** What every dialog needs of its board. */
export interface DialogPart {
  readonly say: Say;
  readonly show: (dialog: null) => void;
  readonly prefix: string;
}

interface BoardDialogProps extends DialogPart {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A dialog of a board. */
export function BoardDialog({ say, show, ...rest }: BoardDialogProps) {
  return <Dialog closeName={say("close")} close={() => show(null)} {...rest} />;
}
