import { Question } from "../shared/question.tsx";
import type { PartProps } from "./board.tsx";
import type { Leaving } from "./state.ts";

interface QuestionProps extends PartProps {
  readonly leaving: Leaving;
}

/** Asks before a game under way is left for another. */
export function QuestionDialog({ game, say, ask, show, prefix, leaving }: QuestionProps) {
  const hasCode = leaving.type === "new" && leaving.code !== null;
  const go = () => {
    ask(leaving);
    show(hasCode ? { name: "enter", asked: game.version } : null);
  };
  return (
    <Question
      title={say("leave")}
      text={say("leave_text")}
      goName={say(hasCode ? "deal" : leaving.type)}
      {...{ go, say, show, prefix }}
    />
  );
}
