import { expect, test } from "vitest";
import { maxReasonLength, readReviewAct, reasonProblem } from "./review-acts.ts";

const one = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";
const two = "1d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a12";
const noReview = { problem: "There's no such review." };
const noneSelected = { problem: "Select at least one review." };
const unsure = { problem: "To delete for good, check 'Yes, delete for good' too." };

const version = "jZ3Qn0vYw8rT5kXo1mB7cA";
const read = (id: string, ...reports: string[]) => ({ id, version, reports });
const unread = { problem: "The form doesn't say what you read. Open the page again." };

test.each<[string, string, object]>([
  ["hide", `act=hide&review=${one}&reason=`, { act: "hide", reviews: [one], read: [], reason: "" }],
  [
    "hide two, one of them named twice",
    `act=hide&review=${one}&review=${two}&review=${one}&reason=+advertising+`,
    { act: "hide", reviews: [one, two], read: [], reason: "advertising" },
  ],
  [
    "close the reports that were read",
    `act=close&review=${one}&read=${one}@${version}+${one}+${two}+${one}`,
    { act: "close", reviews: [one], read: [read(one, one, two)], reason: "" },
  ],
  [
    "close a report of a sample of content",
    `act=close&read=sample-3@+${one}`,
    {
      act: "close",
      reviews: [],
      read: [{ id: "sample-3", version: "", reports: [one] }],
      reason: "",
    },
  ],
  [
    "restore the selected one of a list",
    `act=restore&review=${one}&read=${one}@${version}+${two}&read=${two}@${version}&reason=it+was+fair`,
    { act: "restore", reviews: [one], read: [read(one, two)], reason: "it was fair" },
  ],
  [
    "delete, surely",
    `act=delete&review=${one}&sure=yes&reason=its+writer+asked`,
    { act: "delete", reviews: [one], read: [], reason: "its writer asked" },
  ],
  [
    "approve a review as it was read",
    `act=approve&review=${one}&read=${one}@${version}`,
    { act: "approve", reviews: [one], read: [read(one)], reason: "" },
  ],
  [
    "hide all alike",
    `act=hide+alike&review=${one}`,
    { act: "hide alike", reviews: [one], read: [], reason: "" },
  ],
  ["approve what nobody says they read", `act=approve&review=${one}`, unread],
  [
    "restore two, one of them unread",
    `act=restore&review=${one}&review=${two}&read=${one}@`,
    unread,
  ],
  ["delete, not surely", `act=delete&review=${one}`, unsure],
  ["delete, with another word", `act=delete&review=${one}&sure=no`, unsure],
  ["hide none", "act=hide", noneSelected],
  ["close no report", `act=close&review=${one}&read=${one}@${version}`, noneSelected],
  ["hide a sample of content", "act=hide&review=sample-3", noReview],
  ["hide what can't be an id", `act=hide&review=${one}%00`, noReview],
  ["close what can't be an id", `act=close&read=${one}@+1`, noReview],
  ["close reports of what can't be an id", `act=close&read=1@+${one}`, noReview],
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
