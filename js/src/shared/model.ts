/** How a view hears of events and talks to Python. */
export interface Channel {
  readonly on: (event: string, handler: (...args: never[]) => void) => void;
  readonly off: (event: string, handler: (...args: never[]) => void) => void;
  readonly send: (content: unknown) => void;
}

/** What a widget's code uses of the model that anywidget hands it. */
export interface Model<State> extends Channel {
  readonly get: <Name extends keyof State & string>(name: Name) => State[Name];
}

/**
 * Something that changes; `listen` returns how to stop listening. What hears may return
 * what it will do once all have heard.
 */
export interface Source<Value> {
  readonly current: Value;
  readonly listen: (heard: (value: Value) => (() => void) | undefined) => () => void;
}
