import { expect, test } from "vitest";
import { maxReasonLength, readReviewAct, reasonProblem } from "./review-acts.ts";

const one = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";
const two = "1d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a12";
const noReview = { problem: "There's no such review." };
const noneSelected = { problem: "Select at least one review." };
const unsure = { problem: "To delete for good, check 'Yes, delete for good' too." };

test.each([
  [
    "hide, in the default words",
    `act=hide&review=${one}&reports=&reason=`,
    {
      act: "hide",
      reviews: [one],
      reports: [],
      seen: undefined,
      reason: "doesn't belong on the site",
    },
  ],
  [
    "hide two, one of them named twice",
    `act=hide&review=${one}&review=${two}&review=${one}&reason=+advertising+`,
    { act: "hide", reviews: [one, two], reports: [], seen: undefined, reason: "advertising" },
  ],
  [
    "close the reports that were read",
    `act=close&review=${one}&reports=${one}+${two}`,
    { act: "close", reviews: [one], reports: [one, two], seen: undefined, reason: "looks fine" },
  ],
  [
    "restore",
    `act=restore&review=${one}&reason=it+was+fair`,
    { act: "restore", reviews: [one], reports: [], seen: undefined, reason: "it was fair" },
  ],
  [
    "delete, surely",
    `act=delete&review=${one}&sure=yes&reason=its+writer+asked`,
    { act: "delete", reviews: [one], reports: [], seen: undefined, reason: "its writer asked" },
  ],
  [
    "approve a review as it was then",
    `act=approve&review=${one}&seen=1700000000000`,
    { act: "approve", reviews: [one], reports: [], seen: 1_700_000_000_000, reason: "looks fine" },
  ],
  [
    "hide all alike, with a time that's none",
    `act=hide+alike&review=${one}&seen=1e3`,
    {
      act: "hide alike",
      reviews: [one],
      reports: [],
      seen: undefined,
      reason: "doesn't belong on the site",
    },
  ],
  ["delete, not surely", `act=delete&review=${one}`, unsure],
  ["delete, with another word", `act=delete&review=${one}&sure=no`, unsure],
  ["hide none", "act=hide", noneSelected],
  ["close no report", `act=close&review=${one}`, noneSelected],
  ["hide a sample of content", "act=hide&review=sample-3", noReview],
  ["hide what can't be an id", `act=hide&review=${one}%00`, noReview],
  ["close what can't be an id", "act=close&reports=1", noReview],
  ["nothing", `review=${one}`, { problem: "There's no such act." }],
  ["what every object has", `act=toString&review=${one}`, { problem: "There's no such act." }],
  ["a reason of two lines", `act=hide&review=${one}&reason=one%0Atwo`, { problem: reasonProblem }],
  [
    "a reason that's too long",
    `act=hide&review=${one}&reason=${"x".repeat(maxReasonLength + 1)}`,
    { problem: reasonProblem },
  ],
])("reads a form that asks to %s", (_, form, asked) => {
  expect(readReviewAct(new URLSearchParams(form))).toEqual(asked);
});
