import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import {
  hourlyLimits,
  LimitReached,
  openRateLimiter,
} from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import { ballTotals, storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { textKey } from "../../src/site/contributions/contributions.store.ts";
import { openOwnReviews } from "../../src/site/reviews/own/own-reviews.service.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { type NewReview, reviewKind } from "../../src/site/reviews/reviews.store.ts";
import { openContributions } from "../../src/site/contributions/contributions.service.ts";
import { storedThemes } from "../../src/site/reviews/themes/themes.store.ts";
import { bareLetters } from "../../src/platform/text/visible-text.ts";
import { addVote } from "../../src/site/reviews/helpful-votes.store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { moderate } from "../support/console-store.ts";

// What costs most of an edit: a refused one may not get this far.
vi.mock(import("../../src/platform/text/visible-text.ts"), { spy: true });

const player = "203.0.113.7";
const subject = "7f3a9c21";
const sampleText = "A sample of ours.";
const written: NewReview = {
  subject,
  firstName: "Dana",
  duprRating: "3.5",
  level: 3500,
  rating: 2,
  reviewText: "Great control.",
  liked: "control, spin",
  ball: "franklin-x-40",
};
const longText = "It held up for a whole season of league nights on rough concrete outdoors.";

describe.each(engines)("a player's own review on %s", (engine) => {
  let store: Store;
  let now: number;
  let changes: (string | undefined)[];
  let own: ReturnType<typeof openOwnReviews>;

  eachWithFreshStore(engine, (opened) => (store = opened));
  beforeEach(() => {
    now = Date.UTC(2026, 10, 20, 12);
    changes = [];
    const rateLimiter = openRateLimiter(store.db, () => now);
    const context = {
      store: { ...store, changed: (of: string | undefined) => void changes.push(of) },
      rateLimiter,
      clock: () => now,
      isOurs: ({ digest: found }: { digest: string }) => found === textKey(sampleText).digest,
      isPerson: (name: string) => name === "Olive",
      holdsAll: false,
    };
    own = openOwnReviews(openContributions(reviewKind, context).own, {
      ballName: (ball) => ball.toUpperCase(),
      db: store.db,
    });
  });

  const rows = () => store.db.selectFrom("paddle_reviews").selectAll().execute();
  const everything = async () => JSON.stringify([await rows(), await listLog(store.db, all)]);
  const all = { limit: 100, after: undefined };
  const totals = async () => {
    const buckets = (await storedBuckets(store.db, [subject])).get(subject) ?? [];
    return buckets.map(({ rating, reviews }) => ({ rating, reviews }));
  };
  const write = async (review: NewReview = written) => {
    const { id, key } = await own.write(review, player);
    changes = [];
    return { id: id!, key: key! };
  };
  const hide = (id: string) => moderate(store, "hide", [id], { reason: "spam", now, by: "Dana" });

  test("has a random key, of which the store has only the hash", async () => {
    const { id, key } = await write();
    const other = await write({ ...written, firstName: "Ann" });
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(other.key).not.toBe(key);
    const text = await everything();
    expect(text).toContain(digest(key));
    expect(text).not.toContain(key);
    expect(await own.read(key)).toMatchObject({
      id,
      subject,
      typed: { firstName: "Dana", rating: "2", ball: "franklin-x-40" },
      editedAt: undefined,
      isHidden: false,
    });
  });

  test("is given back as lists show it, unless it's hidden", async () => {
    const measured = { measuredWeight: "7,9 oz", measuredBare: "bare" };
    const review = { ...written, liked: "control, spin", playedBefore: "Onix Z5", ...measured };
    const { id, key, shown } = await own.write(review, player);
    expect(shown).toEqual({
      id,
      firstName: "Dana",
      duprRating: "3.5",
      rating: 2,
      reviewText: "Great control.",
      ball: "FRANKLIN-X-40",
      liked: "control, spin",
      disliked: "",
      playedFor: "",
      playedBefore: "Onix Z5",
      measuredWeight: "7,9 oz",
      measuredGrip: "",
      measuredBalance: "",
      measuredThickness: "",
      measuredBare: "bare",
      measuredWith: "",
      measuredVersion: "",
      paid: "",
      paidIn: "",
      writtenAt: now,
      edited: false,
      sample: false,
      helpful: null,
      answer: null,
      aged: [],
    });
    expect((await own.read(key!))?.shown).toEqual(shown);
    await hide(id!);
    const again = await own.write(review, player);
    expect(again).toEqual({ id: null, key: null, isHeld: false, shown: null });
  });

  test("gives its sender the same key again after a lost answer, and nobody else", async () => {
    const [once, others] = ["1".repeat(45), "2".repeat(45)];
    const { id, key } = await own.write(written, player, once);
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(await own.write(written, player, once)).toMatchObject({ id, key, isHeld: false });
    // From another network, too: a phone may have left the club's.
    expect((await own.write(written, "198.51.100.1", once)).key).toBe(key);
    for (const other of [others, "", "1", "1".repeat(51), `${once} `])
      expect((await own.write(written, player, other)).key, other).toBe(null);
    // The same form may send another review, and the first words again once that's edited.
    const next = await own.write({ ...written, reviewText: "Soft." }, player, once);
    expect(next.key).not.toBe(key);
    await own.edit(key!, { ...written, reviewText: "Crisp." }, player);
    const again = await own.write(written, player, once);
    expect([again.id === id, again.key === key]).toEqual([false, false]);
  });

  test("gives no key to whoever sends its words again", async () => {
    const { id, key } = await write();
    expect(await own.write(written, "198.51.100.1")).toMatchObject({
      id,
      key: null,
      isHeld: false,
    });
    expect(await own.read(key)).toBeDefined();
  });

  test.each(["", "0".repeat(40), "A".repeat(40), "%00", "'", "\0".repeat(40)])(
    "is not found by the key %j",
    async (key) => {
      await write();
      expect(await own.read(key)).toBeUndefined();
      expect(await own.edit(key, written, player)).toBe("gone");
      expect(await own.withdraw(key, player)).toBe(false);
      expect(await rows()).toHaveLength(1);
    },
  );

  test("keeps its id, date, votes and key when it's edited, and counts as it reads now", async () => {
    const { id, key } = await write();
    await addVote(store.db, { reviewId: id, day: 1, visitor: "v" });
    const [before] = await rows();
    now += 1000;
    const chips = { liked: "", disliked: "control" };
    const edit = { ...written, ...chips, rating: 5, reviewText: "Poor.", ball: "article" };
    expect(await own.edit(key, edit, player)).toBe("edited");
    expect(changes).toEqual([subject]);
    const [after] = await rows();
    expect(after).toMatchObject({
      id,
      created_at: before!.created_at,
      updated_at: now,
      helpful: 1,
      rating: 5,
      review_text: "Poor.",
      edit_key: digest(key),
    });
    expect(after!.submission_key).not.toBe(before!.submission_key);
    expect(await totals()).toEqual([{ rating: 5, reviews: 1 }]);
    expect(await ballTotals(store.db, subject)).toEqual([
      { ball: "article", reviews: 1, stars: 5 },
    ]);
    const { players } = await storedThemes(store.db, subject);
    expect(players.filter(({ praise, complaint }) => praise + complaint > 0)).toEqual([
      { theme: "control", praise: 0, complaint: 1 },
    ]);
    expect(await own.read(key)).toMatchObject({ editedAt: now });
    const shown = { id, rating: 5, edited: true, writtenAt: before!.created_at };
    expect(await own.write(edit, player)).toMatchObject({ id, key: null, isHeld: false, shown });
  });

  test("isn't edited by the same words", async () => {
    const { key } = await write();
    now += 1000;
    expect(await own.edit(key, written, player)).toBe("unchanged");
    expect(changes).toEqual([]);
    expect(await own.read(key)).toMatchObject({ editedAt: undefined });
  });

  test("can't get the text of a sample, of a newer review, or that of a hidden one", async () => {
    const { key } = await write();
    await write({ ...written, firstName: "Ann", reviewText: longText });
    const hidden = await write({ ...written, firstName: "Bob", reviewText: "Buy at my shop." });
    await hide(hidden.id);
    for (const reviewText of [sampleText, longText, "buy at my shop!"])
      await expect(own.edit(key, { ...written, reviewText }, player)).rejects.toThrow(
        DuplicateText,
      );
    const same = { ...written, firstName: "Ann", reviewText: longText };
    await expect(own.edit(key, same, player)).rejects.toThrow(DuplicateText);
    expect(await own.read(key)).toMatchObject({ typed: { reviewText: "Great control." } });
  });

  test("may keep its own long text when another field is edited", async () => {
    const { key } = await write({ ...written, reviewText: longText });
    const edit = { ...written, reviewText: longText, rating: 4 };
    expect(await own.edit(key, edit, player)).toBe("edited");
  });

  test("can't be edited while it's hidden, and stays hidden", async () => {
    const { id, key } = await write();
    await hide(id);
    const before = await rows();
    expect(await own.edit(key, { ...written, reviewText: "Fine now." }, player)).toBe("hidden");
    expect(await rows()).toEqual(before);
    expect(await own.read(key)).toMatchObject({ isHidden: true });
  });

  test("is withdrawn for good, with its reports and its part in every total", async () => {
    const { id, key } = await write();
    await addReport(store.db, { subject, reviewId: id, reason: "spam", details: "Spam" }, now);
    expect(await own.withdraw(key, player)).toBe(true);
    expect(changes).toEqual([subject]);
    expect(await rows()).toEqual([]);
    expect(await store.db.selectFrom("review_reports").selectAll().execute()).toEqual([]);
    expect(await totals()).toEqual([]);
    expect(await ballTotals(store.db, subject)).toEqual([]);
    const log = await listLog(store.db, all);
    expect(log).toMatchObject([{ act: "reviews withdraw", target: id, done_at: now }]);
    expect(await everything()).not.toContain("control");
    expect(await own.read(key)).toBeUndefined();
    expect(await own.withdraw(key, player)).toBe(false);
  });

  test("can be written again after it was withdrawn, but not if it was hidden", async () => {
    const shown = await write();
    const hidden = await write({ ...written, firstName: "Bob", reviewText: "Buy at my shop." });
    await hide(hidden.id);
    for (const { key } of [shown, hidden]) expect(await own.withdraw(key, player)).toBe(true);
    expect((await own.write(written, player)).key).not.toBe(null);
    const again = { ...written, firstName: "Eve", reviewText: "BUY at my shop" };
    await expect(own.write(again, player)).rejects.toThrow(DuplicateText);
    expect((await own.write({ ...again, subject: "diadem-hero" }, player)).id).not.toBe(null);
  });

  test("is edited and withdrawn so often an hour, and no more", async () => {
    const { perVisitor } = hourlyLimits.edit;
    const { key } = await write();
    for (let time = 0; time < perVisitor; time++) {
      const edit = { ...written, reviewText: `Edit ${time}.` };
      expect(await own.edit(key, edit, player)).toBe("edited");
    }
    const edit = { ...written, reviewText: "One more." };
    await expect(own.edit(key, edit, player)).rejects.toThrow(LimitReached);
    await expect(own.withdraw(key, player)).rejects.toThrow(LimitReached);
    expect(await rows()).toMatchObject([{ review_text: `Edit ${perVisitor - 1}.` }]);
    const last = { ...written, reviewText: `Edit ${perVisitor - 1}.` };
    expect(await own.edit(key, last, player)).toBe("unchanged");
    expect(await own.withdraw(key, "198.51.100.1")).toBe(true);
  });

  test("isn't made into a row for an edit that is refused", async () => {
    const { id, key } = await write();
    await write({ ...written, firstName: "Ann", reviewText: longText });
    vi.mocked(bareLetters).mockClear();
    const edit = (reviewText: string) => own.edit(key, { ...written, reviewText }, player);
    for (const reviewText of [sampleText, longText])
      await expect(edit(reviewText)).rejects.toThrow(DuplicateText);
    expect(await edit(written.reviewText)).toBe("unchanged");
    expect(bareLetters).not.toHaveBeenCalled();
    for (let time = 0; time < hourlyLimits.edit.perVisitor; time++) await edit(`Edit ${time}.`);
    vi.mocked(bareLetters).mockClear();
    await expect(edit("One more.")).rejects.toThrow(LimitReached);
    await hide(id);
    expect(await edit("Fine now.")).toBe("hidden");
    expect(bareLetters).not.toHaveBeenCalled();
  });
});
