import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("a table is in a frame that the keyboard reaches, named by its columns", () => {
  const html = renderMarkdown('| Core◇ | *Feel* & "pop" |\n|---|---|\n| 16 mm | soft |\n');
  expect(html).toMatch(
    /^<div role="group" tabindex="0" aria-label="Core, Feel &amp; &quot;pop&quot;">\n<table>/,
  );
  expect(html).toMatch(/<\/table>\n<\/div>\n$/);
});
