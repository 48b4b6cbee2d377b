import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";

import { fieldKeyValues, keyValues } from "../../src/platform/store/digest.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { addReport, type NewReport } from "../../src/site/reviews/reports/reports.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

const review = {
  subject: "neonic-flow",
  firstName: "Zoë",
  duprRating: "4.0+",
  level: 4000,
  rating: 4,
  reviewText: 'Great "control".\n🎾',
};
const message = {
  firstName: "Ann",
  lastName: "Ä",
  email: "ann@example.com",
  subject: "Hi",
  message: "Text",
};
const report: NewReport = {
  subject: "neonic-flow",
  reviewId: "sample-3",
  reason: "spam",
  details: "",
};

let store: Store;

async function keysIn(table: "paddle_reviews" | "messages" | "review_reports") {
  const rows = await store.db.selectFrom(table).select("submission_key").execute();
  return rows.map((row) => row.submission_key);
}

describe.each(bothEngines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  // Digests as literals: with other keys, what a store already has would be stored again.
  test("a player's review keeps the key it has in every store", async () => {
    await storeReviews(store.db, [review], 1);
    expect(await keysIn("paddle_reviews")).toEqual(["aGDi2oW215aSRbR4xqd80PP1oz6olGOUfDCtJtuZkLs"]);
  });

  test("so does a sample", async () => {
    await seedSamples(store.db, review.subject, [review], 1);
    expect(await keysIn("paddle_reviews")).toEqual(["1klbhVTlgStKg_06MEltvGfyQSiP2mDDwebEPS0cLxM"]);
  });

  test("so does a message", async () => {
    await addMessage(store.db, message, 1);
    expect(await keysIn("messages")).toEqual(["-Ztq03p3lJM_Yp9rlSsE1cXRKAnIfprUT-WVAd1ogHU"]);
  });

  test("so does a report", async () => {
    await addReport(store.db, report, 1);
    expect(await keysIn("review_reports")).toEqual(["pSr6_JDBVhXz-e9wVDLU9I43CnmVykVx_dc_vdHYAl8"]);
  });

  test.each([
    ["subject", "diadem-hero"],
    ["firstName", "Ann"],
    ["duprRating", "4.0"],
    ["rating", 5],
    ["reviewText", "Another"],
  ])("a review with another %s is stored beside the first one", async (field, value) => {
    await storeReviews(store.db, [review], 1);
    const other = await storeReviews(store.db, [{ ...review, [field]: value }], 2);
    expect(other.added).toBe(1);
  });
});

describe("the key of a record with later fields", () => {
  const rules = { noun: "", type: "text", since: "0001" } as const;
  const table = {
    z: { ...rules, column: "z_column", inKey: "by name" },
    name: { ...rules, column: "name", inKey: "by position" },
    note: { ...rules, column: "note", inKey: "no" },
    text: { ...rules, column: "text", inKey: "by position" },
    a: { ...rules, column: "a_column", inKey: "by name" },
  } as const;
  const first = { name: "Ann", text: "Text" };

  test.each([
    ["is what it was without them", first, ["Ann", "Text"]],
    ["is what it was if they are empty", { ...first, a: "", z: undefined }, ["Ann", "Text"]],
    ["names each one that was given", { ...first, z: "Z" }, ["Ann", "Text", "z_column", "Z"]],
    [
      "has them in one order, wherever the table has them",
      { ...first, z: "Z", a: "A" },
      ["Ann", "Text", "a_column", "A", "z_column", "Z"],
    ],
    ["leaves out what doesn't count", { ...first, note: "Note" }, ["Ann", "Text"]],
  ])("%s", (_, values, expected) => {
    expect(fieldKeyValues(table, values)).toEqual(expected);
  });
});

test("a field that nobody decided on is a type error", () => {
  const submission = { name: "Ann", text: "Text", level: 4 };
  expect(keyValues(submission, { text: true, level: false, name: true })).toEqual(["Text", "Ann"]);
  // @ts-expect-error: the level is missing.
  keyValues(submission, { text: true, name: true });
});
