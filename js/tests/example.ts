import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { State } from "../src/heart-to-heart/state.ts";

const LOCALE = join(import.meta.dirname, "../../hh_widget/locales/en.toml");

/** The English texts as they are, section by section. */
export const sections = parse(readFileSync(LOCALE, "utf8")) as Record<
  string,
  Record<string, string>
>;

/** The English texts of Heart to Heart, as its widget carries them. */
export const english: Record<string, string> = {
  ...sections["shared"],
  ...sections["heart_to_heart"],
};

/** A board of three slots: the tip lies over both others. */
export const smallBoard: State["board"] = {
  width: 200,
  height: 250,
  card: { width: 64, height: 90 },
  slots: [
    { x: 10, y: 20, row: 1, column: 1 },
    { x: 80, y: 20, row: 1, column: 2 },
    { x: 45, y: 70, row: 2, column: 1 },
  ],
  stock: { x: 10, y: 150 },
  discard: { x: 80, y: 150 },
};

/** A game at its start on the small board. */
export const startState: State = {
  version: 1,
  game_number: 1,
  code: "HH1-N-AAAAAAM",
  heart: [10, 8, 4],
  free: [3],
  outlined: [],
  darkened: [],
  stock: 26,
  discard: [1],
  selection: null,
  score: 0,
  moves: 0,
  pairs: 0,
  elapsed: 0,
  running: false,
  status: "playing",
  message: null,
  can_undo: false,
  can_redo: false,
  resumable: null,
  statistics: null,
  placement_help: true,
  move_errors: false,
  locale: "auto",
  languages: { en: "English", es: "Español" },
  texts: { en: english },
  board: smallBoard,
};
