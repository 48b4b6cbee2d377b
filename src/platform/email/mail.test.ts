import { expect, test } from "vitest";
import { retryDelay } from "./mail.ts";

test.each([
  [1, "00:00:30"],
  [2, "00:01:00"],
  [3, "00:02:00"],
  [7, "00:32:00"],
  [8, "01:00:00"],
  [9, "01:00:00"],
  [150, "01:00:00"],
])("after attempt %i the next one waits %s", (attempts, wait) => {
  expect(new Date(retryDelay(attempts)).toISOString().slice(11, 19)).toBe(wait);
});
