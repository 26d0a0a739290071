import { Button } from "../shared/button.tsx";
import type { PartProps } from "./table.tsx";

/** The pass: where the cards go, as an arrow on the table, and what confirms it. */
export function Pass({ game, say, ask }: PartProps) {
  const { pass_direction: direction, can_confirm: canConfirm, selection } = game;
  return (
    <div class="pass">
      <svg class={`arrow ${direction}`} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M60 24H32V8L4 32l28 24V40h28Z" />
      </svg>
      <p>{say(`pass_${direction}`)}</p>
      <Button
        class="strong"
        data-action="confirm"
        aria-disabled={!canConfirm}
        onClick={() => canConfirm && ask({ type: "confirm" })}
      >
        {say("pass")} <span class="chosen">{`${selection.length}/3`}</span>
      </Button>
    </div>
  );
}
