import { expect, test as it } from "vitest";
import { chooseLanguage, sayCount, speaker } from "../src/shared/texts.ts";

const texts = {
  en: { stock: "Stock, {count} cards", stock_0: "Stock, empty", stock_1: "Stock, 1 card" },
  es: { stock: "Mazo, {count} cartas" },
};

it("a view takes the first language of the reader that there is", () => {
  expect(chooseLanguage(texts, ["fr-FR", "es-MX", "en"])).toBe("es");
});

it("without one it takes English, or else what there is", () => {
  expect(chooseLanguage(texts, ["fr"])).toBe("en");
  expect(chooseLanguage({ es: {} }, ["fr"])).toBe("es");
});

it("values stand in their places; an unknown place stays", () => {
  const say = speaker({ en: { key: "{a} and {b} and {c}" } }, "en");
  expect(say("key", { a: 1, b: "{c}" })).toBe("1 and {c} and {c}");
});

it("a key without text says itself", () => {
  expect(speaker(texts, "en")("nothing")).toBe("nothing");
});

it("none, one and many have their own words", () => {
  const say = speaker(texts, "en");
  expect([0, 1, 2].map((count) => sayCount(say, "stock", count))).toEqual([
    "Stock, empty",
    "Stock, 1 card",
    "Stock, 2 cards",
  ]);
});
