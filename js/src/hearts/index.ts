import { gameWidget } from "../shared/widget.ts";
import { STATE_NAMES, type State } from "./state.ts";
import { mountView } from "./view.tsx";

/** The front end of one Hearts model. */
export default function hearts() {
  return gameWidget<State>(STATE_NAMES, mountView);
}
