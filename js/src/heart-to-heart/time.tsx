import { Component } from "preact";
import { formatTime } from "../shared/seconds.ts";
import type { Game } from "./state.ts";

/** The seconds of play now: those that Python told, and what has passed since. */
export function secondsNow({ elapsed, running, receivedAt }: Game, now: number): number {
  return Math.floor(elapsed + (running ? Math.max(0, now - receivedAt) / 1000 : 0));
}

/** The game with its clock stopped: without Python none runs. */
export function stopped(game: Game): Game {
  const now = performance.now();
  return { ...game, elapsed: secondsNow(game, now), running: false };
}

interface TimeProps {
  readonly game: Game;
}

/** The time of play, going on by itself while the clock runs. */
export class Time extends Component<TimeProps> {
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    this.#wait();
  }

  override componentDidUpdate() {
    this.#wait();
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  override render() {
    return <>{formatTime(secondsNow(this.props.game, performance.now()))}</>;
  }

  /** Draw again when the next second is full. */
  #wait() {
    clearTimeout(this.#timer);
    const { game } = this.props;
    if (game.running) {
      const now = performance.now();
      const next = (secondsNow(game, now) + 1 - game.elapsed) * 1000;
      const untilNext = next - (now - game.receivedAt);
      this.#timer = setTimeout(() => this.forceUpdate(), Math.max(untilNext, 20));
    }
  }
}
