import { crc32 } from "node:zlib";
import { type ChangedTag, TaggedCache } from "../cache.ts";
import { logFailure } from "../log.ts";
import { type Bytes, type Codings, compressHard, compressOnce, type Coding } from "./encode.ts";

/** An answer before it's encoded for a client. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Bytes;
  /** Whether it's one of the site's pages, whose views are counted. */
  isPage?: boolean | undefined;
}

/** The request headers an answer depends on. */
export interface Wanted {
  codings: Codings;
  ifNoneMatch: string | undefined;
}

/** An answer that's ready to send. */
export interface FinishedAnswer {
  status: number;
  /** Alternating names and values. */
  headers: readonly string[];
  bytes: Bytes | undefined;
  isPage?: boolean | undefined;
}

/** Renders a page for everyone. Nothing from one visitor's request may be in it. */
export type RenderPage = () => Promise<Answer>;

export type CacheReadings = Record<"pages" | "bytes" | "hits" | "misses", number>;

/** A page in one content coding. */
interface EncodedPage extends FinishedAnswer {
  coding: Coding;
  /** Undefined for errors. */
  etag: string | undefined;
  /** The 304 response, made when first needed. */
  unchanged?: FinishedAnswer | undefined;
  /** How many have asked for it. */
  asked: number;
  /** Whether it would be smaller compressed hard. */
  mayShrink: boolean;
}

/** The approximate memory of a page's headers, in bytes. */
const headerSize = 1000;

/** From how many requests on a page is compressed hard. */
const readOften = 4;
/** How many pages may wait for it. */
const maxWaiting = 500;
/** How long the pause after one is, in times of what it took. */
const pause = 9;

/**
 * Cached pages, keyed by canonical URL and accepted content codings. Each is rendered and compressed once, however
 * many clients ask at the same time, and kept until something it shows changes. Only the encoded bytes are kept: a
 * fifth of the page, in the coding nearly everyone accepts; other codings mean another render. What is read often is
 * then compressed hard, when the process has time. Pages with a query have a budget of their own, so crawling them can't
 * evict popular pages.
 */
export class PageCache {
  readonly #pages: TaggedCache<EncodedPage>;
  readonly #queries: TaggedCache<EncodedPage>;
  readonly #complete: (headers: Headers, path: string) => void;
  readonly #rest: (milliseconds: number) => Promise<unknown>;
  /** Keys of pages that are read often and wait to be compressed hard. */
  readonly #waiting = new Set<string>();
  #isShrinking = false;
  #requests = 0;
  #misses = 0;

  /**
   * @param maxBytes memory for pages without and with a query
   * @param complete adds the headers that every answer has
   * @param rest waits for a number of milliseconds
   */
  constructor({
    maxBytes,
    complete,
    rest,
  }: {
    maxBytes: Record<"pages" | "queries", number>;
    complete: (headers: Headers, path: string) => void;
    rest: (milliseconds: number) => Promise<unknown>;
  }) {
    const sizeOf = ({ bytes }: EncodedPage) => (bytes?.length ?? 0) + headerSize;
    this.#pages = new TaggedCache({ maxSize: maxBytes.pages, sizeOf });
    this.#queries = new TaggedCache({ maxSize: maxBytes.queries, sizeOf });
    this.#complete = complete;
    this.#rest = rest;
  }

  /** The answer for this URL and coding, if it's in memory. Counts a hit. */
  inMemory(address: string, { codings, ifNoneMatch }: Wanted): FinishedAnswer | undefined {
    const key = keyOf(address, codings);
    const page = this.#shareOf(key).get(key);
    if (!page) return undefined;
    this.#requests++;
    this.#countRequest(key, page);
    return unchanged(page, ifNoneMatch) ?? page;
  }

  /** Answers from memory, or renders the page. Only a 200 without no-store is kept. */
  async answer(
    address: string,
    { codings, ifNoneMatch }: Wanted,
    render: RenderPage,
  ): Promise<FinishedAnswer> {
    this.#requests++;
    let isComplete = false;
    const finish = async () => {
      this.#misses++;
      const answer = await render();
      this.#complete(answer.headers, address.split("?", 1)[0]!);
      isComplete = mayBeKept(answer);
      return await encode(answer, codings);
    };
    const key = keyOf(address, codings);
    const page = await this.#shareOf(key).getOrStart(key, finish, () => isComplete);
    this.#countRequest(key, page);
    return unchanged(page, ifNoneMatch) ?? page;
  }

  /** Drops pages that depend on this tag, or all pages if it's undefined. */
  drop(tag: ChangedTag): void {
    this.#pages.drop(tag);
    this.#queries.drop(tag);
  }

