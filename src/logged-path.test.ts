import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

const key = "822e74f46ef6eb65a4a24f36d5cdf6edc217a0d4";

test.each([
  `/my-review/${key}`,
  `/My-Review/${key.toUpperCase()}`,
  `/my%2Dreview/${key}`,
  `//my-review//${key}`,
  `/my-review/${key}/`,
  `/my-review/${key}/index.php`,
  `/my-review/${key}).`,
  // As some programs spell links or truncate them.
  `/my-review%2F${key}`,
  `/My-Review/${key}%`,
])("%s is logged without its key", (path) => {
  expect(loggedPath(path)).toBe("/my-review/…");
});

test("a link to the console is logged without its key", () => {
  expect(loggedPath(`/Owner/sign-in/${key}${key}`)).toBe("/owner/sign-in/…");
});

test.each([`/owner/reports/hide_${key}`, `/Owner//reports/${key.toUpperCase()}/`])(
  "%s is logged without its token",
  (path) => {
    expect(loggedPath(path)).toBe("/owner/reports/…");
  },
);

test("who keeps a vote's link, or a demo day's, is alone with it", () => {
  expect(loggedPath(`/my-vote/${key}`)).toBe("/my-vote/…");
  expect(loggedPath(`/side-by-side/day/${key}`)).toBe("/side-by-side/day/…");
});

test("the key with which 'doctor' asks is not in the log", () => {
  expect(loggedPath(`/healthz/proxy/${key}`)).toBe("/healthz/proxy/…");
});

test.each([
  "/owner/reports",
  "/diadem-hero",
  "/owner/sign-in",
  "/my-review",
  "/my-reviews/1",
  "/%zz",
])("%s is logged as it is", (path) => {
  expect(loggedPath(path)).toBe(path);
});

test("a long path is cut", () => {
  expect(loggedPath(`/${"a".repeat(600)}`)).toHaveLength(500);
});
