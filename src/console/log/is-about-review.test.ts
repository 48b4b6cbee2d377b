import { expect, test } from "vitest";
import { isAboutReview } from "./is-about-review.ts";

const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

test.each([
  ["reviews hide", id, true],
  ["reviews withdraw", id, true],
  ["reports close", id, true],
  ["reports close", "sample-3", false],
  ["reviews move", "diadem-hero to neonic-flow", false],
  ["outbox retry", id, false],
  ["messages delete", "1001", false],
])("'%s' of %s", (act, target, isAbout) => {
  expect(isAboutReview({ act, target })).toBe(isAbout);
});
