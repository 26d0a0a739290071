import { Component } from "preact";
import { Picture } from "../cards/sprite.tsx";
import { Button } from "../shared/button.tsx";
import { classes } from "../shared/classes.ts";
import { cardName, suitClass, symbolOf } from "./cards.ts";
import type { Card } from "./state.ts";
import type { PartProps } from "./table.tsx";

interface FanProps extends PartProps {
  readonly language: string;
  readonly current: Card | undefined;
}

interface CardProps extends FanProps {
  readonly card: Card;
  /** Its states, as class names. */
  readonly look: string;
  readonly isPlayable: boolean;
  readonly isSelected: boolean;
  readonly isReceived: boolean;
  readonly isStop: boolean;
  readonly index: number;
  readonly count: number;
}

/** Where the focus goes while there is no card. */
const REST = { "data-rest": "true", tabIndex: -1 };

/** What a card is drawn from, but for what all cards share and what never changes. */
const DRAWN = ["look", "isStop", "language", "index", "count"] as const;

/** The reader's hand, a fan; in narrow places it lies in two rows. */
export function Fan(props: FanProps) {
  const { game, say, current } = props;
  const { hand, playable, selection, received } = game;
  return (
    // biome-ignore lint/a11y/useSemanticElements: hosts style those in ways hard to undo
    <div
      class="fan"
      role="group"
      aria-label={say("your_hand")}
      {...(hand.length === 0 && REST)}
    >
      {hand.map((card, index) => {
        const isPlayable = playable.includes(card);
        const isSelected = selection.includes(card);
        const isReceived = received.includes(card);
        const look = classes(
          "card",
          suitClass(card),
          isPlayable ? "free" : "blocked",
          isSelected && "selected",
          isReceived && "received",
        );
        return (
          <HandCard
            key={card}
            {...props}
            {...{ card, look, isPlayable, isSelected, isReceived, index }}
            count={hand.length}
            isStop={card === current}
          />
        );
      })}
    </div>
  );
}

/** One card; it is drawn anew only when it looks otherwise or lies elsewhere. */
class HandCard extends Component<CardProps> {
  override shouldComponentUpdate(next: CardProps) {
    return DRAWN.some((name) => next[name] !== this.props[name]);
  }

  override render() {
    const { say, prefix, card, look, isPlayable, isSelected, isReceived, isStop } = this.props;
    return (
      <Button
        class={look}
        style={placeOf(this.props)}
        data-card={card}
        tabIndex={isStop ? 0 : -1}
        aria-label={cardName(say, card)}
        aria-pressed={isSelected}
        aria-disabled={!isPlayable}
        aria-description={
          [!isPlayable && say("blocked"), isReceived && say("received")]
            .filter(Boolean)
            .join(", ") || undefined
        }
        onClick={this.#tap}
      >
        <span class="face">
          <Picture prefix={prefix} symbol={symbolOf(card)} />
        </span>
      </Button>
    );
  }

  /** A blocked card does not answer. */
  readonly #tap = () => {
    const { game, ask, card } = this.props;
    if (game.playable.includes(card)) {
      ask({ type: "tap", target: card });
    }
  };
}

/** As many cards as one row of a narrow table takes. */
const NARROW_ROW = 7;

/** Where a card lies in one row of all cards, and in which of two rows, and where there. */
function placeOf({ index, count }: CardProps) {
  const first = Math.ceil(count / 2);
  const inRows =
    index < first
      ? { "--row": 0, "--row-i": index, "--row-n": first }
      : { "--row": 1, "--row-i": index - first, "--row-n": count - first };
  const inTheMiddle = { "--row": 0.5, "--row-i": index, "--row-n": count };
  return { "--i": index, "--n": count, ...(count > NARROW_ROW ? inRows : inTheMiddle) };
}
