import { hash } from "node:crypto";
import { type ChangedTag, TaggedCache } from "../cache.ts";
import { type Bytes, type Codings, compressKept, compressOnce, type Coding } from "./encode.ts";

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
  /** Undefined for errors. */
  etag: string | undefined;
  /** The 304 response, made when first needed. */
  unchanged?: FinishedAnswer;
}

/** The approximate memory of a page's headers, in bytes. */
const headerSize = 1000;

/**
 * Cached pages, keyed by content coding and canonical URL. Each is rendered and compressed once, however
 * many clients ask at the same time, and kept until something it shows changes. Only the encoded bytes are kept: a
 * fifth of the page, in the coding nearly everyone accepts; another coding means another render. Pages with a query
 * have a budget of their own, so crawling them can't evict popular pages.
 */
export class PageCache {
  readonly #pages: TaggedCache<EncodedPage>;
  readonly #queries: TaggedCache<EncodedPage>;
  readonly #complete: (headers: Headers, path: string) => void;
  #requests = 0;
  #misses = 0;

  /**
   * @param maxBytes memory for pages without and with a query
   * @param complete adds the headers that every answer has
   */
  constructor({
    maxBytes,
    complete,
  }: {
    maxBytes: Record<"pages" | "queries", number>;
    complete: (headers: Headers, path: string) => void;
  }) {
    const sizeOf = ({ bytes }: EncodedPage) => (bytes?.length ?? 0) + headerSize;
    this.#pages = new TaggedCache({ maxSize: maxBytes.pages, sizeOf });
    this.#queries = new TaggedCache({ maxSize: maxBytes.queries, sizeOf });
    this.#complete = complete;
  }

  /** The answer for this URL and coding, if it's in memory. Counts a hit. */
  inMemory(address: string, { codings, ifNoneMatch }: Wanted): FinishedAnswer | undefined {
    const page = this.#shareOf(address).get(keyOf(address, codings.kept));
    if (!page) return undefined;
    this.#requests++;
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
      return await encode(answer, codings.kept, isComplete ? compressKept : compressOnce);
    };
    const key = keyOf(address, codings.kept);
    const page = await this.#shareOf(address).getOrStart(key, finish, () => isComplete);
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

  #shareOf(address: string) {
    return address.includes("?") ? this.#queries : this.#pages;
  }
}

export async function finishAnswer(
  answer: Answer,
  { codings, ifNoneMatch }: Wanted,
): Promise<FinishedAnswer> {
  const page = await encode(answer, codings.once, compressOnce);
  return unchanged(page, ifNoneMatch) ?? page;
}

export function toResponse({ status, headers, bytes }: FinishedAnswer): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2) pairs.append(headers[at]!, headers[at + 1]!);
  // Passes the bytes themselves: a copy per slow client would fill the memory.
  return new Response(bytes, { status, headers: pairs });
}

/** No URL begins with a content coding. */
const keyOf = (address: string, coding: Coding) => `${coding} ${address}`;

/** no-store means that part of the page is missing. */
const mayBeKept = ({ status, headers }: Answer) =>
  status === 200 && headers.get("cache-control") !== "no-store";

async function encode(
  { status, headers: given, bytes: text, isPage }: Answer,
  wanted: Coding,
  compress: (text: Bytes, coding: Coding) => Promise<Bytes>,
): Promise<EncodedPage> {
  const isText = /^(text\/|application\/(.+\+)?(json|xml))/.test(given.get("content-type") ?? "");
  const coding = isText ? wanted : "identity";
  const bytes = await compress(text, coding);
  const headers = new Headers(given);
  headers.append("vary", "accept-encoding");
  // Weak, because a page compressed for one client has different bytes from the cached one.
  const etag =
    status === 200 ? `W/"${hash("sha256", text, "base64url").slice(0, 22)}-${coding}"` : undefined;
  if (etag) headers.set("etag", etag);
  if (coding !== "identity") headers.set("content-encoding", coding);
  // A status without a body can't have even an empty one.
  const hasBody = status !== 204;
  headers.delete("content-length");
  if (hasBody) headers.set("content-length", String(bytes.length));
  return { status, headers: [...headers].flat(), bytes: hasBody ? bytes : undefined, isPage, etag };
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
