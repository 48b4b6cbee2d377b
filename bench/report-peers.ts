import { efforts } from "./effort.ts";
import { connections, type LoadResult } from "./load.ts";
import { fronts, type Way, ways } from "./site-loads.ts";
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
      `${connections} connections, the server on one core, and all others stopped. Each number is the median of three rounds. A round starts every site again, and runs each load for some time before it measures it: ${warmUp.rendered} seconds where pages are rendered, ${warmUp.kept} where they are kept. Every page is rendered per request, except in the rows marked cached, because only our site has a page cache, and behind nginx, which keeps pages for 5 seconds and shares the server's core. The SPA sends an empty page. ${filesText(result.found)}`,
      loads(result.found, page),
    ]),
    ...(ours.mixed ? ["### Under load, as visitors come", ...visitors(sites)] : []),
    ...(rendered ? ["### What is never cached", ...neverCached(rendered, ours)] : []),
    "### Memory and build",
    "Memory of the processes that answer requests, after start and after all load. Ours runs as `npm run serve` starts it, with two limits on garbage. Our build makes the whole site, the others two pages.",
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

function visitors(sites: readonly SiteResult[]): string[] {
  const us = sites.find(({ name }) => name === "ours")!.mixed!.alone!;
  return [
    `${connections} connections, the server on one core, compressed as a browser asks, for ${warmUp.visits} seconds before it is measured: 90% pages by popularity, 8% finder and search queries, 1% unknown addresses and 1% reviews. The peers answer each page and query with one of their two pages, and store no review. Behind nginx: pages are kept for 5 seconds, and nginx shares the server's core.`,
    table(
      loadHead,
      fronts.flatMap((front) =>
        sites.flatMap(({ title, mixed }) => {
          const result = mixed?.[front];
          return result ? [loadRow(`${title}, ${front}`, result, us)] : [];
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
