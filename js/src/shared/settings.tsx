import type { ComponentChildren } from "preact";
import { OWN_KEYS } from "./host-keys.ts";
import type { SetIntent, SharedState } from "./state.ts";
import type { Say } from "./texts.ts";

/** What a setting needs of its board. */
export interface SettingPart {
  readonly say: Say;
  readonly ask: (intent: SetIntent) => void;
  readonly prefix: string;
}

interface SwitchProps extends SettingPart {
  readonly name: string;
  readonly isOn: boolean;
}

/** A setting that is on or off; its text and hint are called as it is. */
export function Switch({ say, ask, prefix, name, isOn }: SwitchProps) {
  const id = prefix + name;
  return (
    <p class="setting">
      <input
        id={id}
        type="checkbox"
        data-setting={name}
        {...OWN_KEYS}
        checked={isOn}
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

interface ChoiceProps extends SettingPart {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The options, and a hint if there is one. */
  readonly children: ComponentChildren;
  readonly hint?: string;
}

/** A setting that is one of several. */
export function Choice({ ask, prefix, name, label, value, children, hint }: ChoiceProps) {
  const id = prefix + name;
  return (
    <p class="setting">
      <label for={id}>{label}</label>
      <select
        id={id}
        data-setting={name}
        {...OWN_KEYS}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => ask({ type: "set", name, value: currentTarget.value })}
      >
        {children}
      </select>
      {hint && (
        <span id={`${id}-hint`} class="hint wide">
          {hint}
        </span>
      )}
    </p>
  );
}

interface LanguageProps extends SettingPart {
  readonly game: Pick<SharedState, "locale" | "languages">;
}

/** The language of a board, its browser's or one for all views. */
export function Language({ game, ...part }: LanguageProps) {
  const { say } = part;
  return (
    <Choice {...part} name="locale" label={say("language")} value={game.locale}>
      <option value="auto">{say("language_auto")}</option>
      {Object.entries(game.languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
