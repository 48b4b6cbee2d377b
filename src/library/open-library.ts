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

/** What the build knows of the content that it checked. */
export interface BuiltContent {
  /** Of the files that were read, as `digestOfContent` makes it. */
  digest: string;
  /** Of the text in `builtContentFile`. */
  sha256: string;
}

declare global {
  interface ImportMetaEnv {
    /** tools/vite/content.ts writes it into the server's bundle. */
    readonly BUILT_CONTENT?: BuiltContent;
  }
}

/** The file of checked content, in the folder of the built server. */
export const builtContentFile = "content.json";

/**
 * A digest of everything that reading content depends on: the content files, and the names of the public files that
 * they may link.
 * @throws if a file can't be read
 */
export function digestOfContent(projectFolder: string): string {
  const texts = filesBelow(projectFolder, contentFolder).map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [...texts, ...filesBelow(projectFolder, "public")].join("\n"));
}

/** The files below a folder, by their paths from the project's folder; none if there is no such folder. */
export function filesBelow(projectFolder: string, folder: string): string[] {
  if (!existsSync(join(projectFolder, folder))) return [];
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(projectFolder, join(parentPath, name)))
    .toSorted();
}

/**
 * The library of a project's folder: from the build if its content is still the same, or else read and checked. A release
 * that an owner went back to shows the content it was built with, because the files are those of a newer one.
 * @param built what the build wrote; undefined in development and in tests
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
  // Loaded only here: reading content needs much code.
  const { readLibrary } = await import("./read-library.ts");
  return readLibrary(projectFolder, showsSamples);
}

/** The content that the build checked; undefined if content has changed since, or the file isn't what it wrote. */
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

/** The library as the content files are now. */
export interface LiveLibrary {
  /** As of the last refresh. */
  current(): Library;
  /**
   * Reads content again if it has changed.
   * @throws ContentMistakes with a sentence for each mistake in any file
   */
  refresh(): Promise<void>;
}

/** Checked content from the last time it was read, with the digest of what it was read from. */
const keptFile = "node_modules/.cache/content.json";

/** Timestamps of file systems are coarse: within this time a file may change twice with the same one. */
const coarseness = 2000;

/**
 * The library for development. It starts from what an earlier start kept, if nothing has changed since; of edited
 * content it reads only the edited files again.
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
    // What changed in the meantime may be in it or not.
    if (digestOf(projectFolder) === wanted) keep(projectFolder, wanted, text);
    return JSON.parse(text) as CheckedContent;
  };
  const refresh = async () => {
    // In this order: what changes after its stamp was taken is found by the next refresh.
    const now = stampOf(projectFolder, clock() - coarseness);
    if (library && now !== undefined && now === stamp) return;
    const wanted = digestOf(projectFolder);
    if (!library || wanted !== digest) library = publish(await read(wanted), showsSamples);
    [stamp, digest] = [now, wanted];
  };
  await refresh();
  return { current: () => library!, refresh };
}

/** Loaded only here: reading content needs much code. */
async function loadReader(projectFolder: string): Promise<() => CheckedContent> {
  const { readContent } = await import("./read-library.ts");
  const before: ReadBefore = new Map();
  return () => readContent(projectFolder, before).content;
}

/** The files whose code may decide what is read: Node runs them, so there is none with JSX. */
function codeFiles(projectFolder: string): string[] {
  return filesBelow(projectFolder, "src").filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

/** A digest of all that checked content depends on: content, the code that reads it, packages and Node itself. */
function digestOf(projectFolder: string): string {
  const texts = [...codeFiles(projectFolder), "node_modules/.package-lock.json"].map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [digestOfContent(projectFolder), process.version, ...texts].join("\n"));
}

/** Differs whenever the digest does. Undefined if a file has changed since then, and may change again unnoticed. */
function stampOf(projectFolder: string, settled: number): string | undefined {
  const lines = filesBelow(projectFolder, "public");
  for (const path of [...filesBelow(projectFolder, contentFolder), ...codeFiles(projectFolder)]) {
    const found = statSync(join(projectFolder, path), { throwIfNoEntry: false });
    // Unlike the time of its last edit, nobody can set this one back.
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

/** Without it the next start takes longer, so a folder that can't be written is fine. */
function keep(projectFolder: string, digest: string, text: string): void {
  const file = join(projectFolder, keptFile);
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed, so that no start sees half of it.
    writeFileSync(`${file}.${process.pid}`, `${digest} ${hash("sha256", text)}\n${text}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}
