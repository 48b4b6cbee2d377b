import { expect, test } from "vitest";
import {
  contractionsIn,
  giveawaysIn,
  gradeOf,
  repeatedOpenings,
  sentencesOf,
} from "./voice-rules.ts";

test.each([
  ["It does not bite.", ["does not"]],
  ["You cannot miss it.", ["cannot"]],
  ["It is quick. That is why.", ["It is", "That is"]],
  ["Once you are used to it, you will like it.", ["you are", "you will"]],
  ["You know what it is.", []],
  ["The one that is soft, heavy as it is now.", []],
  ["It isn't soft, and you're late.", []],
])("full forms in '%s'", (text, full) => {
  expect(contractionsIn(text).full.toSorted()).toEqual([...full].toSorted());
});

test.each([
  ["Don't, can't and it's count; a paddle's edge doesn't.", 4],
  ["You'll win.", 1],
  ["None at all.", 0],
])("contractions in '%s'", (text, count) => {
  expect(contractionsIn(text).contracted).toBe(count);
});

test.each([
  "Whoever likes power starts here.",
  "The face asks for soft hands.",
  "Press the button below.",
  "Sizes stand in the table.",
  "It has much stability for its price.",
  "Confirm it in the mail we sent.",
  "It is not just fast but also light.",
  "The Nova is known for touch.",
  "It mends your backhand.",
])("'%s' gives itself away", (text) => {
  expect(giveawaysIn(text)).toHaveLength(1);
});

test.each([
  "The bracket starts at nine, but for 3.5 players it starts at ten.",
  "Check your email, and someone will answer.",
  "Not every paddle is soft.",
  "Stand in the middle of the court.",
  "Not much power, and it doesn't have much spin. Use as much touch as you like.",
])("'%s' doesn't", (text) => {
  expect(giveawaysIn(text)).toEqual([]);
});

test("figures and abbreviations don't end a sentence", () => {
  const text = "It's 8.1 oz. with tape. Too heavy? Not at 4.0.";
  expect(sentencesOf(text)).toEqual(["It's 8.1 oz with tape.", "Too heavy?", "Not at 4.0."]);
});

test("the grade rises with long words and long sentences", () => {
  const plain = "Hit it low. Then move up. Your next ball is easier.";
  const heavy =
    "Considerable stability characterizes constructions whose perimeter weighting distributes additional mass advantageously.";
  expect(gradeOf(sentencesOf(plain))).toBeLessThan(3);
  expect(gradeOf([heavy])).toBeGreaterThan(20);
});

test("openings that repeat are listed", () => {
  const texts = ["A long face helps.", "A long face, and more.", "A wide one."];
  expect(repeatedOpenings(texts, 2)).toEqual(["2 times: a long"]);
  expect(repeatedOpenings(texts, 1, 2)).toEqual(["3 times: a"]);
});
