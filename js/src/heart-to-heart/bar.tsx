import type { ComponentChildren } from "preact";
import type { PartProps } from "./board.tsx";
import { Time } from "./time.tsx";

/** Time, score, moves and the deal's code. */
export function Bar({ game, say }: PartProps) {
  return (
    <dl class="bar">
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
          <code>{game.code}</code>
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Figure({ name, label, children }: FigureProps) {
  return (
    <div class={`figure ${name}`} data-figure={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
