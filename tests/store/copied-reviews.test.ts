import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

const library = projectLibrary();
const samples = library.written.flatMap(({ slug }) => library.samplesOf(slug));
const text = "This is the very best paddle for everybody, buy it today in the usual shop!";
let place: StorePlace;
let published = library;
let site: RunningSite;
let now: number;

const submit = (subject: string, reviewText: string) =>
  site.reviews.submit(
    [{ subject, firstName: "Eve", duprRating: "3.5", level: 3500, rating: 5, reviewText }],
    "127.0.0.1",
  );

describe.each(engines)("a review on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    published = library;
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" });
    now = Date.UTC(2026, 10, 1);
    site = await openSite(
      environment,
      () => published,
      () => now,
    );
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  test("is rejected when its text looks like another's", async () => {
    await submit("diadem-hero", text);
    for (const copy of [
      text.replaceAll("e", "\u0435"),
      text.replace("best", "be\u200Bst"),
      `${text} x`,
    ])
      await expect(submit("neonic-flow", copy)).rejects.toThrow(DuplicateText);
  });

  test("may have the text of one that is thirty days old", async () => {
    const thirtyDays = 30 * 24 * 3_600_000;
    await submit("diadem-hero", text);
    now += thirtyDays - 1;
    await expect(submit("neonic-flow", text)).rejects.toThrow(DuplicateText);
    now += 1;
    await submit("neonic-flow", text);
  });

  test.each([true, false])(
    "is rejected when its text is one of our samples (published: %s)",
    async (showsSamples) => {
      published = projectLibrary(showsSamples);
      const long = samples.filter(({ review }) => review.length >= 60);
      expect(long.length).toBeGreaterThan(100);
      for (const { review } of [long[0]!, long.at(-1)!])
        for (const copy of [review, `${review.toUpperCase()} x`])
          await expect(submit("neonic-flow", copy)).rejects.toThrow(DuplicateText);
    },
  );
});
