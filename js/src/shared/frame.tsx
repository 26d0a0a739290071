import type { ComponentChildren, ComponentProps } from "preact";
import { Sprite } from "../cards/sprite.tsx";
import { OWN_KEYS } from "./host-keys.ts";

/** What a view says of its outermost element. */
export type FrameProps = Pick<
  ComponentProps<"section">,
  "lang" | "onKeyDownCapture" | "onKeyDown" | "onFocusIn"
> & {
  readonly "data-theme": string | undefined;
  readonly "data-version": number;
};

interface BoardFrameProps extends ComponentProps<"section"> {
  readonly prefix: string;
  /** The folder of its sources, by which its style sheet finds it. */
  readonly name: string;
  /** Whether a dialog lies over what is played. */
  readonly isCovered: boolean;
  /** What stands below: the notice, and the dialog that is open. */
  readonly below: ComponentChildren;
}

/** The whole widget: what is played, what is told, and what lies over it. */
export function Frame({ prefix, name, isCovered, below, children, ...root }: BoardFrameProps) {
  return (
    <section class={`hh-widget ${name}`} {...OWN_KEYS} {...root}>
      <Sprite prefix={prefix} />
      <div class="play" inert={isCovered}>
        {children}
      </div>
      {below}
    </section>
  );
}
