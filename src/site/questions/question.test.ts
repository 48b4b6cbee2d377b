import { expect, test } from "vitest";
import { answerKind, questionKind } from "./question.ts";

const on = { siteName: "RallyRank" };

const asked = { firstName: " Dana ", question: "Is it loud?\r\nIndoors, too?", email: "" };
const answered = {
  firstName: "Max",
  duprRating: "4,25",
  playedFor: "months",
  answer: "Quieter than mine.",
};

test("a question is read tidied, with an address or without one", () => {
  expect(questionKind.read(asked, on)).toEqual({
    read: { firstName: "Dana", question: "Is it loud?\nIndoors, too?", email: null },
  });
  expect(questionKind.read({ ...asked, email: "Dana@example.com" }, on)).toMatchObject({
    read: { email: "Dana@example.com" },
  });
});

test("an answer is read with its writer's level and how long they have played it", () => {
  expect(answerKind.read(answered, on)).toEqual({ read: answered });
});

test.each([
  ["nothing", { firstName: "", question: " " }, { firstName: "empty", question: "empty" }],
  ["the site's name", { firstName: "Rally-Rank" }, { firstName: "reserved" }],
  ["digits for a name", { firstName: "4real" }, { firstName: "notAName" }],
  ["markup", { question: "<b>Loud?</b>" }, { question: "notPlain" }],
  ["more than fits", { question: "x".repeat(301) }, { question: "tooLong" }],
  ["two links", { question: "a.com or b.com?" }, { question: "links" }],
  ["no address", { email: "dana" }, { email: "notAnAddress" }],
])("a question with %s is refused, each field for its reason", (_, more, problems) => {
  expect(questionKind.read({ ...asked, ...more }, on)).toEqual({ problems });
});

test.each([
  [
    "nothing",
    { firstName: "", duprRating: "", playedFor: "", answer: "" },
    { firstName: "empty", duprRating: "empty", playedFor: "empty", answer: "empty" },
  ],
  ["no level", { duprRating: "pro" }, { duprRating: "notADupr" }],
  ["a level too exact", { duprRating: "4.2567" }, { duprRating: "tooPrecise" }],
  ["no such time", { playedFor: "constructor" }, { playedFor: "notAChoice" }],
  ["more than fits", { answer: "x".repeat(1001) }, { answer: "tooLong" }],
  ["two links", { answer: "a.com or b.com" }, { answer: "links" }],
])("an answer with %s is refused, each field for its reason", (_, more, problems) => {
  expect(answerKind.read({ ...answered, ...more }, on)).toEqual({ problems });
});
