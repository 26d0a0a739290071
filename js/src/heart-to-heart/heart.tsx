import { Component } from "preact";
import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import { classes } from "../shared/classes.ts";
import type { CardProps } from "./board.tsx";
import { placedCardName } from "./names.ts";
import { placeStyle } from "./place.ts";

interface HeartCardProps extends CardProps {
  readonly slot: number;
  readonly rank: number;
  /** Its states, as class names. */
  readonly look: string;
  readonly isFree: boolean;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}

/** What a card is drawn from, but for what all cards share and what never changes. */
const DRAWN = ["rank", "look", "isStop", "language"] as const;

/** The heart's cards, each in its slot; an emptied slot shows the ground. */
export function Heart(props: CardProps) {
  const { game, current } = props;
  return (
    <>
      {game.board.slots.map((_, index) => {
        const slot = index + 1;
        const rank = game.heart[index];
        if (!rank) {
          return null;
        }
        const isFree = game.free.includes(slot);
        const isSelected = game.selection === slot;
        const look = classes(
          "card",
          isFree ? "free" : "covered",
          game.outlined.includes(slot) && "outlined",
          isSelected && "selected",
          game.darkened.includes(slot) && "darkened",
        );
        return (
          <HeartCard
            key={slot}
            {...props}
            {...{ slot, rank, look, isFree, isSelected, isStop: current === slot }}
          />
        );
      })}
    </>
  );
}

/** One card; it is drawn anew only when it looks or is called otherwise. */
class HeartCard extends Component<HeartCardProps> {
  override shouldComponentUpdate(next: HeartCardProps) {
    return DRAWN.some((name) => next[name] !== this.props[name]);
  }

  override render() {
    const { game, say, ask, prefix, slot, rank, look, isFree, isSelected, isStop } = this.props;
    const place = game.board.slots[slot - 1];
    return (
      <Button
        class={look}
        style={place && placeStyle(game.board, place)}
        data-slot={slot}
        tabIndex={isStop ? 0 : -1}
        aria-label={placedCardName(say, game, slot, rank)}
        aria-pressed={isSelected}
        aria-disabled={!isFree}
        onClick={() => ask({ type: "tap", target: slot })}
      >
        <span class="face">
          <Picture prefix={prefix} symbol={`hearts-${rank}`} />
        </span>
      </Button>
    );
  }
}
