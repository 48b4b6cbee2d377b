import { hash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";

/**
 * The codings of answers, those we would rather send first: what is kept is compressed once for many, as small as can
 * be; what is not has somebody waiting for it, and Zstandard takes a fifth of Brotli's time for a twentieth more.
 */
export const codings = {
  kept: ["br", "gzip", "identity"],
  once: ["zstd", "br", "gzip", "identity"],
} as const;
export type Coding = (typeof codings)["once"][number];

/** An answer that is to be finished; a page's bytes come beside it, and spare two turns through a stream. */
export interface Rendered {
  response: Response;
  bytes?: Bytes | undefined;
}

/** A page as it is sent, in every coding. */
interface FinishedPage {
  status: number;
  headers: Headers;
  /** Of the identity bytes; the tag of each coding is made from it. */
  digest: string;
  /** Always the identity; the other codings of a text. */
  bytes: ReadonlyMap<Coding, Bytes>;
  size: number;
  /** The subjects whose reviews the page was made from. */
  subjects: ReadonlySet<string>;
}

interface Entry {
  page: Promise<FinishedPage>;
  /** Known once the page is finished. */
  finished?: FinishedPage;
}

/** How the cache does. */
export type CacheReadings = Record<"pages" | "bytes" | "hits" | "misses", number>;

/** What is asked of the cache. */
export interface PageRequest {
  /** The page's address. */
  key: string;
  coding: Coding;
  ifNoneMatch: string | undefined;
}

/**
 * Finished pages in memory, by address: rendered once however many ask at the same time, compressed once, dropped
 * when a review they were made from comes or goes. The least recently asked for make room for others.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #mostBytes: number;
  readonly #subjectHeader: string;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  /** @param subjectHeader the response header that names a page's subjects, separated by spaces */
  constructor({ mostBytes, subjectHeader }: { mostBytes: number; subjectHeader: string }) {
    this.#mostBytes = mostBytes;
    this.#subjectHeader = subjectHeader;
  }

  /** Answers from memory, or renders and remembers. A page that is not a 200, or says no-store, is not kept. */
  async answer(request: PageRequest, render: () => Promise<Rendered>): Promise<Response> {
    const { key } = request;
    let entry = this.#entries.get(key);
    if (entry) {
      this.#hits++;
      // Last in the map is most recently asked for.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    } else {
      this.#misses++;
      entry = {
        page: render().then((rendered) => finish(rendered, this.#subjectHeader, compressKept)),
      };
      this.#entries.set(key, entry);
      void this.#settle(key, entry);
    }
    return toResponse(await entry.page, request);
  }

  /**
   * Forgets the pages made from a subject's reviews, all pages where it is undefined, and those being rendered just
   * now: they may have read what was there before.
   */
  drop(subject: string | undefined): void {
    for (const [key, { finished }] of this.#entries)
      if (!finished || subject === undefined || isMadeFrom(finished, subject)) this.#forget(key);
  }

  readings(): CacheReadings {
    return {
      pages: this.#entries.size,
      bytes: this.#bytes,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  async #settle(key: string, entry: Entry): Promise<void> {
    const page = await entry.page.catch(() => undefined);
    if (this.#entries.get(key) !== entry) return;
    const isKept = page?.status === 200 && page.headers.get("cache-control") !== "no-store";
    if (!isKept) return this.#forget(key);
    entry.finished = page;
    this.#bytes += page.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.finished?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** A page made from '*' shows something of every subject. */
function isMadeFrom({ subjects }: FinishedPage, subject: string): boolean {
  return subjects.has(subject) || subjects.has("*");
}

/** Answers without remembering: what was posted, or asked for with a query. */
export async function answerOnce(
  request: Omit<PageRequest, "key">,
  rendered: Rendered,
  subjectHeader: string,
): Promise<Response> {
  const { coding } = request;
  const compress: Compress = async (text) => [[coding, compressOnce[coding](text)]];
  return toResponse(await finish(rendered, subjectHeader, compress), request);
}

type Bytes = Buffer<ArrayBuffer>;
/** A text in the codings that it is wanted in, besides as it is. */
type Compress = (text: Bytes) => Promise<[Coding, Bytes][]>;

/** What is kept becomes as small as can be, by threads of their own. */
const compressKept: Compress = async (text) => [
  [
    "br",
    await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
  ["gzip", await promisify(gzip)(text, { level: 9 })],
];

/** What somebody waits for takes a millisecond, which is less than to hand it to a thread. */
const compressOnce: Record<Coding, (text: Bytes) => Bytes> = {
  zstd: (text) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipSync(text, { level: 5 }),
  identity: (text) => text,
};

async function finish(
  { response, bytes: page }: Rendered,
  subjectHeader: string,
  compress: Compress,
): Promise<FinishedPage> {
  const identity = page ?? Buffer.from(await response.arrayBuffer());
  const isText = /^(text\/|application\/(.+\+)?(json|xml))/.test(
    response.headers.get("content-type") ?? "",
  );
  const coded = isText ? await compress(identity) : [];
  const bytes = new Map<Coding, Bytes>([["identity", identity], ...coded]);
  const headers = new Headers(response.headers);
  const subjects = new Set(headers.get(subjectHeader)?.split(" "));
  headers.delete(subjectHeader);
  headers.delete("content-length");
  return {
    status: response.status,
    headers,
    digest: hash("sha256", identity, "base64url").slice(0, 22),
    bytes,
    size: [...bytes.values()].reduce((size, { length }) => size + length, 0),
    subjects,
  };
}

function toResponse(
  page: FinishedPage,
  { coding, ifNoneMatch }: Omit<PageRequest, "key">,
): Response {
  const headers = new Headers(page.headers);
  const sent: Coding = page.bytes.has(coding) ? coding : "identity";
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
  const body = page.status === 204 ? null : page.bytes.get(sent)!;
  return new Response(body, { status: page.status, headers });
}
