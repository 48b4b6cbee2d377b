import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { themeBits } from "../../src/reviews/themes/opinions.ts";
import { maskOf, type Theme, themes } from "../../src/reviews/themes/themes.ts";

interface LabeledReview {
  text: string;
  liked: Theme[];
  disliked: Theme[];
  group: "fit" | "held-out";
}

const file = join(import.meta.dirname, "labeled-reviews.yaml");
const labeled = parse(readFileSync(file, "utf8")) as LabeledReview[];

/** How well the rules find what readers found, over all themes and both kinds. */
function scoreOf(group: LabeledReview["group"]) {
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

test.each(["fit", "held-out"] as const)(
  "the rules find at least half of what readers find in reviews, and are rarely wrong: %s",
  (group) => {
    const { precision, recall, found, right, labels } = scoreOf(group);
    console.log(
      `${group}: precision ${precision.toFixed(3)} (${right} of ${found}), recall ${recall.toFixed(3)} (${right} of ${labels})`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  },
);
