// biome-ignore lint/correctness/noUnresolvedImports: jsdom's entry is found by Node
import { JSDOM } from "jsdom";

/** How an element refers to another of the file. */
const REFERENCE = /(?:="|url\()#(?<id>[\w-]+)/gu;
const COMMENT = /<!--.*?-->/gsu;
const BETWEEN_TAGS = />\s+</gu;
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** What most of the file is made of, and what stands for it until a view shows it. */
const USE = /<use href="#(?<id>[\w$]+)"(?<rest>[^>]*)\/>/gu;
const SYMBOL = /<symbol id="(?<id>[\w@-]+)" viewBox="0 0 64 90">/gu;

/** What is drawn for each suit alike: its cards, and the pips they are put together of. */
const OWN = /^(?:\w+-\d+|[cdhs][\dc])$/u;

/**
 * Takes from the SVG of all card faces those of some suits, the back, and whatever
 * these refer to; and says but once what is said over and over.
 *
 * @param {string} svg - The file.
 * @param {readonly string[]} suits - Such as `hearts`.
 * @returns {string} Three parts with `|` between them: what all suits share; what there
 *   is of each, with `@` for its name and `$` for its initial; and the suits' names.
 *   `{id}` is a use of that element, `[id[` begins the symbol of a whole card, and `]`
 *   ends a symbol.
 */
export function facesOf(svg, suits) {
  const { document } = new JSDOM(svg, { contentType: "image/svg+xml" }).window;
  const named = new Map([...document.querySelectorAll("[id]")].map((el) => [el.id, el]));
  const wanted = new Set();
  const want = (id) => {
    const element = named.get(id);
    if (element && !wanted.has(element)) {
      wanted.add(element);
      for (const { groups } of element.outerHTML.matchAll(REFERENCE)) {
        want(groups.id);
      }
    }
  };
  for (const id of named.keys()) {
    if (id === "back" || suits.some((suit) => id.startsWith(`${suit}-`))) {
      want(id);
    }
  }
  const all = [...wanted];
  for (const element of named.values()) {
    if (!all.some((other) => other.contains(element) || element.contains(other))) {
      element.remove();
    }
  }
  const each = takeOut(document, suits);
  return [document.documentElement.innerHTML, each, suits.join()].map(shortened).join("|");
}

/** Take out of the document what there is of each suit, and return it once for all. */
function takeOut(document, suits) {
  const own = [...document.querySelectorAll("[id]")].filter(({ id }) => OWN.test(id));
  const drawings = suits.map((suit) => {
    const [initial] = suit;
    return own
      .filter(({ id }) => id.startsWith(`${suit}-`) || (id[0] === initial && id.length === 2))
      .map(({ outerHTML }) =>
        outerHTML
          .replaceAll(`id="${suit}-`, 'id="@-')
          .replaceAll(new RegExp(`(?<=id="|#)${initial}(?=[\\dci]?")`, "gu"), "$$"),
      )
      .join("");
  });
  if (new Set(drawings).size !== 1) {
    throw new Error("the suits of faces.svg differ in more than their pips");
  }
  for (const element of own) {
    element.remove();
  }
  return drawings[0];
}

function shortened(svg) {
  return svg
    .trim()
    .replaceAll(NAMESPACE, "")
    .replace(COMMENT, "")
    .replace(BETWEEN_TAGS, "><")
    .replace(USE, (_, id, rest) => `{${id}${rest}}`)
    .replace(SYMBOL, "[$<id>[")
    .replaceAll("</symbol>", "]");
}
