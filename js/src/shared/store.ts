import type { Model, Source } from "./model.ts";

/** A whole state as Python published it, and when it came (`performance.now()`). */
export type Snapshot<State> = Readonly<State> & { readonly receivedAt: number };

/** What tells a snapshot from what a host changes beside it, a tooltip or a layout. */
export interface Stamped {
  readonly version: number;
  readonly elapsed?: number | null;
}

export interface Store<State> extends Source<Snapshot<State>> {
  readonly close: () => void;
}

/**
 * Turns a model's events into whole snapshots.
 *
 * A state message fires many `change:name` events and, once all names are set, one
 * `change`: only the latter is heard, so listeners get one snapshot a message.
 */
export function createStore<State extends Stamped>(
  model: Model<State>,
  names: readonly (keyof State & string)[],
): Store<State> {
  const listeners = new Set<Parameters<Store<State>["listen"]>[0]>();
  const read = (): Snapshot<State> =>
    Object.freeze({
      ...(Object.fromEntries(names.map((name) => [name, model.get(name)])) as unknown as State),
      receivedAt: performance.now(),
    });

  let current = read();
  const changed = () => {
    const { version, elapsed } = current;
    if (model.get("version") === version && model.get("elapsed") === elapsed) {
      return;
    }
    current = read();
    for (const later of [...listeners].map((heard) => heard(current))) {
      later?.();
    }
  };
  model.on("change", changed);

  return {
    get current() {
      return current;
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close() {
      model.off("change", changed);
      listeners.clear();
    },
  };
}
