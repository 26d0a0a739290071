import type { ComponentProps } from "preact";
import { OWN_KEYS } from "./host-keys.ts";

interface ButtonProps extends ComponentProps<"button"> {
  /** Its name, where no text on it tells; the eye gets it while the pointer rests. */
  readonly label?: string;
}

/**
 * A button whose keys are not taken for a notebook's shortcuts.
 *
 * JupyterLab's shortcuts look at the focused element before they look at what it
 * stands in, so the attribute on the widget's root is not enough. The tip has its own
 * element: a title of the button would be heard as its description, after the same name.
 */
export function Button({ label, children, ...props }: ButtonProps) {
  return (
    <button type="button" {...OWN_KEYS} aria-label={label} {...props}>
      {children}
      {label && <span class="tip" title={label} aria-hidden="true" />}
    </button>
  );
}
