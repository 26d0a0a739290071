import type { Model } from "../shared/model.ts";
import { Presence } from "../shared/presence.ts";
import { createStore, type Store } from "../shared/store.ts";
import { STATE_NAMES, type State } from "./state.ts";
import { mountView } from "./view.tsx";

interface InitializeProps {
  readonly model: Model<State>;
}

interface RenderProps extends InitializeProps {
  readonly el: HTMLElement;
}

/**
 * The front end of one Heart to Heart model.
 *
 * anywidget calls this once a model, so that all its views share the snapshots and
 * the clock's presence; each host gives every view another object as its model.
 */
export default function heartToHeart() {
  let shared: { store: Store<State>; presence: Presence } | undefined;

  return {
    initialize({ model }: InitializeProps): () => void {
      const store = createStore(model, STATE_NAMES);
      const presence = new Presence(model, store);
      shared = { store, presence };
      return () => {
        presence.close();
        store.close();
      };
    },

    render({ model, el }: RenderProps): () => void {
      if (!shared) {
        throw new Error("render was called before initialize");
      }
      return mountView({ model, el, ...shared });
    },
  };
}
