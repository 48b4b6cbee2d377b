import { beforeEach, describe, expect, test } from "vitest";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
import { consoleSite, htmlOf, lee, posted, readOn, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";

const now = Date.parse("2026-05-04T09:30:00Z");

describe.each(engines)("the console on %s", (engine) => {
  const console = consoleSite(engine);
  const { ask, signIn } = console;
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(console.place)));

  const moderator = () => signIn(lee.email);
  const placesOf = (text: string, words: readonly string[]) =>
    words.map((word) => text.indexOf(word));
  const stored = (id: string) => fill.inStore(({ db }) => anyReview(db, id));
  const reported = (id: string) => fill.inStore(({ db }) => reportsOf(db, id));

  test("the queue has what was reported and is shown, the longest waiting first", async () => {
    const [first, second, hidden] = [
      await fill.review("First", 10),
      await fill.review("Second", 20),
      await fill.review("Hidden", 30),
    ];
    await fill.review("Unreported", 40);
    await fill.report(second, "Second's words", 50);
    await fill.report("sample-1", "A sample's words", 60);
    await fill.report(first, "First's words", 70);
    await fill.report(first, "First's <b>other</b> words", 80);
    await fill.report(hidden, "Hidden's words", 55);
    const browser = await moderator();
    await browser.post("/owner/reviews", { act: "reviews hide", review: hidden });

    const queue = await textOf(browser, "/owner/queue");
    expect(queue).toContain("Queue (3)");
    expect(queue).toContain("2 reports");
    expect(queue).not.toMatch(/Hidden|Unreported|Failed email/);
    const order = ["Second's words", "A sample's words", "First's words", "First's <b>other</b>"];
    const places = placesOf(queue, order);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(await htmlOf(browser, "/owner/queue")).not.toContain("<b>other");
  });

  test("an empty queue says so, and more than a page of it says how many wait", async () => {
    const browser = await moderator();
    expect(await textOf(browser, "/owner/queue")).toContain("No review waits for you.");
    for (let index = 0; index < 53; index++) {
      const id = await fill.review(`Writer${"x".repeat(index)}`, index);
      await fill.report(id, "", index);
    }
    const queue = await textOf(browser, "/owner/queue");
    expect(queue.split("data-row")).toHaveLength(51);
    expect(queue).toContain("3 more wait behind these.");
  });

  test.each([
    ["hide", {}, "doesn't belong on the site", false, 1],
    ["delete", { sure: "yes", reason: "its writer asked" }, "its writer asked", false, 0],
  ] as const)("to %s a review shows on its page at once", async (act, more, why, shows, left) => {
    const id = await fill.review("Max", now);
    await fill.report(id, "It sells.", now);
    for (let time = 0; time < 3; time++)
      expect(await (await ask("/diadem-hero")).text()).toContain("Max sells paddles.");
    const browser = await moderator();
    const went = await posted(browser, "/owner/queue", {
      act: `reviews ${act}`,
      review: id,
      ...more,
    });
    expect(went).toBe(`/owner/queue?done=reviews+${act}&count=1`);
    expect((await (await ask("/diadem-hero")).text()).includes("Max sells paddles.")).toBe(shows);
    expect(await fill.acts(id)).toEqual([[`reviews ${act}`, "Lee", why]]);
    expect(await reported(id)).toHaveLength(left);
    expect(await textOf(browser, went)).toContain("No review waits for you.");
  });

  test("a review that is hidden comes back, and doing it twice changes nothing", async () => {
    const id = await fill.review("Max", now);
    const browser = await moderator();
    const path = "/owner/reviews?search=max";
    expect(await posted(browser, path, { act: "reviews hide", review: id })).toBe(
      "/owner/reviews?search=max&done=reviews+hide&count=1",
    );
    const again = await posted(browser, path, { act: "reviews hide", review: id });
    expect(again).toBe("/owner/reviews?search=max&done=reviews+hide,+hidden&count=1");
    expect(await textOf(browser, again)).toContain("Already hidden: 1 review.");
    const restore = { act: "reviews restore", review: await readOn(browser, path, id) };
    expect(await posted(browser, path, restore)).toContain("done=reviews+restore");
    expect(await stored(id)).toMatchObject({ hidden_at: null });
    expect(await fill.acts(id)).toHaveLength(2);
    expect(await textOf(browser, `/owner/reviews?review=${id}`)).toContain(
      "reviews restore by Lee",
    );
  });

  test("a review from the future says so, and is dated now", async () => {
    const id = await fill.review("Max", now + 3_600_000);
    const other = await fill.review("Ann", now);
    const browser = await moderator();
    const path = `/owner/reviews?review=${id}`;
    expect(await textOf(browser, path)).toContain("which is in the future: the clock was wrong");
    expect(await textOf(browser, path)).toContain("Date it now");
    expect(await textOf(browser, `/owner/reviews?review=${other}`)).not.toContain("Date it now");
    const form = { act: "reviews redate", review: id };
    expect(await posted(browser, "/owner/reviews", form)).toContain("done=reviews+redate&count=1");
    expect((await stored(id))!.created_at).toBeLessThan(now);
    expect(await fill.acts(id)).toEqual([["reviews redate", "Lee", "it was dated in the future"]]);
    const again = await posted(browser, "/owner/reviews", form);
    expect(await textOf(browser, again)).toContain("Not dated in the future: 1 review.");
  });

  test("'Looks fine' closes the reports that were read, and no other", async () => {
    const id = await fill.review("Max", now);
    await fill.report(id, "Read", now);
    const browser = await moderator();
    const form = async () => ({
      act: "reviews approve",
      review: await readOn(browser, "/owner/queue", id),
    });
    const read = await form();
    await fill.report(id, "Unread", now + 1);
    expect(await posted(browser, "/owner/queue", read)).toMatch(
      /^409 This has changed since you read/,
    );
    expect(await reported(id)).toHaveLength(2);
    expect(await posted(browser, "/owner/queue", await form())).toBe(
      "/owner/queue?done=reviews+approve&count=1",
    );
    expect(await reported(id)).toEqual([]);
    const acts = (await fill.acts(id)).map(([act]) => act);
    expect(new Set(acts)).toEqual(new Set(["reviews approve", "reports close"]));
  });

  test("a sample's report is closed, and the sample stays", async () => {
    await fill.report("sample-1", "Old", now);
    const browser = await moderator();
    const [, report = ""] = /name="report" value="([^"]*)"/.exec(
      await htmlOf(browser, "/owner/queue"),
    )!;
    const form = { act: "reports close", report };
    expect(await posted(browser, "/owner/queue", form)).toBe(
      "/owner/queue?done=reports+close&count=1",
    );
    expect(await reported("sample-1")).toEqual([]);
    expect(await posted(browser, "/owner/queue", form)).toMatch(
      /^409 There's no report .*, or not anymore/,
    );
  });

  test("several reviews are hidden at once, all or none", async () => {
    const ids = [await fill.review("Max", 1), await fill.review("Ann", 2)];
    const browser = await moderator();
    const post = async (reviews: string[], more: Record<string, string>) => {
      const body = new URLSearchParams(more);
      for (const id of reviews) body.append("review", id);
      const headers = { cookie: browser.cookie, "sec-fetch-site": "same-origin" };
      return (await ask("/owner/reviews", { method: "POST", headers, body })).status;
    };
    expect(await post([...ids, crypto.randomUUID()], { act: "reviews hide" })).toBe(409);
    expect(await post(ids, { act: "reviews delete" })).toBe(422);
    for (const id of ids) expect(await stored(id)).toMatchObject({ hidden_at: null });
    expect(await post(ids, { act: "reviews hide" })).toBe(303);
    for (const id of ids) expect(await stored(id)).toMatchObject({ hidden_at: now });
    expect(await post(ids, { act: "reviews delete", sure: "yes" })).toBe(303);
    for (const id of ids) expect(await stored(id)).toBeUndefined();
    expect(await textOf(browser, `/owner/reviews?review=${ids[0]}`)).toContain(
      "The review is gone.",
    );
  });

  test("the list of reviews is filtered, and comes in pages that hold each once", async () => {
    for (let index = 0; index < 83; index++)
      await fill.review(`W${"x".repeat(index)}`, 1000 + (index % 5));
    await fill.review("Other", now, { subject: "neonic-flow", rating: 5 });
    const reportedId = await fill.review("Reported", now - 1);
    await fill.report(reportedId, "", now);
    const browser = await moderator();
    const names = async (query: string) => {
      const text = await textOf(browser, `/owner/reviews${query}`);
      return {
        found: [...text.matchAll(/<strong dir="auto">([^<]+)</g)].map(([, name]) => name),
        older: /rel="next" href="(\/owner\/reviews[^"]+)"/.exec(text)?.[1],
      };
    };
    expect((await names("?subject=neonic-flow")).found).toEqual(["Other"]);
    expect((await names("?stars=5")).found).toEqual(["Other"]);
    expect((await names("?reported=yes")).found).toEqual(["Reported"]);
    expect((await names("?since=2026-05-04")).found).toEqual(["Other", "Reported"]);
    expect((await names("?since=2026-05-05")).found).toEqual([]);
    expect((await names("?state=hidden")).found).toEqual([]);
    expect((await names("?search=OTHER%00")).found).toEqual(["Other"]);
    const seen: unknown[] = [];
    for (let query: string | undefined = "?stars=1&state=shown"; query !== undefined;) {
      const page = await names(query);
      seen.push(...page.found);
      query = page.older?.replace("/owner/reviews", "");
    }
    expect(seen).toHaveLength(84);
    expect(new Set(seen).size).toBe(84);
  });

  test.each(["toString", "__proto__", "%00", ""])(
    "an address may say '%s' was done",
    async (done) => {
      const browser = await moderator();
      for (const path of ["/owner/queue", "/owner/sign-in"])
        expect((await browser.get(`${path}?done=${done}&count=$%26`)).status, path).toBe(200);
    },
  );

  test.each([
    ["no act", {}, "422 There's no such act."],
    ["an unknown act", { act: "publish" }, "422 There's no such act."],
    ["no review", { act: "reviews hide" }, "422 Select at least one review."],
    ["an id that can't be one", { act: "reviews hide", review: "'\0" }, "409 There's no review "],
    [
      "a review that never was",
      { act: "reviews hide", review: crypto.randomUUID() },
      "409 There's no review ",
    ],
  ])("a form with %s does nothing and says so", async (_, fields, said) => {
    const browser = await moderator();
    for (const path of ["/owner/queue", "/owner/reviews"])
      expect(await posted(browser, path, fields)).toContain(said);
  });
});
