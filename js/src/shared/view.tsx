import { render, type VNode } from "preact";
import { spritePrefix } from "../cards/sprite.tsx";
import { isConnected, LOST_EVENT } from "./connection.ts";
import { enter, focusedIn } from "./focus.ts";
import type { FrameProps } from "./frame.tsx";
import { handOverHostKeys } from "./host-keys.ts";
import { IntentQueue, isTold, type Waiting } from "./intents.ts";
import type { Watch } from "./presence.ts";
import type { SharedState } from "./state.ts";
import type { Snapshot } from "./store.ts";
import { chooseLanguage, type Say, speaker } from "./texts.ts";
import { hostTheme, onThemeChange } from "./theme.ts";
import { NOTHING_TOLD, tell } from "./told.ts";
import type { ViewProps } from "./widget.ts";

/** What happened between two snapshots: told in a sentence, and shown once drawn. */
export interface Happening {
  readonly told: string;
  readonly show: () => void;
}

/**
 * One view of a game: what is open and focused in it, and what was told there last.
 *
 * A game's own view draws it, says what lies over it and what happened, and does what
 * its keys are for.
 */
export abstract class View<
  State extends SharedState,
  Intent extends { readonly type: string },
  Dialog extends { readonly name: string },
> {
  protected readonly prefix = spritePrefix();
  protected readonly watch: Watch;
  protected game: Snapshot<State>;
  protected dialog: Dialog | null = null;
  protected told = NOTHING_TOLD;
  readonly #props: ViewProps<State>;
  protected readonly queue: IntentQueue<Intent>;
  #drawnWaiting: Waiting = "idle";
  /** What had the focus when a dialog opened. */
  #opener: HTMLElement | null = null;

  constructor(props: ViewProps<State>) {
    const { model, el, store, presence } = props;
    this.#props = props;
    this.game = store.current;
    this.queue = new IntentQueue<Intent>(model, this.game.version, this.#wait, () =>
      isConnected(el),
    );
    this.watch = presence.watch(el, () => this.follow?.());
  }

  /** Draw the whole view. */
  protected abstract board(frame: FrameProps): VNode;

  /** The dialog after a snapshot, given the one that is open; `before` null at first. */
  protected abstract dialogAfter(
    before: Snapshot<State> | null,
    after: Snapshot<State>,
  ): Dialog | null;

  /** What happened, asked for while the snapshot before is still drawn. */
  protected abstract happened(
    before: Snapshot<State>,
    after: Snapshot<State>,
  ): Happening | null;

  /** Keep the tab stop on what is still there. */
  protected abstract settle(before: Snapshot<State>, after: Snapshot<State>): void;

  /** The tab stop is where the focus was last, however it came there. */
  protected abstract focus(data: DOMStringMap): void;

  /** Do what a key is for. */
  protected abstract press(event: KeyboardEvent): void;

  /** Whether nothing but the clock was set going, or made to stand. */
  protected readonly isClockAlone?: (
    before: Snapshot<State>,
    after: Snapshot<State>,
  ) => boolean;

  /** Python is gone. */
  protected lose?(): void;

  /** Whatever was drawn or seen has changed. */
  protected follow?(): void;

  /** The view goes away. */
  protected close?(): void;

  /** Show the game; returns the clean-up. */
  open(): () => void {
    const { model, el, store } = this.#props;
    this.dialog = this.dialogAfter(null, this.game);
    this.draw();
    this.#wait();
    this.watch.dialog(this.dialog !== null);
    model.on(LOST_EVENT, this.#drop);
    globalThis.addEventListener("languagechange", this.draw);
    const stops = [store.listen(this.#receive), onThemeChange(this.draw)];
    return () => {
      this.watch.close();
      for (const stop of stops) {
        stop();
      }
      model.off(LOST_EVENT, this.#drop);
      globalThis.removeEventListener("languagechange", this.draw);
      this.queue.close();
      this.close?.();
      render(null, el);
    };
  }

  /** What is asked of one game is not for the next; settings outlast it. */
  readonly ask = (intent: Intent, isDue?: () => boolean): void => {
    const { game_number } = this.game;
    const isOn = () => intent.type === "set" || this.game.game_number === game_number;
    this.queue.push(intent, isDue ?? isOn);
  };

  /** Ask a question; without Python it would be in vain, which is told instead. */
  protected readonly question = (question: Dialog): void => {
    if (this.waiting === "gone") {
      this.#drop();
    } else {
      this.show(question);
    }
  };

  readonly show = (dialog: Dialog | null): void => {
    this.#cover(dialog, focusedIn(this.#props.el));
    this.draw();
    this.#moveFocus();
  };

  protected get waiting(): Waiting {
    return this.queue.waiting;
  }

  protected get root(): HTMLElement {
    return this.#props.el.firstElementChild as HTMLElement;
  }

  protected get language(): string {
    return chooseLanguage(this.game.texts, navigator.languages);
  }

  protected get say(): Say {
    return speaker(this.game.texts, this.language);
  }

  /** What every part of the view is drawn from. */
  protected get parts() {
    const { game, say, ask, show, language, waiting, prefix, dialog, told } = this;
    return { game, say, ask, show, language, waiting, prefix, dialog, told };
  }

  protected readonly draw = (): void => {
    this.#render();
    this.follow?.();
  };

  #render(): void {
    this.#drawnWaiting = this.waiting;
    const { version } = this.game;
    const frame: FrameProps = {
      lang: this.language,
      "data-theme": hostTheme() ?? undefined,
      "data-version": version,
      onKeyDownCapture: handOverHostKeys,
      onKeyDown: (event: KeyboardEvent) => this.press(event),
      onFocusIn: ({ target }: FocusEvent) => this.focus((target as HTMLElement).dataset),
    };
    render(this.board(frame), this.#props.el);
  }

  /** Onto the card that is the tab stop; without one, where cards will be. */
  protected focusCards(): void {
    const all = [...this.root.querySelectorAll<HTMLElement>("button.card, [data-rest]")];
    (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0])?.focus();
  }

  readonly #receive = (game: Snapshot<State>): (() => void) => {
    const before = this.game;
    const dialog = this.dialogAfter(before, game);
    this.game = game;
    this.settle(before, game);
    const happening = this.happened(before, game);
    if (happening || (game.message && game.message !== before.message)) {
      this.told = tell(this.told, happening?.told);
    }
    this.#redraw(dialog);
    happening?.show();
    // What the game does by itself counts from when all views have drawn.
    return () => {
      this.follow?.();
      this.queue.drawn(game.version, this.isClockAlone?.(before, game));
    };
  };

  /** Draw what has changed by itself; the focus is led only where it was in the view. */
  #redraw(dialog: Dialog | null): void {
    const { el } = this.#props;
    const focused = focusedIn(el);
    const isOther = dialog !== this.dialog;
    if (isOther) {
      this.#cover(dialog, focused);
    }
    this.#render();
    if (focused && (isOther || !focusedIn(el))) {
      this.#moveFocus();
    }
  }

  /** Change what lies over the board; the clock stands while something does. */
  #cover(dialog: Dialog | null, focused: HTMLElement | null): void {
    if (!this.dialog) {
      this.#opener = focused;
    }
    this.dialog = dialog;
    this.watch.dialog(dialog !== null);
  }

  /** Into the dialog; without one, back to where the focus was, or else to the cards. */
  #moveFocus(): void {
    if (this.dialog) {
      enter(this.root.querySelector(".dialog") as HTMLElement);
      return;
    }
    const opener = this.#opener;
    this.#opener = null;
    if (opener && this.#props.el.contains(opener)) {
      opener.focus();
    }
    if (!focusedIn(this.#props.el)) {
      this.focusCards();
    }
  }

  readonly #wait = (): void => {
    const { waiting } = this;
    this.root.dataset["waiting"] = waiting;
    if (isTold(waiting)) {
      this.told = tell(this.told);
    }
    const isGone = waiting === "gone";
    if (isGone) {
      this.lose?.();
    }
    if (isTold(waiting) || isTold(this.#drawnWaiting)) {
      this.#redraw(isGone && this.dialog?.name === "question" ? null : this.dialog);
      this.follow?.();
    }
  };

  readonly #drop = (): void => this.queue.lose();
}
