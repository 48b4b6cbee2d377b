import { hash } from "node:crypto";
import { type ChangedTag, TaggedCache } from "../cache.ts";
import { type Bytes, type Codings, compressKept, compressOnce, type Coding } from "./encode.ts";

/** An answer before it is encoded for a client. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Bytes;
}

/** What a client says of the answer it takes. */
export interface Wanted {
  codings: Codings;
  ifNoneMatch: string | undefined;
}

/** An answer with nothing left to work out. */
export interface FinishedAnswer {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  bytes: Bytes | undefined;
}

/** Renders a page for everyone: nothing that one visitor sent may be in it. */
export type RenderPage = () => Promise<Answer>;

/** How the cache does. */
export type CacheReadings = Record<"pages" | "bytes" | "hits" | "misses", number>;

/** A page in one coding. */
interface EncodedPage extends FinishedAnswer {
  /** For pages alone: an error has none. */
  etag: string | undefined;
  /** The 304 for those who have it; undefined until one does. */
  unchanged?: FinishedAnswer;
}

/** What the headers of a page take of memory, in bytes. */
const headerSize = 1000;

/**
 * Finished pages in memory, by coding and canonical address: rendered and compressed once however many ask at the same
 * time, kept until something they show changes. Only the bytes that are sent are kept, a fifth of the page for nearly
 * everyone; who takes another coding has the page rendered once more. Pages with a query have memory of their own: no
 * crawl of them evicts the pages that people read.
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

  /** The answer to an address that is in memory in the coding that was asked for; counted if it is. */
  inMemory(address: string, { codings, ifNoneMatch }: Wanted): FinishedAnswer | undefined {
    const page = this.#shareOf(address).get(keyOf(address, codings.kept));
    if (!page) return undefined;
    this.#requests++;
    return unchanged(page, ifNoneMatch) ?? page;
  }

  /** Answers from memory, or renders. A page that is not a 200, or says no-store, is not kept. */
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

  /** Forgets the pages that depend on this; all pages if it is undefined. */
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

/** Finishes an answer for one client. */
export async function finishAnswer(
  answer: Answer,
  { codings, ifNoneMatch }: Wanted,
): Promise<FinishedAnswer> {
  const page = await encode(answer, codings.once, compressOnce);
  return unchanged(page, ifNoneMatch) ?? page;
}

/** The same answer as a Response. */
export function toResponse({ status, headers, bytes }: FinishedAnswer): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2) pairs.append(headers[at]!, headers[at + 1]!);
  // The bytes themselves: a copy for everybody who is slow to read would fill the memory.
  return new Response(bytes, { status, headers: pairs });
}

/** No address begins with a coding. */
const keyOf = (address: string, coding: Coding) => `${coding} ${address}`;

/** A page that says no-store misses something. */
const mayBeKept = ({ status, headers }: Answer) =>
  status === 200 && headers.get("cache-control") !== "no-store";

async function encode(
  { status, headers: given, bytes: text }: Answer,
  wanted: Coding,
  compress: (text: Bytes, coding: Coding) => Promise<Bytes>,
): Promise<EncodedPage> {
  const isText = /^(text\/|application\/(.+\+)?(json|xml))/.test(given.get("content-type") ?? "");
  const coding = isText ? wanted : "identity";
  const bytes = await compress(text, coding);
  const headers = new Headers(given);
  headers.append("vary", "accept-encoding");
  // A weak one: a page that was compressed for one client has other bytes than one that's kept.
  const etag =
    status === 200 ? `W/"${hash("sha256", text, "base64url").slice(0, 22)}-${coding}"` : undefined;
  if (etag) headers.set("etag", etag);
  if (coding !== "identity") headers.set("content-encoding", coding);
  // A status that has no body takes none, not even an empty one.
  const hasBody = status !== 204;
  headers.delete("content-length");
  if (hasBody) headers.set("content-length", String(bytes.length));
  return { status, headers: [...headers].flat(), bytes: hasBody ? bytes : undefined, etag };
}

/** A 304, if the client has the page. */
function unchanged(page: EncodedPage, ifNoneMatch: string | undefined): FinishedAnswer | undefined {
  if (ifNoneMatch === undefined || page.etag === undefined) return undefined;
  const known = new Set(ifNoneMatch.split(",").map((item) => item.trim().replace(/^W\//, "")));
  if (!known.has(page.etag.slice(2)) && !known.has("*")) return undefined;
  page.unchanged ??= { status: 304, headers: withoutBody(page.headers), bytes: undefined };
  return page.unchanged;
}

function withoutBody(headers: readonly string[]): string[] {
  const ofBody = new Set(["content-length", "content-encoding"]);
  return headers.filter((_, at) => !ofBody.has(headers[at - (at % 2)]!));
}
