import { connections } from "./load.ts";
import { type SiteResult, type Way, ways } from "./peers.ts";
import { measuredOn, type Result } from "./results.ts";
import { type ComparedPage, comparedPages } from "./sites.ts";
import { kibibytes, milliseconds, rate, table, times } from "./tables.ts";

/** The comparison with the peers, as paragraphs. */
export function besidePeers(result: Result<"peers">): string[] {
  const sites = result.found;
  const ours = sites.find(({ name }) => name === "ours")!;
  return [
    measuredOn(result),
    "The same article and the same product page on each site; bench/peers/README.md has the rules. In parentheses: the ratio to ours.",
    ...comparedPages.flatMap((page) => [
      `### First visit, ${page}`,
      "A slow phone, with throttling applied; each number is the median of five. A proxy compresses what a site sends uncompressed, as in production.",
      firstVisits(sites, ours, page),
      `### Under load, ${page}`,
      `${connections} connections, the server on one core; the median of three rounds. Every page is rendered per request, except in the rows marked cached: only our site has a page cache. The SPA sends an empty page.`,
      loads(sites, page),
    ]),
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

function loads(sites: readonly SiteResult[], page: ComparedPage): string {
  const us = sites.find(({ name }) => name === "ours")!.load[page];
  const rows = ways.flatMap((way: Way) =>
    sites.flatMap(({ title, load: { [page]: load } }) => {
      const result = load[way];
      if (!result) return [];
      const ratio = result.rate / us[way]!.rate;
      return [
        [
          `${title}, ${way}`,
          `${rate(result.rate)} (${times(ratio)})`,
          milliseconds(result.median),
          milliseconds(result.p99),
          kibibytes(result.bytes),
        ],
      ];
    }),
  );
  return table(["Site", "answers a second", "median", "p99", "bytes"], rows);
}
