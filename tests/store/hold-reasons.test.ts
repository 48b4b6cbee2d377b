import type { Store } from "../../src/platform/store/connect.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import { describe, expect, test } from "vitest";
import { blockWords, unblockWords } from "../../src/office/console/contributions.ts";
import { fillLikenessKeys } from "../../src/site/contributions/contributions.store.ts";
import { listBlockedWords } from "../../src/site/contributions/hold-reasons.store.ts";
import { comparableWords, starterWords } from "../../src/site/contributions/hold-reason.ts";
import { holdOrders, similarReviews } from "../../src/site/reviews/moderation/moderation.store.ts";
import { reviewKind } from "../../src/site/reviews/reviews.store.ts";
import {
  act,
  hero,
  heroReview,
  idsOf,
  type ModeratedStore,
  openModeratedStore,
} from "../support/console-store.ts";

const wordsOf = async (store: Store) => (await listBlockedWords(store.db)).map(({ word }) => word);

const day = 24 * 3_600_000;
const long =
  "The best paddle in the world for a calm game, and you can trust me on that one, friends.";

describe.each(engines)("reviews that wait on %s", (engine) => {
  let store: Store;
  let site: ModeratedStore;

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    site = openModeratedStore(opened);
  });

  test("are all of them where the setting says so", async () => {
    const stored = await site.submit(heroReview("Great control."), { holdsAll: true });
    expect(await site.reasonOf(stored.id)).toBe("all");
  });

  test("are all of them until an order ends, by itself or before", async () => {
    const [hold, end] = holdOrders;
    const note = () => ({ reason: "", now: site.time.now, by: "Lee" });
    for (const hours of ["0", "169", "1.5", "soon", ""])
      await expect(act(store, hold!, [hours], note()), hours).rejects.toThrow("number of hours");
    const reasonNow = async (text: string) =>
      await site.reasonOf((await site.submit(heroReview(text))).id);
    await act(store, hold!, ["6"], note());
    expect(await reasonNow("Soft and slow.")).toBe("all");
    const edited = await site.submit(heroReview("Quick at the net."));
    expect(edited).toMatchObject({ isHeld: true });
    site.time.now += 6 * 3_600_000;
    expect(await reasonNow("Long handle.")).toBeNull();
    await act(store, hold!, ["1"], note());
    await act(store, hold!, ["24"], note());
    site.time.now += 2 * 3_600_000;
    expect(await reasonNow("Big sweet spot.")).toBe("all");
    await act(store, end!, [], note());
    expect(await reasonNow("Light.")).toBeNull();
    expect((await act(store, end!, [], note())).done).toEqual([]);
  });

  test("are those with a word of the list to start with, once it's blocked", async () => {
    const note = { reason: "", now: site.time.now, by: "Lee" };
    await act(store, blockWords, ["casino"], note);
    const { done } = await act(store, blockWords, [], note, { starter: true });
    expect(done).toHaveLength(starterWords.length - 1);
    expect(new Set(await wordsOf(store))).toEqual(new Set(starterWords));
    expect(await site.reasonOf((await site.submit(heroReview("Use MY códe!"))).id)).toBe(
      "blocked-word",
    );
  });

  test("are those with the text of a hidden one, however it's disguised, wherever it comes", async () => {
    const spam = await site.submit(heroReview("Buy now at my shop", "Spammer"));
    await site.act("hide", spam.id);
    for (const [text, of] of [
      ["BUY N0W at my sh0p!", hero],
      ["Buy now at my shop", "neonic-flow"],
    ] as const)
      expect(await site.reasonOf((await site.submit(heroReview(text, "Friend", of))).id)).toBe(
        "hidden-twin",
      );
    await expect(site.submit(heroReview("buy now, at my shop", "Third"))).rejects.toThrow(
      DuplicateText,
    );
    // A review that waits itself is no proof against others.
    expect(await site.submit(heroReview("See shop.com"))).toMatchObject({ isHeld: true });
  });

  test("are those with a hidden text until one of them is approved", async () => {
    const first = await site.submit(heroReview("Good"));
    await site.act("hide", first.id);
    site.time.now += 1000;
    const second = await site.submit(heroReview("Good", "Lee", "neonic-flow"));
    expect(second.isHeld).toBe(true);
    await site.accept("approve", second.id);
    expect((await site.submit(heroReview("Good", "Bo", "crbn-3x-power-series"))).isHeld).toBe(
      false,
    );
    site.time.now += 1000;
    await site.act("hide", second.id);
    expect((await site.submit(heroReview("Good", "Al", "crbn-3x-power-series"))).isHeld).toBe(true);
  });

  test("are those with a word that was blocked before its letters counted as look-alikes", async () => {
    const { db } = store;
    await db.insertInto("blocked_words").values({ word: "kaзиho", blocked_at: 1 }).execute();
    const stored = await site.submit(heroReview("Лучшее казино"));
    expect(await site.reasonOf(stored.id)).toBe("blocked-word");
    const [word] = await listBlockedWords(db);
    const typed = [comparableWords(word!.word)];
    const note = { reason: "", now: 2, by: "Dana" };
    expect(idsOf(await act(store, unblockWords, typed, note))).toEqual(typed);
    expect(await listBlockedWords(db)).toEqual([]);
  });

  test("are hidden with one that looks like them, whose key is older than some look-alikes", async () => {
    const { id } = await site.submit(heroReview("Buy it at my shop"));
    await store.db.updateTable("paddle_reviews").set({ likeness_key: "older" }).execute();
    expect(await similarReviews(store.db, id)).toEqual({ ids: [id], shown: 1 });
  });

  test("are those with a text that was hidden when its writer withdrew it", async () => {
    const { own } = site;
    const { id, key } = await own.write(heroReview("Buy it at the usual shop."), "203.0.113.7");
    await site.act("hide", id!);
    await own.withdraw(key!, "203.0.113.7");
    const again = await site.submit(heroReview("Buy it at the usual shop.", "Lee", "neonic-flow"));
    expect(await site.reasonOf(again.id)).toBe("hidden-twin");
  });

  test("are those under the name of someone who runs the site, also after an edit", async () => {
    expect(await site.reasonOf((await site.submit(heroReview("Soft.", "Olive"))).id)).toBe("name");
    const { own } = site;
    const { key } = await own.write(heroReview("Firm.", "Oliver"), "203.0.113.9");
    const renamed = heroReview("Firm.", "Olive");
    expect(await own.edit(key!, renamed, "203.0.113.9")).toBe("held");
  });

  test("are copies of a long text from long ago; short ones may be the same", async () => {
    await site.submit(heroReview(long));
    await site.submit(heroReview("Great paddle!"));
    site.time.now += 40 * day;
    expect(await site.reasonOf((await site.submit(heroReview(long, "Lee"))).id)).toBe("copy");
    expect((await site.submit(heroReview("Great paddle!", "Lee"))).isHeld).toBe(false);
  });

  test("are those that are nearly a copy of a long text, or of one in the same post", async () => {
    await site.submit(heroReview(long));
    for (const copy of [
      `Honestly ${long}`,
      `${long} honestly yes`,
      long.replace("calm", "c\u0585lm quiet"),
    ])
      expect(await site.reasonOf((await site.submit(heroReview(copy, "Lee"))).id)).toBe("copy");
    const other = "It kept its pop for a whole season of league nights on rough concrete outdoors.";
    const list = [heroReview(other), heroReview(`Really, ${other}`, "Lee"), heroReview("Great!")];
    const stored = await site.send(list, "203.0.113.200");
    expect(stored.map(({ isHeld }) => isHeld)).toEqual([false, true, false]);
    expect((await site.submit(heroReview("Great paddle, love it"))).isHeld).toBe(false);
    expect((await site.submit(heroReview("Great paddle, love it!!", "Lee"))).isHeld).toBe(false);
  });

  test("are those that are nearly a hidden one, until one of them is approved", async () => {
    const first = await site.submit(heroReview(long));
    await site.act("hide", first.id);
    site.time.now += 1000;
    const second = await site.submit(heroReview(`Honestly ${long}`, "Lee"));
    expect(await site.reasonOf(second.id)).toBe("hidden-twin");
    await site.accept("approve", second.id);
    const third = await site.submit(heroReview(`${long} honestly yes`, "Bo"));
    expect(await site.reasonOf(third.id)).toBe("copy");
  });

  test("are near copies of what another process stored, and of what a review was edited to", async () => {
    const { own } = site;
    await site.submit(
      heroReview("It kept its pop for a whole season of league nights on rough concrete."),
    );
    const elsewhere = openModeratedStore(store);
    await elsewhere.submit(heroReview(long));
    const near = await site.submit(heroReview(`Honestly ${long}`, "Lee"));
    expect(await site.reasonOf(near.id)).toBe("copy");
    const { key } = await own.write(heroReview("Soft.", "Ann"), "203.0.113.9");
    const edited =
      "Thirds land softer for me, so I get to the kitchen more often than with my old one.";
    expect(await own.edit(key!, heroReview(edited, "Ann"), "203.0.113.9")).toBe("edited");
    // Its own text is no other one's.
    const longer = heroReview(`${edited} Still do.`, "Ann");
    expect(await own.edit(key!, longer, "203.0.113.9")).toBe("edited");
    const copy = await site.submit(heroReview(`${edited} It's great.`, "Al"));
    expect(await site.reasonOf(copy.id)).toBe("copy");
  });

  test("are near copies of what another machine stored whose clock is behind, after a minute", async () => {
    const elsewhere = openModeratedStore(store);
    elsewhere.time.now -= 5 * 60_000;
    const send = async (text: string) => await site.send([heroReview(text, "Lee")], "203.0.113.7");
    await send("It kept its pop for a whole season of league nights on rough concrete.");
    await send("Thirds land softer for me, so I get to the kitchen more often than before.");
    await elsewhere.submit(heroReview(long));
    site.time.now += 60_000;
    const [near] = await send(`Honestly ${long}`);
    expect(await site.reasonOf(near!.id)).toBe("copy");
  });

  test("keep no short text of other players out", async () => {
    await site.submit(heroReview("Great paddle!"), { holdsAll: true });
    expect(await site.submit(heroReview("Great paddle!", "Lee"))).toMatchObject({ isHeld: false });
  });

  test("are the eleventh and later ones of an address in an hour", async () => {
    const { send } = site;
    const list = Array.from({ length: 9 }, (_, index) => heroReview(`Number ${index}.`));
    await send(list, "203.0.113.7");
    const more = [heroReview("Tenth."), heroReview("Eleventh.")];
    expect((await send(more, "203.0.113.7")).map(({ isHeld }) => isHeld)).toEqual([false, true]);
    expect(await send([heroReview("Another.")], "198.51.100.1")).toMatchObject([{ isHeld: false }]);
    site.time.now += 3_600_000;
    expect(await send([heroReview("Later.")], "203.0.113.7")).toMatchObject([{ isHeld: false }]);
  });

  test("are those with a blocked word, until it's unblocked; blocking hides nothing", async () => {
    const { db } = store;
    const shown = await site.submit(heroReview("My casino, and again my casino."));
    await site.submit(heroReview("Fine.", "Casino"));
    await site.submit(heroReview("Casinos are fine."));
    const note = { reason: "spam", now: site.time.now, by: "Dana" };
    expect((await act(store, blockWords, ["casino", "buy now"], note)).done).toEqual([
      { id: "casino", label: "2 shown reviews have it" },
      { id: "buy now", label: "0 shown reviews have it" },
    ]);
    expect(await act(store, blockWords, ["casino"], note)).toMatchObject({
      done: [],
      left: [{ id: "casino", as: "blocked" }],
    });
    expect(await site.reasonOf(shown.id)).toBeNull();
    expect(await site.reasonOf((await site.submit(heroReview("The Casíno!"))).id)).toBe(
      "blocked-word",
    );
    expect((await listBlockedWords(db)).map(({ word }) => word)).toEqual(["buy now", "casino"]);
    expect(idsOf(await act(store, unblockWords, ["casino", "nope"], note))).toEqual(["casino"]);
    expect((await site.submit(heroReview("Your casino."))).isHeld).toBe(false);
    const acts = (await logOf(db, "casino")).map(({ act: done }) => done);
    expect(acts.toSorted()).toEqual(["words block", "words unblock"]);
  });

  test("are found after an update, too: reviews from before get their keys", async () => {
    const spam = await site.submit(heroReview("Buy now at my shop", "Spammer"));
    const other = await site.submit(heroReview("Fine."));
    const keys = store.db.selectFrom("paddle_reviews").select(["id", "likeness_key"]).orderBy("id");
    const before = await keys.execute();
    await store.db.updateTable("paddle_reviews").set({ likeness_key: "" }).execute();
    expect(await fillLikenessKeys(store.db, reviewKind)).toBe(2);
    expect(await keys.execute()).toEqual(before);
    expect(await fillLikenessKeys(store.db, reviewKind)).toBe(0);
    expect(new Set(before.map(({ id }) => id))).toEqual(new Set([spam.id, other.id]));
  });
});
