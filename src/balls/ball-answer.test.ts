import { expect, test } from "vitest";
import { projectLibrary } from "../../tests/support/project-library.ts";
import { ballAnswers } from "./ball-answer.ts";
import { filterBalls } from "./ball-columns.tsx";

const library = projectLibrary();
const answer = (term: string) => ballAnswers({ library }, term)[0];
const counted = (filter: Partial<Parameters<typeof filterBalls>[1]>) =>
  filterBalls(library.balls, { use: undefined, cold: undefined, upto: undefined, ...filter })
    .length;

test.each([
  ["indoor balls", "?use=indoor", `${counted({ use: "indoor" })} indoor balls`],
  ["outdoor pickleball", "?use=outdoor", `${counted({ use: "outdoor" })} outdoor balls`],
  ["gym ball", "?use=indoor", `${counted({ use: "indoor" })} indoor balls`],
  ["balls under $3", "?upto=3.00", `${counted({ upto: 300 })} balls up to $3 each`],
  [
    "outdoor balls under $2.75",
    "?use=outdoor&upto=3.00",
    `${counted({ use: "outdoor", upto: 300 })} outdoor balls up to $3 each`,
  ],
])("'%s' leads to the ball database's %s: %s", (term, query, title) => {
  expect(answer(term)).toMatchObject({ path: `/balls${query}`, title });
  expect(answer(term)!.lists.length).toBe(Number.parseInt(title, 10));
});

test.each([
  "",
  "ball",
  "indoor",
  "indoor or outdoor balls",
  "indoor paddle",
  "franklin indoor ball",
  "how heavy is an indoor ball",
])("'%s' isn't for a list of balls", (term) => {
  expect(answer(term)).toBeUndefined();
});
