// biome-ignore lint/correctness/noUnresolvedImports: jsdom's entry is found by Node
import { JSDOM } from "jsdom";

/** How an element refers to another of the file. */
const REFERENCE = /(?:="|url\()#(?<id>[\w-]+)/gu;
const COMMENT = /<!--.*?-->/gsu;
const BETWEEN_TAGS = />\s+</gu;

/**
 * Takes from the SVG of all card faces those of some suits, the back, and whatever
 * these refer to.
 *
 * @param {string} svg - The file.
 * @param {readonly string[]} suits - Such as `hearts`.
 * @returns {string} The smaller SVG.
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
  return document.documentElement.outerHTML.replace(COMMENT, "").replace(BETWEEN_TAGS, "><");
}
