import { expect, test as it, vi } from "vitest";
import { createStore } from "../src/shared/store.ts";
import { FakeModel } from "./fake-model.ts";

const state = { version: 1, score: 0, moves: 0 };

it("listeners get one whole snapshot a state message", () => {
  const model = new FakeModel(state);
  const store = createStore(model, ["version", "score", "moves"]);
  const heard = vi.fn();
  store.listen(heard);
  model.publish({ version: 2, score: 20, moves: 1 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ version: 2, score: 20, moves: 1 }),
  );
  expect(store.current).toMatchObject({ version: 2, score: 20, moves: 1 });
});

it("what a message does not name stays as it was", () => {
  const model = new FakeModel(state);
  const store = createStore(model, ["version", "score", "moves"]);
  model.publish({ version: 2, moves: 1 });
  expect(store.current).toMatchObject({ version: 2, score: 0, moves: 1 });
});

it("a snapshot tells when it came", () => {
  const store = createStore(new FakeModel(state), ["version"]);
  expect(store.current.receivedAt).toBeGreaterThan(0);
  expect(store.current.receivedAt).toBeLessThanOrEqual(performance.now());
});

it("a listener that stopped hears nothing more", () => {
  const model = new FakeModel(state);
  const store = createStore(model, ["version"]);
  const heard = vi.fn();
  store.listen(heard)();
  model.publish({ version: 2 });
  expect(heard).not.toHaveBeenCalled();
});

it("closed, it leaves no handler on the model", () => {
  const model = new FakeModel(state);
  const store = createStore(model, ["version"]);
  expect(model.handlerCount).toBe(1);
  store.close();
  expect(model.handlerCount).toBe(0);
});
