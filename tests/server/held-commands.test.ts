import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { wholeVersion } from "../../src/site/reviews/moderation/moderation.store.ts";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { addReport, reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
import {
  hero,
  heroReview,
  type ModeratedStore,
  openModeratedStore,
} from "../support/console-store.ts";
import { owner } from "../support/owner-command.ts";

let place: StorePlace;
let store: Store;
let site: ModeratedStore;
const run = (...args: string[]) => owner(place, ...args);
/** A review's id with the version that 'reviews show' names. */
const read = async (id: string) => {
  const { said } = await run("reviews", "show", id, "--json");
  return `${id}@${(JSON.parse(said) as { version: string }).version}`;
};
/** The same, without starting a command. */
const named = async (id: string) => {
  const review = (await anyReview(store.db, id))!;
  return `${id}@${wholeVersion(review, await reportsOf(store.db, id))}`;
};
/** What a command says of an act that can be undone. */
const undoable = (said: string): unknown =>
  expect.stringMatching(
    new RegExp(String.raw`^${RegExp.escape(said)}To undo it: log undo [\da-f-]{36}\n$`),
  );
const report = (reviewId: string, details: string) =>
  addReport(store.db, { subject: hero, reviewId, reason: "spam", details }, site.time.now);

describe("an owner's commands about reviews that wait", () => {
  beforeEach(async () => {
    place = await emptyStore("sqlite");
    store = openStore(place);
    site = openModeratedStore(store);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test("reviews list --held names them and why; approve shows them, and says so of one that doesn't wait", async () => {
    const shown = await site.submit(heroReview("Soft hands."));
    const link = await site.submit(heroReview("See shop.com"));
    const listed = await run("reviews", "list", "--held");
    expect(listed.said).toContain(link.id);
    expect(listed.said).toContain("held: link");
    expect(listed.said).not.toContain(shown.id);
    const { reviews } = JSON.parse((await run("reviews", "list", "--held", "--json")).said) as {
      reviews: object[];
    };
    expect(reviews).toEqual([
      expect.objectContaining({
        id: link.id,
        heldBecause: "link",
        hiddenAt: null,
        approvedAt: null,
      }),
    ]);
    expect((await run("reviews", "show", link.id)).said).toContain("held: link since");
    expect((await run("reviews", "list", "--hidden")).said).not.toContain(link.id);
    expect((await run("reviews", "list", "--held", "--shown")).code).toBe(2);

    const approved = await run("reviews", "approve", await read(link.id), await read(shown.id));
    expect(approved.said).toContain(`Approved: ${link.id} (Dana on diadem-hero)`);
    expect(approved.said).toContain(`Not waiting: ${shown.id}`);
    expect((await run("reviews", "show", link.id)).said).toContain("shown, approved");
    expect((await run("reviews", "list", "--held")).said).toContain("There are no such reviews.");
    expect((await run("reviews", "approve", "nope")).code).toBe(1);
  });

  test("reviews approve takes the version that was read, closes the reports, and keeps why", async () => {
    const { id, key } = await site.own.write(heroReview("See shop.com"), "203.0.113.7");
    await report(id!, "It sells.");
    const unnamed = await run("reviews", "approve", id!);
    expect([unnamed.code, unnamed.complained]).toEqual([
      2,
      expect.stringContaining(`as in ${id}@VERSION: 'reviews show' prints it`),
    ]);
    const first = await read(id!);
    expect((await run("reviews", "show", id!)).said).toContain(
      `If it's fine: npm run owner -- reviews approve ${first}\n`,
    );
    await report(id!, "It does.");
    const reported = await run("reviews", "approve", first);
    expect([reported.code, reported.complained]).toEqual([
      1,
      expect.stringContaining("This has changed since you read it"),
    ]);
    const second = await read(id!);
    const { subject: _, ...insult } = heroReview("You are all fools.");
    await site.own.edit(key!, insult, "203.0.113.7");
    for (const act of ["approve", "restore"]) {
      const changed = await run("reviews", act, second);
      expect([changed.code, changed.said, changed.complained]).toEqual([
        1,
        expect.stringContaining("You are all fools."),
        expect.stringContaining("This has changed since you read it."),
      ]);
    }
    expect(await site.held()).toEqual([id]);
    expect((await run("reviews", "approve", await read(id!))).said).toEqual(
      undoable(`Approved: ${id} (Dana on diadem-hero)\nClosed: 2 reports.\n`),
    );
    expect(await reportsOf(store.db, id!)).toEqual([]);
    const acts = (await logOf(store.db, id!)).map(({ act, reason }) => `${act}: ${reason}`);
    expect(acts.toSorted()).toEqual(["reports close: looks fine", "reviews approve: looks fine"]);
  });

  test("reviews restore takes the version that was read of hidden ones and of those that wait, and closes the reports", async () => {
    const held = await site.submit(heroReview("See shop.com"));
    const { id: written, key } = await site.own.write(heroReview("Soft hands."), "203.0.113.7");
    const id = written!;
    await report(id, "It sells.");
    await site.act("hide", id);
    expect((await run("reviews", "restore", id)).code).toBe(2);
    const before = await named(id);
    expect((await run("reviews", "show", id)).said).toContain(
      `If it's fine: npm run owner -- reviews restore ${before}`,
    );

    // Someone else shows it, its writer replaces the text, and it's hidden again.
    await site.accept("restore", id);
    expect(await site.own.edit(key!, heroReview("An insult."), "203.0.113.7")).toBe("edited");
    await site.act("hide", id);
    const refused = await run("reviews", "restore", await named(held.id), before);
    expect(refused.code).toBe(1);
    expect(await site.held()).toEqual([held.id]);

    await report(id, "An insult.");
    const both = await run("reviews", "restore", await named(held.id), await named(id));
    expect(both.said).toContain(`Shown again: ${held.id}`);
    expect(both.said).toContain(`Shown again: ${id}`);
    expect(both.said).toContain("Closed: 1 report.");
    expect(await reportsOf(store.db, id)).toEqual([]);
  });

  test("reports close takes the version of the review that was read", async () => {
    const { id, key } = await site.own.write(heroReview("Soft hands."), "203.0.113.7");
    await report(id!, "It sells.");
    const [{ id: reportId } = { id: "" }] = await reportsOf(store.db, id!);
    expect((await run("reports", "close", reportId)).code).toBe(2);
    const version = (await read(id!)).split(/[@+]/)[1]!;
    expect((await run("reviews", "show", id!)).said).toContain(
      `If it's fine: npm run owner -- reports close ${reportId}@${version}\n`,
    );
    const { subject: _, ...insult } = heroReview("You are all fools.");
    await site.own.edit(key!, insult, "203.0.113.7");
    const changed = await run("reports", "close", `${reportId}@${version}`);
    expect([changed.code, changed.said]).toEqual([
      1,
      expect.stringContaining("You are all fools."),
    ]);
    expect(await reportsOf(store.db, id!)).toHaveLength(1);
    const now = (await read(id!)).split(/[@+]/)[1]!;
    expect((await run("reports", "close", `${reportId}@${now}`)).said).toEqual(
      undoable("Closed: 1 report.\n"),
    );
    expect((await run("reports", "close", `${reportId}@${now}`)).code).toBe(1);
    await report("sample-3", "");
    const [sample] = await reportsOf(store.db, "sample-3");
    expect((await run("reports", "close", sample!.id)).said).toEqual(
      undoable("Closed: 1 report.\n"),
    );
  });

  test("reviews redate --all asks, and dates reviews from the future now", async () => {
    const all = ["reviews", "redate", "--all"];
    site.time.now = Date.now() - 1000;
    const present = await site.submit(heroReview("Present."));
    expect((await run(...all)).said).toBe("No review is dated in the future.\n");
    site.time.now += 3_600_000;
    const { id } = await site.submit(heroReview("Ahead."));
    const unsure = await run(...all);
    expect([unsure.code, unsure.complained]).toEqual([2, expect.stringContaining("add --yes")]);
    expect((await run("reviews", "redate")).code).toBe(2);
    const one = await run("reviews", "redate", present.id, id, "--yes");
    expect(one.said).toBe(
      `Dated now: ${id} (Dana on diadem-hero)\nNot dated in the future: ${present.id}\n`,
    );
    expect((await run(...all, "--yes")).said).toBe("No review is dated in the future.\n");
  });

  test("reviews hide --like asks, and hides all with the text", async () => {
    const first = await site.submit(heroReview("Nice shop for you"));
    const second = await site.submit(heroReview("N1CE sh0p, for you!!", "Lee"));
    const hide = ["reviews", "hide", "--like", first.id, "--reason", "spam"];
    const asked = await run(...hide);
    expect([asked.code, asked.complained]).toEqual([
      2,
      expect.stringContaining("2 reviews have this text, 2 of them shown. Hide all?"),
    ]);
    const hidden = await run(...hide, "--yes");
    for (const { id } of [first, second]) {
      expect(hidden.said).toContain(`Hidden: ${id}`);
      expect(await logOf(store.db, id)).toMatchObject([{ act: "reviews hide", reason: "spam" }]);
    }
    expect((await run(...hide, "--yes")).said).toContain("already hidden");
    const none = await run("reviews", "hide", "--like", "nope", "--reason", "spam", "--yes");
    expect([none.code, none.complained]).toEqual([1, expect.stringContaining("'nope'")]);
    expect((await run("reviews", "hide", "--reason", "spam")).code).toBe(2);
    expect((await run(...hide, second.id)).code).toBe(2);
  });

  test("words are blocked, counted, listed and unblocked", async () => {
    await site.submit(heroReview("My Casíno."));
    const reason = ["--reason", "spam"];
    const blocked = await run("words", "block", "Casino", "buy  now", "CASINO", ...reason);
    expect(blocked.said).toEqual(
      undoable(
        "Blocked: casino (1 shown review has it)\nBlocked: buy now (0 shown reviews have it)\n",
      ),
    );
    expect((await run("words", "block", "casino", ...reason)).said).toContain("Already blocked");
    expect((await run("words", "list")).said).toMatch(/^buy now .*\ncasino /);
    expect(JSON.parse((await run("words", "list", "--json")).said)).toEqual({
      words: ["buy now", "casino"].map((word) => ({ word, blockedAt: expect.any(String) })),
    });
    expect((await site.submit(heroReview("A casino again."))).isHeld).toBe(true);
    const unblocked = await run("words", "unblock", "casino", "nope", "buy now", ...reason);
    expect(unblocked.said).toEqual(
      undoable("Unblocked: casino\nUnblocked: buy now\nNot blocked: nope\n"),
    );
    expect((await run("words", "list")).said).toBe("No words are blocked.\n");
    expect((await site.submit(heroReview("One more casino."))).isHeld).toBe(false);
    for (const word of ["!!", "x".repeat(61)])
      expect((await run("words", "block", word, ...reason)).code).toBe(2);
  });
});
