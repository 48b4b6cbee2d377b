import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { pageKinds } from "../tests/support/page-kinds.ts";
import { type PageWeight, weigh } from "../tests/support/page-weight.ts";
import { median } from "./statistics.ts";

/** What was measured of the page that stands for a kind. */
export interface PageResult {
  kind: string;
  path: string;
  /** What it loads before anything is touched, in bytes, at the width where that is more; and the most it may. */
  weight: PageWeight;
  maxBytes: number;
  /** Lighthouse's performance for a phone, of 100: the middle of five, and the least. */
  performance: { median: number; min: number };
  /** Largest paint as Lighthouse simulates it, in milliseconds: the middle of five. */
  largestPaint: number;
}

const widths = [360, 1280];
const runs = 5;
/** Lighthouse asks to be run again now and then, where Chromium's trace of a load lacks its beginning. */
const maxTries = 3;

/**
 * Measures one page of each kind.
 * @param port where the browser can be debugged
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
