import type { Page } from "@playwright/test";
import axe from "axe-core";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page as it is now: the rules that it breaks, each with the first parts that break it.
 * @param which all rules, or those of color alone: the dark theme only changes colors
 * @throws when axe found nothing to look at
 */
export async function axeFaults(page: Page, which: "all" | "colors" = "all") {
  // Once for each document: it's half a megabyte. Pages have no frames, which axe would have to be in, too.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const chosen = which === "all" ? standard : rulesOfColor;
  // What is fading in has the contrast of what lies under it: reduced motion ends that, for what appears meanwhile, too.
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion)").matches);
  if (!isStill) await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations, passed } = await page.evaluate(
    async ([type, values]) => {
      const { run } = (window as never as { axe: typeof axe }).axe;
      const found = await run({ runOnly: { type, values }, resultTypes: ["violations"] });
      return { violations: found.violations, passed: found.passes.length };
    },
    [which === "all" ? "tag" : "rule", chosen] as const,
  );
  if (!isStill) await page.emulateMedia({ reducedMotion: "no-preference" });
  if (passed === 0) throw new Error("axe looked at nothing");
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}
