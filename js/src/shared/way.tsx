import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { Say } from "./texts.ts";

/** The drawings of what every board has ways to. */
export const WAY_ICONS = {
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.1",
};

interface WayProps {
  readonly name: string;
  readonly path: string;
  readonly say: Say;
  readonly go: () => void;
}

/** A small button of the bar that opens a dialog. */
export function Way({ name, path, say, go }: WayProps) {
  return (
    <Button
      class="small"
      data-action={name}
      aria-haspopup="dialog"
      label={say(name)}
      onClick={go}
    >
      <Icon path={path} />
    </Button>
  );
}