  readings(): CacheReadings {
    return {
      pages: this.#pages.length + this.#queries.length,
      bytes: this.#pages.size + this.#queries.size,
      hits: this.#requests - this.#misses,
      misses: this.#misses,
    };
  }

  #shareOf(key: string) {
    return key.includes("?") ? this.#queries : this.#pages;
  }

  #countRequest(key: string, page: EncodedPage): void {
    page.asked++;
    if (!page.mayShrink || page.asked < readOften || this.#waiting.size >= maxWaiting) return;
    this.#waiting.add(key);
    if (!this.#isShrinking) void this.#shrinkInTurn();
  }

  /** Compresses what waits, page by page, and leaves nearly all of the processor to visitors. */
  async #shrinkInTurn(): Promise<void> {
    this.#isShrinking = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      const share = this.#shareOf(key);
      const page = share.peek(key);
      if (!page?.mayShrink) continue;
      const begun = performance.now();
      try {
        share.replace(key, page, await shrink(page));
      } catch (error) {
        page.mayShrink = false;
        logFailure("compressing a page", error);
      }
      await this.#rest((performance.now() - begun) * pause);
    }
    this.#isShrinking = false;
  }
}

export async function finishAnswer(
  answer: Answer,
  { codings, ifNoneMatch }: Wanted,
): Promise<FinishedAnswer> {
  const page = await encode(answer, codings);
  return unchanged(page, ifNoneMatch) ?? page;
}

export function toResponse(answer: FinishedAnswer): Response {
  const { status, bytes } = answer;
  // Passes the bytes themselves: a copy per slow client would fill the memory.
  return new Response(bytes, { status, headers: headersOf(answer) });
}

function headersOf({ headers }: FinishedAnswer): Headers {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2) pairs.append(headers[at]!, headers[at + 1]!);
  return pairs;
}

/** Clients that accept the same codings share a page and its ETag, before it's compressed hard and after. */
const nameOf = ({ once, kept }: Codings) => (once === kept ? kept : `${once}-${kept}`);

/** No URL begins with a content coding. */
const keyOf = (address: string, codings: Codings) => `${nameOf(codings)} ${address}`;

/** no-store means that part of the page is missing. */
const mayBeKept = ({ status, headers }: Answer) =>
  status === 200 && headers.get("cache-control") !== "no-store";

const uncoded: Codings = { kept: "identity", once: "identity" };

async function encode(
  { status, headers: given, bytes: text, isPage }: Answer,
  accepted: Codings,
): Promise<EncodedPage> {
  const isText = /^(text\/|application\/(.+\+)?(json|xml))/.test(given.get("content-type") ?? "");
  const codings = isText ? accepted : uncoded;
  const bytes = await compressOnce(text, codings.once);
  const headers = new Headers(given);
  headers.append("vary", "accept-encoding");
  // Weak, because the same page is sent with different bytes. A checksum is enough: it tells one address's versions
  // apart.
  const etag =
    status === 200
      ? `W/"${crc32(bytes).toString(36)}-${bytes.length.toString(36)}-${nameOf(codings)}"`
      : undefined;
  if (etag) headers.set("etag", etag);
  headers.delete("content-length");
  // A status without a body can't have even an empty one.
  const body = status === 204 ? undefined : bytes;
  const mayShrink = codings.kept === "br";
  return { status, ...encoded(headers, codings.once, body), isPage, etag, asked: 0, mayShrink };
}

/** The part of an answer that differs by its coding. */
function encoded(headers: Headers, coding: Coding, bytes: Bytes | undefined) {
  if (coding !== "identity") headers.set("content-encoding", coding);
  if (bytes) headers.set("content-length", String(bytes.length));
  return { headers: [...headers].flat(), coding, bytes };
}

/** Compresses a page as much as possible. */
async function shrink(page: EncodedPage): Promise<EncodedPage> {
  const bytes = await compressHard(page.bytes!, page.coding);
  const form = encoded(headersOf(page), "br", bytes);
  return { ...page, ...form, unchanged: undefined, mayShrink: false };
}

/** The 304, if the client's copy is current. */
function unchanged(page: EncodedPage, ifNoneMatch: string | undefined): FinishedAnswer | undefined {
  if (ifNoneMatch === undefined || page.etag === undefined) return undefined;
  const known = new Set(ifNoneMatch.split(",").map((item) => item.trim().replace(/^W\//, "")));
  if (!known.has(page.etag.slice(2)) && !known.has("*")) return undefined;
  const { headers, isPage } = page;
  page.unchanged ??= { status: 304, headers: withoutBody(headers), bytes: undefined, isPage };
  return page.unchanged;
}

function withoutBody(headers: readonly string[]): string[] {
  const ofBody = new Set(["content-length", "content-encoding"]);
  return headers.filter((_, at) => !ofBody.has(headers[at - (at % 2)]!));
}
