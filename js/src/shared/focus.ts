/** The element within `el` that has the focus, also in a shadow root; else null. */
export function focusedIn(el: Element): HTMLElement | null {
  const { activeElement } = el.getRootNode() as Document | ShadowRoot;
  return el.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

const FOCUSABLE = "button, input, select";

/** Keep Tab within `el`: from its last element to the first, and back. */
export function keepTabWithin(event: KeyboardEvent, el: Element): void {
  const all = [...el.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [end, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const focused = focusedIn(el);
  if (other && (focused === end || focused === el)) {
    event.preventDefault();
    other.focus();
  }
}

/** Go into a dialog, and bring all of it into view; if it is too high, its beginning. */
export function enter(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>("[data-first]") ?? dialog;
  first.focus({ preventScroll: true });
  for (const part of [dialog, dialog.firstElementChild]) {
    part?.scrollIntoView({ block: "nearest" });
  }
}
