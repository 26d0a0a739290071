// @vitest-environment jsdom
import axe from "axe-core";
import { expect, test as it } from "vitest";
import { part, useDesk } from "./desk.ts";
import { FULL, OVER, playing, SCORED, useTable } from "./hearts-desk.ts";

const desk = useDesk();
const table = useTable();

/** What axe finds, in words; colours and layout are for a real browser. */
const faults = async (el: Element) => {
  const { violations } = await axe.run(el, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`);
};

it("the board has no fault that axe knows", async () => {
  expect(await faults(desk.show({ selection: 3, darkened: [1, 2] }))).toEqual([]);
});

it.each(["help", "settings", "enter"])("nor has the dialog %s", async (name) => {
  const el = desk.show();
  part(el, `[data-action="${name}"]`).click();
  expect(await faults(el)).toEqual([]);
});

it.each(["won", "stuck"] as const)("nor has a game that is %s", async (status) => {
  const el = desk.show();
  desk.publish({ status });
  expect(await faults(el)).toEqual([]);
});

it.each([
  ["a pass", { selection: ["QS"] }],
  ["your turn", playing(0, { received: ["QS"] })],
  ["a full trick", FULL],
  ["a scored hand", SCORED],
])("the table has no fault with %s", async (_, state) => {
  expect(await faults(table.show(state))).toEqual([]);
});

it.each(["help", "settings", "scores", "new_match"])("nor has its dialog %s", async (name) => {
  const el = table.show({ ...playing(0), statistics: OVER.statistics ?? null });
  part(el, `[data-action="${name}"]`).click();
  expect(await faults(el)).toEqual([]);
});

it("nor has its result", async () => {
  const el = table.show(FULL);
  table.publish(OVER);
  expect(await faults(el)).toEqual([]);
});
