import { expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { headingIds, renderMarkdown } from "./markdown.ts";

test("a table is in a frame that the keyboard reaches, named by its columns", () => {
  const html = renderMarkdown('| Core◇ | *Feel* & "pop" |\n|---|---|\n| 16 mm | soft |\n');
  expect(html).toMatch(
    /^<div role="group" tabindex="0" aria-label="Core, Feel &amp; &quot;pop&quot;">\n<table>/,
  );
  expect(html).toMatch(/<\/table>\n<\/div>\n$/);
});

test("headings of the same words have ids of their own, also beside one whose words are such an id", () => {
  const text = "# Feel\n# Feel 2\n# Feel\n# Feel\n# Feel 2\n# ---\n# ---\n";
  expect(headingIds(text)).toEqual([
    "on-feel",
    "on-feel-2",
    "on-feel-3",
    "on-feel-4",
    "on-feel-2-2",
    "on-heading",
    "on-heading-2",
  ]);
});

test.each([
  ["headings", "# ---\n", 17_000],
  ["tables", "|a|\n|-|\n\n", 10_000],
])("thousands of the same %s take less than a second", async (_, each, count) => {
  await inCpuTime(1000, () => renderMarkdown(each.repeat(count)));
});

test("a number and its unit stay on one line in text alone, and no line end is lost", () => {
  const html = renderMarkdown(
    "## In 2025\nin our gym\n\nA [14 mm core](/a?b=14%20mm) and `14 mm`.",
  );
  expect(html).toContain("In 2025</h2>\n<p>in our gym</p>");
  expect(html).toContain('href="/a?b=14%20mm">14\u00A0mm core</a>');
  expect(html).toContain("<code>14 mm</code>");
});
