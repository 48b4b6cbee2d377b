import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { pageKinds } from "../tests/support/listed-pages.ts";
import { type PageWeight, weigh } from "../tests/support/page-weight.ts";
import { askOften } from "./first-load.ts";
import { median } from "./statistics.ts";

/** The results for the page that represents a kind. */
export interface PageResult {
  kind: string;
  path: string;
  /** What it loads before any interaction, in bytes, at the width that loads more; and its limit. */
  weight: PageWeight;
  maxBytes: number;
  /** Lighthouse's performance score for a phone, of 100: the median of five runs, and the minimum. */
  performance: { median: number; min: number };
  /** Largest paint as Lighthouse simulates it, in milliseconds: the median of five runs. */
  largestPaint: number;
}

const widths = [360, 1280];
const runs = 5;
/** Lighthouse fails now and then when Chromium's trace lacks the beginning of a load. */
const maxTries = 3;

/**
 * Measures one page of each kind.
 * @param port the browser's debugging port
 * @param url of a server with samples
 */
export async function measurePages(
  browser: Browser,
  port: number,
  url: string,
  say: (line: string) => void,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const { kind, example, budget } of pageKinds) {
    const weights: PageWeight[] = [];
    await askOften(url + example);
    for (const width of widths) weights.push(await weightOf(browser, url + example, width));
    const looks: Awaited<ReturnType<typeof look>>[] = [];
    for (let run = 0; run < runs; run++) looks.push(await look(url + example, port));
    const scores = looks.map(({ score }) => score);
    results.push({
      kind,
      path: example,
      weight: weights.reduce((most, weight) => (weight.total > most.total ? weight : most)),
      maxBytes: budget.total,
      performance: { median: median(scores), min: Math.min(...scores) },
      largestPaint: median(looks.map(({ largestPaint }) => largestPaint)),
    });
    say(`${kind}: ${median(scores)}`);
  }
  return results;
}

async function weightOf(browser: Browser, url: string, width: number): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const weight = await weigh(page);
  await page.goto(url);
  const weighed = await weight();
  await page.close();
  return weighed;
}

async function look(
  url: string,
  port: number,
  attempt = 1,
): Promise<{ score: number; largestPaint: number }> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    logLevel: "silent",
    disableFullPageScreenshot: true,
  });
  const { categories, audits, runtimeError } = result!.lhr;
  if (runtimeError) {
    if (attempt === maxTries) throw new Error(`${url}: ${runtimeError.message}`);
    return await look(url, port, attempt + 1);
  }
  return {
    score: Math.round(categories["performance"]!.score! * 100),
    largestPaint: audits["largest-contentful-paint"]!.numericValue!,
  };
}
