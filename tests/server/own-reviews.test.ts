import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { asScript } from "../support/posts.ts";
import { type Ask, applicationOf, plainText } from "../support/in-process-site.ts";
import { moderate } from "../support/console-store.ts";

const library = projectLibrary();
const review = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft hands." };
const article = "/reviews/balls/7f3a9c21";
const listOf = (html: string) => plainText(html).slice(plainText(html).indexOf("data-reviews"));

describe.each(engines)("a reviewer's private page on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let ask: Ask;
  const logged: string[] = [];

  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(readEnvironment({ DATA_DIR, DATABASE_URL }), () => library);
    ask = applicationOf(site);
    logged.length = 0;
    for (const method of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation((...line) => void logged.push(line.join(" ")));
    vi.spyOn(process.stdout, "write").mockImplementation((text) => logged.push(String(text)) > 0);
    vi.spyOn(process.stderr, "write").mockImplementation((text) => logged.push(String(text)) > 0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await place.remove();
  });

  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  const read = async (path: string) => {
    const answer = await ask(path);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  /** A page that everyone gets from memory. */
  const readTwice = async (path: string) => {
    await read(path);
    return await read(path);
  };
  async function write(path = "/diadem-hero", fields: Record<string, string> = review) {
    const answer = await post(path, fields, asScript);
    return (await answer.json()) as { id: string; key: string };
  }
  async function hide(id: string) {
    const store = openStore(place);
    await moderate(store, "hide", [id], { reason: "spam", now: 1, by: "Dana" });
    await store.close();
  }
  const rows = async () =>
    (await (await ask("/rest/v1/paddle_reviews?paddle_name=eq.diadem-hero")).json()) as {
      review_text: string;
      created_at: string;
      updated_at: string;
    }[];

  test("is for nobody else: no cache, search engine or other page learns its address", async () => {
    const { key } = await write();
    const path = `/my-review/${key}`;
    for (const { status, headers, html } of [await read(path), await readTwice(path)]) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain("og:url");
    }
    for (const other of ["/sitemap.xml", "/feed.xml", "/diadem-hero", "/search?search=soft"])
      expect((await read(other)).html).not.toContain(key);
    await post(path, { ...review, rating: "1" });
    await post(path, {});
    await read(`${path}/more`);
    await read(path.toUpperCase());
    expect(logged.join("\n")).toContain("/my-review/…");
    expect(logged.join("\n").toLowerCase()).not.toContain(key);
  });

  test("shows an edit on the page, in its figures and in the REST calls at once", async () => {
    const { id, key } = await write();
    expect((await readTwice("/diadem-hero")).html).toContain("Soft hands.");
    const answer = await post(`/my-review/${key}`, {
      ...review,
      rating: "1",
      reviewText: "Stiff.",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/my-review/${key}?done=edited#content`,
    ]);
    expect((await read(`/my-review/${key}?done=edited`)).html).toContain("Your changes are saved");
    const { html } = await read("/diadem-hero");
    const list = listOf(html);
    expect(html).not.toContain("Soft hands.");
    expect(list).toContain("Stiff.");
    expect(list).toContain(`id="review-${id}"`);
    expect(list).toContain("<span>edited</span>");
    const [row] = await rows();
    expect(row).toMatchObject({ review_text: "Stiff." });
    expect(row!.updated_at > row!.created_at).toBe(true);
  });

  test("takes a review off the site at once, for good", async () => {
    const { id, key } = await write();
    const total = async () =>
      /Total Reviews<\/dt><dd[^>]*>(\d+)/.exec((await readTwice("/diadem-hero")).html)?.[1];
    expect(await total()).toBe("21");
    const answer = await post(`/my-review/${key}?withdraw`, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("Your review is withdrawn");
    expect((await read("/diadem-hero")).html).not.toContain("Soft hands.");
    expect(await total()).toBe("20");
    expect(await rows()).toEqual([]);
    expect((await read(`/my-review/${key}`)).status).toBe(404);
    expect((await read(`/diadem-hero?review=${id}`)).html).toContain(
      plainText(library.wording.linked.gone),
    );
  });

  test("changes nothing when it's only looked at", async () => {
    const { key } = await write();
    for (const query of ["", "?withdraw", "?withdraw=1&done=edited", "?rating=1"])
      for (const method of ["GET", "HEAD"])
        expect((await ask(`/my-review/${key}${query}`, { method })).status).toBe(200);
    expect(await rows()).toMatchObject([{ review_text: "Soft hands." }]);
  });

  test.each(["0".repeat(40), "abc", "%00", "..%2fdiadem-hero"])(
    "of the wrong key '%s' says what may have happened, and takes nothing",
    async (key) => {
      await write();
      const path = `/my-review/${key}`;
      const asked = await ask(path);
      const posted = [await post(path, review), await post(`${path}?withdraw`, {})];
      const statuses = [asked, ...posted].map(({ status }) => status);
      expect(statuses[0]).toBe(404);
      const html = plainText(await asked.text());
      for (const reason of library.myReview.gone.reasons) expect(html).toContain(reason);
      expect(asked.headers.get("cache-control")).toBe("no-store");
      expect(await rows()).toMatchObject([{ review_text: "Soft hands." }]);
    },
  );

  test("of a hidden review says so, keeps it hidden, and still deletes it", async () => {
    const { id, key } = await write();
    await hide(id);
    const path = `/my-review/${key}`;
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(html).toContain(library.myReview.hidden.title);
    expect(html).not.toContain('id="edit"');
    const answer = await post(path, { ...review, reviewText: "Nice again." });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#content`]);
    expect((await read("/diadem-hero")).html).not.toContain("Nice again.");
    expect(await rows()).toEqual([]);
    expect((await post(`${path}?withdraw`, {})).status).toBe(200);
    expect((await post("/diadem-hero", { ...review, firstName: "Eve" })).status).toBe(409);
  });

  test.each<[number, Record<string, string>]>([
    [422, { reviewText: "<b>Bold</b>" }],
    [422, { reviewText: "https://a.example https://b.example" }],
    [422, { reviewText: "x".repeat(4001) }],
    [422, { firstName: "" }],
    [422, { duprRating: "pro" }],
    [422, { rating: "6" }],
    [422, { ball: "franklin-x-40" }],
    [400, { website: "https://a.example" }],
    [409, { reviewText: library.samplesOf("diadem-hero")[0]!.review }],
  ])("refuses with a %i an edit to %j, and keeps what was typed", async (status, typed) => {
    const { key } = await write();
    const answer = await post(`/my-review/${key}`, { ...review, ...typed });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const html = plainText(await answer.text());
    const text = typed["reviewText"] ?? review.reviewText;
    expect(html).toContain(`>${text}</textarea>`);
    expect(await rows()).toMatchObject([{ review_text: "Soft hands." }]);
  });

  test.each([
    ["4,25", "4.25"],
    ["4.0+", "4.0"],
  ])("shows a DUPR of %j in a field that takes only numbers", async (typed, shown) => {
    const { key } = await write("/diadem-hero", { ...review, duprRating: typed });
    const { html } = await read(`/my-review/${key}`);
    expect(/<input[^>]*name="duprRating"[^>]*>/.exec(html)?.[0]).toContain(`value="${shown}"`);
  });

  test("shows what stood out to its writer, and changes that too", async () => {
    const chips = { "chip-control": "liked", "chip-power": "disliked", playedFor: "months" };
    const { key } = await write("/diadem-hero", { ...review, ...chips });
    const chosen = async () => {
      const { html } = await read(`/my-review/${key}`);
      const inputs = html.match(/<input[^>]*checked[^>]*>/g) ?? [];
      return inputs.map((input) => /name="chip-(\w+)"/.exec(input)?.[1]);
    };
    expect(await chosen()).toEqual(["control", "power"]);
    await post(`/my-review/${key}`, { ...review, ...chips, "chip-power": "" });
    expect(await chosen()).toEqual(["control"]);
  });

  test("takes a review of an article's ball, which is shown and counted, and can be changed", async () => {
    const ball = "franklin-x-40";
    const { key } = await write(article, { ...review, ball });
    await write(article, { ...review, firstName: "Bo", ball: "article" });
    const { html } = await readTwice(article);
    expect(listOf(html)).toContain("<span>Franklin X-40</span>");
    const counts = async () => {
      const [, part = ""] = /ratings-by-ball"?>(.*?)<\/ul>/s.exec((await read(article)).html) ?? [];
      return part.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    };
    expect(await counts()).toMatch(
      /Franklin X-40 .*4\.0 from 1 review.* The article .*from 1 review/,
    );
    await post(`/my-review/${key}`, { ...review, ball: "article" });
    expect(await counts()).not.toContain("Franklin");
    expect(await counts()).toMatch(/The article .*from 2 reviews/);
  });

  test.each([
    [article, "no-such-ball"],
    [article, "../x"],
    ["/diadem-hero", "franklin-x-40"],
    ["/diadem-hero", "article"],
  ])("a review on %s can't be of '%s'", async (path, ball) => {
    expect((await post(path, { ...review, ball })).status).toBe(422);
  });
});
