import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { undoAct } from "../../src/platform/undo.ts";
import { undoableActs } from "../../src/office/console/contributions.ts";
import { listBlockedWords } from "../../src/site/contributions/hold-reasons.store.ts";
import { keepHouse } from "../../src/site.ts";
import { anyReview, hideReviews } from "../../src/site/reviews/moderation/moderation.store.ts";
import { reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
import { consoleSite, dana, lee, posted, readOn, textOf } from "../support/console-site.ts";
import { act, fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";

const now = Date.parse("2026-05-04T09:30:00Z");
const path = "/owner/reviews";

describe.each(engines)("undoing in the console on %s", (engine) => {
  const console = consoleSite(engine);
  const { ask, signIn } = console;
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(console.place)));

  const stored = (id: string) => fill.inStore(({ db }) => anyReview(db, id));
  const reported = (id: string) => fill.inStore(({ db }) => reportsOf(db, id));
  const words = () =>
    fill.inStore(async ({ db }) => (await listBlockedWords(db)).map((each) => each.word));
  const isShown = async () => (await (await ask("/diadem-hero")).text()).includes("Max sells");

  type Moderator = Awaited<ReturnType<typeof signIn>>;
  /** Acts, and returns the id to undo it by. */
  async function doing(browser: Moderator, fields: Record<string, string>): Promise<string> {
    const answer = await browser.post(path, fields);
    const went = new URL(answer.headers.get("location")!, "http://site");
    return went.searchParams.get("undo")!;
  }
  const undo = (browser: Moderator, change: string) =>
    posted(browser, path, { act: "log undo", change });

  test.each(["reviews hide", "reviews approve"])(
    "a held review waits again after '%s' is undone, for the same reason",
    async (name) => {
      const id = await fill.review("Max", now);
      await fill.hold(id, now);
      await fill.report(id, "It sells.", now);
      const before = [await stored(id), await reported(id)];
      const browser = await signIn(lee.email);
      const review = await readOn(browser, path, id);
      const change = await doing(browser, { act: name, review });
      expect(await isShown()).toBe(name === "reviews approve");
      expect(await undo(browser, change)).toBe(`${path}?done=log+undo&count=1`);
      expect([await stored(id), await reported(id)]).toEqual(before);
      expect(await isShown()).toBe(false);
      expect(await fill.acts(id)).toContainEqual(["log undo", "Lee", ""]);
      expect(await undo(browser, change)).toMatch(/^409 There's no change/);
    },
  );

  test("a hidden review is shown at once, and a restored one hidden", async () => {
    const id = await fill.review("Max", now);
    const browser = await signIn(lee.email);
    const hidden = await doing(browser, { act: "reviews hide", review: id });
    expect(await isShown()).toBe(false);
    await undo(browser, hidden);
    expect(await isShown()).toBe(true);
    await browser.post(path, { act: "reviews hide", review: id });
    const review = await readOn(browser, path, id);
    const restored = await doing(browser, { act: "reviews restore", review });
    expect(await isShown()).toBe(true);
    await undo(browser, restored);
    expect(await isShown()).toBe(false);
  });

  test("what a colleague has changed since stays as it is", async () => {
    const id = await fill.review("Max", now);
    const browser = await signIn(lee.email);
    const hidden = await doing(browser, { act: "reviews hide", review: id });
    await browser.post(path, {
      act: "reviews restore",
      review: await readOn(browser, path, id),
    });
    await browser.post(path, { act: "reviews hide", review: id });
    await fill.inStore(({ db }) =>
      db
        .updateTable("paddle_reviews")
        .set({ hidden_at: now + 1 })
        .where("id", "=", id)
        .execute(),
    );
    const went = await undo(browser, hidden);
    expect(await textOf(browser, went)).toContain("Changed since, so it stays as it is: 1 change.");
    expect(await stored(id)).toMatchObject({ hidden_at: now + 1 });
  });

  test("a review is hidden and a word of it blocked at once, and both are undone", async () => {
    const id = await fill.review("Max", now);
    const browser = await signIn(lee.email);
    const form = { act: "reviews hide", review: id };
    expect(await posted(browser, path, { ...form, block: "…" })).toContain("has no letters");
    expect(await stored(id)).toMatchObject({ hidden_at: null });
    const change = await doing(browser, { ...form, block: "Sells" });
    expect([await stored(id), await words()]).toMatchObject([{ hidden_at: now }, ["sells"]]);
    await undo(browser, change);
    expect([await stored(id), await words()]).toMatchObject([{ hidden_at: null }, []]);
  });

  test("a word that is unblocked is blocked again", async () => {
    const browser = await signIn(lee.email);
    await browser.post("/owner/words", { act: "words block", word: "casino" });
    const change = await doing(browser, { act: "words unblock", word: "casino" });
    expect(await words()).toEqual([]);
    await undo(browser, change);
    expect(await words()).toEqual(["casino"]);
  });

  test("the reason is written down afterwards, in all entries of the log", async () => {
    const id = await fill.review("Max", now);
    const browser = await signIn(lee.email);
    const change = await doing(browser, { act: "reviews hide", review: id });
    const form = { act: "log explain", change, reason: "advertising" };
    expect(await posted(browser, path, form)).toBe(`${path}?done=log+explain&count=1`);
    expect(await fill.acts(id)).toEqual([["reviews hide", "Lee", "advertising"]]);
    const empty = await posted(browser, path, { ...form, reason: " " });
    expect(await textOf(browser, empty)).toContain("no reason to save yet");
    expect(await fill.acts(id)).toEqual([["reviews hide", "Lee", "advertising"]]);
  });

  test("a moderator undoes only what they did, an owner everything", async () => {
    const id = await fill.review("Max", now);
    const owner = await signIn(dana.email);
    const moderator = await signIn(lee.email);
    const hidden = await doing(owner, { act: "reviews hide", review: id });
    expect(await undo(moderator, hidden)).toContain("403");
    const why = { act: "log explain", change: hidden, reason: "mine" };
    expect(await posted(moderator, path, why)).toContain("403");
    expect(await stored(id)).toMatchObject({ hidden_at: now });
    await undo(owner, hidden);
    const again = await doing(moderator, { act: "reviews hide", review: id });
    await undo(owner, again);
    expect(await stored(id)).toMatchObject({ hidden_at: null });
  });

  test("who has another role now doesn't undo what they did in the one before", async () => {
    const id = await fill.review("Max", now);
    const hidden = await doing(await signIn(lee.email), { act: "reviews hide", review: id });
    console.people = [dana, { ...lee, role: "editor" }];
    const editor = await signIn(lee.email);
    for (const name of ["log undo", "log explain"]) {
      const form = { act: name, change: hidden, reason: "mine" };
      expect(await posted(editor, addresses.consoleGaps.path, form)).toBe(
        "403 Only owners can do this.",
      );
    }
    expect(await stored(id)).toMatchObject({ hidden_at: now });
  });

  test("nothing is undone after a day, and what it took is cleared away", async () => {
    const id = await fill.review("Max", now);
    await fill.inStore(async (store) => {
      const note = { reason: "", now, by: "Lee" };
      const { undo: change } = await act(store, hideReviews, [id], note);
      const late = { ...note, now: now + 86_400_001 };
      const place = { ...store, undoableActs };
      await expect(act(place, undoAct, [change!], late)).rejects.toThrow("can't be undone");
      await keepHouse(store, late.now);
      await expect(act(place, undoAct, [change!], late)).rejects.toThrow("There's no change");
    });
  });
});
