import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page as it is now: the rules that it breaks, each with the first parts that break it.
 * @param which all rules, or those of color alone: the dark theme only changes colors
 * @throws when axe found nothing to look at
 */
export async function axeFaults(page: Page, which: "all" | "colors" = "all") {
  // Runs in the page itself, which has no frames. Otherwise axe opens a second page for each check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const chosen = which === "all" ? axe.withTags(standard) : axe.withRules(rulesOfColor);
  const { violations, passes } = await chosen.analyze();
  if (passes.length === 0) throw new Error("axe looked at nothing");
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}
