import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connections, likeABrowser, type LoadResult, readWrk, runWrk } from "./load.ts";
import { type Kind, kinds } from "./simulation.ts";
import type { Visit } from "./visits.ts";

/** The status that is right for a kind of request. */
export type Statuses = Readonly<Record<Kind, number>>;

/** A plain form is redirected to its review. */
export const ourStatuses: Statuses = { page: 200, query: 200, unknown: 404, review: 303 };
/** The peers' endpoint answers a script. */
export const peerStatuses: Statuses = { ...ourStatuses, review: 201 };

const script = join(import.meta.dirname, "visits.lua");

/** How long a list has to be for each second: more than any site answers. */
export const visitsPerSecond = 30_000;

/** What a list of requests is sent to, and how. */
export interface SentVisits {
  url: string;
  visits: readonly Visit[];
  statuses: Statuses;
  seconds: number;
  /** Sent with each; a browser's by default. */
  headers?: Record<string, string>;
}

/**
 * Sends requests in their order, as fast as they are answered, for a few seconds.
 * @throws if an answer has another status than its kind of request should, or if the list is too short
 */
export async function loadVisits(
  wrk: string,
  { url, visits, statuses, seconds, headers = likeABrowser }: SentVisits,
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-visits-"));
  const list = join(folder, "list");
  writeFileSync(list, visits.map(lineOf).join(""));
  try {
    const output = await runWrk(wrk, url, {
      // Astro takes no form without it.
      headers: { ...headers, origin: url },
      script: [script, list],
      seconds,
    });
    return readVisits(output, visits, statuses);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lineOf = ({ path, body }: Visit) => `${body === "" ? "GET" : "POST"}\t${path}\t${body}\n`;

/**
 * Reads what wrk and its script print. wrk doesn't say which request an answer is to, so the answers of each status are
 * counted beside the requests that should get it. At the end, one request of each connection has no answer yet.
 * @throws a sentence if the numbers differ
 */
export function readVisits(
  output: string,
  visits: readonly Visit[],
  statuses: Statuses,
): LoadResult {
  const sent = Number(/^Visits sent: (\d+)$/m.exec(output)?.[1]);
  if (!(sent <= visits.length))
    throw new Error(`${visits.length} requests are too few: ${sent} were sent`);
  const expected = new Map<number, number>();
  for (const { kind } of visits.slice(0, sent))
    expected.set(statuses[kind], (expected.get(statuses[kind]) ?? 0) + 1);
  const answered = new Map(
    [...output.matchAll(/^Visits answered (\d+): (\d+)$/gm)].map(([, status, count]) => [
      Number(status),
      Number(count),
    ]),
  );
  for (const status of new Set([...expected.keys(), ...answered.keys()])) {
    const [should, did] = [expected.get(status) ?? 0, answered.get(status) ?? 0];
    // wrk asks its script once more than it sends, to see what it gets.
    if (did > should || did < should - connections - 1)
      throw new Error(`${did} answers have the status ${status}, and ${should} should`);
  }
  const failed = [...answered].reduce(
    (sum, [status, count]) => sum + (status > 399 ? count : 0),
    0,
  );
  return readWrk(output, failed);
}

/**
 * Sends the first requests of a list one by one. @throws a sentence if one is answered otherwise than it should be
 */
export async function checkVisits(
  { url, visits, statuses }: Omit<SentVisits, "seconds">,
  count = 300,
): Promise<void> {
  const first = kinds.flatMap((kind) => visits.filter((visit) => visit.kind === kind).slice(0, 5));
  for (const visit of [...first, ...visits.slice(0, count)])
    await sendVisit({ url, statuses }, visit);
}

/**
 * Sends one request. @returns the page
 * @throws a sentence if it's answered otherwise than it should be
 */
export async function sendVisit(
  { url, statuses }: Pick<SentVisits, "url" | "statuses">,
  { kind, path, body }: Visit,
): Promise<string> {
  const answer = await fetch(url + path, {
    redirect: "manual",
    headers: { ...likeABrowser, origin: url },
    ...(body !== "" && { method: "POST", body: new URLSearchParams(body) }),
  });
  const page = await answer.text();
  if (answer.status !== statuses[kind])
    throw new Error(`${kind} ${path}: ${answer.status}, not ${statuses[kind]}`);
  return page;
}
