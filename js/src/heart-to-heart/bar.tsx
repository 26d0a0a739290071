import { Figure } from "../shared/figure.tsx";
import { WAY_ICONS, Way } from "../shared/way.tsx";
import type { PartProps } from "./board.tsx";
import { CopyButton } from "./copy.tsx";
import { Time } from "./time.tsx";

const ICONS = {
  ...WAY_ICONS,
  enter: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5",
};

/** Time, score, moves and the deal's code, and the ways to the dialogs. */
export function Bar({ game, say, show }: PartProps) {
  const way = (name: keyof typeof ICONS) => (
    <Way name={name} path={ICONS[name]} say={say} go={() => show({ name })} />
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
            <Figure name="code" label={say("code")} isPlain={true}>
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
