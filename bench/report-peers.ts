import { efforts } from "./effort.ts";
import { connections, type LoadResult } from "./load.ts";
import { surfaces } from "./freshness.ts";
import { fronts, type Mix, mixes, mixNames, type Way, ways } from "./site-loads.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { speedChart, speedSentence } from "./report-speed.ts";
import { measuredOn, type Result } from "./results.ts";
import { type ComparedPage, comparedPages } from "./sites.ts";
import { kibibytes, milliseconds, rate, table, times } from "./tables.ts";

const warmUp = efforts.full.warmUpSeconds;

/** The comparison with the peers, as paragraphs. */
export function besidePeers(result: Result<"peers">): string[] {
  const { sites, rendered } = result.found;
  const ours = sites.find(({ name }) => name === "ours")!;
  return [
    measuredOn(result),
    `![${speedSentence(result.found)}](results/${speedChart})`,
    "The same article and the same product page on each site; bench/peers/README.md has the rules. In parentheses: the ratio to ours.",
    ...comparedPages.flatMap((page) => [
      `### First visit, ${page}`,
      "A slow phone, with throttling applied; each number is the median of five. A proxy compresses what a site sends uncompressed, as in production.",
      firstVisits(sites, ours, page),
      `### Under load, ${page}`,
      `${connections} connections, the server on one core, and all others stopped. Each number is the median of three rounds. A round starts every site again, and runs each load for some time before it measures it: ${warmUp.rendered} seconds where pages are rendered, ${warmUp.kept} where they are kept. Every page is rendered per request, except in the rows marked cached, which come from the site's own cache if it has one, and behind nginx, which keeps pages for 5 seconds and shares the server's core. The SPA sends an empty page. ${filesText(result.found)}`,
      loads(result.found, page),
    ]),
    ...(ours.visitors ? mixNames.flatMap((mix) => visitors(mix, sites)) : []),
    ...(ours.freshness ? ["### How soon a review shows", ...freshness(sites)] : []),
    ...(rendered ? ["### What is never cached", ...neverCached(rendered, ours)] : []),
    "### Memory and build",
    "Memory of the processes that answer requests, after start and after all load. Ours runs as `npm run serve` starts it, with two limits on garbage. Our build makes the whole site, the others a few pages.",
    table(
      ["Site", "started", "after load", "build"],
      sites.map(({ title, memory, build }) => [
        title,
        `${memory.started.toFixed(0)} MiB`,
        `${memory.loaded.toFixed(0)} MiB (${times(memory.loaded / ours.memory.loaded)})`,
        `${(build / 1000).toFixed(1)} s`,
      ]),
    ),
  ];
}

function firstVisits(sites: readonly SiteResult[], ours: SiteResult, page: ComparedPage): string {
  const us = ours.firstLoad[page];
  const total = ({ bytes }: typeof us) => bytes.page + bytes.scripts + bytes.rest;
  return table(
    [
      "Site",
      "page",
      "scripts",
      "total",
      "requests",
      "first paint",
      "largest paint",
      "blocked",
      "shift",
    ],
    sites.map(({ title, firstLoad: { [page]: load } }) => [
      title,
      kibibytes(load.bytes.page),
      kibibytes(load.bytes.scripts),
      `${kibibytes(total(load))} (${times(total(load) / total(us))})`,
      String(load.requests),
      `${milliseconds(load.firstPaint)} (${times(load.firstPaint / us.firstPaint)})`,
      `${milliseconds(load.largestPaint)} (${times(load.largestPaint / us.largestPaint)})`,
      milliseconds(load.blocked),
      load.shift.toFixed(3),
    ]),
  );
}

function filesText({ sites, files }: PeersResult): string {
  if (!sites.some(({ load }) => load.article["behind nginx, plain"]))
    return "nginx wasn't measured in this run.";
  return files?.article.compressed
    ? "nginx with files has the bytes of our page on disk, plain and with gzip, and sends no headers of ours."
    : "nginx with files has the bytes of our page on disk, and sends no headers of ours. This nginx lacks the module that would send gzip from disk.";
}

