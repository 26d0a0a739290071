import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import { sayCount } from "../shared/texts.ts";
import type { PartProps } from "./board.tsx";
import { classes, placeStyle } from "./place.ts";

/** The stock, face down, and the discard pile, with their counts. */
export function Piles(part: PartProps) {
  return (
    <>
      <Stock {...part} />
      <Discard {...part} />
    </>
  );
}

function Stock({ game, say, ask }: PartProps) {
  const { stock, board } = game;
  return (
    <div class="pile" style={placeStyle(board, board.stock)}>
      <Button
        class={classes("card", stock > 0 ? "back" : "empty", stock > 1 && "deep")}
        data-target="stock"
        aria-label={sayCount(say, "stock", stock)}
        onClick={() => ask({ type: "tap", target: "stock" })}
      >
        {stock > 0 ? <Picture symbol="back" /> : <RecycleIcon />}
      </Button>
      <Count value={stock} />
    </div>
  );
}

function Discard({ game, say, ask }: PartProps) {
  const { discard, board } = game;
  const selected = game.selection === "discard";
  const top = discard.at(-1);
  const below = discard.at(-2);
  const card = top ? say("card", { rank: say(`rank_${top}`) }) : "";
  return (
    <div class="pile" style={placeStyle(board, board.discard)}>
      {below && (
        <span key={discard.length - 1} class="card under" aria-hidden="true">
          <Picture symbol={`hearts-${below}`} />
        </span>
      )}
      <Button
        key="top"
        class={classes(
          "card",
          top ? "free" : "empty",
          discard.length > 1 && "deep",
          selected && "selected",
          game.darkened.includes("discard") && "darkened",
        )}
        data-target="discard"
        aria-label={sayCount(say, "discard", discard.length, { card })}
        aria-pressed={selected}
        aria-disabled={!top}
        onClick={() => ask({ type: "tap", target: "discard" })}
      >
        {top && <Picture key={discard.length} symbol={`hearts-${top}`} />}
      </Button>
      <Count value={discard.length} />
    </div>
  );
}

/** How many cards a pile has, for the eye; its button's name tells the ear. */
function Count({ value }: { value: number }) {
  return (
    <span class="count" aria-hidden="true">
      {value}
    </span>
  );
}

function RecycleIcon() {
  return (
    <svg class="recycle" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 12a7 7 0 1 1 2.2 5.1M5 18.5V14h4.5" />
    </svg>
  );
}
