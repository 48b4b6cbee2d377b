import { expect, test } from "vitest";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { ballAnswers } from "./ball-answer.ts";

const library = smallLibrary();
const answer = (term: string) => ballAnswers({ library }, term)[0];

test.each([
  ["indoor balls", "?use=indoor", "1 indoor ball", ["hall-26"]],
  ["outdoor pickleball", "?use=outdoor", "2 outdoor balls", ["breeze-40", "slush-40"]],
  ["gym ball", "?use=indoor", "1 indoor ball", ["hall-26"]],
  ["balls under $3", "?upto=3.00", "2 balls up to $3 each", ["breeze-40", "hall-26"]],
  [
    "outdoor balls under $2.75",
    "?use=outdoor&upto=3.00",
    "1 outdoor ball up to $3 each",
    ["breeze-40"],
  ],
])("'%s' leads to the ball database's %s: %s", (term, query, title, slugs) => {
  expect(answer(term)).toMatchObject({ path: `/balls${query}`, title });
  expect(answer(term)!.lists).toEqual(slugs.map((slug) => `/balls#${slug}`));
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
