import type { Waiting } from "./intents.ts";
import type { Say } from "./texts.ts";
import type { Told } from "./told.ts";

/** What every part of a view is drawn from, whatever the game. */
export interface BoardPart {
  readonly say: Say;
  /** What the ids of this view begin with; it shows one dialog at a time. */
  readonly prefix: string;
  readonly waiting: Waiting;
  /** What the last step was, for those who do not see it. */
  readonly told: Told;
}
