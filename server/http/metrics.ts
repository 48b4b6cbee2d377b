import { createServer } from "node:http";
import { Counter, Gauge, Histogram, collectDefaultMetrics, Registry } from "prom-client";
import { log, logFailure } from "../log.ts";
import type { CacheReadings } from "./page-cache.ts";

/** What is counted while the server runs, for Prometheus. */
export interface Metrics {
  /** An answered request: what kind of thing answered it, with which status, after how many seconds. */
  answered(kind: RequestKind, status: number, seconds: number): void;
  close(): void;
}

export type RequestKind = "page" | "post" | "rest" | "file";

/** What is looked up whenever the metrics are read. */
export interface Readings {
  mails(): Promise<Record<"waiting" | "delivered" | "failed", number>>;
  pages(): CacheReadings;
}

/** Serves the metrics at http://127.0.0.1:port/metrics: on loopback, they are nobody else's. */
export function serveMetrics(port: number, readings: Readings): Metrics {
  const registry = new Registry();
  const registers = [registry];
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
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: "rallyrank_mails",
      help: "Mails in the outbox, by state",
      labelNames: ["state"],
      registers: [],
      async collect() {
        const mails = await readings.mails();
        for (const [state, count] of Object.entries(mails)) this.set({ state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "rallyrank_page_cache",
      help: "Finished pages in memory, their bytes, and how often one was found there or not",
      labelNames: ["what"],
      registers: [],
      collect() {
        for (const [what, count] of Object.entries(readings.pages())) this.set({ what }, count);
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
  server.on("error", ({ message }) => log("error", `metrics on port ${port}: ${message}`));
  server.listen(port, "127.0.0.1").unref();
  return {
    answered(kind, status, seconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
    close: () => void server.close(),
  };
}
