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

/** What is counted while the server runs, for Prometheus. */
export type Metrics = Awaited<ReturnType<typeof serveMetrics>>;

export type RequestKind = "page" | "post" | "rest" | "file" | "health";

/** The metrics can't be served. The message is one sentence for the owner. */
export class MetricsPortUnusable extends Error {
  override name = "MetricsPortUnusable";
}

/** What is looked up whenever the metrics are read. */
export interface Readings {
  mails(): Promise<Record<"waiting" | "delivered" | "failed", number>>;
  storeReady(): Promise<boolean>;
  /** The free space beside the store, in bytes; undefined if it isn't known. */
  diskFree(): Promise<number | undefined>;
  /** When the last backup was made, in epoch milliseconds; undefined if none is known. */
  lastBackup(): number | undefined;
  pages(): CacheReadings;
}

/**
 * Serves the metrics at http://127.0.0.1:port/metrics: on loopback, they are nobody else's.
 * @param stopping ends it
 * @throws MetricsPortUnusable
 */
export async function serveMetrics(port: number, readings: Readings, stopping: AbortSignal) {
  const prometheus = await import("prom-client");
  const { collectDefaultMetrics, Counter, Histogram } = prometheus;
  const registry = new prometheus.Registry();
  const registers = [registry];
  // Memory, processor, garbage collection, and how late the event loop is.
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
      help: "How often a page was found there, and how often it was not",
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
    // Whoever reads them keeps a connection, which would keep the process.
    server.closeAllConnections();
  });
  return {
    /** An answered request: what kind of thing answered it, with which status, after how many seconds. */
    answered(kind: RequestKind, status: number, seconds: number) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
  };
}

/** What the store says. While it is down that is left out, and all else goes on being told. */
function lookUpStore(lookUp: LookUp, { mails, storeReady }: Readings): void {
  lookUp("rallyrank_mails", "Mails in the outbox, by state", async (gauge) => {
    gauge.reset();
    const counts = await mails().catch(() => ({}));
    for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count);
  });
  const ready = "1 while the store can be read and written and is up to date, else 0";
  lookUp("rallyrank_store_ready", ready, async (gauge) => gauge.set((await storeReady()) ? 1 : 0));
}

/** What isn't known is left out, so that an alert on its absence is possible. */
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
  lookUp("rallyrank_page_cache_pages", "Finished pages in memory", (gauge) =>
    gauge.set(pages().pages),
  );
  lookUp("rallyrank_page_cache_bytes", "What they take of it", (gauge) => gauge.set(pages().bytes));
}

/** Adds a figure that `collect` sets whenever the metrics are read. */
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

/** From how long on an answer is worth a line in the log, in milliseconds. */
const slow = 1000;

/** Noted where the client broke off, as nginx does. */
const clientGone = { status: 499 };

/**
 * Gives each request an id, counts it, and logs those that write, fail or take long: reading a page is logged by
 * whatever stands in front. A page that is not there has a line of its own already.
 * @param loggedPath returns a path as logs may have it
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
    // What an answer nobody waits for any more says is no word on how the site does.
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

/** Counts an answer, after so many milliseconds. */
export function countAnswer(
  metrics: Metrics | undefined,
  request: { method: string; path: string },
  status: number,
  took: number,
): void {
  metrics?.answered(kindOf(request), status, took / 1000);
}

/** Kinds are few and never addresses: an address may hold a secret, and anybody can ask for a new one. */
function kindOf({ method, path }: { method: string; path: string }): RequestKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isRestPath(path)) return "rest";
  if (!isSafeMethod({ method })) return "post";
  return /\.[a-z0-9]{1,12}$/i.test(path) ? "file" : "page";
}
