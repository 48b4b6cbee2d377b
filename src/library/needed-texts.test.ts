import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

const remedy =
  "End the sentence with ◇, put the text between [[if …]] and [[end]], or give the field another text in withoutSamples.";
const durability = "ball-tests/7f3a9c21.md";
const topRated = "ball-tests/top-rated-pickleballs-2025.md";
const budget = "ball-tests/budget-pickleballs-value.md";

describe("a text that would stay without what it speaks of is reported in one sentence:", () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  test.each([
    [
      "a sentence below a chart that goes",
      durability,
      "Use a bag with a lid.",
      "The chart shows it. Use a bag.",
      "(the text)",
      "a chart",
    ],
    [
      "a rank",
      topRated,
      "Leave the light balls at home.",
      "Leave the ball in eighth place at home.",
      "(the text)",
      "votes or ranks",
    ],
    [
      "a ranking in a field",
      topRated,
      ">-\n    Eight pickleballs and what each does best, from gyms",
      ">-\n    Eight pickleballs ranked, from gyms",
      "withoutSamples.description",
      "votes or ranks",
    ],
    [
      "a cost",
      budget,
      "Ball of the US Open",
      "The lowest cost per game",
      "balls.1.pros.1",
      "costs per game",
    ],
    [
      "a figure of another file",
      "blog/core-thickness.md",
      "elbow",
      "$0.13 elbow",
      "(the text)",
      "$0.13, a sample figure,",
    ],
    [
      "a figure in a card",
      "home.yaml",
      "Hard or soft",
      "All 12,050, hard or soft",
      "infoCards.1.text",
      "12,050, a sample figure,",
    ],
  ])("%s", (_, file, from, to, field, what) => {
    const line = copy.edit(file, from, to);
    expect(copy.sentences()).toEqual([
      `content/${file}:${line} ${field}: speaks of ${what} and stays once samples are left out. ${remedy}`,
    ]);
  });

  test("none if the sentence is marked", () => {
    copy.edit(durability, "Use a bag with a lid.", "You'll see it in the chart.◇ Use a bag.");
    expect(copy.sentences()).toEqual([]);
  });

  test("none in an article that is no sample", () => {
    copy.edit(topRated, "sample: true", "sample: false");
    copy.edit(
      topRated,
      "Leave the light balls at home.",
      "Leave the ball in eighth place at home.",
    );
    expect(copy.sentences()).toEqual([]);
  });

  test("a heading with nothing below it once samples are gone", () => {
    const line = copy.edit(
      durability,
      "## How long a ball lasts\n",
      "## How long a ball lasts\n\n## Why\n",
    );
    expect(copy.sentences()).toEqual([
      `content/${durability}:${line} (the text): the heading has nothing below it without samples. Write its text, or leave it out, too.`,
    ]);
  });

  test("a heading with nothing below it while there are samples", () => {
    const line = copy.edit(
      durability,
      "## How many games you can expect\n",
      "## Games\n\n## Why\n",
    );
    expect(copy.sentences()).toEqual([
      `content/${durability}:${line} (the text): the heading has nothing below it with samples. Write its text, or leave it out, too.`,
    ]);
  });

  test("a link to a section that goes, from another file", () => {
    const address = "/reviews/balls/7f3a9c21#on-how-many-games-you-can-expect";
    const line = copy.edit("blog/core-thickness.md", /^##/m, `See [how long](${address}).\n\n##`);
    expect(copy.sentences()).toEqual([
      `content/blog/core-thickness.md:${line} (the text): "${address}": that heading isn't there without samples. Link the page alone, or put both between the same [[if …]] and [[end]].`,
    ]);
  });

  test("a sign that's misspelled", () => {
    const line = copy.edit(durability, "[[if games]]", "[[if game]]");
    expect(copy.sentences()).toEqual([
      `content/${durability}:${line} (the text): [[if game]] names nothing that this text may need. Did you mean [[if games]]?`,
    ]);
  });
});
