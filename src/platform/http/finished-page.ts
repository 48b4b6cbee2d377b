import { hash } from "node:crypto";
import {
  type Bytes,
  type Coding,
  type Codings,
  compressKept,
  compressOnce,
  packing,
  unpack,
} from "./compress.ts";

/** An answer before it is encoded for a client. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Bytes;
  /** What it depends on: subjects whose reviews it shows, or '*' for everything. */
  tags: ReadonlySet<string>;
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

/** A page in one coding. */
interface CodedPage {
  tag: string;
  whole: FinishedAnswer;
  /** The 304 for those who have it; undefined until one does. */
  unchanged?: FinishedAnswer;
}

/** What the headers of a page take of memory, in bytes. */
const headerSize = 1000;

/** A page as it is sent, in the codings that were asked for so far. */
export class FinishedPage {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  readonly #headers: Headers;
  readonly #isText: boolean;
  /** As it was rendered, or its text packed. */
  #bytes: Bytes;
  #isPacked = false;
  readonly #digest: string;
  readonly #compressed = new Map<Coding, Promise<Bytes>>();
  readonly #coded = new Map<Coding, CodedPage>();
  #isCompressedWell = false;
  #compressingWell: Promise<void> | undefined;

  constructor({ status, headers, bytes, tags }: Answer) {
    headers.delete("content-length");
    headers.append("vary", "accept-encoding");
    this.status = status;
    this.tags = tags;
    this.#headers = headers;
    this.#bytes = bytes;
    this.#digest = hash("sha256", bytes, "base64url").slice(0, 22);
    this.#isText = /^(text\/|application\/(.+\+)?(json|xml))/.test(
      headers.get("content-type") ?? "",
    );
  }

  /** What it takes of memory, in bytes. */
  get size(): number {
    const kept = new Set([this.#bytes]);
    for (const { whole } of this.#coded.values()) if (whole.bytes) kept.add(whole.bytes);
    return [...kept].reduce((sum, { length }) => sum + length, headerSize);
  }

  /** Whether it may be kept: a page that says no-store misses something. */
  get mayBeKept(): boolean {
    return this.status === 200 && this.#headers.get("cache-control") !== "no-store";
  }

  /** The answer, if the page is there in the coding that the client takes. */
  inMemory({ codings, ifNoneMatch }: Wanted): FinishedAnswer | undefined {
    const coded = this.#coded.get(this.#codingOf(codings));
    return coded && (this.#unchanged(coded, ifNoneMatch) ?? coded.whole);
  }

  /** The answer, compressed once for all who ask for it at the same time. */
  async answer({ codings, ifNoneMatch }: Wanted): Promise<FinishedAnswer> {
    const coding = this.#codingOf(codings);
    const coded = this.#coded.get(coding) ?? this.#put(coding, await this.#compress(coding));
    return this.#unchanged(coded, ifNoneMatch) ?? coded.whole;
  }

  /** Keeps its text compressed, as a fifth of it. Those who take no coding get it unpacked. */
  async pack(): Promise<void> {
    if (!this.#isText || this.#isPacked) return;
    const bytes = await this.#compress(packing);
    this.#bytes = bytes;
    this.#isPacked = true;
  }

  /** Compresses it as small as can be, for the many who ask for it. */
  compressWell(): Promise<void> {
    return (this.#compressingWell ??= this.#isText ? this.#compressAll() : Promise.resolve());
  }

  async #compressAll(): Promise<void> {
    const compressed = await compressKept(this.#text());
    this.#isCompressedWell = true;
    for (const [coding, bytes] of compressed) {
      this.#compressed.set(coding, Promise.resolve(bytes));
      this.#put(coding, bytes);
    }
    // Nobody gets it any more.
    this.#coded.delete(packing);
  }

  #text(): Bytes {
    return this.#isPacked ? unpack(this.#bytes) : this.#bytes;
  }

  #codingOf({ once, kept }: Codings): Coding {
    if (!this.#isText) return "identity";
    return this.#isCompressedWell ? kept : once;
  }

  #compress(coding: Coding): Promise<Bytes> {
    const bytes = this.#compressed.get(coding) ?? compressOnce(this.#text(), coding);
    this.#compressed.set(coding, bytes);
    return bytes;
  }

  #put(coding: Coding, bytes: Bytes): CodedPage {
    const headers = new Headers(this.#headers);
    // A weak one: compressed well, a page has other bytes and is the same.
    const tag = `W/"${this.#digest}-${coding}"`;
    if (this.status === 200) headers.set("etag", tag);
    if (coding !== "identity") headers.set("content-encoding", coding);
    // A status that has no body takes none, not even an empty one.
    const hasBody = this.status !== 204;
    if (hasBody) headers.set("content-length", String(bytes.length));
    const whole = { status: this.status, headers: [...headers].flat(), bytes };
    const coded: CodedPage = { tag, whole: hasBody ? whole : { ...whole, bytes: undefined } };
    this.#coded.set(coding, coded);
    return coded;
  }

  /** A 304, if the client has the page. */
  #unchanged(coded: CodedPage, ifNoneMatch: string | undefined): FinishedAnswer | undefined {
    if (ifNoneMatch === undefined || this.status !== 200) return undefined;
    const known = new Set(ifNoneMatch.split(",").map((item) => item.trim().replace(/^W\//, "")));
    if (!known.has(coded.tag.slice(2)) && !known.has("*")) return undefined;
    if (!coded.unchanged) {
      const headers = new Headers(this.#headers);
      headers.set("etag", coded.tag);
      coded.unchanged = { status: 304, headers: [...headers].flat(), bytes: undefined };
    }
    return coded.unchanged;
  }
}

/** The same answer as a Response. */
export function toResponse({ status, headers, bytes }: FinishedAnswer): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2) pairs.append(headers[at]!, headers[at + 1]!);
  // The bytes themselves: a copy for everybody who is slow to read would fill the memory.
  return new Response(bytes, { status, headers: pairs });
}
