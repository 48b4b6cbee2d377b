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

/** Pages in the sitemap, and how many of them a review changes beside its own subject's: taken to be the most visited. */
const pages = { all: 133, changedByAll: 14 };

/** Assumed: every second page has a photo that its visitor hasn't seen, and each takes 80 KiB of the 48 MiB for them. */
const photos = { all: 10_000, perPage: 0.5, kept: 600 };

/** Assumed, not measured, in milliseconds. */
const objectStore = 30;

/** Counted on the site: statements that a request sends to PostgreSQL. */
const statements: PerWork = { cached: 0, rendered: 3, photo: 0, query: 4, unknown: 0, review: 19 };

const growth = readResult("growth")!.found.findLast(
  ({ series, engine }) => series === "reviews" && engine === "postgres",
)!;
const cachedPages = readResult("peers")!.found.sites.find(({ name }) => name === "ours")!.load
  .product;

/** @throws if it wasn't measured yet */
function timeOf(path: string): number {
  const found = growth.times[path];
  if (!found) throw new Error(`'npm run bench -- growth' has to measure this first: ${path}`);
  return found.here;
}

/** The bench's times of whole responses, so a process is busy while it waits for PostgreSQL, too: an upper bound. */
const service: PerWork = {
  cached: 1000 / cachedPages["cached, compressed"]!.rate,
  rendered: timeOf("paddle page"),
  photo: timeOf("a player's photo"),
  query: timeOf("a search in them"),
  // It renders a page, and reads no reviews: at most what a page takes.
  unknown: timeOf("paddle page"),
  review: timeOf("review, by plain form"),
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
  "Object reads/s",
];
for (const each of visitors) {
  const rows = [1, 2, 4, 8, 16].flatMap((processes) =>
    [0, 5].map((cacheSeconds) => {
      const found = simulate({
        processes,
        cacheSeconds,
        requestsPerDay: each * pagesPerVisitor * (1 + mix.page * photos.perPage),
        mix,
        pages,
        photos,
        service,
        objectStore,
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
        found.objectReads.toFixed(1),
      ];
    }),
  );
  console.log(`${each.toLocaleString("en-US")} visitors a day\n\n${table(head, rows)}\n`);
}
