import { formatTime } from "../shared/seconds.ts";
import { DIFFICULTIES } from "./state.ts";
import type { PartProps } from "./table.tsx";

const ROWS = { played: "played", won: "games_won", lost: "lost", drawn: "drawn", time: "time" };

/** What the log tells of earlier matches, by level. */
export function StatisticsTable({ game, say }: PartProps) {
  const { statistics } = game;
  if (!statistics) {
    return null;
  }
  return (
    <>
      <h3>{say("statistics")}</h3>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            {DIFFICULTIES.map((level) => (
              <th key={level} scope="col">
                {say(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(ROWS) as (keyof typeof ROWS)[]).map((row) => (
            <tr key={row}>
              <th scope="row">{say(ROWS[row])}</th>
              {DIFFICULTIES.map((level) => (
                <td key={level} data-figure={`${row}-${level}`}>
                  {row === "time" ? formatTime(statistics[level].time) : statistics[level][row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
