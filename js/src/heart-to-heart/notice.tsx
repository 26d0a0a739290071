import type { Waiting } from "../shared/intents.ts";
import type { PartProps } from "./board.tsx";

/** One line of what there is to be told, for eye and ear. */
export function Notice({ game, say, waiting }: PartProps & { waiting: Waiting }) {
  return (
    <p class="notice" role="status">
      {told({ game, say, waiting })}
    </p>
  );
}

function told({ game, say, waiting }: Omit<PartProps, "ask"> & { waiting: Waiting }) {
  if (waiting === "busy") {
    return say("python_busy");
  }
  if (game.message) {
    return say(game.message.key, game.message.params);
  }
  if (game.status !== "playing") {
    return say(game.status, { score: game.score, moves: game.moves });
  }
  return "";
}
