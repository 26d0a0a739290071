import { BoardDialog } from "../shared/board-dialog.tsx";
import { Choice, Language, Switch } from "../shared/settings.tsx";
import { DIFFICULTIES } from "./state.ts";
import type { PartProps } from "./table.tsx";

/** The settings; each holds at once, but that opponents change with the next match. */
export function SettingsDialog(part: PartProps) {
  const { game, say } = part;
  return (
    <BoardDialog {...part} name="settings" title={say("settings")}>
      <NextDifficulty {...part} />
      <Switch {...part} name="four_color" isOn={game.four_color} />
      <Language {...part} />
    </BoardDialog>
  );
}

/** How well the CPU seats of the next match play. */
export function NextDifficulty({ game, ...part }: PartProps) {
  const { say } = part;
  return (
    <Choice
      {...part}
      name="next_difficulty"
      label={say("next_difficulty")}
      value={game.next_difficulty}
      hint={game.result ? "" : say("next_difficulty_hint", { level: say(game.difficulty) })}
    >
      {DIFFICULTIES.map((level) => (
        <option key={level} value={level}>
          {say(level)}
        </option>
      ))}
    </Choice>
  );
}
