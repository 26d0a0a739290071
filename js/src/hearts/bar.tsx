import { Figure } from "../shared/figure.tsx";
import { WAY_ICONS, Way } from "../shared/way.tsx";
import type { PartProps } from "./table.tsx";

const ICONS = {
  ...WAY_ICONS,
  new_match: "M12 5v14M5 12h14",
  scores: "M5 5h14v14H5ZM5 10h14M10 5v14M14.5 10v9",
};

/** The hand, the reader's own points, and the ways to a new match and the dialogs. */
export function Bar({ game, say, show, leave }: PartProps) {
  const way = (name: "scores" | "help" | "settings") => (
    <Way name={name} path={ICONS[name]} say={say} go={() => show({ name })} />
  );
  return (
    <div class="bar">
      <Figure name="hand" label={say("hand")}>
        {game.hand_number}
      </Figure>
      <Figure name="points-0" label={say("points")}>
        {game.points[0]}
      </Figure>
      <Figure name="total-0" label={say("total")}>
        {game.totals[0]}
      </Figure>
      <span class="ways">
        <Way name="new_match" path={ICONS.new_match} say={say} go={leave} />
        {way("scores")}
        {way("help")}
        {way("settings")}
      </span>
    </div>
  );
}
