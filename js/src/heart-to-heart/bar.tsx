import type { ComponentChildren } from "preact";
import type { PartProps } from "./board.tsx";
import { Time } from "./time.tsx";

/** Time, score, moves and the deal's code. */
export function Bar({ game, say }: PartProps) {
  return (
    <div class="bar">
      <Figure name="time" label={say("time")}>
        <Time game={game} />
      </Figure>
      <Figure name="score" label={say("score")}>
        {game.score}
      </Figure>
      <Figure name="moves" label={say("moves")}>
        {game.moves}
      </Figure>
      {game.code !== null && (
        <Figure name="code" label={say("code")}>
          {game.code}
        </Figure>
      )}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** No list of terms: hosts style those in ways that are hard to undo. */
function Figure({ name, label, children }: FigureProps) {
  return (
    <span class={`figure ${name}`}>
      <span class="label">{label}</span>{" "}
      <span class="value" data-figure={name}>
        {children}
      </span>
    </span>
  );
}
