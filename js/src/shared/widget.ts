import type { Model } from "./model.ts";
import { type Clock, Presence } from "./presence.ts";
import { createStore, type Stamped, type Store } from "./store.ts";

interface InitializeProps<State> {
  readonly model: Model<State>;
}

interface RenderProps<State> extends InitializeProps<State> {
  readonly el: HTMLElement;
}

/** What a view is made of. */
export interface ViewProps<State> extends RenderProps<State> {
  readonly store: Store<State>;
  readonly presence: Presence;
}

/**
 * The front end of one model: what anywidget asks of it.
 *
 * anywidget calls `initialize` once a model, so that all its views share the snapshots
 * and the clock's presence; each host gives every view another object as its model.
 * `mount` shows the game in an element and returns the clean-up.
 */
export function gameWidget<State extends Stamped & Clock>(
  names: readonly (keyof State & string)[],
  mount: (props: ViewProps<State>) => () => void,
) {
  let shared: { store: Store<State>; presence: Presence } | undefined;

  return {
    initialize({ model }: InitializeProps<State>): () => void {
      const store = createStore(model, names);
      const presence = new Presence(model, store);
      shared = { store, presence };
      return () => {
        presence.close();
        store.close();
      };
    },

    render({ model, el }: RenderProps<State>): () => void {
      if (!shared) {
        throw new Error("render was called before initialize");
      }
      return mount({ model, el, ...shared });
    },
  };
}
