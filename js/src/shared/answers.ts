/** Python's answer to an intent that changed nothing; every view hears it. */
export interface Unchanged {
  readonly type: "unchanged";
  readonly seq: number;
  readonly version: number;
}

/** Tells whether a custom message is an answer; others are not for the queues. */
export function isUnchanged(message: unknown): message is Unchanged {
  return (
    typeof message === "object" &&
    message !== null &&
    (message as Partial<Unchanged>).type === "unchanged"
  );
}

/** Where a view starts counting: at random, since every view hears every answer. */
export function randomSeq(): number {
  return Math.floor(Math.random() * 2 ** 48);
}
