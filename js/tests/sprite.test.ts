// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { expect, test as it } from "vitest";
import { Sprite } from "../src/cards/sprite.tsx";

const FILE = join(import.meta.dirname, "../../hh_widget/faces.svg");

it("all card faces come out of the build as they are drawn", () => {
  const root = document.createElement("div");
  render(Sprite.prototype.render.call({ props: { prefix: "" } } as Sprite), root);
  const drawn = document.createElement("div");
  drawn.innerHTML = readFileSync(FILE, "utf8");
  const shapes = (el: Element) =>
    [...el.querySelectorAll("[id]")].map((part) => [
      part.id,
      part.outerHTML.replace(/>\s+</gu, "><"),
    ]);
  expect(Object.fromEntries(shapes(root))).toEqual(Object.fromEntries(shapes(drawn)));
});
