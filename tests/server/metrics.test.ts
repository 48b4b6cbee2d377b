import { once } from "node:events";
import { statfsSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addViews } from "../../src/office/figures/views.store.ts";
import { otherPages } from "../../src/office/figures/views.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { noteBackup } from "../../src/platform/store/last-backup.ts";
import { weekStart } from "../../src/platform/weeks.ts";
import { connectTo, emptyStore, type StorePlace } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { failToStart, type ServerProcess, startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

let place: StorePlace;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  port = await freePort();
  server = await startServer({
    DATA_DIR: place.dataDir,
    HOST: "0.0.0.0",
    METRICS_PORT: String(port),
    // No mail server is listening there, so the email waits.
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "hello@rallyrank.example",
  });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The number at the end of a line of the metrics; 0 if there is no such line yet. */
function valueOf(metrics: string, line: string): number {
  const found = metrics.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

const review = {
  firstName: "Wilhelmina",
  duprRating: "3.5",
  rating: "4",
  reviewText: "Soft hands at the kitchen line.",
};
const post = (path: string, fields: Record<string, string>) =>
  postByScript(server.url + path, fields);

/** fetch sends no such request. */
async function getWithBody(path: string) {
  const socket = await connectTo(server);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na`);
  return { text: () => text(socket) };
}

const counted = (kind: string, status: number) =>
  `rallyrank_requests_total{kind="${kind}",status="${status}"}`;
const lookedUp = (result: string) => `rallyrank_page_cache_lookups_total{result="${result}"}`;

test.each([
  ["a page", () => fetch(`${server.url}/balls`), counted("page", 200)],
  ["a page that is not there", () => fetch(`${server.url}/nowhere`), counted("page", 404)],
  ["a file", () => fetch(`${server.url}/favicon.svg`), counted("file", 200)],
  ["a REST call", () => fetch(`${server.url}/rest/v1/paddle_reviews`), counted("rest", 200)],
  ["a GET with a body", () => getWithBody("/balls"), counted("page", 413)],
  ["a form that is stored", () => post("/neonic-flow", review), counted("post", 201)],
  ["a form that is refused", () => post("/neonic-flow", {}), counted("post", 422)],
  ["a look at its health", () => fetch(`${server.url}/readyz`), counted("health", 200)],
  ["a page that is rendered", () => fetch(`${server.url}/about`), lookedUp("miss")],
  ["a page that is in memory", () => fetch(`${server.url}/about`), lookedUp("hit")],
])("%s is counted", async (_, ask, line) => {
  const before = valueOf(await read(), line);
  await (await ask()).text();
  expect(valueOf(await read(), line)).toBe(before + 1);
});

test("durations are reported by kind, in buckets up to ten seconds", async () => {
  const metrics = await read();
  for (const kind of ["page", "file", "rest", "post", "health"])
    expect(valueOf(metrics, `rallyrank_request_seconds_count{kind="${kind}"}`)).toBeGreaterThan(0);
  expect(metrics).toContain('rallyrank_request_seconds_bucket{le="10",kind="page"}');
});

test("durations are in seconds", async () => {
  const sum = 'rallyrank_request_seconds_sum{kind="page"}';
  const before = valueOf(await read(), sum);
  const begin = performance.now();
  await (await fetch(`${server.url}/match`)).text();
  const took = (performance.now() - begin) / 1000;
  const answering = valueOf(await read(), sum) - before;
  expect(answering).toBeLessThanOrEqual(took);
  // Rendering a page takes more than a tenth of a millisecond.
  expect(answering).toBeGreaterThan(0.0001);
});

test("memory, the event loop's delay, room and the store's state are reported in their units", async () => {
  await (await fetch(`${server.url}/about`)).text();
  const metrics = await read();
  const megabyte = 1024 * 1024;
  const { bavail, bsize } = statfsSync(place.dataDir);
  for (const [name, least, most] of [
    ["process_resident_memory_bytes", 40 * megabyte, 1024 * megabyte],
    ["nodejs_eventloop_lag_p99_seconds", 0, 30],
    ["rallyrank_page_cache_bytes", 10_000, 48 * megabyte],
    // Other programs write there, too.
    ["rallyrank_disk_free_bytes", (bavail * bsize) / 4, bavail * bsize * 4],
  ] as const) {
    expect(valueOf(metrics, name), name).toBeGreaterThan(least);
    expect(valueOf(metrics, name), name).toBeLessThan(most);
  }
  expect(valueOf(metrics, "rallyrank_store_ready")).toBe(1);
});

test("the last backup's time is reported once there is one", async () => {
  const name = "rallyrank_last_backup_timestamp_seconds";
  expect(await read()).not.toContain(`\n${name} `);
  await noteBackup(place.dataDir, { at: 1_795_000_000_500, file: "b.sqlite", bytes: 1 });
  expect(valueOf(await read(), name)).toBe(1_795_000_000.5);
});

test("waiting email is counted", async () => {
  const waiting = 'rallyrank_mails{state="waiting"}';
  expect(valueOf(await read(), waiting)).toBe(0);
  expect((await post("/newsletter", { email: "wilhelmina@example.com" })).status).toBe(201);
  expect(valueOf(await read(), waiting)).toBe(1);
});

test("they contain nothing that was typed, sent or requested", async () => {
  await fetch(`${server.url}/newsletter/confirm?token=a-secret-of-wilhelmina`);
  await fetch(`${server.url}/paddle-finder?search=wilhelmina`);
  await fetch(`${server.url}/wilhelmina`, { headers: { "x-forwarded-for": "203.0.113.77" } });
  const metrics = await read();
  expect(metrics).toContain("rallyrank_");
  for (const said of ["wilhelmina", "kitchen", "secret", "203.0.113", "127.0.0", "neonic", "@"])
    expect(metrics.toLowerCase(), said).not.toContain(said);
});

test("they are on loopback only, on one path, while the site is on every address", async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  // Another loopback address represents the network's, on a machine without one.
  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  for (const address of [...outside, "127.0.0.2"]) {
    expect((await fetch(`http://${address}:${server.port}/healthz`)).status, address).toBe(200);
    await expect(fetch(`http://${address}:${port}/metrics`), address).rejects.toThrow();
  }
});

