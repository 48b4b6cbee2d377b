import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { themeBits } from "../../src/reviews/themes/opinions.ts";
import { maskOf, type Theme, themes } from "../../src/reviews/themes/themes.ts";

/** The lowest precision and recall of each group: what was measured, rounded down. */
const floors = {
  fit: [0.85, 0.5],
  "held-out": [0.85, 0.5],
  "second held-out": [0.82, 0.43],
  "third held-out": [0.82, 0.49],
} as const;
type Group = keyof typeof floors;

interface LabeledReview {
  text: string;
  liked: Theme[];
  disliked: Theme[];
  group: Group;
}

const labeled = ["labeled-reviews.yaml", "held-out-reviews.yaml"].flatMap(
  (name) => parse(readFileSync(join(import.meta.dirname, name), "utf8")) as LabeledReview[],
);

/** How well the rules find what readers found, over all themes and both kinds. */
function scoreOf(group: Group) {
  const counts = { found: 0, right: 0, labels: 0 };
  for (const { text, liked, disliked } of labeled.filter((each) => each.group === group)) {
    const bits = themeBits(text);
    for (const theme of themes)
      for (const [kind, list] of [["praise", liked] as const, ["complaint", disliked] as const]) {
        const isFound = (bits & maskOf(theme, kind)) !== 0;
        const isLabeled = list.includes(theme);
        counts.found += Number(isFound);
        counts.labels += Number(isLabeled);
        counts.right += Number(isFound && isLabeled);
      }
  }
  const { found, right, labels } = counts;
  return { precision: right / found, recall: right / labels, ...counts };
}

test.each(Object.keys(floors) as Group[])("the rules find what readers find: %s", (group) => {
  const { precision, recall, found, right, labels } = scoreOf(group);
  console.log(
    `${group}: precision ${precision.toFixed(3)} (${right} of ${found}), recall ${recall.toFixed(3)} (${right} of ${labels})`,
  );
  const [minPrecision, minRecall] = floors[group];
  expect(precision).toBeGreaterThanOrEqual(minPrecision);
  expect(recall).toBeGreaterThanOrEqual(minRecall);
});
