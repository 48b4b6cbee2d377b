import { accept, readNow } from "../support/console-store.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { everything, inLists } from "../../src/platform/store/reads.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { asScript } from "../support/posts.ts";
import { applicationOf, type Ask, plainText } from "../support/in-process-site.ts";

const library = projectLibrary(false);
const page = "/diadem-hero";
const fair = "Calm at the net, and quiet.";
const advert = "Calm at the net. See paddles.shop.com for more.";
const waits = "Thanks! Your review will appear once we've read it.";

let place: StorePlace;
let site: RunningSite;
let ask: Ask;
/** The tags whose cached pages were dropped. */
let changes: (string | undefined)[];

const fields = (reviewText: string) => ({
  firstName: "Ann",
  duprRating: "3.5",
  rating: "4",
  reviewText,
});
const postForm = (path: string, reviewText: string, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", headers, body: new URLSearchParams(fields(reviewText)) });
const postRest = (reviewText: string, prefer = "return=representation") =>
  ask("/rest/v1/paddle_reviews", {
    method: "POST",
    headers: { "content-type": "application/json", prefer },
    body: JSON.stringify({
      paddle_name: "diadem-hero",
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: reviewText,
    }),
  });
const read = async (path: string) => {
  const answer = await ask(path);
  return plainText(await answer.text());
};

/** Everything public that a review of the paddle would be in. */
const publicPaths = [
  page,
  `${page}?stars=4`,
  `${page}?search=calm`,
  "/paddle-reviews",
  "/search?search=calm",
  "/brands/diadem",
  "/feed.xml",
  "/sitemap.xml",
  "/rest/v1/paddle_reviews?select=*",
];

async function isPublic(text: string): Promise<string[]> {
  const found = [];
  for (const path of publicPaths) if ((await read(path)).includes(text)) found.push(path);
  return found;
}

async function approveAll() {
  const store = openStore(place);
  const held = await store.db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("held_because", "is not", null)
    .execute();
  const ids = held.map(({ id }) => id);
  const note = { reason: "", now: Date.now(), by: "Dana" };
  await accept(store, "approve", await readNow(store, ...ids), note);
  await store.close();
  return ids.length;
}

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  async function start(REVIEWS: "publish" | "hold") {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(readEnvironment({ DATA_DIR, DATABASE_URL, REVIEWS }), () => library);
    changes = [];
    // On PostgreSQL all is said to have changed once the connection that hears of changes is there, whenever that is.
    const isAll = (tag: string | undefined) => tag === undefined || tag === everything;
    site.onReviewsChanged((tag) => void (isAll(tag) || changes.push(tag)));
    ask = applicationOf(site);
  }

  test.each([
    ["hold", fair, true],
    ["publish", advert, true],
    ["publish", fair, false],
  ] as const)(
    "with REVIEWS=%s, %j waits: %s, whichever way it comes",
    async (reviews, text, isHeld) => {
      await start(reviews);
      // A visitor may have the page in the cache.
      await read(page);
      await read(page);

      const script = await postForm(page, `${text} One.`, asScript);
      expect(script.status).toBe(201);
      const written = (await script.json()) as { id: string; key: string };
      const shown = { id: written.id, reviewText: `${text} One.` };
      expect(written).toMatchObject({ key: expect.any(String), isHeld, shown });

      const plain = await postForm(page, `${text} Two.`);
      expect(plain.status).toBe(303);
      const own = plain.headers.get("location")!;
      expect(own).toMatch(/^\/my-review\/[\da-f]+\?done=stored#content$/);
      const ownPage = await read(own.replace("#content", ""));
      expect(ownPage).toContain(`${text} Two.`);
      expect(ownPage.includes(waits)).toBe(isHeld);
      expect(ownPage.includes("Your review is waiting")).toBe(isHeld);
      expect(ownPage.includes("See your review")).toBe(!isHeld);

      const rest = await postRest(`${text} Three.`);
      expect(rest.status).toBe(201);
      expect(rest.headers.get("x-reviews-held")).toBe(isHeld ? "1" : null);
      const rows = (await rest.json()) as Record<string, unknown>[];
      expect(rows).toMatchObject([{ review_text: `${text} Three.` }]);
      expect(Object.keys(rows[0]!)).not.toContain("isHeld");

      const found = await isPublic(text);
      if (isHeld) expect(found).toEqual([]);
      else
        expect(found).toEqual(expect.arrayContaining([page, "/rest/v1/paddle_reviews?select=*"]));
      expect(new Set(changes)).toEqual(
        new Set(isHeld ? [] : ["diadem-hero", inLists("diadem-hero")]),
      );
      const permalink = await read(`${page}?review=${written.id}`);
      expect(permalink.includes("One.")).toBe(!isHeld);
    },
  );

  test("one that is sent again is answered as before: it waits", async () => {
    await start("hold");
    await postForm(page, fair);
    const again = await postForm(page, fair);
    expect(again.headers.get("location")).toBe(`${page}?review=held#write-a-review`);
    expect(await read(`${page}?review=held`)).toContain(`>${waits}</h2>`);
    const script = await postForm(page, fair, asScript);
    expect(await script.json()).toMatchObject({ key: null, isHeld: true });
  });

  test("an edit doesn't publish one that waits, and holds a shown one for its link", async () => {
    await start("publish");
    const [waiting, shown] = await Promise.all(
      [advert, fair].map(async (text) => {
        const answer = await postForm(page, text, asScript);
        return `/my-review/${((await answer.json()) as { key: string }).key}`;
      }),
    );
    expect(await isPublic(fair)).not.toEqual([]);
    const edited = await postForm(waiting!, "Nothing but praise.");
    expect(edited.headers.get("location")).toBe(`${waiting}?done=edited#content`);
    expect(await read(waiting!)).toContain("Your review is waiting");
    expect(await isPublic("Nothing but praise.")).toEqual([]);

    await postForm(shown!, `${fair} See paddles.shop.com`);
    expect(await read(`${shown}?done=edited`)).toContain("Your changes are saved");
    expect(await read(shown!)).toContain("Your review is waiting");
    expect(await isPublic(fair)).toEqual([]);
    expect(await approveAll()).toBe(2);
  });

  test("an approved one is on its page in every process", async () => {
    await start("hold");
    await postForm(page, fair);
    expect(await read(page)).not.toContain(fair);
    expect(await approveAll()).toBe(1);
    await expect.poll(() => read(page)).toContain(fair);
    expect(await isPublic(fair)).toContain("/rest/v1/paddle_reviews?select=*");
  });
});
