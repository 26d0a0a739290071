import { Component } from "preact";
import faces from "../../../hh_widget/faces.svg";

/** The symbols, as the build has them: what suits share, what each has, and the suits. */
const [SHARED = "", EACH = "", SUITS = ""] = faces.split("|");

// biome-ignore-start lint/security/noSecrets: SVG looks like secrets to the rule
const SYMBOLS = [
  SHARED,
  ...SUITS.split(",").map((suit) => EACH.replaceAll("@", suit).replaceAll("$", suit.charAt(0))),
]
  .join("")
  .replace(/\{(?<id>\w+)(?<rest>[^}]*)\}/gu, '<use href="#$<id>"$<rest>/>')
  .replace(/\[(?<id>[\w-]+)\[/gu, '<symbol id="$<id>" viewBox="0 0 64 90">')
  .replaceAll("]", "</symbol>");
// biome-ignore-end lint/security/noSecrets: the end of it

interface Prefixed {
  readonly prefix: string;
}

/** A prefix of its own for a view's ids: views of other versions may share the page. */
export function spritePrefix(): string {
  return `hh${Math.random().toString(36).slice(2)}-`;
}

/** All symbols, once a view, for the `use` elements of its cards to refer to. */
export class Sprite extends Component<Prefixed> {
  override shouldComponentUpdate({ prefix }: Prefixed) {
    return prefix !== this.props.prefix;
  }

  override render() {
    const { prefix } = this.props;
    const html = SYMBOLS.replace(/\bid="|href="#|url\(#/gu, `$&${prefix}`);
    return (
      <svg
        class="sprite"
        aria-hidden="true"
        // biome-ignore lint/style/useNamingConvention: Preact's name
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
}

/** A card's picture by the id of its symbol, such as `hearts-10` or `back`. */
export function Picture({ prefix, symbol }: Prefixed & { symbol: string }) {
  return (
    <svg class="picture" viewBox="0 0 64 90" aria-hidden="true">
      <use href={`#${prefix}${symbol}`} />
    </svg>
  );
}
