import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

// Mistakes a new editor made in the first hours (docs/decisions/0008-what-a-new-editor-ran-into.md), each in its own file:
// the original text, the mistake, and the sentence that reports it after file and line.
const mistakes: readonly [file: string, from: string | RegExp, to: string, ...told: string[]][] = [
  [
    "paddles/diadem-hero.yaml",
    /^listPriceCents: .*$/m,
    "listPriceCents: '$199'",
    `listPriceCents: "$199" is not a number. What belongs here: the maker's list price in US cents without a sign ($279.95 is 27995), or empty if unconfirmed; null for empty. For example: 27995`,
  ],
  [
    "paddles/neonic-flow.yaml",
    /^listPriceCents: .*$/m,
    "listPriceCents: 199.99",
    `listPriceCents: 199.99 looks like dollars: $199.99 is 19999 cents. What belongs here: the maker's list price in US cents without a sign ($279.95 is 27995), or empty if unconfirmed; null for empty. For example: 27995`,
  ],
  [
    "paddles/hudef-apex-pro.yaml",
    /^year: (.*)$/m,
    'year: "2023"',
    'year: "2023" is in quotes, which make it text. What belongs here: the year it came out. For example: 2025',
  ],
  [
    "paddles/hudef-viva-pro.yaml",
    /^averageDupr: .*$/m,
    "averageDupr: 3.7",
    'averageDupr: 3.7 is not text. What belongs here: the fixed average DUPR of its sample reviews, one decimal; leave it out for a paddle without any; in quotes. For example: "4.0+"',
  ],
  [
    "paddles/honolulu-j2k.yaml",
    /^weightOz: .*$/m,
    "weightOz: 8,2",
    'weightOz: "8,2" is not a number. What belongs here: the average weight in ounces. For example: 8.2',
  ],
  [
    "paddles/players-rogue2.yaml",
    /^category: .*$/m,
    "category: power",
    'category: "power" is not one of the allowed words. What belongs here: one of: Control Paddle, Power Paddle, All-Around Paddle, Speed Paddle. Perhaps you meant: Power Paddle',
  ],
  [
    "paddles/ronbus-r-series.yaml",
    "featured:",
    "featued:",
    "featued: is not a known field. Write featured.",
  ],
  [
    "paddles/11six24-vapor-power.yaml",
    "featured:",
    "\u00A0featured:",
    "(U+00A0)featured: is not a known field. Write featured.",
  ],
  [
    "paddles/diadem-warrior-edge.yaml",
    "faceMaterial:",
    "faceMatrial:",
    "faceMatrial: is not a known field. Write faceMaterial.",
  ],
  [
    "paddles/selkirk-amped-s2.yaml",
    "buyIf:\n",
    "buyIf: [you\n",
    "(YAML): a bracket is opened and never closed. Close it on the same line: [one, another]",
  ],
  [
    "paddles/crbn-trufoam-genesis.yaml",
    /^brand: .*$/m,
    "brand: CRBN\nbrand: Crbn",
    "(YAML): brand is here twice. Keep one of them.",
  ],
  [
    "paddles/onix-z5-graphite.yaml",
    /^shape: .*\n/m,
    "",
    "shape: is missing. What belongs here: its shape; other for one that none of these names; one of: elongated, hybrid, standard, widebody, other. For example: elongated",
  ],
  [
    "paddles/head-radical-elite.yaml",
    /^recommendPercent: .*\n/m,
    "",
    "recommendPercent: is missing, and content/sample-reviews/head-radical-elite.yaml is there. Write the figure of these reviews.",
  ],
  [
    "review-wording.yaml",
    "with the {paddle}.",
    "with the {padle}.",
    "groups.A.success.text: {padle} is not a placeholder of this field. Write {paddle}.",
  ],
  [
    "blog/core-thickness.md",
    /^excerpt: .*$/m,
    "excerpt: One thing: thickness",
    '(YAML): the text has a colon in it. Put it in quotes: excerpt: "One thing: another"',
  ],
  [
    "blog/wall-drills.md",
    /^---\n/,
    "---- \n",
    "(the fields): the first line must be three hyphens and nothing else. Write ---",
  ],
  [
    "blog/the-reset.md",
    "icon: drop\n---\n",
    "icon: drop\n",
    "(the fields): the fields are never closed. Write a line of three hyphens after them, before the text.",
  ],
  [
    "blog/lead-tape-and-balance.md",
    /^---\n/,
    "",
    "(the fields): has no fields. Start with a line of three hyphens, then the fields, then three hyphens again, then the text.",
  ],
  [
    "blog/three-kinds-of-soft.md",
    /^date: .*$/m,
    "date: 15.1.2025",
    'date: "15.1.2025" has the wrong format. What belongs here: the day it was published; as year-month-day. For example: 2025-03-11',
  ],
  [
    "blog/two-handed-backhand.md",
    /^keywords: .*$/m,
    "keywords: backhand, grip",
    'keywords: "backhand, grip" is not a list. What belongs here: one to ten search phrases; in brackets, separated by commas. For example: [third shot drop]',
  ],
  [
    "blog/six-week-practice-plan.md",
    /\n$/,
    "\n\nA <b>bold</b> word.\n",
    "(the text): <b> would be shown as text. Write Markdown instead of HTML, for example: **bold**",
  ],
  [
    "blog/where-to-stand-in-doubles.md",
    "\n## ",
    "\n# ",
    "(the text): a heading of one # is the page's title. Write ## and the words.",
  ],
  [
    "blog/third-shot-drop-or-drive.md",
    "\n## ",
    "\n##",
    "(the text): a heading needs a space after its #. Write ## and the words.",
  ],
  [
    "paddles/slk-evo-power-xl.yaml",
    /^weightOz: .*$/m,
    "weightOz: 227",
    "weightOz: 227 looks like grams: 227 g is 8.0 oz. What belongs here: the average weight in ounces. For example: 8.2",
  ],
  [
    "paddles/crbn-3x-power-series.yaml",
    /buyIf:\n {2}- .*$/m,
    "buyIf:\n  - you play: singles and doubles",
    'buyIf.0: has a colon in it. Put it in quotes: "you play: singles and doubles"',
  ],
  [
    "paddles/diadem-warrior-blucore.yaml",
    /^updated: .*$/m,
    "updated: 2001-01-01",
    'updated: "2001-01-01" is before 2025, the year it came out: one of the two is wrong. What belongs here: the day its facts or words last changed, for its page and for search engines; leave it out if unknown; as year-month-day. For example: 2026-11-20',
  ],
  [
    "best-of/best-paddles-spin.md",
    "rating: 4.7",
    "rating: 4.75",
    "entries.0.rating: 4.75 is not rounded to one decimal. What belongs here: the community's rating for what this guide is about, 1 to 5, one decimal; leave it out if there is none. For example: 4.6",
  ],
  [
    "team/elena.yaml",
    /^role: .*$/m,
    "role: Our #1 editor",
    '(YAML): "#1 editor" is not read. Put a text with # in quotes; a note goes on its own line.',
  ],
  [
    "site.yaml",
    /^contactEmail: .*$/m,
    "contactEmail: hello@rallyrank.example\nconsole: [{ name: Dana, email: dana@example.com, role: Moderator }]",
    'console.0.role: "Moderator" is not one of the allowed words. What belongs here: what they may do; a moderator looks after reviews and reports, a community manager also answers reviews in public, in the site\'s name, an editor changes content, an owner does everything; one of: owner, community manager, moderator, editor. Perhaps you meant: moderator',
  ],
  [
    "team/priya.yaml",
    /wears: \w+/,
    "wears: visors",
    'portrait.wears: "visors" is not one of the allowed words. What belongs here: one of: none, visor, headband, glasses. Perhaps you meant: visor',
  ],
  [
    "team/marcus.yaml",
    /[^]*/,
    "Marcus, editor\n",
    `(the whole file): "Marcus, editor" is not a group of fields. Write each field on its own line, as 'name: text'; 'content fields' lists them.`,
  ],
  [
    "best-of/best-bags-players-on-go.md",
    /^icon: .*$/m,
    "icon: airplane",
    'icon: "airplane" is not one of the allowed words. What belongs here: the icon beside its category; one of: paddle, ball, drop, drive, spin, target, court, core, grip, tag, bag, shoe. For example: paddle',
  ],
];

