// Photos on their way in: what someone sends goes into a folder as it comes, and never into memory as a whole.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type * as Multipart from "@remix-run/multipart-parser";
import { spendOn } from "../../platform/http/body-meter.ts";
import { discardBody, largestBody } from "../../platform/http/refuse-requests.ts";
import { privateFolder } from "../../platform/private-files.ts";
import { photoRefusals, PictureRefused, PicturesBusy } from "./picture.ts";
import { uploadLimits } from "./upload-limits.ts";

/** A photo as it was sent, in a file. */
export interface IncomingFile {
  path: string;
}

/** What someone sent with a form: its photos, and an editor's other fields. */
export interface Upload {
  files: readonly IncomingFile[];
  form: URLSearchParams;
  /** Why an editor's photos aren't taken, in a sentence. Then there are no files, and the fields before them. */
  refused?: string | undefined;
  /** Deletes the files. */
  discard(): Promise<void>;
}

/** How many visitors' uploads may come in at once, of all and of one: each may hold a photo in memory for minutes. */
const mostAtOnce = { all: 16, each: 4 };

/** Receives uploads into a folder. */
export function openReceiver(incoming: string) {
  /** The visitor of each upload that is coming in. */
  const senders: string[] = [];

  async function receiveFiles(request: Request, most: number, mostText: number): Promise<Upload> {
    privateFolder(incoming);
    const folder = join(incoming, randomUUID());
    await mkdir(folder, { mode: 0o700 });
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      return { ...(await receiveInto(folder, request, most, mostText)), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /**
   * Takes the photos of an editor's form, if there are any, with its other fields. Editors don't wait for visitors here,
   * but do in nginx as shipped, which can't tell them apart.
   * @param most how many photos there may be
   */
  const receiveForm = (request: Request, most: number): Promise<Upload> =>
    receiveFiles(request, most, uploadLimits.text);

  return {
    receiveForm,
    /**
     * Takes the photos of a posted form, or one photo that is the whole body, as they come.
     * @param most how many there may be
     * @param visitor who sends them, and no other fields; undefined for editors
     * @throws PictureRefused, PicturesBusy
     */
    async receive(request: Request, most: number, visitor?: string): Promise<Upload> {
      if (visitor === undefined) {
        const { refused, ...upload } = await receiveForm(request, most);
        if (refused === undefined && upload.files.length > 0) return upload;
        await upload.discard();
        throw new PictureRefused(refused ?? photoRefusals.none);
      }
      const own = senders.filter((sender) => sender === visitor).length;
      if (senders.length >= mostAtOnce.all || own >= mostAtOnce.each) {
        await discardBody(request, largestUpload);
        throw new PicturesBusy("too many photos come in");
      }
      senders.push(visitor);
      try {
        return await receiveFiles(request, most, 0);
      } finally {
        senders.splice(senders.indexOf(visitor), 1);
      }
    },
  };
}

/** In bytes. */
const largestUpload = largestBody.photos;
/** By RFC 2046, 5.1.1. Searching for a longer one would take the parser the square of its length, in each block. */
const longestBoundary = 70;
/** How much of a body is read before anything is done with it, in bytes. */
const blockSize = 64 * 1024;

/** @param mostText how many bytes the other fields may have; with 0, they're ignored, whatever they have */
async function receiveInto(folder: string, request: Request, most: number, mostText: number) {
  const files: IncomingFile[] = [];
  const form = new URLSearchParams();
  const keep = async (parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    if (files.length === most) throw new PictureRefused(photoRefusals.many);
    const path = join(folder, String(files.length));
    if ((await writeParts(path, parts)) === 0) throw new PictureRefused(photoRefusals.empty);
    files.push({ path });
  };
  const { body } = request;
  const isVisitors = mostText === 0;
  if (!body && isVisitors) throw new PictureRefused(photoRefusals.none);
  if (!body) return { files, form, refused: photoRefusals.none };
  const type = request.headers.get("content-type") ?? "";
  // Loaded on demand: most processes take no photo for hours.
  const multipart = await import("@remix-run/multipart-parser");
  const blocks = inBlocks(body);
  try {
    if (/^image\//i.test(type)) await keep(atMost(blocks, uploadLimits.bytes));
    else {
      const parser = openParser(type, multipart, isVisitors ? 20 : uploadLimits.fields);
      let text = 0;
      for await (const block of blocks)
        for (const { part, name, fileName } of spendOn(request, () =>
          [...parser.write(block)].map(readHead),
        ))
          // A file field without a choice is sent as a file without a name.
          if (fileName) await keep(part.content);
          else if (fileName === undefined && !isVisitors) {
            text += part.size;
            if (text > mostText) throw new PictureRefused(photoRefusals.text);
            form.append(name, part.text);
          }
      parser.finish();
    }
    if (files.length === 0 && isVisitors) throw new PictureRefused(photoRefusals.none);
    return { files, form };
  } catch (error) {
    await discardBody(request, largestUpload);
    const refused =
      error instanceof PictureRefused ? error : new PictureRefused(sayRefusal(error, multipart));
    if (isVisitors) throw refused;
    return { files: [], form, refused: refused.message };
  }
}

/** @param fields how many there may be besides photos @throws PictureRefused */
function openParser(
  type: string,
  { getMultipartBoundary, MultipartParser }: typeof Multipart,
  fields: number,
) {
  const boundary = getMultipartBoundary(type);
  if (boundary === null || !/^multipart\/form-data/i.test(type))
    throw new PictureRefused(photoRefusals.none);
  if (boundary.length > longestBoundary) throw new PictureRefused(photoRefusals.form);
  return new MultipartParser(boundary, {
    maxFileSize: uploadLimits.bytes,
    maxTotalSize: largestUpload,
    maxParts: uploadLimits.photos + fields,
  });
}

/**
 * What the head of a form's part says. The parser's own getters decode a file's name from any charset that it claims, and
 * print it on stderr if there's none of that name.
 */
function readHead(part: Multipart.MultipartPart) {
  const said = part.headers["content-disposition"] ?? "";
  const [, name = ""] = /;\s*name="([^"]*)"/i.exec(said) ?? [];
  const [, quoted, bare] = /;\s*filename\*?=(?:"([^"]*)"|([^;]*))/i.exec(said) ?? [];
  return { part, name, fileName: (quoted ?? bare)?.trim() };
}

