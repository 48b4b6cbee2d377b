import { describe, expect, test } from "vitest";
import { TaggedCache } from "../../src/platform/cache.ts";
import { type Store } from "../../src/platform/store/connect.ts";
import { inLists } from "../../src/platform/store/reads.ts";
import { allReviews, maxSearchedReviews } from "../../src/site/reviews/list/review-query.ts";
import {
  type ListedRatings,
  readRatings,
  readReviews,
} from "../../src/site/reviews/read-reviews.service.ts";
import { publicReviewValues } from "../../src/site/reviews/review.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { fillReviews } from "../../src/site/reviews/samples/fill-reviews.service.ts";
import { submissionOf } from "../../src/site/reviews/samples.ts";
import { readThemes } from "../../src/site/reviews/themes/themes.service.ts";
import {
  labelSamples,
  newestWithOpinions,
  playersThemes,
  storedThemes,
} from "../../src/site/reviews/themes/themes.store.ts";
import { addThemes, countThemes, themeList, themes } from "../../src/site/reviews/themes/themes.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";
import { repeatable } from "../support/invented.ts";
import { projectLibrary } from "../support/project-library.ts";
import { source, storeReviews } from "../support/reviews.ts";

const subject = "diadem-hero";
const player = { subject, firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };

let store: Store;

