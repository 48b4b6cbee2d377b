// Opens the content: from what the build checked, from a cache in development, or by reading it. Whatever the source,
// the library is the same, and content with mistakes never becomes one.

import { hash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ReadBefore } from "../platform/content/content-reader.ts";
import { isNewestRelease, ownRelease } from "../platform/releases.ts";
import { type CheckedContent, type Library, publish } from "./library.ts";

/** What the build knows about the content it checked. */
export interface BuiltContent {
  /** The digest of the files, from `digestOfContent`. */
  digest: string;
  /** The hash of `builtContentFile`. */
  sha256: string;
}

declare global {
  interface ImportMetaEnv {
    /** Inserted into the server's bundle by tools/vite/content.ts. */
    readonly BUILT_CONTENT?: BuiltContent;
  }
}

/** The checked content, in the folder of the built server. */
export const builtContentFile = "content.json";

/**
 * A digest of everything that affects reading content: the content files, and the names of public files they may link
 * to.
 * @throws if a file can't be read
 */
export function digestOfContent(projectFolder: string): string {
  const texts = filesBelow(projectFolder, contentFolder).map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [...texts, ...filesBelow(projectFolder, "public")].join("\n"));
}

/** The files in a folder, by their paths relative to the project; none if it doesn't exist. */
export function filesBelow(projectFolder: string, folder: string): string[] {
  if (!existsSync(join(projectFolder, folder))) return [];
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(projectFolder, join(parentPath, name)))
    .toSorted();
}

/**
 * Opens a project's library: from the build if content hasn't changed since, otherwise by reading and checking it. A
 * release that an owner rolled back to shows the content it was built with, because the files belong to a newer one.
 * @param built undefined in development and in tests
 * @param release the folder of the running release
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export async function openLibrary(
  projectFolder: string,
  showsSamples: boolean,
  built: BuiltContent | undefined = import.meta.env.BUILT_CONTENT,
  release: string | undefined = ownRelease,
): Promise<Library> {
  const checked = built && release && readBuilt(projectFolder, release, built);
  if (checked) return publish(checked, showsSamples);
  // Loaded on demand: reading content takes a lot of code.
  const { readLibrary } = await import("./read-library.ts");
  return readLibrary(projectFolder, showsSamples);
}

/** The content that the build checked; undefined if content has changed since, or the file isn't the build's. */
function readBuilt(
  projectFolder: string,
  release: string,
  { digest, sha256 }: BuiltContent,
): CheckedContent | undefined {
  try {
    if (isNewestRelease(release) && digestOfContent(projectFolder) !== digest) return undefined;
    const text = readFileSync(join(release, "server", builtContentFile));
    return hash("sha256", text) === sha256
      ? (JSON.parse(text.toString()) as CheckedContent)
      : undefined;
  } catch {
    return undefined;
  }
}

export interface LiveLibrary {
  /** As of the last refresh. */
  current(): Library;
  /**
   * Reads content again if it has changed.
   * @throws ContentMistakes with a sentence for each mistake in any file
   */
  refresh(): Promise<void>;
}

/** Checked content from the last run, with the digest of its sources. */
const keptFile = "node_modules/.cache/content.json";

/** File timestamps are coarse: within this time, in milliseconds, a file may change twice without a new one. */
const coarseness = 2000;

/**
 * Opens the library for development. It starts from the last run's result if nothing has changed, and rereads only
 * edited files.
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export async function openLiveLibrary(
  projectFolder: string,
  showsSamples: boolean,
  clock: () => number = Date.now,
): Promise<LiveLibrary> {
  let library: Library | undefined;
  let stamp: string | undefined;
  let digest = "";
  let reading: Promise<() => CheckedContent> | undefined;

  const read = async (wanted: string): Promise<CheckedContent> => {
    const kept = readKept(projectFolder, wanted);
    if (kept) return kept;
    reading ??= loadReader(projectFolder);
    const text = JSON.stringify((await reading)());
    // Files may have changed while we were reading.
    if (digestOf(projectFolder) === wanted) keep(projectFolder, wanted, text);
    return JSON.parse(text) as CheckedContent;
  };
  const refresh = async () => {
    // In this order: the next refresh then sees changes made after the stamp was taken.
    const now = stampOf(projectFolder, clock() - coarseness);
    if (library && now !== undefined && now === stamp) return;
    const wanted = digestOf(projectFolder);
    if (!library || wanted !== digest) library = publish(await read(wanted), showsSamples);
    [stamp, digest] = [now, wanted];
  };
  await refresh();
  return { current: () => library!, refresh };
}

/** Loaded on demand: reading content takes a lot of code. */
async function loadReader(projectFolder: string): Promise<() => CheckedContent> {
  const { readContent } = await import("./read-library.ts");
  const before: ReadBefore = new Map();
  return () => readContent(projectFolder, before).content;
}

/** The source files that affect reading: Node runs them, so none has JSX. */
function codeFiles(projectFolder: string): string[] {
  return filesBelow(projectFolder, "src").filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

/** A digest of everything checked content depends on: content, the code that reads it, packages and Node itself. */
function digestOf(projectFolder: string): string {
  const texts = [...codeFiles(projectFolder), "node_modules/.package-lock.json"].map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [digestOfContent(projectFolder), process.version, ...texts].join("\n"));
}

/**
 * Changes whenever the digest does. Undefined if a file has changed so recently that it could change again unnoticed.
 */
function stampOf(projectFolder: string, settled: number): string | undefined {
  const lines = filesBelow(projectFolder, "public");
  for (const path of [...filesBelow(projectFolder, contentFolder), ...codeFiles(projectFolder)]) {
    const found = statSync(join(projectFolder, path), { throwIfNoEntry: false });
    // Unlike the modification time, it can't be set back.
    if (!found || found.ctimeMs > settled) return undefined;
    lines.push(`${path} ${found.ctimeMs} ${found.ino} ${found.size}`);
  }
  return lines.join("\n");
}

function readKept(projectFolder: string, digest: string): CheckedContent | undefined {
  try {
    const text = readFileSync(join(projectFolder, keptFile), "utf8");
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    return text.slice(0, end) === `${digest} ${hash("sha256", body)}`
      ? (JSON.parse(body) as CheckedContent)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Only an optimization, so a folder that can't be written is fine. */
function keep(projectFolder: string, digest: string, text: string): void {
  const file = join(projectFolder, keptFile);
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed into place, so that no run reads half of it.
    writeFileSync(`${file}.${process.pid}`, `${digest} ${hash("sha256", text)}\n${text}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}
