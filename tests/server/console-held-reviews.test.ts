import { beforeEach, describe, expect, test } from "vitest";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { consoleSite, lee, posted, readOn, textOf } from "../support/console-site.ts";
import { reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
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

  test("the queue has them after the reported ones, which visitors see, and says why they wait", async () => {
    const first = await fill.review("First", 10);
    await held("Second", 20);
    await fill.report(first, "Reported", 30);
    await held("Third", 40);
    const browser = await signIn(lee.email);
    const queue = await textOf(browser, "/owner/queue");
    expect(queue).toContain("Queue (3)");
    expect(queue).toContain(
      "Held, because it has a link, an address, a handle or a phone number, written",
    );
    const names = [...queue.matchAll(/<strong dir="auto">([^<]+)/g)].map(([, name]) => name);
    expect(names).toEqual(["First", "Second", "Third"]);
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
    const form = { act: "reviews approve", review: await readOn(browser, "/owner/queue", id) };
    expect(await posted(browser, "/owner/queue", form)).toBe(
      "/owner/queue?done=reviews+approve&count=1",
    );
    expect(await isShown()).toBe(true);
    const acts = (await fill.acts(id)).map((each) => each.join(", "));
    expect(new Set(acts)).toEqual(
      new Set(["reviews approve, Lee, looks fine", "reports close, Lee, looks fine"]),
    );
    expect(await textOf(browser, "/owner/queue")).toContain("No review waits for you.");
  });

  /** Changes a review as its writer does. */
  const edit = (id: string) =>
    fill.inStore(({ db }) =>
      db
        .updateTable("paddle_reviews")
        .set({ review_text: "Buy at my shop." })
        .where("id", "=", id)
        .execute(),
    );

  test("what its writer changed since it was read isn't approved, nor are its reports closed", async () => {
    const id = await held("Max", now);
    await fill.report(id, "It sells.", now);
    const browser = await signIn(lee.email);
    const read = await readOn(browser, "/owner/queue", id);
    await edit(id);
    const [report] = await fill.inStore(({ db }) => reportsOf(db, id));
    for (const form of [
      { act: "reviews approve", review: read },
      { act: "reviews restore", review: read },
      {
        act: "reports close",
        report: `${report!.id}@${read.split("@")[1]!.split("+")[0]}`,
      },
    ]) {
      const answer = await browser.post("/owner/queue", form);
      const html = await answer.text();
      expect(answer.status).toBe(409);
      expect(html).toContain(
        "This has changed since you read it. Nothing was done: read it again.",
      );
      expect(html).toContain("Buy at my shop.");
    }
    expect(await stored(id)).toMatchObject({ held_because: "link" });
    expect(await fill.acts(id)).toEqual([]);
  });

  test("one that a colleague hid meanwhile is said to be hidden, and its report stays", async () => {
    const id = await held("Max", now);
    await fill.report(id, "It sells.", now);
    const browser = await signIn(lee.email);
    const form = { act: "reviews approve", review: await readOn(browser, "/owner/queue", id) };
    await browser.post("/owner/queue", { act: "reviews hide", review: id });
    const went = await posted(browser, "/owner/queue", form);
    expect(went).toBe("/owner/queue?done=reviews+approve,+hidden&count=1");
    expect(await textOf(browser, went)).toContain("Hidden since, and still hidden: 1 review.");
    expect(await fill.inStore(({ db }) => reportsOf(db, id))).toHaveLength(1);
    expect(await fill.acts(id)).toHaveLength(1);
  });

  test("several are shown as they were read, and each outcome is counted", async () => {
    const path = "/owner/reviews";
    const ids = [await held("Max", 1), await held("Ann", 2), await held("Bo", 3)];
    await fill.report(ids[0]!, "It sells.", now);
    const browser = await signIn(lee.email);
    const read = await Promise.all(ids.map((id) => readOn(browser, path, id)));
    const restoreAll = () =>
      ask(path, {
        method: "POST",
        headers: { cookie: browser.cookie, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams([
          ["act", "reviews restore"],
          ...read.map((each) => ["review", each]),
        ]),
      });
    await edit(ids[2]!);
    const refused = await restoreAll();
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("This has changed since you read it. Nothing was done");
    for (const id of ids) expect(await stored(id)).toMatchObject({ held_because: "link" });

    read[2] = await readOn(browser, path, ids[2]!);
    await browser.post(path, { act: "reviews hide", review: ids[1]! });
    const went = (await restoreAll()).headers.get("location");
    expect(await textOf(browser, went!)).toContain(
      "Shown again: 2 reviews. Hidden since, and still hidden: 1 review.",
    );
    expect(await fill.inStore(({ db }) => reportsOf(db, ids[0]!))).toEqual([]);
    expect(await stored(ids[1]!)).toMatchObject({ held_because: null, hidden_at: now });
  });

  test("all with the same text are hidden at once, and their count is said before", async () => {
    const text = "Buy your paddles at my shop, it is the best one in town.";
    const ids = [await held("Max", now, text), await fill.review("Ann", now, { reviewText: text })];
    const other = await fill.review("Lee", now);
    const browser = await signIn(lee.email);
    const queue = await textOf(browser, "/owner/queue");
    expect(queue).toContain("Hide all 2 like this, 1 shown");
    expect(await textOf(browser, `/owner/reviews?review=${other}`)).not.toContain("like this");
    const form = { act: "reviews hide --like", review: ids[0]! };
    expect(await posted(browser, "/owner/queue", form)).toBe(
      "/owner/queue?done=reviews+hide&count=2",
    );
    for (const id of ids)
      expect(await stored(id)).toMatchObject({ hidden_at: now, held_because: null });
    expect(await stored(other)).toMatchObject({ hidden_at: null });
  });
});
