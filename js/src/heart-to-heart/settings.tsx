import { BoardDialog } from "../shared/board-dialog.tsx";
import { Language, Switch } from "../shared/settings.tsx";
import type { PartProps } from "./board.tsx";

/** The settings; each holds at once. */
export function SettingsDialog(part: PartProps) {
  const { game, say } = part;
  return (
    <BoardDialog {...part} name="settings" title={say("settings")}>
      <Switch {...part} name="placement_help" isOn={game.placement_help} />
      <Switch {...part} name="move_errors" isOn={game.move_errors} />
      <Language {...part} />
    </BoardDialog>
  );
}
