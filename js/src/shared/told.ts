/** What was told last, for those who do not see it. */
export interface Told {
  readonly text: string;
  /** Counts what was told, so that the same words are drawn anew. */
  readonly turn: number;
}

export const NOTHING_TOLD: Told = { text: "", turn: 0 };

/** No eye sees it; the ear gets other words than before, which alone are read out. */
const MARK = "\u00a0";

/** Tell something new, also in the words of before. */
export function tell({ text, turn }: Told, words = ""): Told {
  return { text: turn && words === text ? words + MARK : words, turn: turn + 1 };
}
