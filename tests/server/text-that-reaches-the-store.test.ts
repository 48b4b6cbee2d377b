import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyStore, bothEngines, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { asScript } from "../support/posts.ts";

const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

/** What visitors may send for a slug, token, key, date, id, cursor or filter; each also after a valid beginning. */
const hostile: Record<string, string> = {
  "a NUL": "\0",
  "a lone surrogate": "\ud800",
  "10,000 characters": "x".repeat(10_000),
};

/** As a URL or a form has it: a lone surrogate as the bytes that UTF-8 forbids. */
const encoded = (value: string) =>
  [...value].map((part) => (part === "\ud800" ? "%ED%A0%80" : encodeURIComponent(part))).join("");

interface Sent {
  path: string;
  form?: Record<string, string>;
  row?: Record<string, string>;
}

const review = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft." };
const message = {
  firstName: "Ann",
  lastName: "Lee",
  email: "a@b.example",
  subject: "S",
  message: "M",
};
const row = {
  paddle_name: "neonic-flow",
  first_name: "Ann",
  dupr_rating: "3.5",
  rating: "4",
  review_text: "Soft.",
};
const table = "/rest/v1/paddle_reviews";

/** Each parameter of a path and of its query. */
const inPaths = [
  "/*",
  "/reviews/balls/*",
  "/reviews/best-of/*",
  "/blog/*",
  "/comparisons/*",
  "/comparisons/neonic-flow-vs-*",
  "/guides/*",
  "/og/*",
  "/newsletter/issues/*",
  "/reviews/weeks/*",
  "/rest/v1/*",
  "/neonic-flow?before=*",
  `/neonic-flow?before=1750000000123_*`,
  `/neonic-flow?sort=highest&before=4_*`,
  `/neonic-flow?sort=helpful&before=4_1750000000123_${id}*`,
  "/neonic-flow?search=*",
  "/neonic-flow?level=*&stars=*&theme=*&sort=*",
  "/comparisons?paddles=*",
  "/paddle-finder?search=*&category=*&brand=*&price=*&level=*&page=*",
  "/paddle-finder/match?level=*&style=*&budget=*",
  "/paddles?sort=*",
  "/blog?search=*&category=*",
  "/search?search=*",
  "/contact?received=*",
  "/newsletter/confirm?token=*",
  "/newsletter/unsubscribe?key=*",
  "/newsletter/choices?key=*",
  `/report-review?of=neonic-flow&review=*`,
  `/report-review?of=*&review=${id}`,
  `${table}?paddle_name=eq.*`,
  `${table}?select=*`,
  `${table}?order=*`,
  `${table}?limit=*`,
  `${table}?offset=*`,
];
const ownFields = (path: string, good: Record<string, string>) =>
  Object.keys(good).map((name) => [path, { ...good, [name]: "*" }] as const);
const inForms = [
  ["/helpful-votes", { review: "*" }] as const,
  [`/helpful-votes?sort=helpful&before=*`, { review: id }] as const,
  ["/newsletter/confirm", { token: "*" }] as const,
  ["/newsletter/unsubscribe", { key: "*" }] as const,
  ["/newsletter/choices", { key: "*" }] as const,
  ["/newsletter/unsubscribe", { key: "*", act: "delete" }] as const,
  ["/newsletter/unsubscribe?key=*", { act: "delete" }] as const,
  ["/newsletter", { email: "*" }] as const,
  ["/newsletter", { email: "*@example.com" }] as const,
  ["/*", review] as const,
  ...ownFields("/neonic-flow", review),
  ...ownFields("/contact", message),
  ...ownFields("/report-review?of=neonic-flow&review=sample-1", { reason: "spam", details: "D" }),
  [`/report-review?of=neonic-flow&review=*`, { reason: "spam", details: "" }] as const,
];
const inRows = [
  ...ownFields(table, row),
  [`${table}?columns=*`, row] as const,
  [`${table}?select=*`, row] as const,
];

const fill = (fields: Record<string, string>, value: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.replace("*", value)]),
  );
const places: [string, (value: string) => Sent][] = [
  ...inPaths.map((path): [string, (value: string) => Sent] => [
    `GET ${path}`,
    (value) => ({ path: path.replaceAll("*", encoded(value)) }),
  ]),
  ...inForms.map(([path, form]): [string, (value: string) => Sent] => [
    `POST ${path} ${new URLSearchParams(form)}`,
    (value) => ({ path: path.replace("*", encoded(value)), form: fill(form, value) }),
  ]),
  ...inRows.map(([path, rowOf]): [string, (value: string) => Sent] => [
    `POST ${path} ${JSON.stringify(rowOf)}`,
    (value) => ({ path: path.replace("*", encoded(value)), row: fill(rowOf, value) }),
  ]),
];

describe.each(bothEngines)("with %s", (engine) => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore(engine);
    server = await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  async function send({ path, form, row: rowOf }: Sent): Promise<{ status: number; body: string }> {
    const body =
      form === undefined
        ? JSON.stringify(rowOf)
        : Object.entries(form)
            .map(([name, value]) => `${name}=${encoded(value)}`)
            .join("&");
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    const method = form || rowOf ? "POST" : "GET";
    const sent = request({
      port: server.port,
      path,
      method,
      headers: { ...asScript, "content-type": type },
    });
    sent.end(method === "POST" ? body : undefined);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return { status: answer.statusCode!, body: await text(answer) };
  }

  test.each(places)("%s never fails", async (_, sentWith) => {
    for (const [name, value] of Object.entries(hostile)) {
      const before = server.output().length;
      for (const whole of [value, `a${value}`, `${id}${value}`]) {
        const { status } = await send(sentWith(whole));
        expect(status, name).toBeLessThan(500);
      }
      const lines = server.output().slice(before).split("\n");
      expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    }
  });

  test("a filter by such text finds nothing or is rejected", async () => {
    for (const value of Object.values(hostile)) {
      const { status, body } = await send({ path: `${table}?paddle_name=eq.${encoded(value)}` });
      if (status !== 400) expect([status, body]).toEqual([200, "[]"]);
    }
  });

  test("a vote for such text is a 404, as for a deleted review", async () => {
    for (const value of [...Object.values(hostile), `${id}\0`, id])
      expect((await send({ path: "/helpful-votes", form: { review: value } })).status).toBe(404);
  });
});
