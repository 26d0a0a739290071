/** What ipywidgets marks a view with whose model has no kernel behind it. */
const DISCONNECTED = ".jupyter-widgets-disconnected";

/**
 * The event of a model whose kernel has restarted. It is named as if it came for the
 * better too, but no host lets a model have its kernel back, and JupyterLab does not
 * mark its views: so the event alone tells.
 */
export const LOST_EVENT = "comm_live_update";

/**
 * Whether there may be a Python behind this view: false on a page that shows saved
 * state. Hosts without the mark tell nothing.
 */
export function isConnected(el: Element): boolean {
  return !el.closest(DISCONNECTED);
}
