import { expect, test } from "vitest";
import { isFull } from "./guide.ts";
import { guideInShort, roleOf } from "./listed-guides.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";

const entry = (slug: string, listPriceCents: number | null, pros = [`${slug} plus`]) => ({
  paddle: { slug, name: slug.toUpperCase(), listPriceCents },
  pros,
  cons: [`${slug} minus`, "more"],
});

/** The same as a paddle to consider. */
const also = (slug: string, listPriceCents: number) => ({
  ...entry(slug, listPriceCents),
  alsoConsider: true as const,
});

const said = (entries: ReturnType<typeof entry>[]) =>
  guideInShort(entries, "for spin").map(
    ({ label, paddle, phrase }) => `${label}: ${paddle.slug}, ${phrase}`,
  );

test.each([
  [
    "the third is the cheapest",
    [entry("a", 200), entry("b", 150), entry("c", 100)],
    ["No. 1 for spin: a, a plus", "Runner-up: b, b plus", "Budget pick: c, c plus"],
  ],
  [
    "the first is the cheapest",
    [entry("a", 90), entry("b", 150), entry("c", 100)],
    ["No. 1 for spin and budget pick: a, a plus", "Runner-up: b, b plus"],
  ],
  [
    "the second is the cheapest",
    [entry("a", 200), entry("b", 90), entry("c", 100)],
    ["No. 1 for spin: a, a plus", "Runner-up and budget pick: b, b plus"],
  ],
  [
    "of two with the lowest price, the better one",
    [entry("a", 200), entry("b", 150), entry("c", 100), entry("d", 100)],
    ["No. 1 for spin: a, a plus", "Runner-up: b, b plus", "Budget pick: c, c plus"],
  ],
  [
    "the cheapest is not one of the picks",
    [entry("a", 200), entry("b", 150), entry("c", 180), also("d", 100)],
    ["No. 1 for spin: a, a plus", "Runner-up and budget pick: b, b plus"],
  ],
  [
    "an unknown price is not a low price",
    [entry("a", 200), entry("b", 150), entry("c", null)],
    ["No. 1 for spin: a, a plus", "Runner-up and budget pick: b, b plus"],
  ],
  [
    "a paddle without a pro",
    [entry("a", 100, []), entry("b", 150)],
    ["No. 1 for spin and budget pick: a, ", "Runner-up: b, b plus"],
  ],
])("if %s, it is in the line that says so, and the warning comes last", (_, entries, lines) => {
  expect(said(entries)).toEqual([...lines, "Before you buy: a, a minus"]);
});

test("an entry's role is its titles, 'Also consider' for one that isn't a pick, or nothing", () => {
  const entries = [entry("a", 200), entry("b", 90), entry("c", 150), also("d", 80)];
  expect(entries.map((each) => roleOf(each, entries))).toEqual([
    "Top pick",
    "Runner-up and budget pick",
    undefined,
    "Also consider",
  ]);
});

test("every guide of ours names its first two paddles and its cheapest pick", () => {
  const library = projectLibrary();
  const guides = library.guides.filter(isFull);
  expect(guides.length).toBeGreaterThan(3);
  for (const guide of guides) {
    const entries = guide.entries.map((each) => ({
      ...each,
      paddle: library.writtenPaddle(each.paddle)!,
    }));
    const lines = guideInShort(entries, guide.ratedFor);
    const prices = entries
      .filter(({ alsoConsider }) => !alsoConsider)
      .map(({ paddle }) => paddle.listPriceCents!);
    const budget = lines.find(({ label }) => /budget pick/i.test(label));
    expect(budget?.paddle.listPriceCents, guide.slug).toBe(Math.min(...prices));
    expect(lines[0]?.label).toContain(`No. 1 ${guide.ratedFor}`);
    expect(lines[0]?.paddle.slug).toBe(guide.entries[0]!.paddle);
    expect(lines.map(({ paddle }) => paddle.slug)).toContain(guide.entries[1]!.paddle);
    expect(lines.at(-1)).toMatchObject({
      label: "Before you buy",
      phrase: guide.entries[0]!.cons[0],
    });
  }
});

test("a guide without entries has no lines", () => {
  expect(guideInShort([], "for spin")).toEqual([]);
});
