import { expect, test } from "vitest";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { comparedAt, comparedPicturePath } from "./compared-picture.ts";

const library = smallLibrary();
const of = (path: string) => comparedAt(path, library)?.map(({ slug }) => slug);
const [a, b, c, d, e] = library.written.map(({ slug }) => slug).toSorted();

test("one picture is for all orders of three or four paddles", () => {
  expect(comparedPicturePath([c!, a!, b!])).toBe(`/comparisons/${a}/${b}/${c}`);
  expect(of(comparedPicturePath([c!, a!, b!]))).toEqual([a, b, c]);
  expect(of(comparedPicturePath([d!, c!, a!, b!]))).toEqual([a, b, c, d]);
});

test("a pair's picture is that of its page", () => {
  expect(of(`/comparisons/${a}-vs-${b}`)).toEqual([a, b]);
});

test.each([
  ["of one", `/comparisons/${a}`],
  ["of the same twice", `/comparisons/${a}/${a}`],
  ["in another order", `/comparisons/${b}/${a}/${c}`],
  ["of a pair in another order", `/comparisons/${b}-vs-${a}`],
  ["of five", `/comparisons/${a}/${b}/${c}/${d}/${e}`],
  ["of a paddle that isn't there", `/comparisons/${a}/${b}/zzz`],
  ["of nothing", "/comparisons/"],
  ["elsewhere", `/${a}/${b}`],
])("there's no picture %s", (_, path) => {
  expect(of(path)).toBeUndefined();
});
