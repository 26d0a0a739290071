import type { Message } from "./state.ts";

/** All texts by language, as Python read them from its locales. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text by its key, its {name} places filled in. */
export type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const FALLBACK = "en";

/** Choose a view's language: the first the reader prefers and Python has. */
export function chooseLanguage(texts: Texts, preferred: readonly string[]): string {
  const known = Object.keys(texts);
  for (const tag of preferred) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (known.includes(language)) {
      return language;
    }
  }
  return known.includes(FALLBACK) ? FALLBACK : (known[0] ?? FALLBACK);
}

/** Return what says the texts of one language; a key without text says itself. */
export function speaker(texts: Texts, language: string): Say {
  const own = texts[language] ?? {};
  return (key, params = {}) =>
    (own[key] ?? key).replace(/\{(?<name>\w+)\}/gu, (place, name: string) =>
      name in params ? String(params[name]) : place,
    );
}

/** Say what a message is, in the words for its count if it has one. */
export function sayMessage(say: Say, { key, params }: Message): string {
  const { count } = params;
  return typeof count === "number" ? sayCount(say, key, count, params) : say(key, params);
}

/** Say a number of things: `key_1` is for one, `key_0` for none, else `key`. */
export function sayCount(say: Say, key: string, count: number, params: object = {}): string {
  return say(count < 2 ? `${key}_${count}` : key, { ...params, count });
}
