import type { PartProps } from "./board.tsx";
import type { Dialog } from "./dialogs.ts";
import { EnterDialog } from "./enter.tsx";
import { HelpDialog } from "./help.tsx";
import { QuestionDialog } from "./question.tsx";
import { SettingsDialog } from "./settings.tsx";
import { StuckDialog } from "./stuck.tsx";
import { WonDialog } from "./won.tsx";

/** The code as it was typed, kept while the field is away. */
export interface Entry {
  text: string;
}

interface OpenDialogProps extends PartProps {
  readonly dialog: Dialog | null;
  readonly entry: Entry;
}

/** The dialog that lies over the board, if there is one. */
export function OpenDialog({ dialog, entry, ...part }: OpenDialogProps) {
  switch (dialog?.name) {
    case "help":
      return <HelpDialog {...part} />;
    case "settings":
      return <SettingsDialog {...part} />;
    case "enter":
      return <EnterDialog {...part} entry={entry} />;
    case "question":
      return <QuestionDialog {...part} leaving={dialog.leaving} />;
    case "won":
      return <WonDialog {...part} />;
    case "stuck":
      return <StuckDialog {...part} />;
    default:
      return null;
  }
}
