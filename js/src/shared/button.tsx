import type { ComponentProps } from "preact";

/**
 * A button whose keys are not taken for a notebook's shortcuts.
 *
 * JupyterLab's shortcuts look at the focused element before they look at what it
 * stands in, so the attribute on the widget's root is not enough.
 */
export function Button(props: ComponentProps<"button">) {
  return <button type="button" data-lm-suppress-shortcuts="true" {...props} />;
}
