import type { PartProps } from "./board.tsx";
import { BoardDialog } from "./board-dialog.tsx";
import { LETTERS } from "./keys.ts";

/** How to play: the rules in short, where the game comes from, and the keys. */
export function HelpDialog({ say, show, prefix }: PartProps) {
  return (
    <BoardDialog name="help" title={say("help")} say={say} show={show} prefix={prefix}>
      {(["aim", "free", "pairs", "stock", "score", "end"] as const).map((part) => (
        <p key={part}>
          <strong>{say(`help_${part}_title`)}</strong> {say(`help_${part}`)}
        </p>
      ))}
      <h3>{say("help_origin_title")}</h3>
      <p>{say("help_origin")}</p>
      <ol>
        {([1, 2, 3] as const).map((point) => (
          <li key={point}>{say(`help_origin_${point}`)}</li>
        ))}
      </ol>
      <h3>{say("help_keys_title")}</h3>
      <table class="keys">
        <tbody>
          {[
            ["← ↑ → ↓", say("key_arrows")],
            [say("cap_ends"), say("key_ends")],
            [say("cap_tap"), say("key_tap")],
            ...Object.entries(LETTERS).map(([letter, name]) => [
              letter.toUpperCase(),
              say(KEY_TEXTS[name] ?? name),
            ]),
            [say("cap_close"), say("close")],
          ].map(([cap, text]) => (
            <tr key={cap}>
              <th scope="row">
                <kbd>{cap}</kbd>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BoardDialog>
  );
}

/** What the keys do for which there is no button of the same name. */
const KEY_TEXTS: Readonly<Record<string, string>> = {
  free: "key_free",
  draw: "key_draw",
  discard: "key_discard",
};
