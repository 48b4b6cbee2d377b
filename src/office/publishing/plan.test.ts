import { expect, test } from "vitest";
import { dateOf, datedOn, isPlanned } from "./plan.ts";

const article = (date: string) =>
  `---\ntitle: A story\n${date}icon: ball\n---\n\ndate: it's a word here\n`;
const path = "blog/a-story.md";

test.each([
  ["date: 2026-11-28\n", "2026-11-28"],
  ['date: "2026-11-28"\n', "2026-11-28"],
  ['date: ""\n', ""],
  ["date:\n", ""],
  ["", ""],
])("an article that says %j of its day gets another", (said, was) => {
  expect(dateOf({ path, text: article(said) })).toBe(was);
  const dated = datedOn({ path, text: article(said) }, "2026-12-01")!;
  expect(dateOf({ path, text: dated })).toBe("2026-12-01");
  expect(dated.match(/^date:/gm)).toHaveLength(2);
  expect(dated).toContain("\n---\n\ndate: it's a word here\n");
});

test.each([
  ["paddles/diadem-hero.yaml", "date: 2026-11-28\n"],
  [path, "---\nno end"],
  [path, null],
])("%s keeps its text", (of, text) => {
  expect(dateOf({ path: of, text })).toBeUndefined();
  expect(datedOn({ path: of, text }, "2026-12-01")).toBe(text);
});

test("a test of balls gets its own field's day", () => {
  const of = { path: "ball-tests/x.md", text: "---\npublishDate: ''\n---\n" };
  expect(datedOn(of, "2026-12-01")).toBe("---\npublishDate: 2026-12-01\n---\n");
});

test.each([
  [null, null, false],
  [1, null, true],
  [1, "There was a mistake.", false],
])("a draft with the plan %s that failed because of %j publishes itself: %s", (at, why, is) => {
  expect(isPlanned({ publish_at: at, failed_why: why })).toBe(is);
});
