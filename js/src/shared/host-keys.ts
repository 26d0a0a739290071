/** What tells JupyterLab to leave the keys of an element alone. */
const SUPPRESS = "data-lm-suppress-shortcuts";

/** For each element that takes keys: its own are not a notebook's shortcuts. */
export const OWN_KEYS = { [SUPPRESS]: "true" } as const;

/** Whether something is typed here: editing keys are the field's own. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "text";
}

/** Whether a key is the host's: combinations, Shift+Enter, and Tab. */
export function isHostKey(event: KeyboardEvent): boolean {
  const combined = event.ctrlKey || event.metaKey || event.altKey;
  if (isField(event.target)) {
    return combined && ["s", "Enter"].includes(event.key);
  }
  return combined || event.key === "Tab" || (event.key === "Enter" && event.shiftKey);
}

/**
 * Hand the host's keys over to JupyterLab, which ignores its own shortcuts wherever the
 * mark stands: the marks are taken off until it has seen the key.
 */
export function handOverHostKeys(event: KeyboardEvent): void {
  if (!isHostKey(event)) {
    return;
  }
  const marked = event
    .composedPath()
    .filter((node): node is Element => node instanceof Element && node.hasAttribute(SUPPRESS));
  for (const element of marked) {
    element.removeAttribute(SUPPRESS);
  }
  setTimeout(() => {
    for (const element of marked) {
      element.setAttribute(SUPPRESS, "true");
    }
  });
}
