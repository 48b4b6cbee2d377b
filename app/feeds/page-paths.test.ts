import { expect, test } from "vitest";
import { publishedPaths } from "../../model/page-paths";
import { routes } from "../pages";

/** Pages that only work with a token from an email, a link beside a review, or a vote. */
const unlisted = [
  "/helpful-votes",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/report-review",
];

test("the pages with an address of their own are those that app/pages.ts has", () => {
  const pages = routes.filter(({ kind }) => kind === "page");
  const fixed = pages.map(({ path }) => path).filter((path) => !path.includes(":"));
  expect(fixed).toEqual(expect.arrayContaining(unlisted));
  const known = publishedPaths({ paddles: [], ballTests: [], guides: [], blog: [] });
  expect([...known, ...unlisted].toSorted()).toEqual(fixed.toSorted());
});