describe.each(bothEngines)("themes on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  const below = repeatable(7);
  const some = () => themes.filter(() => below(3) === 0);
  const choices = () => {
    const liked = some();
    const disliked = some().filter((theme) => !liked.includes(theme));
    return { liked: themeList(liked), disliked: themeList(disliked) };
  };

  async function store120Reviews() {
    for (let step = 0; step < 40; step++)
      await storeReviews(
        store.db,
        Array.from({ length: 3 }, (_, index) => ({
          ...player,
          // Only what they chose counts.
          reviewText: `${step}.${index}: Great control, no spin, overpriced.`,
          ...(index === 0 ? {} : choices()),
        })),
        step,
      );
  }

  const expected = async (of = subject) =>
    addThemes(
      countThemes(
        await store.db
          .selectFrom("paddle_reviews")
          .select(["liked", "disliked"])
          .where("paddle_name", "=", of)
          .where("hidden_at", "is", null)
          .execute(),
      ),
    );
  const stored = async (of = subject) => addThemes((await storedThemes(store.db, of)).players);

  test("every theme is counted as reviews come, change, hide, return, move and go", async () => {
    await store120Reviews();
    expect(await stored()).toEqual(await expected());
    expect((await stored()).map(({ theme }) => theme)).toEqual(themes);
    const part = (offset: number) =>
      store.db
        .selectFrom("paddle_reviews")
        .select("id")
        .orderBy("submission_key")
        .limit(30)
        .offset(offset);
    const { db } = store;
    for (const change of [
      db.updateTable("paddle_reviews").set({ hidden_at: 1 }).where("id", "in", part(0)),
      db.updateTable("paddle_reviews").set({ hidden_at: null }).where("id", "in", part(15)),
      db.updateTable("paddle_reviews").set(choices()).where("id", "in", part(20)),
      db.updateTable("paddle_reviews").set({ paddle_name: "other" }).where("id", "in", part(30)),
      db.deleteFrom("paddle_reviews").where("id", "in", part(10)),
    ]) {
      const before = await stored();
      await change.execute();
      expect(await stored()).not.toEqual(before);
      expect(await stored()).toEqual(await expected());
      expect(await stored("other")).toEqual(await expected("other"));
    }
    const before = await stored();
    await db.updateTable("paddle_reviews").set({ helpful: 3 }).execute();
    expect(await stored()).toEqual(before);
  });

  test("a theme that a later version knows is counted and left out, and a list may repeat itself", async () => {
    const odd = { ...player, liked: "control, ninety-ninth, control", disliked: `"], [, spin` };
    await storeReviews(store.db, [{ ...odd, reviewText: "Odd." }], 1);
    expect(await stored()).toEqual([
      { theme: "control", praise: 1, complaint: 0 },
      { theme: "spin", praise: 0, complaint: 1 },
    ]);
    await store.db.deleteFrom("paddle_reviews").execute();
    expect(await stored()).toEqual([]);
  });

  test("two writers who change the same themes never wait for each other in a circle", async () => {
    const write = (liked: string) => (_: unknown, number: number) => ({
      ...player,
      reviewText: `${liked} ${number}`,
      liked,
    });
    await storeReviews(store.db, Array.from({ length: 20 }, write("control")), 1);
    await storeReviews(store.db, Array.from({ length: 20 }, write("value")), 2);
    const rows = await store.db.selectFrom("paddle_reviews").select(["id", "liked"]).execute();
    await Promise.all(
      rows.map(({ id, liked }) =>
        store.db
          .updateTable("paddle_reviews")
          .set({ liked: liked === "value" ? "control" : "value" })
          .where("id", "=", id)
          .execute(),
      ),
    );
    expect(await stored()).toEqual([
      { theme: "control", praise: 20, complaint: 0 },
      { theme: "value", praise: 20, complaint: 0 },
    ]);
  });

  test("a filter by theme finds the newest about it, however many later reviews aren't", async () => {
    const write = async (count: number, now: number, chips: object) => {
      const all = Array.from({ length: count }, (_, number) => ({
        ...player,
        ...chips,
        reviewText: `${now}.${number}`,
      }));
      await storeReviews(store.db, all, now);
    };
    const find = async (asked: object) => {
      const memory = new TaggedCache<unknown>({ max: 10 });
      const page = await readReviews(store, source, { ...allReviews, ...asked }, memory);
      return { players: page.matching.players, searched: page.searched };
    };
    await write(2, 1, { disliked: "spin" });
    await write(3, 2, { liked: "spin" });
    await write(maxSearchedReviews, 3, { liked: "control" });
    expect(await find({ theme: "spin" })).toEqual({ players: 5, searched: undefined });
    const dislike = { theme: "spin", opinion: "complaint" } as const;
    expect(await find(dislike)).toEqual({ players: 2, searched: undefined });
    expect(await find({ ...dislike, search: "1.1" })).toEqual({ players: 1, searched: undefined });
    expect(await find({ ...dislike, stars: 5 })).toEqual({ players: 0, searched: undefined });
    const searched = maxSearchedReviews;
    expect(await find({ theme: "control" })).toEqual({ players: searched, searched });
  });

  test("samples have the labels of their files, now and after a change", async () => {
    const library = projectLibrary();
    const { slug } = library.written.find((paddle) => paddle.seedSamples)!;
    const samples = library.samplesOf(slug).map(submissionOf);
    const counted = addThemes(countThemes(samples.map(publicReviewValues)));
    const inStore = async () => addThemes((await storedThemes(store.db, slug)).samples);
    const fill = async () => {
      const told: (string | undefined)[] = [];
      const changed = (tag: string | undefined) => void told.push(tag);
      await fillReviews({ ...store, changed }, library, 1, () => false);
      return told;
    };
    expect(await fill()).toEqual([]);
    expect(await inStore()).toEqual(counted);
    expect(counted).not.toEqual([]);
    // As in a store whose samples had other labels.
    await store.db.updateTable("paddle_reviews").set({ liked: "value", disliked: "" }).execute();
    expect(await inStore()).not.toEqual(counted);
    expect(await fill()).toEqual([slug]);
    expect(await inStore()).toEqual(counted);
    expect(await labelSamples(store.db, slug, samples)).toBe(false);
  });

  test("count in profiles once five players mention them, and samples never do", async () => {
    const write = async (count: number, chips: object) =>
      await storeReviews(
        store.db,
        Array.from({ length: count }, (_, nth) => ({
          ...player,
          ...chips,
          reviewText: `${JSON.stringify(chips)} ${nth}`,
        })),
        1,
      );
    const samples = Array.from({ length: 9 }, (_, nth) => ({
      ...player,
      liked: "power",
      reviewText: `Sample ${nth}.`,
    }));
    await seedSamples(store.db, subject, samples, 1);
    await write(3, { liked: "spin, control" });
    await write(1, { disliked: "spin" });
    await write(6, { subject: "neonic-flow", disliked: "comfort" });
    const ofFlow = ["neonic-flow", [{ theme: "comfort", praise: 0, complaint: 6 }]];
    const counted = async () => [...(await playersThemes(store.db))];
    expect(await counted()).toEqual([ofFlow]);
    await write(1, { disliked: "spin, value" });
    const ofHero = [subject, [{ theme: "spin", praise: 3, complaint: 2 }]];
    expect(await counted()).toEqual([ofHero, ofFlow]);
  });

  test("are praised in lists once three players mention them and two thirds like them", async () => {
    const memory = new TaggedCache<ListedRatings>({ max: 10 });
    const other = { ...source, subject: "neonic-flow" };
    const praised = async () => {
      const ratings = await readRatings(store, [{ ...source, subject }, other], memory);
      return [subject, other.subject].map((each) => ratings.get(each)?.praised);
    };
    let written = 0;
    const write = async (...chips: object[]) => {
      const reviews = chips.map((each) => ({ ...player, ...each, reviewText: `${written++}` }));
      await storeReviews(store.db, reviews, 1);
      memory.drop(inLists(subject));
    };
    const sample = { ...player, liked: "power, spin" };
    const samples = ["One.", "Two.", "Three."].map((reviewText) => ({ ...sample, reviewText }));
    await seedSamples(store.db, subject, samples, 1);
    await write({ liked: "control, power" }, { liked: "control" });
    expect(await praised()).toEqual([[], []]);
    await write({ disliked: "control" });
    expect(await praised()).toEqual([["control"], []]);
    await write({ disliked: "control" });
    expect(await praised()).toEqual([[], []]);
  });

  test("quotes come from shown reviews by their writers' chips, players' own first", async () => {
    const { db } = store;
    const written = (
      firstName: string,
      chips: object,
      reviewText = `That is what I say, ${firstName}.`,
    ) => ({
      ...player,
      firstName,
      ...chips,
      reviewText,
    });
    await seedSamples(db, subject, [written("Sam", { liked: "spin, power" })], 1e9);
    const likes = { liked: "spin" };
    const reviews = [
      written("Ann", likes),
      written("Bo", likes),
      written("Cy", likes),
      written("Di", {}, "Great spin, thinks Di."),
      written("Ed", likes, "a word ".repeat(40)),
    ];
    for (const [now, review] of reviews.entries()) await storeReviews(db, [review], now);
    await db
      .updateTable("paddle_reviews")
      .set({ hidden_at: 1 })
      .where("first_name", "=", "Cy")
      .execute();
    const names = async (samples: boolean) =>
      (await newestWithOpinions(store, subject, samples)).map(({ firstName }) => firstName);
    expect(await names(false)).toEqual(["Bo", "Ann"]);
    expect(await names(true)).toEqual(["Sam"]);
    const memory = new TaggedCache<unknown>({ max: 10 });
    const seeded = { ...source, samplesInStore: true };
    expect((await readThemes(store, seeded, memory)).quotes).toMatchObject([
      { theme: "spin", kind: "praise", text: "That is what I say, Bo.", isSample: false },
      { theme: "power", kind: "praise", text: "That is what I say, Sam.", isSample: true },
    ]);
  });
});
