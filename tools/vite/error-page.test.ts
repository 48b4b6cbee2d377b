import { expect, test } from "vitest";
import { ContentMistakes } from "../../src/platform/content/content-folder.ts";
import { errorPage } from "./error-page.ts";

const marksIn = (html: string) => html.match(/mistake-\w+/g);

test("lists content mistakes as text, and says that the page reloads", () => {
  const html = errorPage(
    new ContentMistakes([
      { file: "a.md", line: 1, at: ["title"], sentence: "is <missing>." },
      { file: "b.md", line: 2, at: ["date"], sentence: "is missing." },
    ]),
  );
  expect(html).toContain("<h1>2 mistakes in content</h1>");
  expect(html).toContain("<li>a.md:1 title: is &lt;missing&gt;.</li>");
  expect(html).toContain("The page reloads by itself.");
});

test("shows any other error with its stack", () => {
  const html = errorPage(new TypeError("x is not a function"));
  expect(html).toMatch(/<pre>TypeError: x is not a function\n +at /);
});

test("the page waits for an answer without its own mark, which another mistake doesn't have", () => {
  const [one, other] = ["a", "b"].map((sentence) =>
    marksIn(errorPage(new ContentMistakes([{ file: "a.md", line: 1, at: ["title"], sentence }]))),
  );
  expect(one).toHaveLength(2);
  expect(new Set(one)).toHaveLength(1);
  expect(other).not.toEqual(one);
});
