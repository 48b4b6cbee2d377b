// Photos on their way in and out. What someone sends goes into a folder as it comes, is decoded and re-encoded by a
// process of its own, and its versions are stored; only then may a row name it. So a picture that a page shows is whole,
// and what nothing names is an upload that broke off, which `sweep` clears away.

import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve as absolute } from "node:path";
import { finished } from "node:stream/promises";
import type * as Multipart from "@remix-run/multipart-parser";
import { TaggedCache } from "../platform/cache.ts";
import { spendOn } from "../platform/http/body-meter.ts";
import { discardBody, largestBody } from "../platform/http/refuse-requests.ts";
import { log } from "../platform/log.ts";
import { privateFolder } from "../platform/private-files.ts";
import { LimitReached, openPostBudget } from "../platform/rate-limit/rate-limiter.service.ts";
import { ownRelease } from "../platform/releases.ts";
import type { Environment } from "../platform/settings.ts";
import type { DecodeAnswer, DecodeRequest } from "./decode-picture.worker.ts";
import { claimName, incomingFolder, mediaFolder, openMediaFiles } from "./media-files.service.ts";
import {
  photoRefusals,
  type Picture,
  PictureRefused,
  pictureTypes,
  readVersionName,
  versionNames,
} from "./picture.ts";
import { uploadLimits } from "./upload-limits.ts";

/** A photo as it was sent, in a file. */
export interface IncomingFile {
  path: string;
}

/** What someone sent with a form: its photos, and an editor's other fields. */
export interface Upload {
  files: readonly IncomingFile[];
  form: URLSearchParams;
  /** Deletes the files. */
  discard(): Promise<void>;
}

/** A picture whose files are stored, for the row that names it. */
export interface MadePicture extends Picture {
  /** Of all its files together. */
  bytes: number;
}

