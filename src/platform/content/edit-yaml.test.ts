import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { runsAll } from "../../../tests/runner/tier.ts";
import { splitArticle } from "./content-reader.ts";
import { editArticle, editYaml, printed } from "./edit-yaml.ts";

type Path = readonly (string | number)[];

/** The front matter or the YAML of every content file, in `npm test` of every fourth, and what it says. */
const files = globSync("content/**/*.{yaml,md}")
  .toSorted()
  .filter((_, index) => runsAll || index % 4 === 0)
  .map((path): [path: string, text: string, value: unknown] => {
    const text = readFileSync(path, "utf8");
    const parts = path.endsWith(".md") ? splitArticle(text) : undefined;
    const fields = parts && "fields" in parts ? parts.fields : text;
    return [path, fields, parse(fields)];
  });

/** Every leaf and list of a value, with its path. */
function within(value: unknown, path: Path = []): [Path, unknown][] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          within(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return Array.isArray(value) || inside.length === 0 ? [[path, value], ...inside] : inside;
}

/** A value in which one place is another. */
function changed(value: unknown, [key, ...rest]: Path, to: (before: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  const inside = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.with(Number(key), changed(inside, rest, to));
  return { ...(value as object), [key]: changed(inside, rest, to) };
}

/** The lines that are only in one of two texts, between what is the same at their starts and ends. */
function linesChanged(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start++;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const between = (rows: string[]) => rows.slice(start, rows.length - end);
  return { removed: between(old), added: between(now) };
}

/** A few of many, the same in each run. */
const someOf = <Item>(items: readonly Item[], most: number, start: number): Item[] =>
  items.filter((_, index) => (index + start) % Math.ceil(items.length / most) === 0);

const texts = [
  "3.6",
  "2026-11-25",
  "12:30",
  "One: two",
  "It's #1 # not a comment",
  "- a hyphen",
  "🏓 wins",
  "yes",
  "No",
  "null",
  "~",
  "",
  " spaced ",
  "A {price} paddle",
  "{price}",
  "[one, two]",
  "a, b",
  'The "soft" one',
  `It's the "soft" one`,
  "@home",
  "*starred*",
  "& more",
  "!important",
  "%",
  "`code`",
  "50%: half",
  "ends with:",
  "? what",
  "one\ntwo",
  "one\n\ntwo\n",
  "  indented\nless",
  "ends\n\n",
  "\n",
  "a\tb",
  "C:\\temp",
  "0x1F",
  "1e3",
  ".5",
  "true",
  "---",
  "...",
  "> quoted",
  "| piped",
  "<<",
  "\u0007bell",
  "e\u0301\u200D",
];

test("leaves a text alone that says the value already", () => {
  expect(files.length).toBeGreaterThan(30);
  for (const [path, text, value] of files) expect(editYaml(text, value), path).toBe(text);
});

test("changes only the lines of a text that changed, in every content file", () => {
  for (const [index, [path, text, value]] of files.entries()) {
    const leaves = within(value).filter(([, leaf]) => typeof leaf === "string");
    for (const [place] of someOf(leaves, 2, index)) {
      const wanted = changed(value, place, (leaf) => `${String(leaf).slice(0, -1)}, and more.`);
      const result = editYaml(text, wanted);
      const where = `${path} ${place.join(".")}`;
      expect(parse(result), where).toEqual(wanted);
      const { removed } = linesChanged(text, result);
      expect(removed.length, where).toBeLessThanOrEqual(2);
    }
  }
});

test("writes any text so that it's read as the same text, wherever it is", () => {
  for (const [index, [path, text, value]] of files.entries()) {
    const leaves = within(value).filter(([, leaf]) => typeof leaf !== "object" || leaf === null);
    for (const [number, [place]] of someOf(leaves, 2, index).entries()) {
      const wanted = changed(value, place, () => texts[(index * 2 + number) % texts.length]);
      expect(parse(editYaml(text, wanted)), `${path} ${place.join(".")}`).toEqual(wanted);
    }
  }
});

test("adds, removes and moves items of every content file's lists", () => {
  for (const [index, [path, text, value]] of files.entries()) {
    const lists = within(value).filter(([, item]) => Array.isArray(item) && item.length > 1);
    for (const [place, list] of someOf(lists as [Path, unknown[]][], 1, index)) {
      const at = index % list.length;
      const added =
        typeof list[at] === "string"
          ? "One more: this"
          : changed(list[at], [Object.keys(list[at] as object)[0]!], () => "One more");
      for (const items of [
        list.toSpliced(at, 1),
        list.toSpliced(at, 0, added),
        [...list, added],
        list.toReversed(),
        [...list.slice(1), list[0]],
      ]) {
        const wanted = changed(value, place, () => items);
        const result = editYaml(text, wanted);
        const where = `${path} ${place.join(".")}`;
        expect(parse(result), where).toEqual(wanted);
        const before = text.split("\n").filter((row) => /^\s*#/.test(row));
        const after = result.split("\n").filter((row) => /^\s*#/.test(row));
        expect(after.toSorted(), where).toEqual(before.toSorted());
        // What's outside of the list isn't touched.
        const first = String(place[0]);
        const from = text.split("\n").findIndex((row) => row.startsWith(`${first}:`));
        expect(result.split("\n").slice(0, from), where).toEqual(text.split("\n").slice(0, from));
        const keys = Object.keys(value as object);
        const next = keys[keys.indexOf(first) + 1];
        if (next !== undefined)
          expect(result.slice(result.indexOf(`\n${next}:`)), where).toBe(
            text.slice(text.indexOf(`\n${next}:`)),
          );
      }
    }
  }
});

test("removes each field of a file with its lines alone, and puts it back", () => {
  for (const [index, [path, text, said]] of files.entries()) {
    const value = said as Record<string, unknown>;
    if (Object.keys(value).length === 1) continue;
    for (const key of someOf(Object.keys(value), 2, index)) {
      const without = editYaml(text, { ...value, [key]: undefined });
      const { [key]: _, ...rest } = value;
      expect(parse(without), `${path} ${key}`).toEqual(rest);
      expect(linesChanged(text, without).added, `${path} ${key}`).toEqual([]);
      const again = editYaml(without, value);
      expect(parse(again), `${path} ${key}`).toEqual(value);
      expect(Object.keys(parse(again) as object), `${path} ${key}`).toEqual(Object.keys(value));
    }
  }
});

test("writes every content file again from nothing, to the same value", () => {
  for (const [path, , value] of someOf(files, 40, 0))
    expect(parse(editYaml("", value)), path).toEqual(value);
});

const ball = printed(
  "ball.yaml",
  `# About this ball.
name: Penn 40
holes: 40
colors: { ball: "#9be3ea", inside: "#144c52" }
# Nothing we've read says more.
inCold: null

bestFor: >-
  Outdoor players who like a soft touch and
  play on rough courts all year
# The first is the best.
links:
  # Their shop.
  - title: Shop
    at: https://penn.example   
  - { title: Maker, at: 'https://head.example' }
  # Comes last.
notConfirmed: [holes, approval]
`,
);

const edits: [what: string, edit: (value: any) => unknown, before: string, after: string][] = [
  ["a number", (v) => ({ ...v, holes: 26.5 }), "holes: 40", "holes: 26.5"],
  ["a number as text", (v) => ({ ...v, holes: "40" }), "holes: 40", 'holes: "40"'],
  ["null", (v) => ({ ...v, inCold: "soft" }), "inCold: null", "inCold: soft"],
  [
    "a text in brackets, with its quotes",
    (v) => ({ ...v, colors: { ...v.colors, inside: "white" } }),
    'inside: "#144c52"',
    'inside: "white"',
  ],
  [
    "a folded text",
    (v) => ({ ...v, bestFor: `${v.bestFor} long, and then some more of it` }),
    "play on rough courts all year",
    "play on rough courts all year long, and then some more\n  of it",
  ],
  [
    "a folded text that gets a paragraph",
    (v) => ({ ...v, bestFor: `${v.bestFor}\nNew.` }),
    " play on rough courts all year\n",
    " play on rough courts all year\n\n  New.\n",
  ],
  [
    "one text to several lines",
    (v) => ({ ...v, name: "Penn\nForty" }),
    "name: Penn 40",
    "name: |-\n  Penn\n  Forty",
  ],
  [
    "a list in brackets",
    (v) => ({ ...v, notConfirmed: ["approval", "price", "a, b"] }),
    "[holes, approval]",
    '[approval, price, "a, b"]',
  ],
  ["a list to an empty one", (v) => ({ ...v, notConfirmed: [] }), "[holes, approval]", "[]"],
  [
    "a field of an item",
    (v) => ({ ...v, links: [{ ...v.links[0], at: "https://x.example" }, v.links[1]] }),
    "at: https://penn.example",
    "at: https://x.example",
  ],
  [
    "single quotes",
    (v) => ({ ...v, links: [v.links[0], { ...v.links[1], at: "it's: there" }] }),
    "'https://head.example'",
    "'it''s: there'",
  ],
  [
    "the order of items, below what's about the list",
    (v) => ({ ...v, links: v.links.toReversed() }),
    ball.slice(ball.indexOf("  - title"), ball.indexOf("  # Comes")),
    "  - { title: Maker, at: 'https://head.example' }\n  - title: Shop\n    at: https://penn.example\n",
  ],
  [
    "items that change and trade places",
    (v) => ({
      ...v,
      links: [
        { ...v.links[1], at: "new" },
        { ...v.links[0], at: "too" },
      ],
    }),
    ball.slice(ball.indexOf("  - title"), ball.indexOf("  # Comes")),
    "  - { title: Maker, at: 'new' }\n  - title: Shop\n    at: too\n",
  ],
  [
    "a folded text to a short one",
    (v) => ({ ...v, bestFor: "Everyone" }),
    ball.slice(ball.indexOf("bestFor"), ball.indexOf("# The first")),
    "bestFor: Everyone\n",
  ],
  [
    "a list that loses an item",
    (v) => ({ ...v, links: [v.links[1]] }),
    "  - title: Shop\n    at: https://penn.example\n",
    "",
  ],
  [
    "a field after the one before it",
    ({ name, ...v }) => ({ name, maker: "Penn: HEAD", ...v }),
    "name: Penn 40\n",
    'name: Penn 40\nmaker: "Penn: HEAD"\n',
  ],
  [
    "a first field, below what's about the file",
    (v) => ({ id: 1, ...v }),
    "name: Penn 40",
    "id: 1\nname: Penn 40",
  ],
  [
    "a field that goes with its comment",
    (v) => ({ ...v, inCold: undefined }),
    "# Nothing we've read says more.\ninCold: null\n",
    "",
  ],
  [
    "a group in brackets to a text",
    (v) => ({ ...v, colors: "blue" }),
    '{ ball: "#9be3ea", inside: "#144c52" }',
    "blue",
  ],
  [
    "a number to a group",
    (v) => ({ ...v, holes: { from: 26, to: 40 } }),
    "holes: 40",
    "holes: { from: 26, to: 40 }",
  ],
];

test.each(edits)("changes %s, and nothing else", (_, edit, before, after) => {
  const result = editYaml(ball, edit(parse(ball)));
  expect(result).toBe(ball.replace(before, () => after));
  expect(ball).toContain(before);
});

test("writes a new file as editors do", () => {
  const long =
    "Down 8-10 and stuck in a hands battle, you'd be glad to be holding it. Counters and short punches jump off its face.";
  const value = {
    name: "Vapor Power",
    averageDupr: "3.9",
    coreMm: 16,
    featured: true,
    inCold: null,
    updated: "2026-11-22",
    empty: "",
    notConfirmed: ["lengthIn", "widthIn"],
    liked: ["Pop you'd expect", "Yes: it does", "yes"],
    colors: { ball: "#9be3ea", inside: "red" },
    intro: long,
    text: "One\ntwo",
    reviews: [{ firstName: "Ted", rating: 4, liked: ["control"], review: long }],
    none: [],
    left: undefined,
  };
  expect(editYaml("", value)).toBe(`name: Vapor Power
averageDupr: "3.9"
coreMm: 16
featured: true
inCold: null
updated: 2026-11-22
empty: ""
notConfirmed: [lengthIn, widthIn]
liked:
  - Pop you'd expect
  - "Yes: it does"
  - "yes"
colors: { ball: "#9be3ea", inside: red }
intro: >-
  Down 8-10 and stuck in a hands battle, you'd be glad to be holding it. Counters and short punches
  jump off its face.
text: |-
  One
  two
reviews:
  - firstName: Ted
    rating: 4
    liked: [control]
    review: >-
      Down 8-10 and stuck in a hands battle, you'd be glad to be holding it. Counters and short
      punches jump off its face.
none: []
`);
});

test("writes a new item in lines if those beside it are", () => {
  const text = "reviews:\n  - name: Ann\n    review: >-\n      Nice.\n    tags: [a]\n";
  const value = parse(text) as { reviews: object[] };
  const added = { name: "Bo", review: "Fast: very.", tags: ["b", "c"] };
  expect(editYaml(text, { reviews: [...value.reviews, added] })).toBe(
    `${text}  - name: Bo\n    review: "Fast: very."\n    tags: [b, c]\n`,
  );
});

test("prints a file in the one layout at its first edit, whatever its own was", () => {
  const text = `\uFEFF# A file.\r
a:   1 \r
long: "One text that was written in one line although it has more than the hundred characters that a line has"
list: [a text of several words, a text of several words, a text of several words, and two more words]
group: {b: 1,c: 2}
lines: "one\\ntwo"
# Note.
items:
- 1
- 2`;
  const value = parse(text.slice(1)) as object;
  expect(editYaml(text.slice(1), value)).toBe(text.slice(1));
  expect(editYaml(text.slice(1), { ...value, a: 2 })).toBe(`# A file.
a: 2
long: >-
  One text that was written in one line although it has more than the hundred characters that a line
  has
list:
  - a text of several words
  - a text of several words
  - a text of several words
  - and two more words
group: { b: 1, c: 2 }
lines: |-
  one
  two
# Note.
items:
  - 1
  - 2
`);
});

test("every content file is printed as an edit prints it; 'npm run format' does it", () => {
  const paths = globSync("{content,tests/content}/**/*.{yaml,md}");
  expect(paths.length).toBeGreaterThan(150);
  const others = paths.filter((path) => {
    const text = readFileSync(path, "utf8");
    return printed(path, text) !== text;
  });
  expect(others).toEqual([]);
});

test("edits YAML that our files don't use", () => {
  const odd: [string, unknown][] = [
    ["a: &x [1]\nb: *x\n", { a: [1], b: [2] }],
    ["a: &x [1]\nb: *x\n", { b: [1] }],
    ["a: *x\n", { a: 1 }],
    ["a: !!int 3\n", { a: "text" }],
    ["? a\n: 1\nb: 2\n", { a: 3, b: 2 }],
    ["a: !!str 3\n", { a: "4" }],
    ["- 1\n- 2\n", [2, 1, 3]],
    ["a:\n- 1\n- 2\nb: 1\n", { a: [2], b: 1 }],
    ["a: # note\n  b: 1\nc: 2\n", { a: "text", c: 2 }],
    ["a: 1 # note\n", { a: { b: ["one two"] } }],
    ["{ a: 1, b: 2 }\n", { a: 1, c: "x\ny" }],
    ["a:\nb:\n", { a: "one", b: [1] }],
    ["a: |+\n  one\n\nb: 1\n", { a: "two\n\n", b: 1 }],
    ["a:\n  - - 1\n    - 2\n  - - 3\n", { a: [[2, 1], [3, 4], [5]] }],
    ["a: one\n  two\n", { a: "one two three" }],
    ["a: [\n  1, # note\n  2,\n]\n", { a: [2, 3] }],
    ["a: [1\n", { a: [1] }],
    ["a: 1\na: 2\n", { a: 2 }],
    ["# note\n", { a: 1 }],
    ["--- # note\na: 1\n...\n", { a: 2 }],
    ["a: 1\n", [1]],
    ["a: 1\n", "text"],
    ["a: 1\n", {}],
    ["a: { b }\n", { a: { b: 1 } }],
    ["a:\n  b: 1\n\n  # note\n  c: 2\nd: 3\n", { a: { c: 2 }, d: 3 }],
  ];
  for (const [text, value] of odd) expect(parse(editYaml(text, value)), text).toEqual(value);
});

test("changes an article's fields and text, and leaves the other as it is", () => {
  const article = "---\n# Draft.\ntitle: One\n---\n\n# Text\n\n---\nMore.\n";
  expect(editArticle(article, { title: "One" }, "# Text\r\n\r\n---\r\nMore.")).toBe(article);
  expect(editArticle(article, { title: "Two" }, "# Text\n\n---\nMore.\n")).toBe(
    article.replace("One", "Two"),
  );
  expect(editArticle(article, { title: "One" }, "\nLess.\n\n")).toBe(
    "---\n# Draft.\ntitle: One\n---\n\nLess.\n",
  );
  expect(editArticle("", { title: "New: one" }, "Text.")).toBe(
    '---\ntitle: "New: one"\n---\n\nText.\n',
  );
  for (const path of globSync("content/**/*.md")) {
    const text = readFileSync(path, "utf8");
    const parts = splitArticle(text);
    if ("fields" in parts) expect(editArticle(text, parse(parts.fields), parts.body)).toBe(text);
  }
});
