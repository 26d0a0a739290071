import type { Say } from "./texts.ts";

interface KeyTableProps {
  readonly say: Say;
  /** The letters, and what each does. */
  readonly letters: Readonly<Record<string, string>>;
  /** The texts of what has no button of the same name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The keys of a board, for How to play. */
export function KeyTable({ say, letters, texts }: KeyTableProps) {
  const tell = (name: string) => say(texts[name] ?? name);
  const rows = [
    ["← ↑ → ↓", say("key_arrows")],
    [say("cap_ends"), tell("key_ends")],
    [say("cap_tap"), say("key_tap")],
    ...Object.entries(letters).map(([letter, name]) => [letter.toUpperCase(), tell(name)]),
    [say("cap_close"), say("close")],
  ];
  return (
    <>
      <h3>{say("help_keys_title")}</h3>
      <table class="keys">
        <tbody>
          {rows.map(([cap, text]) => (
            <tr key={cap}>
              <th scope="row">
                <kbd>{cap}</kbd>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
