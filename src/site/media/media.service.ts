// Photos on their way in and out. What someone sends goes into a folder as it comes, is decoded and re-encoded by a
// process of its own, and its versions are stored; only then may a row name it. So a picture that a page shows is whole,
// and what nothing names is an upload that broke off, which `sweep` clears away.

import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, resolve as absolute } from "node:path";
import { type Changes, TaggedCache } from "../../platform/cache.ts";
import { log } from "../../platform/log.ts";
import { LimitReached, openPostBudget } from "../../platform/rate-limit/rate-limiter.service.ts";
import type { Environment } from "../../platform/settings.ts";
import { claimName, incomingFolder, mediaFolder, openMediaFiles } from "./media-files.service.ts";
import { type Picture, pictureTypes, readVersionName, versionNames } from "./picture.ts";
import { openDecoder } from "./picture-decoder.service.ts";
import { type IncomingFile, openReceiver } from "./receive-photos.service.ts";

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

/** The processor time that decoding one visitor's photos may take in an hour, in milliseconds: some 150 photos. */
const hourlyDecoding = 120_000;
/** What is paid for a photo in advance, in milliseconds. */
const usualDecoding = 1500;
/** After how long something that nothing names is what was left behind, in milliseconds. */
const leftBehind = 3_600_000;

interface MediaContext {
  environment: Pick<Environment, "dataDir" | "mediaUrl" | "siteUrl">;
  owners: readonly PictureOwner[];
  clock: () => number;
  changes: Pick<Changes, "onRead">;
}

export type Media = ReturnType<typeof openMedia>;

export function openMedia({ environment, owners, clock, changes }: MediaContext) {
  const incoming = incomingFolder(mediaFolder(environment.dataDir));
  const files = openMediaFiles(environment);
  const decoder = openDecoder(absolute(incoming));
  const budget = openPostBudget(clock, hourlyDecoding);
  const shown = new TaggedCache<number>({ max: 20_000 });
  changes.onRead((tag) => shown.drop(tag));

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
    ...openReceiver(incoming),

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
