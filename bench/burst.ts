import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../src/addresses.ts";
import { processTree } from "../tests/support/process-memory.ts";
import { pin, unpin } from "./load.ts";
import { ourSite } from "./sites.ts";
import { median, quantile } from "./statistics.ts";

/** How long readers wait while nothing changes, and while a review does, in milliseconds. */
export interface Waits {
  answers: number;
  median: number;
  p99: number;
  slowest: number;
}

/** What readers notice of a review that is stored while they read pages that show it. */
export interface BurstResult {
  connections: number;
  reviews: number;
  /** In the second before each review, and in the second after it was sent. */
  rest: Waits;
  after: Waits;
  /** From the answer to its writer until each page was new to a reader, in milliseconds. */
  newAfter: { median: number; slowest: number };
  /** Answers with an older page, to readers who asked after the writer had the answer. */
  old: number;
}

const connections = 50;
/** Between a reader's answer and the next request, in milliseconds, so that the server is busy, but not more than busy. */
const between = 10;
const second = 1000;
/** How long a page may stay as it was. */
const maxOld = 3 * second;
/** A paddle that the home page features, so that all three pages show its rating. */
const reviewed = addresses.paddle.href({ slug: "crbn-3x-power-series" });
export const readPages = [addresses.home.path, addresses.paddleFinder.path, reviewed];

/** One answer to a reader. Times are those of `performance.now`. */
export interface Answer {
  page: string;
  asked: number;
  answered: number;
  /** Its ETag: another one for another page. */
  tag: string;
}

/** Stores reviews one by one on a site of its own while 50 connections read it. */
export async function measureBurst(
  reviews: number,
  say: (line: string) => void,
): Promise<BurstResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-bench-"));
  const site = await ourSite(dataDir, {});
  pin(processTree(site.pid).slice(1), 0);
  pin([process.pid], 1);
  const answers: Answer[] = [];
  const readers: Reader[] = [];
  const stored: Stored[] = [];
  try {
    for (let index = 0; index < connections; index++)
      readers.push(await startReader(site.url, index, (answer) => answers.push(answer)));
    await pause(2 * second);
    for (let review = 0; review < reviews; review++) {
      await pause(second);
      stored.push(await storeReview(site.url, reviewed, review));
      await pause(maxOld);
    }
    for (const reader of readers) await reader.stop();
    say(`${reviews} reviews are stored, and ${answers.length} pages read`);
    return judgeBurst(answers, stored);
  } finally {
    // What is measured next is started from this process.
    unpin(process.pid);
    await Promise.allSettled(readers.map(async (reader) => reader.stop()));
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** When a review was sent, and when its writer was told that it's stored. */
export interface Stored {
  sent: number;
  told: number;
}

/** Posts a review by plain form. @param review a number that no other one of the site has @throws if it isn't stored */
export async function storeReview(url: string, path: string, review: number): Promise<Stored> {
  const sent = performance.now();
  // Letters tell texts apart, not numbers.
  const name = [...String(review)].map((digit) => "bcdfghklmn"[Number(digit)]).join("a");
  const answer = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      firstName: "Dana",
      duprRating: "3.5",
      rating: String(1 + (review % 5)),
      reviewText: `The ${name} drill went well with it.`,
    }),
  });
  const told = performance.now();
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`a review was answered with ${answer.status}`);
  return { sent, told };
}

interface Reader {
  stop(): Promise<void>;
}

/** Reads the pages in turn over one connection. A socket costs less time than a client, which would be measured, too. */
async function startReader(
  url: string,
  index: number,
  note: (answer: Answer) => void,
): Promise<Reader> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  const stopping = new AbortController();
  async function read() {
    for (let turn = index; !stopping.signal.aborted; turn++) {
      const page = readPages[turn % readPages.length]!;
      const asked = performance.now();
      socket.write(`GET ${page} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
      const tag = await readAnswer(socket);
      note({ page, asked, answered: performance.now(), tag });
      await pause(between);
    }
    socket.destroy();
  }
  const ended = read();
  // What went wrong is thrown where the reader is stopped.
  ended.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Reads one whole answer. @returns its ETag @throws if it isn't a page */
async function readAnswer(socket: Socket): Promise<string> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [received, expected] = [0, Infinity];
    let tag = "";
    function take(chunk: Buffer) {
      chunks.push(chunk);
      received += chunk.length;
      if (expected === Infinity) {
        const text = Buffer.concat(chunks).toString("latin1");
        const end = text.indexOf("\r\n\r\n");
        if (end < 0) return;
        const head = text.slice(0, end);
        // A copy: a part of a string keeps the whole of it in memory.
        tag = Buffer.from(/^etag: (.*)$/im.exec(head)?.[1] ?? "").toString();
        const length = /^content-length: (\d+)$/im.exec(head)?.[1];
        if (!head.startsWith("HTTP/1.1 200") || tag === "" || length === undefined)
          return finish(new Error(`a reader was answered: ${head}`));
        expected = end + 4 + Number(length);
      }
      if (received >= expected) finish();
    }
    const lost = () => finish(new Error("a reader's connection ended"));
    function finish(problem?: Error) {
      socket.off("data", take).off("close", lost).off("error", finish);
      if (problem) reject(problem);
      else resolve(tag);
    }
    socket.on("data", take).on("close", lost).on("error", finish);
  });
}

/** Compares the answers around each review. @throws if a page stayed as it was too long */
export function judgeBurst(answers: readonly Answer[], stored: readonly Stored[]): BurstResult {
  const [rest, after, newAfter]: [number[], number[], number[]] = [[], [], []];
  let old = 0;
  const inOrder = answers.toSorted((a, b) => a.answered - b.answered);
  for (const { sent, told } of stored) {
    const took = ({ asked, answered }: Answer) => answered - asked;
    const askedIn =
      (from: number) =>
      ({ asked }: Answer) =>
        asked >= from && asked < from + second;
    rest.push(...answers.filter(askedIn(sent - second)).map(took));
    after.push(...answers.filter(askedIn(sent)).map(took));
    for (const page of readPages) {
      const ofPage = inOrder.filter((answer) => answer.page === page);
      const before = ofPage.findLast(({ answered }) => answered < sent)?.tag;
      const first = ofPage.find(({ answered, tag }) => answered >= sent && tag !== before);
      if (before === undefined || first === undefined || first.answered > sent + maxOld)
        throw new Error(`${page} was still old ${maxOld} ms after a review`);
      newAfter.push(Math.max(0, first.answered - told));
      old += ofPage.filter(
        ({ asked, tag }) => asked > told && asked < sent + maxOld && tag === before,
      ).length;
    }
  }
  return {
    connections,
    reviews: stored.length,
    rest: waits(rest),
    after: waits(after),
    newAfter: { median: median(newAfter), slowest: Math.max(...newAfter) },
    old,
  };
}

function waits(times: readonly number[]): Waits {
  return {
    answers: times.length,
    median: median(times),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
  };
}
