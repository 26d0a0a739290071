interface IconProps {
  readonly path: string;
  /** How it is called in the style sheets. */
  readonly look?: string;
}

/** A drawing, 24 units wide and high; what it stands for is told beside it. */
export function Icon({ path, look = "icon" }: IconProps) {
  return (
    <svg class={look} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
