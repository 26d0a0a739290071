import type { Texts } from "./texts.ts";

/** Something to be said: the key of a text, and the values for its places. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The traits that every game's widget has. */
export interface SharedState {
  version: number;
  /** Counts the games, or matches, begun on this board. */
  game_number: number;
  message: Message | null;
  locale: string;
  /** The name of each language in itself, by its code. */
  languages: Readonly<Record<string, string>>;
  texts: Texts;
}

/** Asks Python to change a setting. */
export interface SetIntent {
  readonly type: "set";
  readonly name: string;
  readonly value: boolean | string;
}