/** Something whose rows name pictures. */
export interface PictureOwner {
  /**
   * The width of a picture that everyone may see, in pixels; 0 if not everyone may, and undefined if no row names it.
   * Cached until a tag of what it read is dropped, so what one owner knows of a picture mustn't depend on what others
   * read.
   */
  publicWidth(name: string): Promise<number | undefined>;
  /** Which of these names any row has, public or not. */
  existing(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** All that its rows name. */
  all(): Promise<readonly Pick<Picture, "name" | "width">[]>;
}

/** Too many photos come in, or wait to be decoded. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/** How many visitors' uploads may come in at once, of all and of one: each may hold a photo in memory for minutes. */
const mostAtOnce = { all: 16, each: 4 };
/** The processor time that decoding one visitor's photos may take in an hour, in milliseconds: some 150 photos. */
const hourlyDecoding = 120_000;
/** What is paid for a photo in advance, in milliseconds. */
const usualDecoding = 1500;
/** The most processor time that decoding one may take, in milliseconds: that the machine is busy is no photo's fault. */
const mostCpu = 20_000;
/** How long it may take even then, in milliseconds. */
const longestDecoding = 60_000;
/** How many may wait to be decoded. */
const mostWaiting = 12;
/** How long the process that decodes stays without anything to do, in milliseconds. */
const idleLife = 60_000;
/** After how long something that nothing names is what was left behind, in milliseconds. */
const leftBehind = 3_600_000;

interface MediaContext {
  environment: Pick<Environment, "dataDir" | "mediaUrl" | "siteUrl">;
  owners: readonly PictureOwner[];
  clock: () => number;
  /** Subscribes to the tags of changes that a read may depend on. */
  onRead: (listener: (tag: string | undefined) => void) => void;
}

export type Media = ReturnType<typeof openMedia>;

export function openMedia({ environment, owners, clock, onRead }: MediaContext) {
  const incoming = incomingFolder(mediaFolder(environment.dataDir));
  const files = openMediaFiles(environment);
  const decoder = openDecoder(absolute(incoming));
  const budget = openPostBudget(clock, hourlyDecoding);
  const shown = new TaggedCache<number>({ max: 20_000 });
  /** The visitor of each upload that is coming in. */
  const senders: string[] = [];
  onRead((tag) => shown.drop(tag));

  const publicWidth = async (name: string) => {
    for (const owner of owners) {
      const width = await owner.publicWidth(name);
      if (width !== undefined) return width;
    }
    return 0;
  };

  /** Reads a version's file, public or not. */
  async function open(version: string) {
    const read = readVersionName(version);
    const body = read && (await files.read(version));
    return read && body && { body, type: pictureTypes[read.format] };
  }

  const media = {
    /**
     * Takes the photos of a posted form, or one photo that is the whole body, as they come.
     * @param most how many there may be
     * @param visitor who sends them, and no other fields; undefined for editors, who don't wait for visitors here,
     * but do in nginx as shipped, which can't tell them apart
     * @throws PictureRefused, PicturesBusy
     */
    async receive(request: Request, most: number, visitor?: string): Promise<Upload> {
      if (visitor === undefined) return await receiveFiles(request, most, uploadLimits.text);
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

    /**
     * Makes a picture of a photo: decodes it and stores its versions.
     * @param of what it belongs to; it goes into its name, so that no one else's photo shares its files
     * @param address the IP address of the visitor who pays for the processor time; undefined for editors
     * @throws PictureRefused, PicturesBusy, LimitReached
     */
    async make({ path }: IncomingFile, of: string, address?: string): Promise<MadePicture> {
      if (address !== undefined) {
        const wait = budget.pay(address, usualDecoding);
        if (wait > 0) throw new LimitReached(wait);
      }
      let cpu = 0;
      const folder = await mkdtemp(`${path}-`);
      try {
        const { files: made, ...picture } = await decoder.decode(
          { file: path, folder, of },
          (taken) => (cpu = taken),
        );
        for (const name of made) await files.put(name, await readFile(join(folder, name)));
        return picture;
      } finally {
        if (address !== undefined) budget.refund(address, usualDecoding - cpu);
        await rm(folder, { recursive: true, force: true });
      }
    },

    open,

    /** Whether there is such a version, and everyone may see it. Asks no bucket. */
    async isPublic(version: string): Promise<boolean> {
      const name = readVersionName(version)?.name;
      if (name === undefined) return false;
      const width = await shown.getOrStart(name, () => publicWidth(name));
      return width > 0 && versionNames({ name, width }).includes(version);
    },

    /** Deletes the files of pictures that no row names anymore. Those it fails to delete are left to `sweep`. */
    async remove(pictures: readonly Pick<Picture, "name" | "width">[]): Promise<void> {
      for (const version of pictures.flatMap(versionNames)) await files.remove(version);
    },

    /**
     * Deletes what uploads that broke off and deleted rows have left behind. Returns how many files. Another site's
     * bucket stays as it is: this site's store doesn't name its pictures.
     */
    async sweep(): Promise<number> {
      const site = await files.claim(environment.siteUrl);
      if (site !== environment.siteUrl) {
        log(
          "warn",
          `No pictures are cleared away, because MEDIA_URL belongs to ${site}. A copy of a site needs a folder of its own in the bucket. If the site has moved, delete ${claimName} there.`,
        );
        return 0;
      }
      const before = clock() - leftBehind;
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
      }
      let removed = 0;
      for await (const { name } of media.unnamed(before)) {
        await files.remove(name);
        removed++;
      }
      return removed;
    },

    /** The files stored before a time, in epoch milliseconds, whose picture no row names. */
    async *unnamed(before: number) {
      for await (const batch of inBatches(files.list(), 200)) {
        const old = batch.filter(({ name, at }) => at < before && readVersionName(name));
        const nameOf = (file: { name: string }) => readVersionName(file.name)!.name;
        const named = await namesOf([...new Set(old.map(nameOf))]);
        yield* old.filter((file) => !named.has(nameOf(file)));
      }
    },

    /** Every file that is stored. */
    list: files.list,

    /** The names of files that rows name, and that aren't stored. */
    async missing(): Promise<string[]> {
      const stored = new Set<string>();
      for await (const { name } of files.list()) stored.add(name);
      const pictures = (await Promise.all(owners.map((owner) => owner.all()))).flat();
      return pictures.flatMap(versionNames).filter((name) => !stored.has(name));
    },

    /** Ends the process that decodes. */
    close: decoder.close,
  };
  return media;

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

  async function namesOf(names: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    if (names.length === 0) return found;
    for (const owner of owners) for (const name of await owner.existing(names)) found.add(name);
    return found;
  }
}

async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
  if (!body) throw new PictureRefused(photoRefusals.none);
  const type = request.headers.get("content-type") ?? "";
  // Loaded on demand: most processes take no photo for hours.
  const multipart = await import("@remix-run/multipart-parser");
  const blocks = inBlocks(body);
  try {
    if (/^image\//i.test(type)) await keep(atMost(blocks, uploadLimits.bytes));
    else {
      const parser = openParser(type, multipart);
      let text = 0;
      for await (const block of blocks)
        for (const { part, name, fileName } of spendOn(request, () =>
          [...parser.write(block)].map(readHead),
        ))
          // A file field without a choice is sent as a file without a name.
          if (fileName) await keep(part.content);
          else if (fileName === undefined && mostText > 0) {
            text += part.size;
            if (text > mostText) throw new PictureRefused(photoRefusals.text);
            form.append(name, part.text);
          }
      parser.finish();
    }
    if (files.length === 0) throw new PictureRefused(photoRefusals.none);
    return { files, form };
  } catch (error) {
    await discardBody(request, largestUpload);
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(sayRefusal(error, multipart));
  }
}

/** @throws PictureRefused */
function openParser(type: string, { getMultipartBoundary, MultipartParser }: typeof Multipart) {
  const boundary = getMultipartBoundary(type);
  if (boundary === null || !/^multipart\/form-data/i.test(type))
    throw new PictureRefused(photoRefusals.none);
  if (boundary.length > longestBoundary) throw new PictureRefused(photoRefusals.form);
  return new MultipartParser(boundary, {
    maxFileSize: uploadLimits.bytes,
    maxTotalSize: largestUpload,
    maxParts: uploadLimits.photos + 20,
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

/** Joins the pieces that a body comes in: keeping a small one keeps hundreds of bytes with it. */
async function* inBlocks(body: ReadableStream<Uint8Array>) {
  let block: Uint8Array[] = [];
  let size = 0;
  for await (const part of body.values({ preventCancel: true })) {
    block.push(part);
    size += part.length;
    if (size < blockSize) continue;
    yield Buffer.concat(block);
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

/**
 * One process that decodes photos in turn, which is there only while there are any.
 * @param folder the only one in which it finds photos and writes pictures
 */
function openDecoder(folder: string) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let next = 0;

  function start(): ChildProcess {
    const script =
      ownRelease === undefined
        ? join(import.meta.dirname, "decode-picture.worker.ts")
        : join(ownRelease, "server", "decode-picture.js");
    const code = ownRelease === undefined ? dirname(import.meta.dirname) : dirname(script);
    const sharp = createRequire(script).resolve("sharp");
    const packages = sharp.slice(0, sharp.lastIndexOf("/sharp/"));
    const started = fork(script, ["decode-pictures"], {
      // It gets no settings and no open files, and its scripts reach nothing but these folders. That holds for scripts
      // alone: a photo that took libvips over could read what the site's user can. So few formats are read at all.
      env: {},
      execArgv: [
        "--max-old-space-size=128",
        "--permission",
        "--allow-addons",
        "--disable-warning=PERM0001",
        ...[code, packages, folder].map((each) => `--allow-fs-read=${each}/`),
        `--allow-fs-write=${folder}/`,
      ],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Out of memory, the system should end it and not the site. It may refuse, outside of Linux.
    if (started.pid !== undefined)
      writeFile(`/proc/${started.pid}/oom_score_adj`, "1000").catch(() => undefined);
    started.stderr?.on("data", (said: Buffer) =>
      log("warn", `The process that decodes photos says: ${said.toString().slice(0, 500)}`),
    );
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  /** @throws PictureRefused */
  async function decodeNow(
    request: Omit<DecodeRequest, "id" | "mostCpu">,
    tookCpu: (cpu: number) => void,
  ) {
    clearTimeout(idle);
    child ??= start();
    const process = child;
    process.ref();
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<DecodeAnswer>();
    const hear = (answer: DecodeAnswer) => {
      if (answer.id === id) resolve(answer);
    };
    const refuse = () => reject(new PictureRefused(photoRefusals.heavy));
    const late = setTimeout(() => {
      end();
      refuse();
    }, longestDecoding);
    process.on("message", hear);
    process.once("exit", refuse);
    process.once("error", reject);
    process.send({ id, mostCpu, ...request } satisfies DecodeRequest);
    try {
      const answer = await promise;
      tookCpu(answer.cpu);
      if ("picture" in answer) return answer.picture;
      // It ends itself after that, but not before it might be asked again.
      if ("refused" in answer && answer.refused === photoRefusals.heavy) end();
      if ("refused" in answer) throw new PictureRefused(answer.refused);
      throw new Error(answer.error);
    } catch (error) {
      if (error instanceof PictureRefused && error.message === photoRefusals.heavy)
        tookCpu(mostCpu);
      throw error;
    } finally {
      clearTimeout(late);
      process.off("message", hear);
      process.off("exit", refuse);
      process.off("error", reject);
      process.unref();
      process.channel?.unref();
      idle = setTimeout(end, idleLife).unref();
    }
  }

  return {
    /**
     * @param tookCpu called with the processor time that it took, in milliseconds
     * @throws PictureRefused, PicturesBusy
     */
    async decode(request: Omit<DecodeRequest, "id" | "mostCpu">, tookCpu: (cpu: number) => void) {
      if (waiting >= mostWaiting) throw new PicturesBusy("too many photos wait to be decoded");
      waiting++;
      try {
        const decoded = last.then(() => decodeNow(request, tookCpu));
        last = decoded.catch(() => undefined);
        return await decoded;
      } finally {
        waiting--;
      }
    },
    close(): void {
      clearTimeout(idle);
      end();
    },
  };
}

declare module "../platform/render/site.ts" {
  interface Site {
    readonly media: Media;
  }
}
