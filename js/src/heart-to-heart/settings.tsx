import type { PartProps } from "./board.tsx";
import { BoardDialog } from "./board-dialog.tsx";

/** The settings; each holds at once. */
export function SettingsDialog(part: PartProps) {
  const { say, show, prefix } = part;
  return (
    <BoardDialog name="settings" title={say("settings")} say={say} show={show} prefix={prefix}>
      <Switch {...part} name="placement_help" />
      <Switch {...part} name="move_errors" />
      <Language {...part} />
    </BoardDialog>
  );
}

interface SwitchProps extends PartProps {
  readonly name: "placement_help" | "move_errors";
}

function Switch({ game, say, ask, prefix, name }: SwitchProps) {
  const id = prefix + name;
  return (
    <p class="setting">
      <input
        id={id}
        type="checkbox"
        data-setting={name}
        data-lm-suppress-shortcuts="true"
        checked={game[name]}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) =>
          ask({ type: "set", name, value: currentTarget.checked })
        }
      />
      <label for={id}>{say(name)}</label>
      <span id={`${id}-hint`} class="hint">
        {say(`${name}_hint`)}
      </span>
    </p>
  );
}

function Language({ game, say, ask, prefix }: PartProps) {
  const id = `${prefix}locale`;
  return (
    <p class="setting">
      <label for={id}>{say("language")}</label>
      <select
        id={id}
        data-setting="locale"
        data-lm-suppress-shortcuts="true"
        value={game.locale}
        onChange={({ currentTarget }) =>
          ask({ type: "set", name: "locale", value: currentTarget.value })
        }
      >
        <option value="auto">{say("language_auto")}</option>
        {Object.entries(game.languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
