// biome-ignore lint/correctness/noUnresolvedImports: jsdom's entry is found by Node
import { JSDOM } from "jsdom";

/** How an element refers to another of the file. */
const REFERENCE = /(?:="|url\()#(?<id>[\w-]+)/gu;
const COMMENT = /<!--.*?-->/gsu;
const BETWEEN_TAGS = />\s+</gu;

/** What most of the file is made of, and what stands for it until a view shows it. */
const USE = /<use href="#(?<id>\w+)"(?<rest>[^>]*)\/>/gu;
const SYMBOL = /<symbol id="(?<id>[\w-]+)" viewBox="0 0 64 90">/gu;

/**
 * Takes from the SVG of all card faces those of some suits, the back, and whatever
 * these refer to; and shortens what is said over and over.
 *
 * @param {string} svg - The file.
 * @param {readonly string[]} suits - Such as `hearts`.
 * @returns {string} What stands in the smaller SVG. `{id}` is a use of that element,
 *   `[id[` begins the symbol of a whole card, and `]` ends a symbol.
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
  return document.documentElement.innerHTML
    .trim()
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(COMMENT, "")
    .replace(BETWEEN_TAGS, "><")
    .replace(USE, (_, id, rest) => `{${id}${rest}}`)
    .replace(SYMBOL, "[$<id>[")
    .replaceAll("</symbol>", "]");
}
