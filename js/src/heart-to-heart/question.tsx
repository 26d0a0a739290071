import { Question } from "../shared/question.tsx";
import type { PartProps } from "./board.tsx";
import type { Leaving } from "./state.ts";

interface QuestionProps extends PartProps {
  readonly leaving: Leaving;
}

/** Asks before a game under way is left for another. */
export function QuestionDialog({ leaving, ...part }: QuestionProps) {
  const { say, ask, show } = part;
  const hasCode = leaving.type === "new" && leaving.code !== null;
  const go = () => {
    ask(leaving);
    show(hasCode ? { name: "enter" } : null);
  };
  return (
    <Question
      title={say("leave")}
      text={say("leave_text")}
      goName={say(hasCode ? "deal" : leaving.type)}
      {...part}
      go={go}
    />
  );
}
