import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Bytes, type Coding, compressKept, compressOnce } from "./compress.ts";

/** An answer before it is encoded for a client. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Bytes;
  /** What it depends on: subjects whose reviews it shows, or '*' for everything. */
  tags: ReadonlySet<string>;
}

/** A page as it is sent. */
interface FinishedPage {
  status: number;
  headers: Headers;
  /** Of the identity bytes; the tag of each coding is made from it. */
  digest: string;
  identity: Bytes;
  isText: boolean;
  /** A kept page has all codings of kept pages here; another one those that were asked for so far. */
  coded: Map<Coding, Bytes | Promise<Bytes>>;
  /** In memory, in bytes; undefined where it is not kept. */
  size?: number;
  tags: ReadonlySet<string>;
}

interface Entry {
  page: Promise<FinishedPage>;
  /** How many have asked for it. */
  asked: number;
  /** Known once the page is finished and kept. */
  finished?: FinishedPage;
}

/** How the cache does. */
export type CacheReadings = Record<"pages" | "bytes" | "hits" | "misses", number>;

/** What is asked of the cache. */
export interface PageRequest {
  /** The page's address. */
  key: string;
  /** Which coding the client takes of those that pages have in memory, and of all. */
  coding: { kept: Coding; once: Coding };
  ifNoneMatch: string | undefined;
}

/** Addresses that were asked for once and are kept when they are asked for again. */
const mostSeen = 40_000;

/**
 * Finished pages in memory, by address: rendered once however many ask at the same time, kept from the second request
 * on, dropped when something they depend on changes. The least recently asked for make room for others.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** Digests of addresses, whatever their length. */
  readonly #seen = new LRUCache<string, true>({ max: mostSeen });
  readonly #mostBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor({ mostBytes }: { mostBytes: number }) {
    this.#mostBytes = mostBytes;
  }

  /** Answers from memory, or renders. A page that is not a 200, or says no-store, is not kept. */
  async answer(request: PageRequest, render: () => Promise<Answer>): Promise<Response> {
    const { key } = request;
    let entry = this.#entries.get(key);
    if (entry) {
      this.#hits++;
      entry.asked++;
      // Last in the map is most recently asked for.
      this.#entries.delete(key);
    } else {
      this.#misses++;
      const page = render().then(finish);
      const begun: Entry = { page, asked: 1 };
      begun.page = page.then((finished) => this.#admit(key, begun, finished));
      begun.page.catch(() => this.#release(key, begun));
      entry = begun;
    }
    this.#entries.set(key, entry);
    return await toResponse(await entry.page, request);
  }

  /**
   * Forgets the pages that depend on a tag, all pages where it is undefined, and those being rendered just now: they
   * may have read what was there before. What was kept is kept again as soon as it is asked for.
   */
  drop(tag: string | undefined): void {
    for (const [key, { finished }] of this.#entries) {
      if (finished && tag !== undefined && !dependsOn(finished, tag)) continue;
      if (finished) this.#wasSeen(key);
      this.#forget(key);
    }
  }

  readings(): CacheReadings {
    return {
      pages: this.#entries.size,
      bytes: this.#bytes,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  /** Keeps a page that was asked for before, or by several at a time; a crawler asks for each once. */
  async #admit(key: string, entry: Entry, page: FinishedPage): Promise<FinishedPage> {
    const mayBeKept = page.status === 200 && page.headers.get("cache-control") !== "no-store";
    const isWanted = mayBeKept && (this.#wasSeen(key) || entry.asked > 1);
    if (!isWanted) {
      this.#release(key, entry);
      return page;
    }
    const coded = page.isText ? await compressKept(page.identity) : [];
    page.coded = new Map([["identity", page.identity], ...coded]);
    page.size = coded.reduce((size, [, { length }]) => size + length, page.identity.length);
    if (this.#entries.get(key) !== entry) return page;
    entry.finished = page;
    this.#bytes += page.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
    return page;
  }

  /** Remembers an address. @returns whether it was remembered already */
  #wasSeen(key: string): boolean {
    const digest = hash("sha256", key, "hex").slice(0, 24);
    const wasSeen = this.#seen.has(digest);
    this.#seen.set(digest, true);
    return wasSeen;
  }

  /** Has an entry make room that was not dropped, and taken over by another, before. */
  #release(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#forget(key);
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.finished?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** A page with the tag '*' depends on everything. */
function dependsOn({ tags }: FinishedPage, tag: string): boolean {
  return tags.has(tag) || tags.has("*");
}

/** Answers without remembering: what was posted, or asked for with a query. */
export async function answerOnce(request: Omit<PageRequest, "key">, answer: Answer) {
  return await toResponse(finish(answer), request);
}

function finish({ status, headers, bytes: identity, tags }: Answer): FinishedPage {
  headers.delete("content-length");
  return {
    status,
    headers,
    digest: hash("sha256", identity, "base64url").slice(0, 22),
    identity,
    isText: /^(text\/|application\/(.+\+)?(json|xml))/.test(headers.get("content-type") ?? ""),
    coded: new Map([["identity", identity]]),
    tags,
  };
}

async function toResponse(
  page: FinishedPage,
  { coding, ifNoneMatch }: Omit<PageRequest, "key">,
): Promise<Response> {
  const headers = new Headers(page.headers);
  const wanted = page.size === undefined ? coding.once : coding.kept;
  const sent: Coding = page.isText ? wanted : "identity";
  headers.append("vary", "accept-encoding");
  if (page.status === 200) {
    const tag = `"${page.digest}-${sent}"`;
    headers.set("etag", tag);
    const known = ifNoneMatch?.split(",").map((item) => item.trim().replace(/^W\//, ""));
    if (known?.includes(tag) || known?.includes("*"))
      return new Response(null, { status: 304, headers });
  }
  if (sent !== "identity") headers.set("content-encoding", sent);
  // A status that has no body takes none, not even an empty one. The bytes themselves: a copy for everybody who is
  // slow to read would fill the memory.
  const body = page.status === 204 ? null : await bytesIn(page, sent);
  return new Response(body, { status: page.status, headers });
}

/** A page in a coding, compressed once for all who asked for it at the same time. */
async function bytesIn({ coded, identity }: FinishedPage, coding: Coding): Promise<Bytes> {
  const bytes = coded.get(coding) ?? compressOnce(identity, coding);
  coded.set(coding, bytes);
  return await bytes;
}
