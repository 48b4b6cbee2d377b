import { type KyselyPlugin, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import { source, storeReviews } from "../support/reviews.ts";
import { type ListedRatings, readRatings } from "../../src/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { inLists } from "../../src/platform/store/reads.ts";
import {
  forgetThemeCount,
  newestAboutThemes,
  recountThemes,
  storedThemes,
} from "../../src/reviews/themes/themes.store.ts";
import { seedSamples } from "../../src/reviews/reviews.store.ts";
import { fillReviews } from "../../src/reviews/samples/fill-reviews.service.ts";
import { readThemes } from "../../src/reviews/themes/themes.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import { reviewBits } from "../../src/reviews/themes/opinions.ts";
import { addThemes, countThemes, maskOf } from "../../src/reviews/themes/themes.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { repeatable } from "../support/invented.ts";

const library = projectLibrary();
const subject = "diadem-hero";
const statements = [
  "Great control.",
  "Poor control.",
  "Powerful.",
  "Overpriced.",
  "It cracked.",
  "Comfortable.",
  "I play on Tuesdays.",
  "Grippy, but sluggish.",
];

let store: Store;

describe.each(engines)("themes on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  async function store120Reviews() {
    const below = repeatable(7);
    for (let step = 0; step < 40; step++)
      await storeReviews(
        store.db,
        Array.from({ length: 3 }, (_, index) => ({
          subject,
          firstName: "Ann",
          duprRating: "3.5",
          level: 3500,
          rating: 4,
          ...(index === 0 ? { liked: "value", disliked: "spin" } : {}),
          reviewText: `${step}.${index}: ${statements[below(8)]} ${statements[below(8)]}`,
        })),
        step,
      );
  }

  const expected = async () => {
    const shown = await store.db
      .selectFrom("paddle_reviews")
      .select(["review_text", "liked", "disliked", "is_sample"])
      .where("hidden_at", "is", null)
      .execute();
    return addThemes(countThemes(shown.map(reviewBits)));
  };
  const stored = async () => addThemes((await storedThemes(store.db, subject)).players);

  test("are counted as reviews come, hide, return and go", async () => {
    await store120Reviews();
    expect(await stored()).toEqual(await expected());
    expect((await stored()).length).toBeGreaterThan(5);
    const some = (offset: number) =>
      store.db
        .selectFrom("paddle_reviews")
        .select("id")
        .orderBy("submission_key")
        .limit(30)
        .offset(offset);
    const { db } = store;
    for (const change of [
      db.updateTable("paddle_reviews").set({ hidden_at: 1 }).where("id", "in", some(0)),
      db.updateTable("paddle_reviews").set({ hidden_at: null }).where("id", "in", some(15)),
      db.deleteFrom("paddle_reviews").where("id", "in", some(10)),
    ]) {
      const before = await stored();
      await change.execute();
      expect(await stored()).not.toEqual(before);
      expect(await stored()).toEqual(await expected());
    }
  });

  test("that were never counted, or by other rules, are counted again once", async () => {
    await store120Reviews();
    const right = await stored();
    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    expect(await stored()).toEqual([]);

    expect(await recountThemes(store.db)).toBeGreaterThan(50);
    expect(await stored()).toEqual(right);

    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    expect(await recountThemes(store.db)).toBe(0);
    await sql`update theme_rules set digest = 'of other rules'`.execute(store.db);
    expect(await recountThemes(store.db)).toBeGreaterThan(50);
    expect(await stored()).toEqual(right);
  });

  test("that are counted again don't take back what a writer edits meanwhile", async () => {
    await store120Reviews();
    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    const edited = { review_text: "Edited.", liked: "power", disliked: "" };
    const edit = { ...edited, themes: reviewBits({ ...edited, is_sample: 0 }) };
    const { id } = await store.db
      .selectFrom("paddle_reviews")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    let isEdited = false;
    const afterRead: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isEdited || result.rows.length < 2) return result;
        isEdited = true;
        await store.db.updateTable("paddle_reviews").set(edit).where("id", "=", id).execute();
        return result;
      },
    };
    await recountThemes(store.db.withPlugin(afterRead));
    const kept = await store.db
      .selectFrom("paddle_reviews")
      .select(["review_text", "liked", "disliked", "themes"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([isEdited, kept]).toEqual([true, edit]);
    expect(await stored()).toEqual(await expected());
  });

  test("are read again once they were counted again", async () => {
    await store120Reviews();
    const right = await stored();
    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    const memory = new TaggedCache<unknown>({ max: 10 });
    const read = async () => addThemes((await readThemes(store, source, memory)).players);
    expect(await read()).toEqual([]);

    await new Promise<void>((resolve) => {
      const changed = (tag: string | undefined) => resolve(memory.drop(tag));
      void fillReviews(store, library, 1, () => false, changed);
    });
    expect(await read()).toEqual(right);
  });

  test("are counted again in steps, between which the server answers others", async () => {
    await store120Reviews();
    let turns = 0;
    let done = false;
    const countTurns = () => {
      turns++;
      if (!done) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    await recountThemes(store.db);
    done = true;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  test("of samples are those that their files list, now and after a change", async () => {
    const { db } = store;
    const review = { subject, firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    const sample = { ...review, reviewText: "Overpriced.", liked: "spin", disliked: "" };
    await seedSamples(db, subject, [sample], 1);
    const inStore = async () => addThemes((await storedThemes(db, subject)).samples);
    const spin = { theme: "spin", praise: 1, complaint: 0 };
    expect(await inStore()).toEqual([spin]);

    // As in a store from before samples had lists.
    await sql`update paddle_reviews set liked = '', disliked = '', themes = ${maskOf("value", "complaint")}`.execute(
      db,
    );
    const recount = (liked: string) =>
      recountThemes(db, { samples: new Map([[sample.reviewText, { liked, disliked: "" }]]) });
    expect(await recount("spin")).toBe(1);
    expect(await inStore()).toEqual([spin]);
    expect(await recount("spin")).toBe(0);
    expect(await recount("power")).toBe(1);
    expect(await inStore()).toEqual([{ ...spin, theme: "power" }]);
    await forgetThemeCount(db);
    expect(await recount("power")).toBe(0);
  });

  test("are praised in lists once three players mention them and two thirds like them", async () => {
    const memory = new TaggedCache<ListedRatings>({ max: 10 });
    const praised = async () => {
      const ratings = await readRatings(store, [{ ...source, subject }, other], memory);
      return [subject, other.subject].map((each) => ratings.get(each)?.praised);
    };
    const other = { ...source, subject: "neonic-flow" };
    const review = { subject, firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    const write = async (...texts: string[]) => {
      await storeReviews(
        store.db,
        texts.map((reviewText) => ({ ...review, reviewText })),
        1,
      );
      memory.drop(inLists(subject));
    };
    const sample = { ...review, liked: "power, spin", disliked: "" };
    const samples = ["One.", "Two.", "Three."].map((reviewText) => ({ ...sample, reviewText }));
    await seedSamples(store.db, subject, samples, 1);
    await write("Great control. Powerful.", "Great control on drops.");
    expect(await praised()).toEqual([[], []]);
    await write("Poor control.");
    expect(await praised()).toEqual([["control"], []]);
    await write("The control is poor.");
    expect(await praised()).toEqual([[], []]);
  });

  test("quotes come from the newest shown reviews, players' own first", async () => {
    const { db } = store;
    const written = (firstName: string, reviewText: string) => ({
      subject,
      firstName,
      duprRating: "3.5",
      level: 3500,
      rating: 4,
      reviewText,
    });
    await seedSamples(db, subject, [{ ...written("Sam", "A sample."), liked: "spin" }], 1e9);
    for (const [now, name] of ["Ann", "Bo", "Cy"].entries())
      await storeReviews(db, [written(name, `Great control, says ${name}.`)], now);
    await db
      .updateTable("paddle_reviews")
      .set({ hidden_at: 1 })
      .where("first_name", "=", "Cy")
      .execute();
    const names = async (samples: boolean) =>
      (await newestAboutThemes(db, subject, samples)).map(({ firstName }) => firstName);
    expect(await names(true)).toEqual(["Bo", "Ann", "Sam"]);
    expect(await names(false)).toEqual(["Bo", "Ann"]);
  });
});
