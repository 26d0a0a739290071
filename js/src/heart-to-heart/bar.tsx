import type { ComponentChildren } from "preact";
import { Button } from "../shared/button.tsx";
import { Icon } from "../shared/icon.tsx";
import type { PartProps } from "./board.tsx";
import { CopyButton } from "./copy.tsx";
import { Time } from "./time.tsx";

const ICONS = {
  enter: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.1",
};

/** Time, score, moves and the deal's code, and the ways to the dialogs. */
export function Bar({ game, say, show }: PartProps) {
  const way = (name: keyof typeof ICONS) => (
    <Button
      class="small"
      data-action={name}
      aria-haspopup="dialog"
      aria-label={say(name)}
      title={say(name)}
      onClick={() => show({ name })}
    >
      <Icon path={ICONS[name]} />
    </Button>
  );
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
      <span class="deal">
        {game.code !== null && (
          <>
            <Figure name="code" label={say("code")}>
              {game.code}
            </Figure>
            <CopyButton code={game.code} say={say} />
          </>
        )}
        {way("enter")}
      </span>
      <span class="ways">
        {way("help")}
        {way("settings")}
      </span>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** No list of terms: hosts style those in ways that are hard to undo. */
export function Figure({ name, label, children }: FigureProps) {
  return (
    <span class={`figure ${name}`}>
      <span class="label">{label}</span>{" "}
      <span class="value" data-figure={name}>
        {children}
      </span>
    </span>
  );
}
