// Where the files of pictures are: a folder of this machine, or a bucket that several machines share. A file's name
// says its content, so files are only ever added and deleted.

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Environment } from "../../platform/settings.ts";
import { privateFolder } from "../../platform/private-files.ts";

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  /** When it was stored, in epoch milliseconds. */
  at: number;
}

export interface MediaFiles {
  /** Stores a file, which is durable when this returns. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A file's bytes; undefined if there's none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(name: string): Promise<void>;
  /** All of them, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** The address of the site whose pictures these are: the one that asked first. */
  claim(siteUrl: string): Promise<string>;
}

/** The file of a bucket that says whose it is. */
export const claimName = "site-url.txt";

/** Where uploads come in, and files are until they're whole. */
export const incomingFolder = (root: string) => join(root, "incoming");

/** Opens the files in a folder, in folders by their first two letters. */
export function filesInFolder(root: string): MediaFiles {
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      privateFolder(root);
      for (const folder of [incomingFolder(root), dirname(path)])
        if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined)
          await syncFolder(root);
      const unfinished = join(incomingFolder(root), randomUUID());
      await writeFile(unfinished, bytes, { mode: 0o600, flag: "wx", flush: true });
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    // It's in the site's own DATA_DIR.
    claim: (siteUrl) => Promise.resolve(siteUrl),
    async *list() {
      for (const folder of await readdir(root).catch(() => [])) {
        if (folder.length !== 2) continue;
        for (const name of await readdir(join(root, folder))) {
          const found = await stat(join(root, folder, name)).catch(() => undefined);
          if (found?.isFile()) yield { name, size: found.size, at: found.mtimeMs };
        }
      }
    },
  };
}

/**
 * Copies files from one place to another that doesn't have them yet.
 * @param names which ones; by default, all
 * @returns the names of all that are there now, and how many of them were copied
 */
export async function copyFiles(
  from: MediaFiles,
  to: MediaFiles,
  names?: ReadonlySet<string>,
): Promise<{ names: Set<string>; copied: number }> {
  const known = new Map<string, number>();
  for await (const { name, size } of to.list()) known.set(name, size);
  const there = new Set<string>();
  let copied = 0;
  for await (const { name, size } of from.list()) {
    if (names && !names.has(name)) continue;
    if (known.get(name) !== size) {
      const bytes = await from.read(name);
      // Deleted since it was listed.
      if (!bytes) continue;
      await to.put(name, bytes);
      copied++;
    }
    there.add(name);
  }
  return { names: there, copied };
}

/** Opens the files of a site's pictures. */
export const openMediaFiles = ({
  dataDir,
  mediaUrl,
}: Pick<Environment, "dataDir" | "mediaUrl">): MediaFiles =>
  mediaUrl === undefined ? filesInFolder(mediaFolder(dataDir)) : filesInBucket(mediaUrl);

/** Where pictures are without a bucket, and what comes in with one, too. */
export const mediaFolder = (dataDir: string) => join(dataDir, "media");

/** A file's name is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** How long the bucket may take for one answer, in milliseconds. */
const bucketTimeout = 15_000;
/** How much of a bucket is kept in memory, in bytes: what's read twice is mostly read often. */
const keptInMemory = 48 * 1024 * 1024;

/**
 * Opens the files in a bucket that speaks Amazon's S3 protocol.
 * @param address `https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`; the folder and the region may be missing
 */
function filesInBucket(address: string): MediaFiles {
  const { username, password, protocol, host, pathname, searchParams } = new URL(address);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const root = `${protocol}//${host}/${bucket}`;
  const openClient = async () => {
    // Loaded on demand: most sites have no bucket.
    const { AwsClient } = await import("aws4fetch");
    return new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: "s3",
      region: searchParams.get("region") ?? "auto",
      retries: 2,
    });
  };
  let client: ReturnType<typeof openClient> | undefined;
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: keptInMemory,
    sizeCalculation: ({ length }) => length + 100,
  });
  const fileAt = (name: string) => `${root}/${prefix}${name}`;

  async function ask(url: string, init: RequestInit & { body?: BodyInit } = {}): Promise<Response> {
    client ??= openClient();
    const signal = AbortSignal.timeout(bucketTimeout);
    const answer = await (await client).fetch(url, { ...init, signal });
    if (answer.ok || answer.status === 404) return answer;
    const said = (await answer.text()).slice(0, 300).replaceAll(/\s+/g, " ");
    throw new Error(`the bucket answered ${answer.status} to ${init.method ?? "GET"}: ${said}`);
  }

  async function put(name: string, body: BodyInit, cacheControl: string): Promise<void> {
    const headers = { "cache-control": cacheControl };
    const answer = await ask(fileAt(name), { method: "PUT", body, headers });
    if (!answer.ok) throw new Error(`there is no bucket ${bucket} at ${host}`);
  }

  return {
    put: (name, bytes) => put(name, bytes, "public, max-age=31536000, immutable"),
    async read(name) {
      const known = kept.get(name);
      if (known) return known;
      const answer = await ask(fileAt(name));
      const body = await answer.bytes();
      if (!answer.ok) return undefined;
      kept.set(name, body);
      return body;
    },
    async claim(siteUrl) {
      const answer = await ask(fileAt(claimName));
      const said = (await answer.text()).trim();
      if (answer.ok) return said;
      await put(claimName, siteUrl, "no-store");
      return siteUrl;
    },
    async remove(name) {
      kept.delete(name);
      await (await ask(fileAt(name), { method: "DELETE" })).body?.cancel();
    },
    async *list() {
      for (let after: string | undefined; ;) {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (after !== undefined) query.set("continuation-token", after);
        const answer = await ask(`${root}?${query}`);
        const text = await answer.text();
        if (!answer.ok) throw new Error(`there is no bucket ${bucket} at ${host}`);
        for (const entry of text.split("<Contents>").slice(1)) {
          const name = element(entry, "Key")?.slice(prefix.length) ?? "";
          const at = Date.parse(element(entry, "LastModified") ?? "");
          if (name !== claimName) yield { name, size: Number(element(entry, "Size")), at };
        }
        after = element(text, "NextContinuationToken");
        if (after === undefined) return;
      }
    },
  };
}

/** The text of an element that has no others. Our files' names and the protocol's tokens need no entities but this. */
function element(xml: string, name: string): string | undefined {
  const begin = xml.indexOf(`<${name}>`);
  if (begin < 0) return undefined;
  const from = begin + name.length + 2;
  return xml.slice(from, xml.indexOf("<", from)).replaceAll("&amp;", "&");
}
