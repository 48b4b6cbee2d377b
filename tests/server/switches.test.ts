import { describe, expect, test } from "vitest";
import { consoleSite } from "../support/console-site.ts";
import { bothEngines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";

const hero = "diadem-hero";
const said = "players who reviewed it came from the";
const ours = ["Neonic Flow", "The Neonic-Flow"];
const others = Array.from({ length: 9 }, () => "a wooden one");

describe.each(bothEngines)("what reviewers played before, on %s", (engine) => {
  const here = consoleSite(engine);
  const text = async (path: string) =>
    plainText(await (await here.ask(path)).text()).replaceAll(/<[^<>]*>/g, "");

  /** Stores reviews at once, because pages of what changes often are dropped a moment later. */
  async function review(visitor: number, subject: string, playedBefore: string[]) {
    const player = { firstName: "Nora", duprRating: "3.5", level: 3500, rating: 4, subject };
    const all = playedBefore.map((each, index) => ({
      ...player,
      reviewText: `Soft hands, ${visitor} ${index}.`,
      playedBefore: each,
    }));
    return await here.site.reviews.submit(all, `203.0.113.${visitor}`);
  }

  test("is said of a paddle of ours from three shown reviews on, and not of fewer", async () => {
    await review(1, hero, [...ours, ...others]);
    await review(2, "neonic-flow", [...ours, ...ours]);
    expect(await text(`/${hero}`)).not.toContain(said);
    const [third] = await review(3, hero, ["Neonic Flow"]);
    const page = await text(`/${hero}`);
    expect(page).toContain(`3 ${said} Neonic Flow.`);
    expect(page).not.toContain("came from the a wooden");
    expect(await text("/neonic-flow")).not.toContain(said);
    const browser = await here.signIn();
    await browser.post("/owner/reviews", { act: "reviews hide", review: third!.id });
    expect(await text(`/${hero}`)).not.toContain(said);
  });
});