/** A line of a table of loads. */
function loadRow(title: string, result: LoadResult, ours: LoadResult): string[] {
  return [
    title,
    `${rate(result.rate)} (${times(result.rate / ours.rate)})`,
    milliseconds(result.median),
    milliseconds(result.p99),
    kibibytes(result.bytes),
  ];
}

const loadHead = ["Site", "answers a second", "median", "p99", "bytes"];

function loads({ sites, files }: PeersResult, page: ComparedPage): string {
  const us = sites.find(({ name }) => name === "ours")!.load[page];
  const rows = ways.flatMap((way: Way) =>
    sites.flatMap(({ title, load: { [page]: load } }) => {
      const result = load[way];
      return result ? [loadRow(`${title}, ${way}`, result, us[way]!)] : [];
    }),
  );
  const { plain, compressed } = files?.[page] ?? {};
  return table(loadHead, [
    ...rows,
    ...(plain ? [loadRow("nginx with files, plain", plain, us["cached, plain"]!)] : []),
    ...(compressed
      ? [loadRow("nginx with files, compressed", compressed, us["cached, compressed"]!)]
      : []),
  ]);
}

function visitors(mix: Mix, sites: readonly SiteResult[]): string[] {
  const us = sites.find(({ name }) => name === "ours")!.visitors![mix].alone!;
  const share = { page: mixes[mix].page * 100, review: mixes[mix].review * 100 };
  return [
    `### Under load, as visitors come, ${mix}`,
    `${connections} connections, the server on one core, compressed as a browser asks, for ${warmUp.visits} seconds before it is measured: ${share.page.toFixed(1)}% pages by popularity, 8% finder and search queries, 1% unknown addresses and ${share.review.toFixed(1)}% reviews. Every site checks each review, stores it in SQLite, and shows it on its paddle's page and in a list. The peers answer a query with a page that searches nothing, and keep pages in their framework's own way. With so many reviews, ours renews lists once in 5 seconds, and a paddle's page once a second. Behind nginx: pages are kept for 5 seconds, and nginx shares the server's core.`,
    table(
      loadHead,
      fronts.flatMap((front) =>
        sites.flatMap(({ title, visitors: found }) => {
          const result = found?.[mix][front];
          return result ? [loadRow(`${title}, ${front}`, result, us)] : [];
        }),
      ),
    ),
  ];
}

function freshness(sites: readonly SiteResult[]): string[] {
  const us = sites.find(({ name }) => name === "ours")!.freshness!.alone!;
  return [
    "From the answer to its writer until a page shows the review: its paddle's, and the list of the newest reviews. Someone reads the page just before it's posted, and again and again afterwards; nobody else reads, and reviews are rare. After ten in a row, ours shows more of them once a second on a paddle's page, and once in 5 seconds in lists; the peers show each at once. Behind nginx, every site's pages are kept for 5 seconds, whatever was posted.",
    table(
      ["Site", ...surfaces],
      fronts.flatMap((front) =>
        sites.flatMap(({ title, freshness: found }) => {
          const shown = found?.[front];
          if (!shown) return [];
          const cell = (surface: (typeof surfaces)[number]) =>
            `${milliseconds(shown[surface])} (${times(shown[surface] / us[surface])})`;
          return [[`${title}, ${front}`, ...surfaces.map(cell)]];
        }),
      ),
    ),
  ];
}

function neverCached(
  { finder, unknown }: NonNullable<PeersResult["rendered"]>,
  { load }: SiteResult,
): string[] {
  const article = load.article["rendered, plain"]!;
  return [
    "Ours, plain, without the page cache. In parentheses: the ratio to the rendered article.",
    table(loadHead, [
      loadRow("the article", article, article),
      loadRow("the finder with a query", finder, article),
      loadRow("an unknown address", unknown, article),
    ]),
  ];
}
