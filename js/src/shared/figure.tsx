import type { ComponentChildren } from "preact";

interface FigureProps {
  readonly name: string;
  readonly label: string;
  /** Whether the label is for the ear alone. */
  readonly isPlain?: boolean;
  readonly children: ComponentChildren;
}

/** A value with its label. No list of terms: hosts style those in ways hard to undo. */
export function Figure({ name, label, isPlain, children }: FigureProps) {
  return (
    <span class={`figure ${name}`}>
      <span class={isPlain ? "heard" : "label"}>{label}</span>{" "}
      <span class="value" data-figure={name}>
        {children}
      </span>
    </span>
  );
}
