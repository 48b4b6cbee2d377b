import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import type { UsedPart } from "../ui/markup-cache.tsx";

export type Bytes = Buffer<ArrayBuffer>;

/**
 * The codings of answers, those we would rather send first. What is kept is compressed once for many, and what is not
 * has someone waiting for it: Zstandard takes a fifth of Brotli's time for a twentieth more.
 */
export const codings = {
  kept: ["br", "gzip", "identity"],
  once: ["zstd", "br", "gzip", "identity"],
} as const;
export type Coding = (typeof codings)["once"][number];

/** The coding that a client takes of a page that is kept, and of one that is rendered for it. */
export type Codings = Readonly<Record<keyof typeof codings, Coding>>;

/** Browsers send one of a few headers, and anybody may send others, of any length. */
const longestAsked = 200;
const asked = new LRUCache<string, Codings>({ max: 200 });

/** The codings that an Accept-Encoding header asks for. */
export function codingsOf(acceptEncoding = ""): Codings {
  const known = asked.get(acceptEncoding);
  if (known) return known;
  const accepted = new Set(
    parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? [type] : [])),
  );
  const first = (of: readonly Coding[]) => of.find((coding) => accepted.has(coding)) ?? "identity";
  const found = { kept: first(codings.kept), once: first(codings.once) };
  if (acceptEncoding.length <= longestAsked) asked.set(acceptEncoding, found);
  return found;
}

/**
 * Up to so many bytes are compressed at once, which takes about a millisecond. To hand them to a thread and back takes as
 * long, and the thread needs a core of its own. Everybody else would wait for more.
 */
const largestAtOnce: Record<Coding, number> = {
  zstd: 1024 * 1024,
  br: 128 * 1024,
  gzip: 128 * 1024,
  identity: Infinity,
};

/**
 * How many bytes are compressed into one piece of memory. Node keeps the last piece of every compression until the next
 * full collection, and a piece of its pool keeps the whole pool: at Node's sizes 64 KiB for a page of 16, and with each
 * page rendered, three full collections a second. Pieces as large as the pool don't come from it.
 */
const chunkSize = 4096;
Buffer.poolSize = chunkSize;

const zstd = { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const brotli = (quality: number) => ({
  chunkSize,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
const gzipped = { chunkSize, level: 6 };
const atOnce: Record<Coding, (text: Bytes) => Bytes> = {
  zstd: (text) => zstdCompressSync(text, zstd),
  br: (text) => brotliCompressSync(text, brotli(5)),
  gzip: (text) => gzipSync(text, gzipped),
  identity: (text) => text,
};
const byThread: Record<Coding, (text: Bytes) => Promise<Bytes>> = {
  zstd: (text) => promisify(zstdCompress)(text, zstd),
  br: (text) => promisify(brotliCompress)(text, brotli(8)),
  gzip: (text) => promisify(gzip)(text, gzipped),
  identity: async (text) => text,
};

/**
 * A text in the coding that many will be sent, by a thread of its own. With Brotli 8, a paddle's page takes a quarter more
 * time than with 5 for 1.5% less; with 9 it would take eight times as long, and every review has some pages compressed
 * again.
 */
export async function compressKept(text: Bytes, coding: Coding): Promise<Bytes> {
  return await byThread[coding](text);
}

/** A text in the coding that someone waits for, compressed cheaply. */
export async function compressOnce(text: Bytes, coding: Coding): Promise<Bytes> {
  return text.length <= largestAtOnce[coding] ? atOnce[coding](text) : await byThread[coding](text);
}

/** Room for the bytes of a page of 300,000 characters; what is longer gets room of its own. */
const usualRoom = 2 ** 20;

const shared = Buffer.allocUnsafeSlow(usualRoom);

/** A part's place in a page. */
const beforePart = "<!--part ";
const afterPart = "-->";

/**
 * Encodes a page as UTF-8, with its cached parts in their places, and with its style element at the end of its head: no
 * request before the first paint. Most of a page are parts and styles, which are bytes already. All is written into
 * memory that is used again, because allocating as much takes longer than filling it.
 */
export function encodePage(
  html: string,
  parts: readonly UsedPart[],
  styleElement: Buffer | undefined,
): Buffer<ArrayBuffer> {
  // A UTF-16 unit takes three bytes at most.
  let maxLength = html.length * 3 + (styleElement?.length ?? 0);
  for (const { part, id } of parts) maxLength += part.bytes.length + part.idsAt.length * id.length;
  const room = maxLength <= usualRoom ? shared : Buffer.allocUnsafeSlow(maxLength);
  let length = 0;

  function write(from: number, to: number): void {
    let at = from;
    let place = html.indexOf(beforePart, from);
    while (place >= 0 && place < to) {
      const end = html.indexOf(afterPart, place);
      const part = parts[Number(html.slice(place + beforePart.length, end))];
      if (part) {
        length += room.write(html.slice(at, place), length);
        writePart(part);
        at = end + afterPart.length;
      }
      place = html.indexOf(beforePart, place + 1);
    }
    length += room.write(html.slice(at, to), length);
  }

  function writePart({ part: { bytes, idsAt }, id }: UsedPart): void {
    let from = 0;
    for (const to of idsAt) {
      length += bytes.copy(room, length, from, to);
      length += room.write(id, length, "latin1");
      from = to;
    }
    length += bytes.copy(room, length, from);
  }

  const headEnd = Math.max(html.indexOf("</head>"), 0);
  write(0, headEnd);
  length += styleElement?.copy(room, length) ?? 0;
  write(headEnd, html.length);
  return Buffer.from(room.subarray(0, length));
}
