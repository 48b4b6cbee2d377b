// npm run simulate: what several processes carry by the bench's figures, as docs/scaling.md says.
import { parseArgs } from "node:util";
import { readResult } from "./results.ts";
import { type PerWork, simulate, usualMix } from "./simulation.ts";
import { milliseconds, rate, table } from "./tables.ts";

const usage = `npm run simulate [-- options]

  --visitors N   visitors a day, 1,000,000 and 4,000,000 by default
  --reviews N    the share of requests that are reviews, in percent, 1 by default
  --seed N       another day`;

const { values } = parseArgs({
  options: {
    visitors: { type: "string" },
    reviews: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

/** Pages that a visitor opens. */
const pagesPerVisitor = 3;

/** Pages in the sitemap, and how many of them a review changes beside its own subject's. */
const pages = { all: 130, changedByAll: 56 };

/** Counted on the site: statements that a request sends to PostgreSQL. */
const statements: PerWork = { cached: 0, rendered: 3, query: 4, unknown: 0, review: 13 };

const growth = readResult("growth")!.found.findLast(
  ({ series, engine }) => series === "reviews" && engine === "postgres",
)!;
const cachedPages = readResult("peers")!.found.sites.find(({ name }) => name === "ours")!.load
  .product;

/** The bench's times of whole responses, so a process is busy while it waits for PostgreSQL, too: an upper bound. */
const service: PerWork = {
  cached: 1000 / cachedPages["cached, compressed"]!.rate,
  rendered: growth.times["paddle page"]!.here,
  query: growth.times["a search in them"]!.here,
  // It renders a page, and reads no reviews: at most what a page takes.
  unknown: growth.times["paddle page"]!.here,
  review: growth.times["review, by plain form"]!.here,
};
console.log(
  `Milliseconds: ${Object.entries(service)
    .map(([work, time]) => `${work} ${time.toFixed(2)}`)
    .join(", ")}.\n`,
);

const review = Number(values.reviews) / 100;
const mix = { ...usualMix, page: usualMix.page + usualMix.review - review, review };
const visitors = values.visitors ? [Number(values.visitors)] : [1_000_000, 4_000_000];
const head = [
  "Processes",
  "Cache in front",
  "Requests/s",
  "At the site/s",
  "Busy",
  "p50",
  "p95",
  "p99",
  "Statements/s",
  "Memory",
];
for (const each of visitors) {
  const rows = [1, 2, 4, 8, 16].flatMap((processes) =>
    [0, 5].map((cacheSeconds) => {
      const found = simulate({
        processes,
        cacheSeconds,
        requestsPerDay: each * pagesPerVisitor,
        mix,
        pages,
        service,
        statements,
        byHours: true,
        seed: Number(values.seed),
      });
      const late = found.utilization > 0.99;
      const time = (value: number) => (late ? "overloaded" : milliseconds(value));
      return [
        String(processes),
        cacheSeconds === 0 ? "none" : `${cacheSeconds} s`,
        rate(found.rate),
        rate(found.rateAtSite),
        `${(found.utilization * 100).toFixed(0)} %`,
        time(found.p50),
        time(found.p95),
        time(found.p99),
        rate(found.statements),
        `${((processes * growth.memory.peak) / 1024).toFixed(1)} GiB`,
      ];
    }),
  );
  console.log(`${each.toLocaleString("en-US")} visitors a day\n\n${table(head, rows)}\n`);
}
