/** What ipywidgets marks a view with whose model has no kernel behind it. */
const DISCONNECTED = ".jupyter-widgets-disconnected";

/** The event of a model that gains or loses its kernel, once its views are marked. */
export const CONNECTION_EVENT = "comm_live_update";

/**
 * Whether there may be a Python behind this view: false after a restart of the kernel,
 * and on a page that shows saved state. Hosts without the mark tell nothing.
 */
export function isConnected(el: Element): boolean {
  return !el.closest(DISCONNECTED);
}
