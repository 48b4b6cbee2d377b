import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";
const secret = "A".repeat(32);

/** Every address, with the query that has it ask the store. */
const paths = Object.values({
  ...samplePaths,
  reportReview: `${samplePaths.reportReview}?of=neonic-flow&review=${id}`,
  newsletterConfirm: `${samplePaths.newsletterConfirm}?token=${secret}`,
  newsletterUnsubscribe: `${samplePaths.newsletterUnsubscribe}?key=${secret}`,
  newsletterChoices: `${samplePaths.newsletterChoices}?key=${secret}`,
  unknown: "/no/such/page",
});

/** The fields of every form on the site. */
const fields = new URLSearchParams([
  ...Object.entries({ firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft." }),
  ...Object.entries({ lastName: "Lee", email: "ann@example.com", subject: "S", message: "M" }),
  ...Object.entries({ review: id, token: secret, key: secret, reason: "spam", details: "" }),
]);
const row = {
  paddle_name: "neonic-flow",
  first_name: "Ann",
  dupr_rating: "3.5",
  rating: 4,
  review_text: "Soft.",
};

/** The first folders of the addresses with such a status. */
const startsOf = (statuses: Record<string, number>, isMeant: (status: number) => boolean) =>
  [
    ...new Set(
      Object.entries(statuses).flatMap(([path, status]) =>
        isMeant(status) ? [/^\/[^/?]*/.exec(path)![0]] : [],
      ),
    ),
  ].toSorted();

/** Starts the server on a working store, and removes all its tables. */
async function withoutTables(place: StorePlace): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  // A hook can't use 'expect.poll'; its own time limit ends this.
  while (!(await fetch(`${server.url}/readyz`)).ok) await setTimeout(20);
  const { db, close } = openStore(place);
  for (const { name } of await db.introspection.getTables())
    await sql`alter table ${sql.table(name)} rename to ${sql.table(`gone_${name}`)}`.execute(db);
  await close();
  return server;
}

/** Starts the server on a PostgreSQL that isn't there. */
async function withoutDatabase({ dataDir }: StorePlace): Promise<ServerProcess> {
  const databaseUrl = `postgresql://postgres@127.0.0.1:${await freePort()}/postgres`;
  return await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
}

describe.each([
  ...engines.map((engine) => [`tables gone from ${engine}`, engine, withoutTables] as const),
  ["no database", "sqlite", withoutDatabase] as const,
])("with %s", (_, engine, start) => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore(engine);
    server = await start(place);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const ask = (path: string, options?: RequestInit) =>
    fetch(server.url + path, { redirect: "manual", ...options });

  /** What each address answers, and what is wrong with how. */
  async function askAll(options: (path: string) => readonly RequestInit[]) {
    const wrong: string[] = [];
    const statuses: Record<string, number> = {};
    for (const path of paths)
      for (const each of options(path)) {
        const before = server.output().length;
        const { status } = await ask(path, each);
        const said = server.output().slice(before);
        if (status === 500 || said.includes('"stack"')) wrong.push(`${path}: ${status}, ${said}`);
        // A 503 has a sentence about the store, not only a status line.
        const isTold = /"level":"error","request":"[^"]+","what":"(?!answered)/.test(said);
        if (status === 503 && !isTold) wrong.push(`${path}: nothing about the store`);
        statuses[path] ??= status;
      }
    return { wrong, statuses };
  }

  test("what is in files is shown, and the rest says that the store is gone", async () => {
    const { wrong, statuses } = await askAll(() => [{}]);
    expect(wrong).toEqual([]);
    expect(startsOf(statuses, (status) => status === 503)).toEqual([
      "/answer",
      "/api",
      "/ask",
      "/data",
      "/my-review",
      "/newsletter",
      "/owner",
      "/report-review",
      "/rest",
      "/side-by-side",
    ]);
    const pages = ["/", "/paddle-finder", "/diadem-hero", "/reviews/balls/7f3a9c21", "/search"];
    expect(pages.map((page) => statuses[page])).toEqual(pages.map(() => 200));
  });

  test("what is sent isn't taken, and not an internal error", async () => {
    const headers = { "content-type": "application/json" };
    const { wrong, statuses } = await askAll((path) => [
      { method: "POST", body: fields },
      ...(path.startsWith("/rest/")
        ? [{ method: "POST", headers, body: JSON.stringify(row) }]
        : []),
    ]);
    expect(wrong).toEqual([]);
    // The preview leads to the sign-in, and nothing is stored of a demo day.
    expect(startsOf(statuses, (status) => status < 400)).toEqual(["/owner", "/side-by-side"]);
    expect(startsOf(statuses, (status) => status === 503)).toEqual([
      "/answer",
      "/ask",
      "/contact",
      "/diadem-hero",
      "/helpful-votes",
      "/my-review",
      "/newsletter",
      "/report-review",
      "/reviews",
    ]);
  });

  test("an issue of the newsletter is a 503; an invalid date doesn't reach the store", async () => {
    const status = async (date: string) => (await ask(`/newsletter/issues/${date}`)).status;
    expect(await status("2026-11-16")).toBe(503);
    for (const date of ["2026-02-31", "2026-02-30", "2026-11-17", "latest"])
      expect(await status(date), date).toBe(404);
  });
});
