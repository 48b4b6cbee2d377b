import { expect, test } from "vitest";
import { publishedPaths } from "../../model/page-paths";
import routes from "../routes";

/** Pages that mean nothing without what stands behind the question mark of a link in a mail or beside a review. */
const unlisted = ["/newsletter/confirm", "/newsletter/unsubscribe", "/report-review"];

test("the pages with an address of their own are those that app/routes.ts has", () => {
  const pages = routes.filter(({ file }) => file.endsWith("-page.tsx"));
  const fixed = pages.map(({ path = "" }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  expect(fixed).toEqual(expect.arrayContaining(unlisted));
  const known = publishedPaths({ paddles: [], ballTests: [], guides: [], blog: [] });
  expect([...known, ...unlisted].toSorted()).toEqual(fixed.toSorted());
});
