import { Question } from "../shared/question.tsx";
import type { Dialog } from "./dialogs.ts";
import { HelpDialog } from "./help.tsx";
import { ResultDialog } from "./result.tsx";
import { ScoresDialog } from "./scores.tsx";
import { SettingsDialog } from "./settings.tsx";
import type { PartProps } from "./table.tsx";

interface OpenDialogProps extends PartProps {
  readonly dialog: Dialog | null;
}

/** The dialog that lies over the table, if there is one. */
export function OpenDialog({ dialog, ...part }: OpenDialogProps) {
  switch (dialog?.name) {
    case "help":
      return <HelpDialog {...part} />;
    case "settings":
      return <SettingsDialog {...part} />;
    case "scores":
      return <ScoresDialog {...part} />;
    case "result":
      return <ResultDialog {...part} />;
    case "question":
      return <NewMatchQuestion {...part} />;
    default:
      return null;
  }
}

/** Asks before a match under way is left for another. */
function NewMatchQuestion(part: PartProps) {
  const { say, ask, show } = part;
  const go = () => {
    ask({ type: "new" });
    show(null);
  };
  return (
    <Question
      title={say("leave_match")}
      text={say("leave_match_text")}
      goName={say("new_match")}
      {...part}
      go={go}
    />
  );
}
