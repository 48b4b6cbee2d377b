import { expect, test } from "vitest";
import { publishedPaths } from "../../model/page-paths";
import routes from "../routes";

test("the pages with an address of their own are those that app/routes.ts has", () => {
  const pages = routes.filter(({ file }) => file.endsWith("-page.tsx"));
  const fixed = pages.map(({ path = "" }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  const known = publishedPaths({ paddles: [], ballTests: [], guides: [], blog: [] });
  expect(known.toSorted()).toEqual(fixed.toSorted());
});