describe("each is reported once, with its line:", () => {
  const lines = new Map<string, number>();
  let told: readonly string[];
  let copy: ContentCopy;

  beforeAll(() => {
    copy = copyContent();
    for (const [file, from, to] of mistakes) lines.set(file, copy.edit(file, from, to));
    told = copy.sentences();
  });
  afterAll(() => copy.remove());

  test.each(mistakes.map(([file, , to, ...sentences]) => ({ file, to, sentences })))(
    "$to in $file",
    ({ file, sentences }) => {
      const here = told.filter((sentence) => sentence.startsWith(`content/${file}:`));
      const withoutLines = here.map((sentence) => sentence.replace(/^\S+:\d+ /, ""));
      expect(withoutLines).toEqual(sentences);
      const [line] = /(?<=:)\d+/.exec(here[0]!) ?? [];
      // Something missing has no line: the sentence names the file's first line, or the end of the fields.
      if (!/missing|never closed|the whole file|opened/.test(here[0]!))
        expect(Number(line)).toBeGreaterThanOrEqual(lines.get(file)!);
    },
  );

  test("and nothing else is reported", () => {
    expect(told).toHaveLength(mistakes.flatMap(([, , , ...sentences]) => sentences).length);
  });
});

test("a face that is none of our names needs the maker's words, and visitors read those", () => {
  const copy = copyContent();
  const evo = "paddles/slk-evo-power-xl.yaml";
  copy.edit(evo, /^surface: .*$/m, "surface: Other");
  expect(copy.sentences()).toEqual([
    expect.stringMatching(
      /^content\/paddles\/slk-evo-power-xl\.yaml:\d+ faceMaterial: is missing\. What belongs here: the face material in the maker's words; if surface is Other, visitors read this instead/,
    ),
  ]);
  copy.edit(evo, "surface: Other", "surface: Other\nfaceMaterial: titanium mesh");
  expect(copy.sentences()).toEqual([]);
  copy.remove();
});

test("what fields say of each other is checked beside a mistake in another field", () => {
  const copy = copyContent();
  const j2k = "paddles/honolulu-j2k.yaml";
  copy.edit(j2k, /^weightOz: .*$/m, "weightOz: 8,2");
  copy.edit(j2k, /^widthIn: .*$/m, "widthIn: 8.5");
  copy.edit(j2k, /^surface: .*$/m, "surface: Other");
  copy.edit(j2k, /^faceMaterial: .*$\n/m, "");
  const fields = copy.sentences().map((each) => /^\S+:\d+ ([\w.]+):/.exec(each)?.[1]);
  expect(new Set(fields)).toEqual(new Set(["weightOz", "widthIn", "faceMaterial"]));
  copy.remove();
});
