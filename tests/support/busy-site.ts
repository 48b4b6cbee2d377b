import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect } from "vitest";
import { asScript } from "./posts.ts";

/** The response to a request. */
export interface Answer {
  status: number;
  body: string;
}

/** How readers and writers reach the site. A broken connection rejects. */
export interface Visit {
  get(path: string): Promise<Answer>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** Uses the servers in turn. */
export function inTurn(servers: readonly { url: string }[]): Visit {
  let turn = 0;
  const ask = async (path: string, options?: RequestInit) => {
    const { url } = servers[turn++ % servers.length]!;
    const answer = await fetch(url + path, { redirect: "manual", ...options });
    return { status: answer.status, body: await answer.text() };
  };
  return {
    get: (path) => ask(path),
    post: (path, fields, headers = {}) =>
      ask(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
  };
}

/** Readers and writers who go on until they are stopped. */
export interface BusySite {
  /** Pages read so far. */
  pagesRead(): number;
  /** Waits until 20 more pages were read and 10 more reviews stored. */
  goesOn(): Promise<void>;
  /** Readers' failed requests: path, and status or error. */
  readonly failures: string[];
  /** Texts of the acknowledged reviews. */
  readonly acknowledged: Set<string>;
  /** Responses to posts that weren't stored; undefined after a broken connection. */
  readonly refusals: { text: string; answer: Answer | undefined }[];
  end(): Promise<void>;
}

/** The pause between two requests of a visitor, in milliseconds: two processors run servers, database and visitors. */
const breath = 20;

/**
 * Makes visitors read and write, one request after another. A review that wasn't acknowledged is sent again, as people
 * do.
 * @param paths that readers read in turn
 * @param subjects whose reviews writers write, half by plain form and half by script
 */
export function keepBusy(
  visit: Visit,
  { paths, subjects }: { paths: readonly string[]; subjects: readonly string[] },
): BusySite {
  const ending = new AbortController();
  const acknowledged = new Set<string>();
  const refusals: BusySite["refusals"] = [];
  const failures: string[] = [];
  let pagesRead = 0;

  async function read(first: number): Promise<void> {
    for (let turn = first; !ending.signal.aborted; turn++) {
      const path = paths[turn % paths.length]!;
      const { status, body } = await visit.get(path).catch((error: unknown) => ({
        status: (error as Error & { cause?: Error }).cause?.message ?? (error as Error).message,
        body: "</html>",
      }));
      // An incomplete page is a broken connection too.
      if (status !== 200 || !body.includes("</html>")) failures.push(`${path}: ${status}`);
      pagesRead++;
      await pause(breath);
    }
  }

  async function write(writer: number): Promise<void> {
    const subject = subjects[writer % subjects.length]!;
    const headers = writer % 2 ? {} : asScript;
    for (let number = 0; !ending.signal.aborted;) {
      const text = `Writer ${writer}, review ${number}.`;
      const fields = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: text };
      const answer = await visit.post(`/${subject}`, fields, headers).catch(() => undefined);
      if (answer?.status === 201 || answer?.status === 303) {
        acknowledged.add(text);
        number++;
      } else refusals.push({ text, answer });
      await pause(breath);
    }
  }

  const visitors = [read(0), read(3), read(6), write(0), write(1)];
  return {
    pagesRead: () => pagesRead,
    async goesOn() {
      const [pages, reviews] = [pagesRead + 20, acknowledged.size + 10];
      await expect.poll(() => pagesRead >= pages && acknowledged.size >= reviews).toBe(true);
    },
    failures,
    acknowledged,
    refusals,
    async end() {
      ending.abort();
      await Promise.all(visitors);
    },
  };
}

/**
 * Whether a page requested within a second from now contains a text, or no longer does, however long its response
 * takes.
 */
export async function withinASecond(
  page: () => Promise<string>,
  text: string,
  expected: "there" | "gone" = "there",
): Promise<boolean> {
  const deadline = Date.now() + 1000;
  for (;;) {
    const isLast = Date.now() >= deadline;
    if ((await page()).includes(text) === (expected === "there")) return true;
    if (isLast) return false;
    await pause(20);
  }
}

/** Looks into the table: every acknowledged review is there, and none twice. */
export async function expectEachOnce(
  databaseUrl: string,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ review_text: string }>(
    "select review_text from paddle_reviews where review_text like 'Writer %'",
  );
  await client.end();
  const texts = rows.map((row) => row.review_text);
  expect([...acknowledged].filter((text) => !texts.includes(text))).toEqual([]);
  expect(texts.length).toBe(new Set(texts).size);
}