/** What an error while reading means to its sender. @throws the error, if it's ours */
function sayRefusal(error: unknown, errors: typeof Multipart): string {
  if (
    error instanceof errors.MaxFileSizeExceededError ||
    error instanceof errors.MaxTotalSizeExceededError
  )
    return photoRefusals.large;
  if (error instanceof errors.MaxPartsExceededError) return photoRefusals.many;
  // A part's head that's too long, or something in it or in a field that isn't UTF-8.
  if (
    error instanceof errors.MaxHeaderSizeExceededError ||
    (error as NodeJS.ErrnoException).code === "ERR_ENCODING_INVALID_ENCODED_DATA"
  )
    return photoRefusals.form;
  if (error instanceof errors.MultipartParseError || isBrokenOff(error))
    return photoRefusals.broken;
  throw error;
}

/** Whether the sender went away: what the connection then says has no other sign. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error &&
  /aborted|premature|ECONNRESET|terminated|closed/i.test(
    `${error.message} ${(error as NodeJS.ErrnoException).code ?? ""}`,
  );

/**
 * Joins the pieces that a body comes in: keeping a small one keeps hundreds of bytes with it. A large one is divided, so
 * that fields before a file that's refused have been read by then.
 */
async function* inBlocks(body: ReadableStream<Uint8Array>) {
  let block: Uint8Array[] = [];
  let size = 0;
  for await (const part of body.values({ preventCancel: true })) {
    block.push(part);
    size += part.length;
    if (size < blockSize) continue;
    const joined = Buffer.concat(block);
    for (let start = 0; start < size; start += blockSize)
      yield joined.subarray(start, start + blockSize);
    block = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(block);
}

/** @throws PictureRefused after this many bytes */
async function* atMost(parts: AsyncIterable<Uint8Array>, most: number) {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > most) throw new PictureRefused(photoRefusals.large);
    yield part;
  }
}

/** Writes a file, waiting whenever the disk is behind. @returns its size */
async function writeParts(
  path: string,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600, flags: "wx" });
  let size = 0;
  try {
    for await (const part of parts) {
      size += part.length;
      if (!file.write(part)) await once(file, "drain");
    }
    file.end();
    await finished(file);
  } finally {
    file.destroy();
  }
  return size;
}
