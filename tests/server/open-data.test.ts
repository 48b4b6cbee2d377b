import { createAdaptorServer } from "@hono/node-server";
import SwaggerParser from "@apidevtools/swagger-parser";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { once } from "node:events";
import { type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { openApplication } from "../../src/app.ts";
import type { Library } from "../../src/library/library.ts";
import {
  type AnySold,
  isIdentified,
  knownFact,
  versionsOf,
} from "../../src/site/paddles/paddle-facts.ts";
import { projectLibrary } from "../support/project-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { fillConsole } from "../support/console-store.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { testAssets } from "../support/in-process-site.ts";

const written = projectLibrary();
/** With a name that a spreadsheet would run. */
const formula = '=HYPERLINK("https://evil.example","X-40")';
const balls = written.balls.map((ball) =>
  ball.slug === "franklin-x-40" ? { ...ball, name: formula } : ball,
);
const paddles = written.paddles.map((paddle) =>
  paddle.slug === "franklin-c45-aurelius"
    ? { ...paddle, name: formula, coreMaterial: "+1 piece" }
    : paddle,
);
const library: Library = { ...written, balls, paddles };

/** A paddle whose samples are in the store, and one that we couldn't confirm. */
const seeded = "joola-perseus-pro-iv";
const unsure = "diadem-hero";

const stopping = new AbortController();
let place: StorePlace;
let site: RunningSite;
let origin: string;
const server = createAdaptorServer({
  fetch: async (request, env) => (await application).fetch(request, env),
});
let application: ReturnType<typeof openApplication>;

beforeAll(async () => {
  place = await emptyStore("sqlite");
  const environment = readEnvironment({ DATA_DIR: place.dataDir });
  site = await openSite(environment, () => library);
  application = openApplication(site, environment, testAssets, {
    stopping: stopping.signal,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reviews = [
    { firstName: "Ann", level: 3500, duprRating: "3.5", rating: 5, reviewText: "Calm at the net." },
    { firstName: "Bea", level: 4000, duprRating: "4.0", rating: 2, reviewText: "Too stiff." },
    { firstName: "Cat", level: 3500, duprRating: "3.5", rating: 1, reviewText: "Hidden words." },
    { firstName: "Dee", level: 3500, duprRating: "3.5", rating: 1, reviewText: "Held words." },
  ];
  const store = fillConsole(place);
  const ids: string[] = [];
  for (const [index, review] of reviews.entries())
    ids.push(
      await store.review(review.firstName, Date.UTC(2026, 9, 1 + index), {
        ...review,
        subject: seeded,
      }),
    );
  await store.inStore(async ({ db }) => {
    const hide = (id: string, because: "link" | null) =>
      db
        .updateTable("paddle_reviews")
        .set({ hidden_at: 1, held_because: because })
        .where("id", "=", id)
        .execute();
    await hide(ids[2]!, null);
    await hide(ids[3]!, "link");
  });
});
afterAll(async () => {
  server.close();
  await site.close();
  await place.remove();
});

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
const read = async (path: string) => (await (await ask(path)).json()) as never;

/** Every paddle that a query leaves, page by page. */
async function readPaddles<Of>(query = ""): Promise<Of[]> {
  const all: Of[] = [];
  for (let path: string | null = addresses.apiPaddles.path + query; path !== null;) {
    const page = (await read(path)) as { paddles: Of[]; next: string | null };
    all.push(...page.paddles);
    path = page.next && page.next.slice(new URL(page.next).origin.length);
  }
  return all;
}

interface Specced {
  slug: string;
  specs: Record<string, string | number>;
}

interface Read {
  facts: { id: string; value: string | number; subject: string }[];
  reviews: { firstName: string; stars: number }[];
  byLevel: { level: string; reviews: number }[];
  all: { reviews: number };
}

const reviewsPath = addresses.apiReviews.href({ slug: seeded });
const pair = `${addresses.apiComparison.path}?paddles=${seeded},neonic-flow`;
/** Every documented address, with the operation that answers it. */
const documented = [
  ["facts", addresses.factsJson.path],
  ["facts", `${addresses.factsJson.path}?since=2026-11-24`],
  ["paddles", addresses.apiPaddles.path],
  ["paddles", `${addresses.apiPaddles.path}?category=Control+Paddle&price=-100&price=100-150`],
  ["paddle", addresses.apiPaddle.href({ slug: seeded })],
  ["reviews", reviewsPath],
  ["reviews", `${reviewsPath}?level=3.5`],
  ["compare", pair],
  ["balls", addresses.apiBalls.path],
  ["sideBySide", addresses.apiSideBySide.path],
] as const;
const everyPath = [...documented.map(([, path]) => path), addresses.factsCsv.path];

describe("the filters of paddles", () => {
  /** A paddle's slug if one of its versions passes by what's confirmed of it, whether or not we may give it on. */
  const thoseThat = (isSo: (sold: AnySold) => boolean) =>
    written.paddles
      .filter((paddle) => isIdentified(paddle) && !paddle.notConfirmed.includes("brand"))
      .filter((paddle) => versionsOf(paddle).some(isSo))
      .map(({ slug }) => slug);
  const costs = (sold: AnySold, from: number, below: number) =>
    sold.listPriceCents !== null &&
    sold.listPriceCents >= from * 100 &&
    sold.listPriceCents < below * 100;

  test.each([
    ["category=Power+Paddle", ({ category }: AnySold) => category === "Power Paddle"],
    ["brand=JOOLA", ({ brand }: AnySold) => brand === "JOOLA"],
    ["surface=Graphite", (sold: AnySold) => knownFact(sold, "surface") === "Graphite"],
    ["shape=elongated", (sold: AnySold) => knownFact(sold, "shape") === "elongated"],
    [
      "core=14-16",
      (sold: AnySold) => (knownFact(sold, "coreMm") ?? 0) >= 14 && knownFact(sold, "coreMm")! < 16,
    ],
    ["price=-100", (sold: AnySold) => costs(sold, 0, 100)],
    [
      "shape=hybrid&shape=widebody&price=150-200",
      // Standard shapes count as widebodies.
      (sold: AnySold) =>
        /hybrid|widebody|standard/.test(knownFact(sold, "shape") ?? "") && costs(sold, 150, 200),
    ],
  ])("%s leaves those that are confirmed to be so", async (query, isSo) => {
    const left = (await readPaddles<Specced>(`?${query}`)).map(({ slug }) => slug);
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(thoseThat(isSo));
    expect(left.length).toBeLessThan((await readPaddles()).length);
  });

  test("what they say of a paddle is among what they leave it for", async () => {
    for (const { slug, specs } of await readPaddles<Specced>("?surface=Fiberglass"))
      expect(specs["surface"] ?? "Fiberglass", slug).toBe("Fiberglass");
  });

  test.each(["price=50", "shape=Elongated", "brand=Nobody", "category=Control"])(
    "%s is refused with what there is",
    async (query) => {
      const answer = await ask(`${addresses.apiPaddles.path}?${query}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: expect.stringMatching(`^Write ${query.split("=")[0]} as one of: .+`) as string },
      ]);
    },
  );
});

describe("what isn't in it", () => {
  test("no sample, no hidden and no held review", async () => {
    const samples = written.paddles.flatMap(({ slug }) => written.samplesOf(slug));
    expect(samples.length).toBeGreaterThan(400);
    const paths = [
      ...everyPath,
      ...written.paddles.map((paddle) => addresses.apiReviews.href(paddle)),
    ];
    for (const path of paths) {
      const text = await (await ask(path)).text();
      expect(text, path).not.toMatch(/Hidden words|Held words|sample/i);
      for (const { review } of samples)
        expect(text.includes(JSON.stringify(review).slice(1, -1))).toBe(false);
    }
  });

  test("no space is one that a join on it would miss", async () => {
    for (const path of [
      addresses.factsJson.path,
      addresses.apiPaddles.path,
      addresses.apiBalls.path,
    ])
      expect(await (await ask(path)).text(), path).not.toContain("\u00A0");
  });

  test("a paddle that we couldn't confirm isn't listed, described or compared", async () => {
    const slugs = (await readPaddles<Specced>()).map(({ slug }) => slug);
    const confirmed = written.paddles.filter(
      ({ notConfirmed }) => !notConfirmed.includes("identity") && !notConfirmed.includes("brand"),
    );
    expect(slugs).toEqual(confirmed.map(({ slug }) => slug));
    expect(slugs).not.toContain(unsure);
    const compared = `${addresses.apiComparison.path}?paddles=${seeded},${unsure}`;
    for (const path of [addresses.apiPaddle.href({ slug: unsure }), compared]) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        error: expect.stringContaining("confirm") as string,
      });
    }
  });
});

describe("reviews", () => {
  test("are players' own, the newest first, with their number at each level", async () => {
    const all = (await read(reviewsPath)) as Read;
    expect(all.reviews.map(({ firstName }) => firstName)).toEqual(["Bea", "Ann"]);
    expect(all.all).toEqual({ reviews: 2, average: 3.5 });
    const counts = Object.fromEntries(all.byLevel.map(({ level, reviews }) => [level, reviews]));
    expect(counts).toMatchObject({ "3.0": 1, "3.5": 2, "4.0": 2, "4.5": 1, "5.0": 0 });
  });

  test("near a level are those within half a point", async () => {
    const near = (await read(`${reviewsPath}?level=3.0`)) as Read;
    expect(near.reviews.map(({ firstName }) => firstName)).toEqual(["Ann"]);
  });
});

describe("as CSV", () => {
  test("has the same rows as JSON, and no cell is a formula", async () => {
    const answer = await ask(addresses.factsCsv.path);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const rows = parse(await answer.text(), { columns: true }) as Record<string, string>[];
    const { facts } = (await read(addresses.factsJson.path)) as Read;
    expect(rows.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
    for (const row of rows)
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/);
    const own = rows.filter(({ subject }) => subject === "franklin-c45-aurelius");
    expect(own[0]!["name"]).toBe(`'${formula}`);
    expect(own.find(({ fact }) => fact === "core_material")!["value"]).toBe("'+1 piece");
  });

  test.each([addresses.ballsCsv.path])("%s has no formula either", async (path) => {
    expect(await (await ask(path)).text()).toContain(`"'${formula.replaceAll('"', '""')}"`);
  });
});

describe("over HTTP", () => {
  test.each(everyPath)("%s has an ETag, and is a 304 with it", async (path) => {
    const first = await ask(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await ask(path, { headers: { "if-none-match": first.headers.get("etag")! } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each([
    [`${addresses.factsJson.path}?since=yesterday`, 400],
    [`${addresses.factsCsv.path}?since=2026-02-30`, 400],
    [`${reviewsPath}?level=3.4`, 400],
    [`${reviewsPath}?before=then`, 400],
    [addresses.apiComparison.path, 400],
    [`${addresses.apiComparison.path}?paddles=neonic-flow`, 400],
    [`${addresses.apiComparison.path}?paddles=neonic-flow,neonic-flow`, 400],
    [
      `${addresses.apiComparison.path}?paddles=${written.paddles.map(({ slug }) => slug).join(",")}`,
      404,
    ],
    [`${addresses.apiComparison.path}?paddles=neonic-flow,nobody`, 404],
    [addresses.apiPaddle.href({ slug: "nobody" }), 404],
    [addresses.apiReviews.href({ slug: "nobody" }), 404],
    [`${addresses.apiPaddles.path}?page=999`, 200],
  ])("%s is a %i", async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a review changes the counts at once", async () => {
    const path = addresses.apiReviews.href({ slug: "neonic-flow" });
    const before = (await read(path)) as Read;
    const body = new URLSearchParams({
      firstName: "Eve",
      duprRating: "3.5",
      rating: "4",
      reviewText: "Good soft hands.",
    });
    expect((await ask("/neonic-flow", { method: "POST", body })).status).toBe(200);
    const after = (await read(path)) as Read;
    expect([before.all.reviews, after.all.reviews]).toEqual([0, 1]);
  });

  test("facts since a day are those of paddles edited since, and undated ones", async () => {
    const { facts } = (await read(`${addresses.factsJson.path}?since=2026-11-24`)) as Read;
    const edited = written.paddles.filter(({ updated = "" }) => updated >= "2026-11-24");
    const known = new Set([...edited, ...written.balls].map(({ slug }) => slug));
    expect(new Set(facts.map(({ subject }) => subject)).difference(known).size).toBe(0);
    expect(facts.some(({ subject }) => subject === "franklin-c45-aurelius")).toBe(true);
  });
});

describe("the description", () => {
  test("is valid OpenAPI 3.1", async () => {
    const description = await read(addresses.openApi.path);
    await expect(SwaggerParser.validate(description)).resolves.toMatchObject({ openapi: "3.1.1" });
  });

  test.each(documented)("%s: %s answers as described", async (operation, path) => {
    const description = (await read(addresses.openApi.path)) as {
      paths: Record<
        string,
        {
          get: {
            operationId: string;
            responses: { "200": { content: Record<string, { schema: { $ref: string } }> } };
          };
        }
      >;
    };
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...description, $id: "api" });
    const { responses } = Object.values(description.paths).find(
      ({ get }) => get.operationId === operation,
    )!.get;
    const { $ref } = responses["200"].content["application/json"]!.schema;
    const validate = ajv.compile({ $ref: `api${$ref}` });
    validate(await read(path));
    expect(validate.errors).toBeNull();
    expect(validate({ error: "Something else." })).toBe(false);
  });

  test("has every address of the API", async () => {
    const { paths } = (await read(addresses.openApi.path)) as { paths: object };
    const ours = Object.values(addresses)
      .map(({ path }) => path.replaceAll(/:(\w+)/g, "{$1}"))
      .filter((path) => /^\/(api|data)\/./.test(path))
      // A feed and the description itself aren't of the API.
      .filter((path) => path !== addresses.openApi.path && path !== addresses.dataChanges.path);
    expect(Object.keys(paths).toSorted()).toEqual(ours.toSorted());
  });
});

describe("for assistants", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(addresses.mcp.path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    });
  const call = (method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

  async function connected(): Promise<Client> {
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(new URL(origin + addresses.mcp.path)));
    return client;
  }

  test("the SDK's own client lists the tools, all of which only read", async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search",
      "paddles",
      "paddle",
      "ball",
      "compare",
      "reviews",
    ]);
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(outputSchema).toBeDefined();
    }
    await client.close();
  });

  test.each([
    ["search", { query: "perseus pro" }, undefined],
    ["paddles", {}, addresses.apiPaddles.path],
    [
      "paddles",
      { category: "Control Paddle", price: ["-100", "100-150"] },
      `${addresses.apiPaddles.path}?category=Control+Paddle&price=-100&price=100-150`,
    ],
    ["paddle", { slug: seeded }, addresses.apiPaddle.href({ slug: seeded })],
    ["compare", { paddles: [seeded, "neonic-flow"] }, pair],
    ["reviews", { slug: seeded, level: "3.5" }, `${reviewsPath}?level=3.5`],
  ] as const)("the tool %s answers as the API does", async (name, args, path) => {
    const client = await connected();
    const { structuredContent, isError } = await client.callTool({ name, arguments: args });
    expect(isError).toBeFalsy();
    if (path) expect(structuredContent).toEqual(await read(path));
    else expect(JSON.stringify(structuredContent)).toContain(seeded);
    expect(JSON.stringify(structuredContent)).not.toMatch(/Hidden words|Held words|sample/i);
    await client.close();
  });

  test.each([
    ["search", { query: "diadem hero" }],
    ["paddle", { slug: unsure }],
    ["compare", { paddles: [seeded, unsure] }],
  ])("the tool %s says nothing of a paddle that we couldn't confirm", async (name, args) => {
    const client = await connected();
    const {
      structuredContent = {},
      content,
      isError,
    } = await client.callTool({ name, arguments: args });
    expect(JSON.stringify([structuredContent])).not.toContain(`"${unsure}"`);
    if (name !== "search")
      expect([isError, JSON.stringify(content)]).toEqual([
        true,
        expect.stringContaining("couldn't confirm"),
      ]);
    await client.close();
  });

  test.each([
    ["paddle", {}],
    ["paddle", { slug: "x".repeat(300) }],
    ["compare", { paddles: ["neonic-flow"] }],
    ["reviews", { slug: seeded, level: "9" }],
    ["reviews", { slug: seeded, before: "then" }],
    ["search", { query: "" }],
  ])("the tool %s refuses %j", async (name, args) => {
    const client = await connected();
    const refused = await client.callTool({ name, arguments: args }).then(
      ({ isError }) => isError,
      () => true,
    );
    expect(refused).toBe(true);
    await client.close();
  });

  test.each([
    ["a list of calls", `[${call("tools/list")},${call("tools/list")}]`, {}, 400],
    ["no JSON", "{", {}, 400],
    ["a number", "1", {}, 400],
    ["a form", "a=b", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a long body", `"${"x".repeat(20_000)}"`, {}, 413],
  ])("refuses %s", async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE"])(
    "refuses %s, and says what it takes",
    async (method) => {
      const answer = await ask(addresses.mcp.path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toContain("POST");
    },
  );

  test.each(["application/json", "*/*", "text/event-stream"])(
    "a client that accepts %s gets JSON",
    async (accept) => {
      const answer = await post(call("tools/list"), { accept });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        expect.stringContaining("application/json"),
      ]);
      expect(await answer.text()).toContain("search");
    },
  );

  test("the tool ball has the facts of a ball, and says if there's none", async () => {
    const client = await connected();
    const { structuredContent } = await client.callTool({
      name: "ball",
      arguments: { slug: "penn-40" },
    });
    const { balls: all } = (await read(addresses.apiBalls.path)) as { balls: { slug: string }[] };
    expect(structuredContent).toMatchObject(all.find(({ slug }) => slug === "penn-40")!);
    // No fact of a ball has a source whose facts are ours to give.
    expect((structuredContent as Read).facts).toEqual([]);
    const missing = await client.callTool({ name: "ball", arguments: { slug: seeded } });
    expect([missing.isError, JSON.stringify(missing.content)]).toEqual([
      true,
      expect.stringContaining("no ball"),
    ]);
    await client.close();
  });

  test("words for facts find what the filters do, and words of a name find by name alone", async () => {
    const client = await connected();
    const found = async (query: string) => {
      const { structuredContent } = await client.callTool({ name: "search", arguments: { query } });
      return (structuredContent as { found: { slug: string }[] }).found.map(({ slug }) => slug);
    };
    const filters = "category=Control+Paddle&price=-100&price=100-150";
    const left = (await readPaddles<Specced>(`?${filters}`)).map(({ slug }) => slug);
    expect(left.length).toBeGreaterThan(0);
    expect(await found("control paddle under $150")).toEqual(left);
    expect(await found("perseus pro iv")).toContain(seeded);
    expect(await found("zzz")).toEqual([]);
    await client.close();
  });

  test("each name that a description gives as an example is there", async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    const api = await (await ask(addresses.openApi.path)).text();
    await client.close();
    const examples = [...(JSON.stringify(tools) + api).matchAll(/such as ([\w-]+)/g)];
    const slugs = new Set(examples.map(([, slug]) => slug!));
    expect([...slugs].toSorted()).toEqual(["franklin-x-40", seeded]);
    const { balls: all } = (await read(addresses.apiBalls.path)) as { balls: { slug: string }[] };
    for (const slug of slugs)
      if (!all.some((ball) => ball.slug === slug))
        expect((await ask(addresses.apiPaddle.href({ slug }))).status, slug).toBe(200);
  });

  test("promises no notice of changes, which it never sends", async () => {
    const client = await connected();
    expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } });
    await client.close();
  });

  test("a name that leads to this machine is refused while the site is here alone", async () => {
    const asked = send(`${origin}/mcp`, {
      method: "POST",
      headers: {
        host: "evil.example",
        origin: "http://evil.example",
        "content-type": "application/json",
      },
    });
    asked.end(call("tools/list"));
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  });

  test("keeps no stream open for a client that waits for changes", async () => {
    const listen = call("subscriptions/listen", {
      notifications: { toolsListChanged: true },
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    });
    const answer = await post(listen, {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
    });
    expect(await answer.text()).toContain("error");
  });
});

