import { beforeEach, describe, expect, test } from "vitest";
import { anyReview } from "../../src/reviews/moderation/moderation.store.ts";
import { posted, textOf } from "../support/console-pages.ts";
import { consoleSite, lee } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";

const now = Date.parse("2026-05-04T09:30:00Z");

describe.each(engines)("held reviews in the console on %s", (engine) => {
  const console = consoleSite(engine);
  const { ask, signIn } = console;
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(console.place)));

  const stored = (id: string) => fill.inStore(({ db }) => anyReview(db, id));
  /** Stores a review that is held; returns its id. */
  async function held(firstName: string, at: number, reviewText?: string): Promise<string> {
    const id = await fill.review(firstName, at, reviewText === undefined ? {} : { reviewText });
    await fill.hold(id, at);
    return id;
  }

  test("the queue has them between the reported ones, and says why they wait", async () => {
    const first = await fill.review("First", 10);
    await held("Second", 20);
    await fill.report(first, "Reported", 30);
    await held("Third", 40);
    const browser = await signIn(lee.email);
    const queue = await textOf(browser, "/owner");
    expect(queue).toContain("Queue (3)");
    expect(queue).toContain("Held, because it has a link or a web address, written");
    const names = [...queue.matchAll(/<strong dir="auto">([^<]+)/g)].map(([, name]) => name);
    expect(names).toEqual(["Second", "First", "Third"]);
    const list = await textOf(browser, "/owner/reviews?state=held");
    expect(list.split("Held, because")).toHaveLength(3);
    expect(await textOf(browser, "/owner/reviews?state=hidden")).toContain("No reviews match.");
  });

  test("'Looks fine' shows one at once, and closes its reports", async () => {
    const id = await held("Max", now);
    await fill.report(id, "It sells.", now);
    const isShown = async () => (await (await ask("/diadem-hero")).text()).includes("Max sells");
    for (let time = 0; time < 3; time++) expect(await isShown()).toBe(false);
    const browser = await signIn(lee.email);
    const [, reports] = /name="reports" value="([^"]+)"/.exec(await textOf(browser, "/owner"))!;
    const form = { act: "approve", review: id, reports: reports!, seen: String(now) };
    expect(await posted(browser, "/owner", form)).toBe("/owner?done=approve&count=1");
    expect(await isShown()).toBe(true);
    const acts = (await fill.acts(id)).map((each) => each.join(", "));
    expect(new Set(acts)).toEqual(
      new Set(["reviews approve, Lee, looks fine", "reports close, Lee, looks fine"]),
    );
    expect(await textOf(browser, "/owner")).toContain("No review waits for you.");
  });

  test("what its writer changed since it was read isn't approved, nor are its reports closed", async () => {
    const id = await held("Max", now);
    const browser = await signIn(lee.email);
    await fill.inStore(({ db }) =>
      db
        .updateTable("paddle_reviews")
        .set({ review_text: "Buy at my shop.", updated_at: now + 1 })
        .where("id", "=", id)
        .execute(),
    );
    for (const act of ["approve", "close"]) {
      const form = { act, review: id, reports: crypto.randomUUID(), seen: String(now) };
      expect(await posted(browser, "/owner", form)).toMatch(/^409 The writer has changed/);
    }
    expect(await stored(id)).toMatchObject({ held_because: "link" });
  });

  test("all with the same text are hidden at once, and their count is said before", async () => {
    const text = "Buy your paddles at my shop, it is the best one in town.";
    const ids = [await held("Max", now, text), await fill.review("Ann", now, { reviewText: text })];
    const other = await fill.review("Lee", now);
    const browser = await signIn(lee.email);
    const queue = await textOf(browser, "/owner");
    expect(queue).toContain("Hide all 2 like this, 1 shown");
    expect(await textOf(browser, `/owner/reviews?review=${other}`)).not.toContain("like this");
    const form = { act: "hide alike", review: ids[0]! };
    expect(await posted(browser, "/owner", form)).toBe("/owner?done=hide+alike&count=2");
    for (const id of ids)
      expect(await stored(id)).toMatchObject({ hidden_at: now, held_because: null });
    expect(await stored(other)).toMatchObject({ hidden_at: null });
  });
});
