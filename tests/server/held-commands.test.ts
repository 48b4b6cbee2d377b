import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../src/platform/store/migrate.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { auditOf } from "../../src/platform/store/audit-log.store.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { heroReview, type ModeratedStore, openModeratedStore } from "../support/moderated-store.ts";
import { owner } from "../support/owner.ts";

let place: StorePlace;
let store: Store;
let site: ModeratedStore;
const run = (...args: string[]) => owner(place, ...args);

describe("an owner's commands about reviews that wait", () => {
  beforeEach(async () => {
    place = await emptyStore("sqlite");
    store = openStore(place);
    await migrate(store.db, store.engine);
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

    const approved = await run("reviews", "approve", link.id, shown.id);
    expect(approved.said).toContain(`Approved: ${link.id} (Dana on diadem-hero)`);
    expect(approved.said).toContain(`Not waiting: ${shown.id}`);
    expect((await run("reviews", "show", link.id)).said).toContain("shown, approved");
    expect((await run("reviews", "list", "--held")).said).toContain("There are no such reviews.");
    expect((await run("reviews", "approve", "nope")).code).toBe(1);
  });

  test("reviews hide --like asks, and hides all with the text", async () => {
    const first = await site.submit(heroReview("Nice shop for you"));
    const second = await site.submit(heroReview("N1CE sh0p, for you!!", "Lee"));
    const hide = ["reviews", "hide", "--like", first.id, "--reason", "spam"];
    const asked = await run(...hide);
    expect([asked.code, asked.complained]).toEqual([
      2,
      expect.stringContaining("2 reviews have this text, and there is no terminal to ask on"),
    ]);
    const hidden = await run(...hide, "--yes");
    for (const { id } of [first, second]) {
      expect(hidden.said).toContain(`Hidden: ${id}`);
      expect(await auditOf(store.db, id)).toMatchObject([{ act: "reviews hide", reason: "spam" }]);
    }
    expect((await run(...hide, "--yes")).said).toContain("hidden already");
    const none = await run("reviews", "hide", "--like", "nope", "--reason", "spam", "--yes");
    expect([none.code, none.complained]).toEqual([1, expect.stringContaining("'nope'")]);
    expect((await run("reviews", "hide", "--reason", "spam")).code).toBe(2);
    expect((await run(...hide, second.id)).code).toBe(2);
  });

  test("words are blocked, counted, listed and unblocked", async () => {
    await site.submit(heroReview("My Casíno."));
    const reason = ["--reason", "spam"];
    const blocked = await run("words", "block", "Casino", "buy  now", "CASINO", ...reason);
    expect(blocked.said).toBe(
      "Blocked: casino (1 shown review has it)\nBlocked: buy now (0 shown reviews have it)\n",
    );
    expect((await run("words", "block", "casino", ...reason)).said).toContain("Blocked already");
    expect((await run("words", "list")).said).toMatch(/^buy now .*\ncasino /);
    expect(JSON.parse((await run("words", "list", "--json")).said)).toEqual({
      words: ["buy now", "casino"].map((word) => ({ word, blockedAt: expect.any(String) })),
    });
    expect((await site.submit(heroReview("A casino again."))).isHeld).toBe(true);
    const unblocked = await run("words", "unblock", "casino", "nope", "buy now", ...reason);
    expect(unblocked.said).toBe("Unblocked: casino\nNot blocked: nope\nUnblocked: buy now\n");
    expect((await run("words", "list")).said).toBe("No words are blocked.\n");
    expect((await site.submit(heroReview("One more casino."))).isHeld).toBe(false);
    for (const word of ["!!", "x".repeat(61)])
      expect((await run("words", "block", word, ...reason)).code).toBe(2);
  });
});