test("while the store is down they say so, and everything else", async () => {
  const own = await freePort();
  const databaseUrl = `postgresql://postgres@127.0.0.1:${await freePort()}/nowhere`;
  const down = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(own),
  });
  const answer = await fetch(`http://127.0.0.1:${own}/metrics`);
  const metrics = await answer.text();
  expect(answer.status).toBe(200);
  expect(metrics).toMatch(/^rallyrank_store_ready 0$/m);
  expect(metrics).not.toContain("rallyrank_mails{");
  expect(valueOf(metrics, counted("health", 200))).toBeGreaterThan(0);
  const ready = await fetch(`${down.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, "store not reachable"]);
  expect(await down.stop()).toBe(0);
});

test.each([
  ["many", "METRICS_PORT=many is not a valid port (0 to 65535)"],
  ["70000", "METRICS_PORT=70000 is not a valid port (0 to 65535)"],
])("the port %s stops the start with one sentence", async (METRICS_PORT, sentence) => {
  const { code, output } = await failToStart({ DATA_DIR: place.dataDir, METRICS_PORT });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([sentence]);
});

test("the site's own port stops the start with one message", async () => {
  const own = String(await freePort());
  const { code, output } = await failToStart({
    DATA_DIR: place.dataDir,
    PORT: own,
    METRICS_PORT: own,
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe(`METRICS_PORT=${own} is the port of the site itself`);
});

test("a port in use stops the start with one message, before anything is served", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port: taken } = other.address() as { port: number };
  const { code, output } = await failToStart({
    DATA_DIR: place.dataDir,
    METRICS_PORT: String(taken),
  });
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    expect.stringContaining(`METRICS_PORT=${taken} cannot be used: listen EADDRINUSE`),
  ]);
});

test("a start renders what people read most before it listens, and leaves the rest to its visitors", async () => {
  const data = await emptyStore("sqlite");
  const store = openStore(data);
  const viewed = { week: weekStart(Date.now()), views: 9, visits: 1 };
  await addViews(store, [
    ...Array.from({ length: 25 }, (_, at) => ({ ...viewed, views: 99, page: `/gone-${at}` })),
    { ...viewed, page: "/privacy" },
    { ...viewed, page: "/no-longer-there" },
    { ...viewed, page: otherPages },
  ]);
  await store.close();
  const own = await freePort();
  const warm = await startServer({
    DATA_DIR: data.dataDir,
    METRICS_PORT: String(own),
    WARM_START: "on",
  });
  const readOwn = async () => await (await fetch(`http://127.0.0.1:${own}/metrics`)).text();
  const rendered = valueOf(await readOwn(), "rallyrank_page_cache_pages");
  expect(rendered).toBeGreaterThan(5);
  expect(rendered).toBeLessThan(60);
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  for (const path of ["/privacy", "/", "/terms"])
    await (await fetch(warm.url + path, { headers })).text();
  const metrics = await readOwn();
  expect(valueOf(metrics, lookedUp("hit"))).toBe(2);
  expect(valueOf(metrics, "rallyrank_page_cache_pages")).toBe(rendered + 1);
  expect(warm.output()).not.toContain('"status":404');
  await warm.stop();
  await data.remove();
});

test("a start without its store waits for no page, as none would be kept", async () => {
  const data = await emptyStore("sqlite");
  const own = await freePort();
  const cold = await startServer({
    DATA_DIR: data.dataDir,
    // Nothing is listening there.
    DATABASE_URL: "postgresql://rally@127.0.0.1:1/rally",
    METRICS_PORT: String(own),
    WARM_START: "on",
  });
  const metrics = await (await fetch(`http://127.0.0.1:${own}/metrics`)).text();
  expect(metrics).toContain(`${lookedUp("miss")} 0\n`);
  await cold.stop();
  await data.remove();
});
