import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { clockFrom } from "../support/clock-from.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { postFrom } from "../support/posts.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const spammer = "127.0.0.66";
const visitor = "127.0.0.2";
// The limits count by the hour of the clock.
const midHour = clockFrom(Date.UTC(2026, 10, 20, 12, 10));
let place: StorePlace;
let servers: ServerProcess[];

const review = (number: number | string) => ({
  firstName: "Ann",
  duprRating: "3.5",
  rating: "4",
  reviewText: `Review number ${number}.`,
});
const message = (number: number | string) => ({
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  subject: `Message ${number}`,
  message: "Hello.",
});
const address = (number: number | string) => ({ email: `reader-${number}@example.com` });

/** The three forms, as their scripts send them. */
const forms = {
  review: { path: "/diadem-hero", fields: review, max: 20 },
  signUp: { path: "/newsletter", fields: address, max: 5 },
  message: { path: "/contact", fields: message, max: 5 },
};
const kinds = Object.values(forms);

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await place.remove();
  });

  async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      RATE_LIMIT: "on",
      ...midHour,
      ...settings,
    });
    servers.push(server);
    return server;
  }

  async function stored() {
    const { db, close } = openStore(place);
    const count = async (table: "paddle_reviews" | "subscribers" | "messages" | "outbox") => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.filter((row) => !("is_sample" in row && row.is_sample === 1)).length;
    };
    const counts = {
      review: await count("paddle_reviews"),
      signUp: await count("subscribers"),
      message: await count("messages"),
      mail: await count("outbox"),
    };
    await close();
    return counts;
  }

  test("of 200 posts from one address to two servers the allowed number is stored, and others are served meanwhile", async () => {
    const two = await Promise.all([start(), start()]);
    const urls = two.map(({ url }) => url);
    const statuses: number[] = [];
    const others: number[] = [];
    const posts = Array.from({ length: 200 }, (_, number) => number);
    const flood = async () => {
      for (let number = posts.shift(); number !== undefined; number = posts.shift()) {
        const { path, fields } = kinds[number % 5 === 3 ? 1 : number % 5 === 4 ? 2 : 0]!;
        const answer = await postFrom(spammer, urls[number % 2]! + path, fields(number));
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        if (number % 40 !== 20) continue;
        const page = await fetch(`${urls[0]}/diadem-hero`);
        const other = await postFrom(visitor, urls[1]! + forms.review.path, review(`o${number}`));
        others.push(page.status, other.status);
      }
    };
    await Promise.all(Array.from({ length: 10 }, flood));
    const after = await postFrom(visitor, urls[0]! + forms.message.path, message("after"));
    expect(after.status).toBe(201);
    expect(others).toEqual([1, 2, 3, 4, 5].flatMap(() => [200, 201]));
    expect(statuses.filter((status) => status === 201)).toHaveLength(20 + 5 + 5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - 30);
    expect(await stored()).toEqual({ review: 20 + 5, signUp: 5, message: 5 + 1, mail: 5 + 5 + 1 });
  });

  test("a form from another site is rejected, and a repeated one is stored once", async () => {
    const { url } = await start();
    for (const { path, fields } of kinds)
      for (const origin of ["https://evil.example", "null", `${url}.evil.example`])
        expect(await postFrom(visitor, url + path, fields(1), { origin })).toMatchObject({
          status: 403,
        });
    expect(await stored()).toEqual({ review: 0, signUp: 0, message: 0, mail: 0 });

    // Every sign-up counts. Otherwise the count would reveal that an address was given before.
    for (const { path, fields, max } of [forms.review, forms.message]) {
      const again = () => postFrom(visitor, url + path, fields("again"), { origin: url });
      const replies = await Promise.all(Array.from({ length: 25 }, again));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      for (let number = 1; number < max; number++)
        expect((await postFrom(visitor, url + path, fields(number))).status).toBe(201);
      expect((await postFrom(visitor, url + path, fields("more"))).status).toBe(429);
      // What was stored before the limit was reached is still a success.
      expect((await again()).status).toBe(201);
    }
    const { path, fields, max } = forms.signUp;
    const signUp = async (number: number | string) =>
      (await postFrom(visitor, url + path, fields(number), { origin: url })).status;
    expect(await Promise.all([signUp("twice"), signUp("twice")])).toEqual([201, 201]);
    for (let number = 2; number < max; number++) expect(await signUp(number)).toBe(201);
    for (const number of ["more", "twice"]) expect(await signUp(number)).toBe(429);
    expect(await stored()).toEqual({ review: 20, signUp: 4, message: 5, mail: 9 });
  });

  test("a text sent to many pages at once appears on one of them", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const text = "This is the very best paddle for everybody, buy it today in the usual shop!";
    const paddles = ["diadem-hero", "neonic-flow", "selkirk-amped-s2", "hudef-viva-pro"];
    const answers = await Promise.all(
      paddles.flatMap((paddle, number) =>
        [one, two].map(({ url }) =>
          postFrom(spammer, `${url}/${paddle}`, {
            ...review(1),
            reviewText: number % 2 ? text : text.toUpperCase().replaceAll(" ", "  "),
          }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect((await stored()).review).toBe(1);
    expect(JSON.parse(answers.find(({ status }) => status === 409)!.body)).toMatchObject({
      kind: "rejected",
      notice: { title: "Another review already has this text" },
    });
  });

  test("a forged X-Forwarded-For opens no other count, unless it comes from a proxy of ours", async () => {
    const { url } = await start();
    const behind = await start({ TRUST_PROXY: "127.0.0.1" });
    const send = (from: string, to: string, number: number, forwarded: string) =>
      postFrom(from, to + forms.message.path, message(number), { "x-forwarded-for": forwarded });
    const statuses: number[] = [];
    for (let number = 0; number < 7; number++)
      statuses.push((await send(spammer, url, number, `203.0.113.${number}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);

    // Through the proxy: everything to the left of the proxy's own entry was sent by the visitor.
    const through: number[] = [];
    for (let number = 10; number < 17; number++) {
      const forwarded = `198.51.100.${number}, 203.0.113.9`;
      through.push((await send("127.0.0.1", behind.url, number, forwarded)).status);
    }
    expect(through).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await send("127.0.0.1", behind.url, 20, "203.0.113.10")).status).toBe(201);
    // Past the proxy, the header is the visitor's own again.
    expect((await send(spammer, behind.url, 21, "203.0.113.11")).status).toBe(429);
  });

  test("REST calls have the same limit, and are rejected as the hosted backend does", async () => {
    const { url } = await start();
    const row = (number: number) => ({
      paddle_name: "diadem-hero",
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `Row ${number}.`,
    });
    const insert = (rows: unknown) =>
      postFrom(spammer, `${url}/rest/v1/paddle_reviews`, JSON.stringify(rows));
    expect((await insert(Array.from({ length: 21 }, (_, n) => row(n)))).status).toBe(400);
    expect((await insert(Array.from({ length: 19 }, (_, n) => row(n)))).status).toBe(201);
    expect((await insert([row(20), row(21)])).status).toBe(429);
    const form = await postFrom(spammer, url + forms.review.path, review(1));
    expect(form.status).toBe(201);
    const refused = await insert(row(22));
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toEqual({
      code: "54000",
      message: expect.any(String),
      details: null,
      hint: expect.stringContaining("seconds"),
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await stored()).review).toBe(20);
  });

  test("a visitor whose posts are all refused is told to wait before any more is read, and others aren't", async () => {
    const { url } = await start();
    const rest = `${url}/rest/v1/paddle_reviews`;
    const long = "a".repeat(60_000);
    const row = (text: string, first_name = "Ann") => ({
      paddle_name: "diadem-hero",
      first_name,
      dupr_rating: "3.5",
      rating: 4,
      review_text: text,
    });
    const text = (number: number) => `${number} ${"It plays well. ".repeat(260)}`;
    const texts = Array.from({ length: 19 }, (_, number) => row(text(number)));
    const refused: [status: number, path: string, body: Record<string, string> | string][] = [
      [409, rest, JSON.stringify([...texts, row(text(0), "Bea")])],
      [400, rest, JSON.stringify([...texts, row("")])],
      [422, url + forms.review.path, review(long)],
      [400, url + forms.review.path, { ...review(1), website: long }],
      [422, url + forms.message.path, message(long)],
      [422, url + forms.signUp.path, address(long)],
      [404, `${url}/helpful-votes`, { review: long }],
      [404, `${url}/report-review?of=diadem-hero&review=none`, { reason: "spam", details: long }],
      // Of a review that's gone: its page says so.
      [201, `${url}/my-review/${"0".repeat(40)}`, { ...review(1), reviewText: "a".repeat(3000) }],
      [403, `${url}/owner/sign-in/${"0".repeat(43)}`, { key: long }],
    ];
    let before = 0;
    for (let toWait = 0; toWait < refused.length;) {
      toWait = 0;
      for (const [status, path, body] of refused) {
        const answer = await postFrom(spammer, path, body);
        if (answer.status === 429) {
          expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
          toWait++;
        } else {
          expect({ path, status: answer.status }).toEqual({ path, status });
          before++;
        }
      }
      expect(before).toBeLessThan(400);
    }
    expect(before).toBeGreaterThan(150);
    const plain = await postFrom(spammer, url + forms.message.path, message(long), {
      accept: "text/html",
    });
    expect(plain).toMatchObject({ status: 429, body: expect.stringContaining("1 minute") });
    for (const { path, fields } of kinds)
      expect((await postFrom(visitor, url + path, fields(1))).status).toBe(201);
    expect((await fetch(`${url}/diadem-hero`)).status).toBe(200);
  });

  test("no table holds a visitor's address", async () => {
    const { url } = await start({
      TRUST_PROXY: "127.0.0.1",
      SITE_URL: "https://rallyrank.example",
    });
    for (const { path, fields } of kinds) {
      const forwarded = { "x-forwarded-for": "203.0.113.77" };
      expect((await postFrom("127.0.0.1", url + path, fields(1), forwarded)).status).toBe(201);
    }
    const { db, close } = openStore(place);
    const tables = await db.introspection.getTables();
    const dump: Record<string, unknown[]> = {};
    for (const { name } of tables)
      dump[name] = await db
        .selectFrom(name as "messages")
        .selectAll()
        .execute();
    await close();
    // For each form: the visitor's count, the provider's and everyone's.
    expect(dump["accepted_posts"]).toHaveLength(kinds.length * 3);
    expect(dump["daily_salts"]).toHaveLength(1);
    expect(JSON.stringify(dump)).not.toMatch(/203\.0\.113|127\.0\.0/);
  });
});