describe("scripts of every site", () => {
  const elsewhere = { origin: "https://elsewhere.example" };

  test.each([
    [addresses.factsJson.path, "GET"],
    [addresses.factsCsv.path, "GET"],
    [`${addresses.factsCsv.path}?since=yesterday`, "GET"],
    [addresses.apiPaddle.href({ slug: seeded }), "GET"],
    [addresses.apiPaddle.href({ slug: "no-such-paddle" }), "GET"],
    [addresses.paddlesCsv.path, "GET"],
    [addresses.ballsCsv.path, "GET"],
    [addresses.feed.path, "GET"],
    [addresses.dataChanges.path, "GET"],
    [addresses.openApi.path, "GET"],
    [addresses.mcp.path, "POST"],
  ])("may ask for what %s answers, with headers of their own", async (path, method) => {
    const preflight = await fetch(origin + path, {
      method: "OPTIONS",
      headers: {
        ...elsewhere,
        "access-control-request-method": method,
        "access-control-request-headers": "if-none-match",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain(method);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("if-none-match");
    const answer = await fetch(origin + path, { method, headers: elsewhere });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("etag");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    await answer.body?.cancel();
  });

  test.each(["/", addresses.contact.path, addresses.console.path])(
    "may not ask for %s",
    async (path) => {
      const preflight = await fetch(origin + path, { method: "OPTIONS", headers: elsewhere });
      expect(preflight.status).toBe(405);
      const answer = await fetch(origin + path, { headers: elsewhere });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      await answer.body?.cancel();
    },
  );
});
