import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { durabilityParagraphs } from "./durability.ts";
import { judge, type Results } from "./goals.ts";
import { reasons } from "./reasons.ts";
import { growth, growthByHand } from "./report-growth.ts";
import { afterReviews } from "./report-burst.ts";
import { besidePeers } from "./report-peers.ts";
import { speedChart, speedOf } from "./report-speed.ts";
import { measuredOn, readResult, type Result } from "./results.ts";
import { soakParagraphs } from "./soak.ts";
import { startParagraphs } from "./starts.ts";
import { kibibytes, milliseconds, table } from "./tables.ts";
import { upkeepParagraphs } from "./upkeep.ts";

/** Writes bench/RESULTS.md and its charts from the last results of each part. */
export function writeReport(): void {
  const results = {
    peers: readResult("peers"),
    starts: readResult("starts"),
    burst: readResult("burst"),
    upkeep: readResult("upkeep"),
    pages: readResult("pages"),
    growth: readResult("growth"),
    "growth-by-hand": readResult("growth-by-hand"),
    durability: readResult("durability"),
    soak: readResult("soak"),
    fuzz: readResult("fuzz"),
  };
  const missed = judge(results).filter(({ reached }) => !reached);
  const text = reportOf(results, whyNot(missed.map(({ goal }) => goal)));
  writeFileSync(join(import.meta.dirname, "RESULTS.md"), `${text}\n`);
  if (results.peers)
    writeFileSync(join(import.meta.dirname, "results", speedChart), speedOf(results.peers.found));
}

/** The report on some parts. @param missed why goals were missed, if that's known */
export function reportOf(results: Results, missed: readonly string[] = []): string {
  const parts = [
    "# Results",
    "`npm run bench` writes this page from bench/results; don't edit it. Times can be compared only within one run: compare ratios, not runs. bench/README.md explains how each is measured.",
    "## Goals",
    table(
      ["Goal", "Found", "Reached"],
      judge(results).map(({ goal, found, reached }) => [goal, found, reached ? "yes" : "no"]),
    ),
    ...(missed.length > 0 ? ["### Why not", ...missed] : []),
    ...(results.peers ? ["## Compared with other frameworks", ...besidePeers(results.peers)] : []),
    ...(results.starts
      ? ["## After a start", measuredOn(results.starts), ...startParagraphs(results.starts.found)]
      : []),
    ...(results.burst ? ["## When a review is stored", ...afterReviews(results.burst)] : []),
    ...(results.upkeep
      ? ["### What it costs", measuredOn(results.upkeep), ...upkeepParagraphs(results.upkeep.found)]
      : []),
    ...(results.pages ? ["## One page of each kind", ...pagesOfEachKind(results.pages)] : []),
    ...(results.growth ? ["## Growth", ...growth(results.growth)] : []),
    ...(results["growth-by-hand"]
      ? ["### Larger sizes, measured by hand", ...growthByHand(results["growth-by-hand"])]
      : []),
    ...(results.durability
      ? [
          "## When something fails",
          measuredOn(results.durability),
          ...durabilityParagraphs(results.durability.found),
        ]
      : []),
    ...(results.soak
      ? [
          "## Half an hour of visits",
          measuredOn(results.soak),
          ...soakParagraphs(results.soak.found),
        ]
      : []),
    ...(results.fuzz ? ["## Random input", ...madeUpInput(results.fuzz)] : []),
  ];
  return parts.join("\n\n");
}

/* @throws if a missed goal has no reason */
function whyNot(goals: readonly string[]): string[] {
  const found = reasons.filter(({ of }) => goals.some((goal) => of.test(goal)));
  const silent = goals.filter((goal) => !reasons.some(({ of }) => of.test(goal)));
  if (silent.length > 0) throw new Error(`bench/reasons.ts does not say why: ${silent.join("; ")}`);
  return found.map(({ why }) => `- ${why}`);
}

function pagesOfEachKind(result: Result<"pages">): string[] {
  return [
    measuredOn(result),
    "Bytes until the network is idle, before any interaction, at 360 or 1280 px, whichever is more. Lighthouse simulates a phone; performance is the median of five. The test suite asserts 100 for accessibility, best practices and SEO on each kind.",
    table(
      [
        "Kind",
        "page and styles",
        "scripts",
        "total",
        "limit",
        "performance",
        "minimum",
        "largest paint",
      ],
      result.found.map(({ kind, weight, maxBytes, performance, largestPaint }) => [
        kind,
        kibibytes(weight.pageAndStyles),
        `${weight.scripts} B`,
        kibibytes(weight.total),
        kibibytes(maxBytes),
        String(performance.median),
        String(performance.min),
        milliseconds(largestPaint),
      ]),
    ),
  ];
}

function madeUpInput(result: Result<"fuzz">): string[] {
  const { found } = result;
  const broken = found.properties.filter(({ failure }) => failure !== undefined);
  return [
    measuredOn(result),
    `${found.cases.toLocaleString("en-US")} cases of ${found.properties.length} properties; \`npm run bench -- fuzz --cases ${found.cases} --seed ${found.seed}\` repeats them.`,
    ...(broken.length === 0
      ? ["No property broke."]
      : broken.map(({ name, failure }) => `- ${name}\n\n\`\`\`\n${failure}\n\`\`\``)),
  ];
}
