import { Button } from "../shared/button.tsx";
import { Icon } from "../shared/icon.tsx";
import type { PartProps } from "./board.tsx";

const ICONS = {
  undo: "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
  redo: "M15 6 19.5 10.5 15 15M19 10.5h-9a5 5 0 0 0 0 10h3",
  restart: "M6 5v14M18.5 5.5 10 12 18.5 18.5Z",
  new: "M12 5v14M5 12h14",
};

/** Undo, redo, restart and new game, in the free corner beside the tip. */
export function Tools({ game, say, ask, leave }: PartProps) {
  const tool = (action: keyof typeof ICONS, act: () => void, enabled = true) => (
    <Button
      class="tool"
      data-action={action}
      aria-disabled={!enabled}
      label={say(action)}
      onClick={act}
    >
      <Icon path={ICONS[action]} />
      <span class="label">{say(action)}</span>
    </Button>
  );
  return (
    <div class="tools">
      {tool("undo", () => ask({ type: "undo" }), game.can_undo)}
      {tool("redo", () => ask({ type: "redo" }), game.can_redo)}
      {tool("restart", () => leave({ type: "restart" }))}
      {tool("new", () => leave({ type: "new", code: null }))}
    </div>
  );
}
