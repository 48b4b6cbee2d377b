import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ReadBefore } from "../platform/content/read-before.ts";
import { type CheckedContent, type Library, publish } from "./library.ts";
import { digestOfContent, filesBelow } from "./open-library.ts";

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
