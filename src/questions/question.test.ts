import { expect, test } from "vitest";
import { readAnswer, readQuestion } from "./question.ts";

const asked = { firstName: " Dana ", question: "Is it loud?\r\nIndoors, too?", email: "" };
const answered = {
  firstName: "Max",
  duprRating: "4,25",
  playedFor: "months",
  answer: "Quieter than mine.",
};

test("a question is read tidied, with an address or without one", () => {
  expect(readQuestion(asked, "RallyRank")).toEqual({
    question: { firstName: "Dana", question: "Is it loud?\nIndoors, too?", email: null },
  });
  expect(readQuestion({ ...asked, email: "Dana@example.com" }, "RallyRank")).toMatchObject({
    question: { email: "Dana@example.com" },
  });
});

test("an answer is read with its writer's level and how long they have played it", () => {
  expect(readAnswer(answered, "RallyRank")).toEqual({ answer: { ...answered, level: 4250 } });
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
  expect(readQuestion({ ...asked, ...more }, "RallyRank")).toEqual({ problems });
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
  expect(readAnswer({ ...answered, ...more }, "RallyRank")).toEqual({ problems });
});
