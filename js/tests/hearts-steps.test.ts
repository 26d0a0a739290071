import { describe, expect, test as it } from "vitest";
import { announce } from "../src/hearts/announce.ts";
import type { State } from "../src/hearts/state.ts";
import { stepBetween } from "../src/hearts/steps.ts";
import { speaker } from "../src/shared/texts.ts";
import { english, FULL, OVER, playing, SCORED, startMatch } from "./hearts-desk.ts";

const say = speaker({ en: english }, "en");
const game = (changes: Partial<State>) => ({ ...startMatch, ...changes, receivedAt: 0 });
const told = (before: Partial<State>, then: Partial<State>) => {
  const step = stepBetween(game(before), game(then));
  return step && announce(step, game(then), say);
};
const after = (turn: number) => playing(turn, { trick: [], card_counts: [12, 12, 12, 12] });

it("a CPU card is told with its seat, and that it is your turn", () => {
  const trick = [[3, "QS"]] as const;
  expect(told(playing(3), playing(0, { trick }))).toBe(
    "CPU 3 plays the queen of spades. Your turn.",
  );
  expect(told(playing(1), playing(2, { trick: [[1, "TD"]] }))).toBe(
    "CPU 1 plays the 10 of diamonds.",
  );
});

it("your own card is told as yours", () => {
  expect(told(playing(0), playing(1, { trick: [[0, "2C"]] }))).toBe("You play the 2 of clubs.");
});

it("a trick is told with who takes it and what it costs", () => {
  expect(told(FULL, { ...after(2), points: [0, 0, 0, 0] })).toBe(
    "CPU 2 takes the trick, no points.",
  );
  expect(told(FULL, { ...after(2), points: [0, 0, 1, 0] })).toBe(
    "CPU 2 takes the trick, 1 point.",
  );
  expect(told({ ...FULL, trick_winner: 0 }, { ...after(0), points: [14, 0, 0, 0] })).toBe(
    "You take the trick, 14 points. Your turn.",
  );
});

it("the cards that the pass brought are told", () => {
  expect(told({}, playing(1, { received: ["QS", "AS", "2H"] }))).toBe(
    "You received: queen of spades; ace of spades; 2 of hearts.",
  );
});

it("the last trick is told with the hand, and a moon", () => {
  expect(told({ ...FULL, points: [4, 9, 12, 0] }, SCORED)).toBe(
    "CPU 2 takes the trick, 1 point. Hand 1 is over. You: 4, CPU 1: 9, CPU 2: 13, CPU 3: 0.",
  );
  const moon = {
    ...SCORED,
    points: [0, 0, 26, 0],
    hand_results: [[26, 26, 0, 26]],
    moons: [2],
  };
  expect(told({ ...FULL, points: [0, 0, 26, 0] }, moon)).toBe(
    "CPU 2 takes the trick, no points. CPU 2 shot the moon! Hand 1 is over. You: 26, CPU 1: 26, CPU 2: 0, CPU 3: 26.",
  );
});

it("the end of a match is told with its result", () => {
  expect(told(FULL, OVER)).toContain("CPU 3: 0. You win the match!");
});

it("a hand, and a match, is told with its pass", () => {
  expect(told(SCORED, { hand_number: 2, pass_direction: "right" })).toBe(
    "Hand 2 is dealt. Three cards go to the right.",
  );
  expect(told(SCORED, { ...playing(0), hand_number: 4, pass_direction: "none" })).toBe(
    "Hand 4 is dealt. Nothing is passed in this hand. Your turn.",
  );
  expect(told(OVER, { game_number: 2 })).toBe(
    "A new match begins. Three cards go to the left.",
  );
});

describe("a match that goes on is told with how it stands", () => {
  const resumable = { difficulty: "hard", hand_number: 3, totals: [9, 4, 13, 26] } as const;
  const goesOn = (then: Partial<State>) =>
    told({ resumable }, { game_number: 2, hand_number: 3, ...then });

  it("in the pass", () => {
    const pass = { pass_direction: "across" } as const;
    expect(goesOn(pass)).toBe(
      "The match goes on, hand 3. Three cards go across. Choose three cards to pass.",
    );
    expect(goesOn({ ...pass, selection: ["QS", "AS"] })).toBe(
      "The match goes on, hand 3. Three cards go across. Chosen: queen of spades; ace of spades. Choose three cards to pass.",
    );
    expect(goesOn({ ...pass, selection: ["QS", "AS", "AH"], can_confirm: true })).toContain(
      "ace of hearts. Three cards chosen: they can be passed.",
    );
  });

  it("in a trick, also a full one", () => {
    const trick = [
      [2, "TD"],
      [3, "KD"],
    ] as const;
    expect(goesOn(playing(0, { trick }))).toBe(
      "The match goes on, hand 3. On the table: CPU 2: 10 of diamonds; CPU 3: king of diamonds. Your turn.",
    );
    expect(goesOn(playing(1))).toBe("The match goes on, hand 3. CPU 1 is to play.");
    expect(goesOn(FULL)).toContain("CPU 3: 10 of clubs. CPU 2 takes the trick.");
  });

  it("on the score sheet", () => {
    expect(goesOn(SCORED)).toBe(
      "The match goes on, hand 3. Hand 3 is over. You: 4, CPU 1: 9, CPU 2: 13, CPU 3: 0.",
    );
  });

  it("but one that leaves the offer as it was is new", () => {
    expect(told({ resumable }, { game_number: 2, resumable })).toBe(
      "A new match begins. Three cards go to the left.",
    );
  });
});

it("a choice, a raised card or a setting moves no card", () => {
  expect(told({}, { selection: ["QS"] })).toBeNull();
  expect(told(playing(0), playing(0, { selection: ["2C"] }))).toBeNull();
  expect(told(FULL, { ...FULL, four_color: true })).toBeNull();
});
