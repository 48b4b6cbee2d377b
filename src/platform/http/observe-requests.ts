// Metrics and request logs. Neither ever contains an address, a query or a key: requests are counted by a few fixed
// kinds, and logged paths are redacted.

import { once } from "node:events";
import { createServer } from "node:http";
import type * as prom from "prom-client";
import type { Gauge, Registry } from "prom-client";
import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { inRequest, log, logFailure } from "../log.ts";
import type { CacheReadings } from "./page-cache.ts";
import { isRestPath, isSafeMethod } from "./request-path.ts";

/** The server's Prometheus metrics. */
export type Metrics = Awaited<ReturnType<typeof serveMetrics>>;

export type RequestKind = "page" | "post" | "rest" | "file" | "health";

/** The metrics port can't be used. The message is for the owner. */
export class MetricsPortUnusable extends Error {
  override name = "MetricsPortUnusable";
}

/** Values read on each scrape. */
export interface Readings {
  mails(): Promise<Record<"waiting" | "delivered" | "failed", number>>;
  storeReady(): Promise<boolean>;
  /** Free space on the store's disk, in bytes; undefined if unknown. */
  diskFree(): Promise<number | undefined>;
  /** The time of the last backup, in epoch milliseconds; undefined if unknown. */
  lastBackup(): number | undefined;
  pages(): CacheReadings;
}

/**
 * Serves metrics at http://127.0.0.1:port/metrics, on loopback only.
 * @param stopping ends it
 * @throws MetricsPortUnusable
 */
export async function serveMetrics(port: number, readings: Readings, stopping: AbortSignal) {
  const prometheus = await import("prom-client");
  const { collectDefaultMetrics, Counter, Histogram } = prometheus;
  const registry = new prometheus.Registry();
  const registers = [registry];
  // Memory, CPU, garbage collection and event loop lag.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "rallyrank_requests_total",
    help: "Requests answered",
    labelNames: ["kind", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "rallyrank_request_seconds",
    help: "How long answering a request took",
    labelNames: ["kind"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const lookUp = openLookUp(prometheus, registry);
  lookUpStore(lookUp, readings);
  lookUpDisk(lookUp, readings);
  lookUpPages(lookUp, readings);
  registry.registerMetric(
    new Counter({
      name: "rallyrank_page_cache_lookups_total",
      help: "Lookups in the page cache, by result",
      labelNames: ["result"],
      registers: [],
      collect() {
        const { hits, misses } = readings.pages();
        this.reset();
        this.inc({ result: "hit" }, hits);
        this.inc({ result: "miss" }, misses);
      },
    }),
  );

  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader("content-type", registry.contentType).end(text),
      (error: unknown) => {
        logFailure("reading the metrics", error);
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, "127.0.0.1").unref();
  try {
    await once(server, "listening");
  } catch (error) {
    const sentence = `METRICS_PORT=${port} cannot be used: ${(error as Error).message}`;
    throw new MetricsPortUnusable(sentence, { cause: error });
  }
  log("info", `metrics are at http://127.0.0.1:${port}/metrics`);
  stopping.addEventListener("abort", () => {
    server.close();
    // A scraper's keep-alive connection would keep the process running.
    server.closeAllConnections();
  });
  return {
    answered(kind: RequestKind, status: number, seconds: number) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
  };
}

/** Metrics read from the store. While the store is down they're omitted, and the rest is still reported. */
function lookUpStore(lookUp: LookUp, { mails, storeReady }: Readings): void {
  lookUp("rallyrank_mails", "Emails in the outbox, by state", async (gauge) => {
    gauge.reset();
    const counts = await mails().catch(() => ({}));
    for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count);
  });
  const ready = "1 while the store can be read and written and is up to date, otherwise 0";
  lookUp("rallyrank_store_ready", ready, async (gauge) => gauge.set((await storeReady()) ? 1 : 0));
}

/** Unknown values are omitted, so that alerts on absence work. */
function lookUpDisk(lookUp: LookUp, { diskFree, lastBackup }: Readings): void {
  const set = (gauge: Gauge<"state">, value: number | undefined) =>
    value === undefined ? gauge.remove({}) : gauge.set(value);
  const free = "Free space of the data folder's disk";
  lookUp("rallyrank_disk_free_bytes", free, async (gauge) => set(gauge, await diskFree()));
  const backup = "When the last backup was made, in seconds since 1970";
  lookUp("rallyrank_last_backup_timestamp_seconds", backup, (gauge) => {
    const time = lastBackup();
    set(gauge, time === undefined ? undefined : time / 1000);
  });
}

function lookUpPages(lookUp: LookUp, { pages }: Readings): void {
  lookUp("rallyrank_page_cache_pages", "Cached pages", (gauge) => gauge.set(pages().pages));
  lookUp("rallyrank_page_cache_bytes", "What they take of it", (gauge) => gauge.set(pages().bytes));
}

/** Adds a gauge that `collect` sets on each scrape. */
type LookUp = (
  name: string,
  help: string,
  collect: (gauge: Gauge<"state">) => void | Promise<void>,
) => void;

function openLookUp(prometheus: typeof prom, registry: Registry): LookUp {
  return (name, help, collect) => {
    const labelNames = ["state"] as const;
    const gauge: Gauge<"state"> = new prometheus.Gauge({
      name,
      help,
      labelNames,
      registers: [],
      collect: () => collect(gauge),
    });
    registry.registerMetric(gauge);
  };
}

/** How slow an answer must be to be logged, in milliseconds. */
const slow = 1000;

/** Logged if the client disconnected, as nginx does. */
const clientGone = { status: 499 };

/**
 * Gives each request an id, counts it, and logs it if it writes, fails or is slow: the proxy in front logs page views.
 * Missing pages have a log entry of their own.
 * @param loggedPath redacts a path for logs
 */
export function observeRequests(
  metrics: Metrics | undefined,
  loggedPath: (path: string) => string,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { method, path } = context.req;
    const id = randomUUID();
    const begun = performance.now();
    await inRequest(id, next);
    const took = performance.now() - begun;
    const milliseconds = Math.round(took);
    // The status of an answer nobody received says nothing about the site.
    const { status } = context.env.outgoing.destroyed ? clientGone : context.res;
    countAnswer(metrics, context.req, status, took);

    const reads = isSafeMethod(context.req);
    if (reads && status < 400 && milliseconds < slow) return;
    context.res.headers.set("x-request-id", id);
    if (reads && status === 404) return;
    const level = status >= 500 ? "error" : "info";
    log(level, "answered", { request: id, method, path: loggedPath(path), status, milliseconds });
  };
}

/** Counts an answer. Its duration is in milliseconds. */
export function countAnswer(
  metrics: Metrics | undefined,
  request: { method: string; path: string },
  status: number,
  took: number,
): void {
  metrics?.answered(kindOf(request), status, took / 1000);
}

/** A few fixed kinds, never paths: a path may contain a secret, and anyone can request new ones. */
function kindOf({ method, path }: { method: string; path: string }): RequestKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isRestPath(path)) return "rest";
  if (!isSafeMethod({ method })) return "post";
  return /\.[a-z0-9]{1,12}$/i.test(path) ? "file" : "page";
}
