import { Component } from "preact";
import { classes } from "../shared/classes.ts";
import { Figure } from "../shared/figure.tsx";
import { Icon } from "../shared/icon.tsx";
import { sayCount } from "../shared/texts.ts";
import { seatName } from "./cards.ts";
import type { Seat } from "./state.ts";
import type { PartProps } from "./table.tsx";

interface SeatProps extends PartProps {
  readonly seat: Seat;
}

/** A CPU seat: its cards, face down, its number, its points, and whether it has passed. */
export function CpuSeat({ game, say, seat }: SeatProps) {
  const count = game.card_counts[seat] ?? 0;
  const isTurn = game.turn === seat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: hosts style those in ways hard to undo
    <div
      class={classes("seat", isTurn && "turn")}
      data-seat={seat}
      role="group"
      aria-label={seatName(say, seat)}
    >
      <Backs count={count} />
      <div class="plate">
        <span class="seat-name">
          {seatName(say, seat)}
          {game.phase === "passing" && game.passed[seat] && (
            <span
              class="passed"
              role="img"
              aria-label={say("has_passed")}
              title={say("has_passed")}
            >
              <Icon path="M5 12.5l5 5L19 7" />
            </span>
          )}
        </span>
        <span class="heard">{sayCount(say, "cards_left", count)}</span>
        <Figure name={`points-${seat}`} label={say("points")}>
          {game.points[seat]}
        </Figure>
        <Figure name={`total-${seat}`} label={say("total")}>
          {game.totals[seat]}
        </Figure>
      </div>
    </div>
  );
}

/** A small fan of backs, drawn anew only when a card leaves it. */
class Backs extends Component<{ readonly count: number }> {
  override shouldComponentUpdate({ count }: { readonly count: number }) {
    return count !== this.props.count;
  }

  override render() {
    const { count } = this.props;
    return (
      <div class="backs" style={{ "--n": count }} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} style={{ "--i": index }} />
        ))}
        {count > 0 && <b>{count}</b>}
      </div>
    );
  }
}
