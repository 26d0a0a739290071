import { Icon } from "../shared/icon.tsx";
import { seatName } from "./cards.ts";
import type { PartProps } from "./table.tsx";

/** What each hand added, hand by hand, and the totals; a moon is marked. */
export function ScoreSheet({ game, say }: PartProps) {
  const { hand_results: results, totals, moons } = game;
  return (
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">{say("hand")}</th>
          {totals.map((_, seat) => (
            <th key={seat} scope="col">
              {seatName(say, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((points, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {points.map((own, seat) => (
              <td key={seat}>
                {moons[index] === seat && (
                  <span class="moon" role="img" aria-label={say("moon")} title={say("moon")}>
                    <Icon path="M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z" />
                  </span>
                )}
                {own}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("total")}</th>
          {totals.map((total, seat) => (
            <td key={seat} data-figure={`sheet-${seat}`}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
