import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import { classes } from "../shared/classes.ts";
import { Icon } from "../shared/icon.tsx";
import { sayCount } from "../shared/texts.ts";
import type { CardProps } from "./board.tsx";
import { cardName } from "./names.ts";
import { placeStyle } from "./place.ts";

/** The stock, face down, and the discard pile, with their counts. */
export function Piles(part: CardProps) {
  return (
    <>
      <Stock {...part} />
      <Discard {...part} />
    </>
  );
}

function Stock({ prefix, game, say, ask, current }: CardProps) {
  const { stock, board } = game;
  return (
    <div class="pile" style={placeStyle(board, board.stock)}>
      <Button
        class={classes("card", stock > 0 ? "back" : "empty", stock > 1 && "deep")}
        data-target="stock"
        tabIndex={current === "stock" ? 0 : -1}
        aria-label={sayCount(say, "stock", stock)}
        onClick={() => ask({ type: "tap", target: "stock" })}
      >
        <span class="face">
          {stock > 0 ? (
            <Picture prefix={prefix} symbol="back" />
          ) : (
            <Icon look="recycle" path="M5 12a7 7 0 1 1 2.2 5.1M5 18.5V14h4.5" />
          )}
        </span>
      </Button>
      <Count value={stock} />
    </div>
  );
}

function Discard({ prefix, game, say, ask, current }: CardProps) {
  const { discard, board } = game;
  const selected = game.selection === "discard";
  const top = discard.at(-1);
  const below = discard.at(-2);
  const card = top ? cardName(say, top) : "";
  return (
    <div class="pile" style={placeStyle(board, board.discard)}>
      {below && (
        <span key={discard.length - 1} class="card under" aria-hidden="true">
          <span class="face">
            <Picture prefix={prefix} symbol={`hearts-${below}`} />
          </span>
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
        tabIndex={current === "discard" ? 0 : -1}
        aria-label={sayCount(say, "discard", discard.length, { card })}
        aria-pressed={selected}
        aria-disabled={!top}
        onClick={() => ask({ type: "tap", target: "discard" })}
      >
        <span class="face">
          {top && <Picture key={discard.length} prefix={prefix} symbol={`hearts-${top}`} />}
        </span>
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
