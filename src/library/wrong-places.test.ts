import { mkdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

const [, dateOfReset = ""] =
  /^date: (.*)$/m.exec(readFileSync("content/blog/the-reset.md", "utf8")) ?? [];

describe("files in the wrong place are reported, or ignored if the OS created them:", () => {
  const again = "has the same text. Write one for this page alone.";
  const strangers: readonly [
    what: string,
    make: (copy: ContentCopy) => void,
    ...told: (string | RegExp)[],
  ][] = [
    [
      "a copy of an article that kept its words",
      (copy) => copy.write("blog/the-reset-2.md", copy.read("blog/the-reset.md")),
      `content/blog/the-reset-2.md:2 title: content/blog/the-reset.md:2 ${again}`,
      `content/blog/the-reset-2.md:6 description: content/blog/the-reset.md:6 ${again}`,
    ],
    [
      "a copy with a later date",
      (copy) => {
        copy.write(
          "blog/a-new-one.md",
          copy.read("blog/the-reset.md").replace(/^date: .*$/m, "date: 2026-06-01"),
        );
        copy.edit("blog/a-new-one.md", /^title: .*$/m, "title: One of its own");
      },
      `content/blog/a-new-one.md:6 description: content/blog/the-reset.md:6 has the same text and is older, of ${dateOfReset}. Write one for this page alone.`,
    ],
    [
      "a copy with an earlier date",
      (copy) => {
        copy.write(
          "blog/an-old-one.md",
          copy.read("blog/the-reset.md").replace(/^date: .*$/m, "date: 2020-06-01"),
        );
        copy.edit("blog/an-old-one.md", /^title: .*$/m, "title: One of its own");
      },
      `content/blog/the-reset.md:6 description: content/blog/an-old-one.md:6 has the same text and is older, of 2020-06-01. Write one for this page alone.`,
    ],
    [
      "a folder of one's own",
      (copy) => {
        mkdirSync(copy.at("news"));
        copy.write("news/hello.md", "Hello");
      },
      /^content\/news:1 \(file name\): is not read\. Use one of these names: .*\bblog\b/,
    ],
    [
      "a folder in a folder",
      (copy) => mkdirSync(copy.at("blog/drafts")),
      "content/blog/drafts:1 (the whole folder): is not read. Move its files to content/blog.",
    ],
    [
      "another extension",
      (copy) => copy.write("blog/hello.txt", "Hello"),
      "content/blog/hello.txt:1 (file name): is not an address. Use lower-case letters, digits and single hyphens, then .md.",
    ],
    [
      "what file managers and text editors leave behind",
      (copy) => {
        for (const name of ["blog/.DS_Store", "paddles/Thumbs.db", "team/elena.yaml~", ".hidden"])
          copy.write(name, "");
      },
    ],
  ];
  test.each(strangers)("%s", (_, make, ...told) => {
    const copy = copyContent();
    make(copy);
    expect(copy.sentences()).toEqual(
      told.map((each) =>
        expect.stringMatching(
          typeof each === "string" ? new RegExp(`^${RegExp.escape(each)}$`) : each,
        ),
      ),
    );
    copy.remove();
  });
});

test("an article's mistakes are all reported at once: in fields, names, text and links", () => {
  const copy = copyContent();
  const article = "blog/the-reset.md";
  copy.edit(article, /^date: .*$/m, "date: 2026-11-31");
  copy.edit(article, /^author: .*$/m, "author: marcuss");
  copy.write(article, `${copy.read(article)}\n[x](/privcy) and **this\n`);
  expect(copy.sentences().map((sentence) => sentence.replace(/^\S+ /, ""))).toEqual([
    expect.stringMatching(/^date: "2026-11-31" is not a date: November 2026 has 30 days\./),
    'author: "marcuss" is not in content/team. Did you mean marcus?',
    expect.stringMatching(/^\(the text\): \*\* is shown as it is\./),
    '(the text): "/privcy" is not a page of this site. Did you mean /privacy?',
  ]);
  copy.remove();
});

test("a byte order mark, other line endings and spaces after three hyphens aren't mistakes", () => {
  const copy = copyContent();
  const foreign = (text: string, end: string) => `\uFEFF${text.replaceAll("\n", end)}`;
  copy.edit("blog/the-reset.md", /^---\n/, "---  \n");
  copy.write("blog/the-reset.md", foreign(copy.read("blog/the-reset.md"), "\r\n"));
  copy.write("paddles/diadem-hero.yaml", foreign(copy.read("paddles/diadem-hero.yaml"), "\r\n"));
  copy.write("team/elena.yaml", foreign(copy.read("team/elena.yaml"), "\r"));
  expect(copy.sentences()).toEqual([]);
  copy.remove();
});
