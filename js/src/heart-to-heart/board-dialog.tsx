import type { ComponentChildren } from "preact";
import { Dialog } from "../shared/dialog.tsx";
import type { PartProps } from "./board.tsx";

interface BoardDialogProps extends Pick<PartProps, "say" | "show" | "prefix"> {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A dialog of this board. */
export function BoardDialog({ say, show, ...rest }: BoardDialogProps) {
  return <Dialog closeName={say("close")} close={() => show(null)} {...rest} />;
}
