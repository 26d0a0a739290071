import type { Model } from "../src/shared/model.ts";

type Handler = (...args: never[]) => void;

/** A model without Python: it records what is sent, and publishes what a test says. */
export class FakeModel<State extends object> implements Model<State> {
  readonly sent: Record<string, unknown>[] = [];
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #state: State;

  constructor(state: State) {
    this.#state = { ...state };
  }

  readonly get = <Name extends keyof State & string>(name: Name): State[Name] =>
    this.#state[name];

  readonly on = (event: string, handler: Handler): void => {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
  };

  readonly off = (event: string, handler: Handler): void => {
    this.#handlers.get(event)?.delete(handler);
  };

  readonly send = (content: unknown): void => {
    this.sent.push(content as Record<string, unknown>);
  };

  /** How many handlers are registered still. */
  get handlerCount(): number {
    return [...this.#handlers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** What was sent of one type. */
  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((intent) => intent["type"] === type);
  }

  /** Publish one state message: an event a trait, then the one that ends it. */
  publish(changes: Partial<State>): void {
    Object.assign(this.#state, changes);
    for (const name of Object.keys(changes)) {
      this.emit(`change:${name}`);
    }
    this.emit("change");
  }

  /** Send a custom message to all views. */
  tell(message: unknown): void {
    this.emit("msg:custom", message);
  }

  /** Let an event happen that is neither state nor message. */
  emit(event: string, ...args: unknown[]): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) {
      (handler as (...values: unknown[]) => void)(...args);
    }
  }
}
