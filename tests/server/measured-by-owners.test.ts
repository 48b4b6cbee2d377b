import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { moderate } from "../support/console-store.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { type Ask, applicationOf } from "../support/in-process-site.ts";
import { asText } from "../support/page-text.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const library = projectLibrary();
const paddle = "/joola-perseus-pro-iv";
const [version] = library.writtenPaddle(paddle.slice(1))!.versions!;
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const names = ["Ann", "Bea", "Cal", "Dana", "Eve", "Finn"];
const weights = ["8 oz", "7,9 oz", "230 g", "8.2", "227"];

describe.each(engines)("what owners measured on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let ask: Ask;
  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" });
    site = await openSite(environment, () => library);
    ask = applicationOf(site);
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  const write = async (index: number, measured: Record<string, string>) =>
    await (
      await visitPlain(ask, paddle)
    ).submit("Submit Review", {
      firstName: names[index]!,
      duprRating: "3.5",
      rating: "4",
      reviewText: `Plays well, says ${names[index]}.`,
      ...measured,
    });
  const bare = (measuredWeight: string) => ({ measuredWeight, measuredBare: "bare" });
  /** The row of owners' weights, whose last cell is a drawing. */
  const row = async (query = "", begins = "Weight, by owners") => {
    // Such a page is never cached; cached ones are made again at a pace.
    const html = (await (await ask(`${paddle}?review=stored${query}`)).text()).replaceAll(
      "<!-- -->",
      "",
    );
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, cells]) =>
      [...cells!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
        plain(asText(cell!)).trim(),
      ),
    );
    return rows.find(([head]) => head === begins)?.[1];
  };

  test("are on the paddle's page from five on, in the reader's units, and follow every change", async () => {
    const own = [];
    for (const [index, weight] of weights.entries()) {
      expect(await row()).toBeUndefined();
      own.push(await write(index, bare(weight)));
    }
    expect(await row()).toBe("7.9 to 8.2 oz (5)");
    expect(await row("&units=metric")).toBe("224 to 232 g (5)");
    const page = await visitPlain(ask, paddle);
    const note = page.text.includes("What owners measured comes from players' reviews");
    expect(note).toBe(true);

    await own[3]!.submit("Save changes", { measuredWeight: "8.6 oz" });
    expect(await row()).toBe("7.9 to 8.6 oz (5)");

    const store = openStore(place);
    const { id } = await store.db
      .selectFrom("paddle_reviews")
      .select("id")
      .where("first_name", "=", "Ann")
      .executeTakeFirstOrThrow();
    await write(5, bare("8.1"));
    await moderate(store, "hide", [id], { reason: "spam", now: Date.now(), by: "Dana" });
    await store.close();
    expect(await row()).toBe("7.9 to 8.6 oz (5)");

    await own[1]!.submit("Delete my review for good");
    expect(await row()).toBeUndefined();
  });

  test("are of the version that was chosen, and not of a paddle with something added", async () => {
    for (const [index, weight] of weights.entries())
      await write(index, { ...bare(weight), measuredVersion: version!.name });
    await write(5, { measuredWeight: "9 oz", measuredBare: "added" });
    expect(await row()).toBeUndefined();
    expect(await row("", plain(`Weight, by owners, ${version!.name}`))).toBe("7.9 to 8.2 oz (5)");
  });

  test("stand with each review, with how they were measured", async () => {
    const own = await write(0, {
      measuredWeight: "230",
      measuredGrip: "10,8 cm",
      measuredBare: "added",
      measuredWith: "A kitchen scale",
    });
    const said =
      "Measured: 230 g, grip 10.8 cm around, with something added, measured with: A kitchen scale";
    expect(plain(own.text)).toContain(said);
    expect(own.html).toMatch(/<input[^>]* name="measuredGrip"[^>]* value="10.8 cm"/);
    const page = await visitPlain(ask, paddle);
    expect(plain(page.text)).toContain(said);
  });

  test("are refused with a sentence if they can't be a paddle's, and nothing typed is lost", async () => {
    const refused = await write(0, { measuredWeight: "8 lb", measuredThickness: "16.4 mm" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Please write a weight from 6 to 10.5 oz");
    expect(refused.text).toContain("Please choose whether it was bare");
    expect(refused.html).toMatch(/<input[^>]* name="measuredWeight"[^>]* value="8 lb"/);
    const stored = await refused.submit("Submit Review", bare("8 oz"));
    expect(plain(stored.text)).toContain("Measured: 8 oz, 16.4 mm thick, bare");
  });
});

test("the form's limits are those that are accepted", async () => {
  const { measurements, readMeasurement } = await import("../../src/site/reviews/measurements.ts");
  for (const of of Object.keys(measurements) as (keyof typeof measurements)[]) {
    const words = plain(library.wording.fields[of].refused);
    const [, low, high, unit, otherLow, otherHigh, other] =
      /from ([\d.]+) to ([\d.]+) (\w+) \(([\d.]+) to ([\d.]+) (\w+)\)/.exec(words)!;
    for (const each of [
      `${low} ${unit}`,
      `${high} ${unit}`,
      `${otherLow} ${other}`,
      `${otherHigh} ${other}`,
    ])
      expect(readMeasurement(of, each), `${of} ${each}`).toBeDefined();
    expect(readMeasurement(of, `${Number(high) + 0.5} ${unit}`)).toBeUndefined();
    expect(readMeasurement(of, `${Number(low) - 0.5} ${unit}`)).toBeUndefined();
  }
});
