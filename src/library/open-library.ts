// Opens the content: from what the build checked, from what was checked last, or by reading it. Whatever the source, the
// library is the same, and content with mistakes never becomes one: what was right last goes on.

import { hash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Worker } from "node:worker_threads";
import type { ContentPhoto, Pictures } from "../media/content-photo.ts";
import type { Picture } from "../media/picture.ts";
import { contentFolder, ContentMistakes } from "../platform/content/content-folder.ts";
import {
  type ContentSource,
  filesIn,
  overlaid,
  type Texts,
} from "../platform/content/content-source.ts";
import { isNewestRelease, ownRelease } from "../platform/releases.ts";
import type { CheckAnswer, Checked, CheckerData, CheckRequest } from "./check-content.worker.ts";
import { type CheckedContent, type Library, photosIn, publish } from "./library.ts";

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
export function digestOfContent(
  projectFolder: string,
  source: ContentSource = filesIn(join(projectFolder, contentFolder)),
): string {
  const texts = source
    .files()
    .map((path) => `${join(contentFolder, path)} ${hash("sha256", source.bytes(path))}`);
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

/** Reads and checks all content with texts over the files. */
type Check = (texts: Texts) => Promise<Checked>;

/** The built worker, in the folder of the built server. */
const checkerFile = "check-content.js";

interface Opened {
  projectFolder: string;
  /** The folder of content files; by default, that of the project. */
  folder?: string | undefined;
  showsSamples: boolean;
  /** The data folder, where checked content is kept for the next start. */
  dataDir?: string | undefined;
  /** Undefined in development and in tests. */
  built?: BuiltContent | undefined;
  /** The folder of the running release; undefined in development and in tests. */
  release?: string | undefined;
  clock?: (() => number) | undefined;
}

export interface LiveLibrary {
  /** As of the last refresh. */
  current(): Library;
  /** Why files or texts that have changed don't show: one sentence for each mistake in them. */
  mistakes(): readonly string[];
  /**
   * Reads content again if it has changed. With mistakes in it, what was right last goes on. Calls must not overlap.
   * @param texts what lies over the files, if that may have changed
   * @param pictures those that are made of its photos, if that may have changed
   * @returns whether there is another library now
   * @throws ContentMistakes if nothing was ever right
   */
  refresh(texts?: Texts, pictures?: Pictures): Promise<boolean>;
  /** The photos that it has, whether or not their pictures are made. */
  photos(): readonly ContentPhoto[];
  check: Check;
  /**
   * Checks all content with these texts over the files, and keeps it for a refresh, in any process here, that wants it.
   * @returns its mistakes, one sentence each
   */
  prepare(texts: Texts): Promise<readonly string[]>;
  /** The content files, without the texts over them. */
  files: ContentSource;
}

/** File timestamps are coarse: within this time, in milliseconds, a file may change twice without a new one. */
const coarseness = 2000;

/**
 * Opens a project's library and keeps it up to date: from the build if nothing has changed since, from what was checked
 * last, or by checking it. A release that an owner rolled back to shows the content it was built with, because the
 * files belong to a newer one.
 * @param texts what lies over the files; if it's not known yet, what was shown last will do
 * @throws ContentMistakes with a sentence for each mistake in any file, if there is nothing else to show
 */
export async function openLiveLibrary(opened: Opened, texts?: Texts): Promise<LiveLibrary> {
  const { projectFolder, showsSamples, built, release, clock = Date.now } = opened;
  const folder = resolve(projectFolder, opened.folder ?? contentFolder);
  const files = filesIn(folder);
  const check =
    release !== undefined && release === ownRelease
      ? checkApart(join(release, "server", checkerFile), { projectFolder, folder })
      : checkHere(projectFolder, files);
  // What checked content depends on, besides content. A release never changes.
  const codeDigest = () => (release ? basename(release) : digestOfCode(projectFolder));
  const kept = keptContent(opened, codeDigest);
  const wholeDigest = (content: string) => hash("sha256", `${content}\n${codeDigest()}`);
  const digestOf = (over: Texts) => {
    const content = digestOfContent(projectFolder, overlaid(files, over));
    return { content, whole: wholeDigest(content) };
  };
  // The build checked the content of the project. Of another folder it's only right about the same files.
  const isProjects = folder === resolve(projectFolder, contentFolder);
  const isBuilt = (content: string, over: Texts) =>
    content === built?.digest ||
    (isProjects && release !== undefined && over.size === 0 && !isNewestRelease(release));

  let library: Library | undefined;
  let mistakes: readonly string[] = [];
  let over: Texts = texts ?? new Map();
  let [stamp, digest] = [undefined as string | undefined, ""];
  /** Whether the build's content is shown until it's known what lies over it. */
  let isForNow = false;
  let pictures: Pictures = new Map();
  let checked: CheckedContent | undefined;
  const show = (content: CheckedContent) => {
    checked = content;
    library = publish(content, showsSamples, pictures);
  };

  /** @throws ContentMistakes */
  async function read(all: Texts, { content, whole }: ReturnType<typeof digestOf>) {
    const known =
      (release && built && isBuilt(content, all) && readBuilt(release, built)) || kept.of(whole);
    if (known) return known;
    const found = await check(all);
    if ("mistakes" in found) throw new ContentMistakes(found.mistakes);
    // Files may have changed while we were reading.
    if (digestOf(all).whole === whole) kept.keep(whole, found.content, "shown");
    return JSON.parse(found.content) as CheckedContent;
  }

  /** What to show when nothing can be read as it is: without the texts that are wrong, else what was right last. */
  async function readAround(error: ContentMistakes): Promise<CheckedContent> {
    const { content } = await checkRight(check, over, { mistakes: error.sentences });
    if (content !== undefined) return JSON.parse(content) as CheckedContent;
    const known =
      kept.last()?.content ?? (isProjects && release && built && readBuilt(release, built));
    if (!known) throw error;
    return known;
  }

  async function refresh(next?: Texts, made: Pictures = pictures): Promise<boolean> {
    const isSame = next === undefined || sameTexts(next, over);
    if (next !== undefined) over = next;
    const isRepublished = library !== undefined && !samePictures(made, pictures);
    pictures = made;
    if (isRepublished) show(checked!);
    // In this order: the next refresh then sees changes made after the stamp was taken.
    const now = release ? undefined : stampOf(projectFolder, folder, clock() - coarseness);
    if (library && isSame && now !== undefined && now === stamp) return isRepublished;
    const wanted = digestOf(over);
    const before = library;
    if (!library || wanted.whole !== digest)
      try {
        show(await read(over, wanted));
        mistakes = [];
      } catch (error) {
        if (!(error instanceof ContentMistakes)) throw error;
        mistakes = error.sentences;
        if (!library || isForNow) show(await readAround(error));
      }
    isForNow = false;
    [stamp, digest] = [now, wanted.whole];
    return isRepublished || library !== before;
  }

  // What is shown first is mostly right, and then isn't read twice.
  const asBefore = texts === undefined && release ? kept.last() : undefined;
  const asBuilt =
    texts === undefined && !asBefore && release && built && isProjects
      ? readBuilt(release, built)
      : undefined;
  if (asBefore) {
    show(asBefore.content);
    digest = asBefore.digest;
  } else if (asBuilt) {
    show(asBuilt);
    digest = wholeDigest(built!.digest);
    isForNow = true;
  } else await refresh();
  return {
    current: () => library!,
    mistakes: () => mistakes,
    refresh,
    check,
    async prepare(all) {
      const { whole } = digestOf(all);
      const found = await check(all);
      if ("mistakes" in found) return found.mistakes;
      kept.keep(whole, found.content, "next");
      return [];
    },
    photos: () => (checked ? photosIn(checked) : []),
    files,
  };
}

/** A library that stays as it is, for tests. Its files can be checked, and nothing of them shows. */
export function fixedLibrary(library: () => Library): LiveLibrary {
  const files = filesIn(resolve(contentFolder));
  const check = checkHere(process.cwd(), files);
  return {
    current: library,
    mistakes: () => [],
    refresh: () => Promise.resolve(false),
    photos: () => [],
    check,
    async prepare(texts) {
      const checked = await check(texts);
      return "mistakes" in checked ? checked.mistakes : [];
    },
    files,
  };
}

/**
 * Checks all content with texts over the files, leaving out those with mistakes.
 * @param before the result for all of them, if they were checked before
 * @returns the content, unless there are mistakes in what is left; and all mistakes that were found
 */
export async function checkRight(
  check: Check,
  texts: Texts,
  before?: Checked,
): Promise<{ content: string | undefined; left: readonly string[] }> {
  const left: string[] = [];
  for (let [rest, checked] = [texts, before ?? (await check(texts))]; ;) {
    if (!("mistakes" in checked)) return { content: checked.content, left };
    const { mistakes } = checked;
    left.push(...mistakes);
    const right = [...rest].filter(([path]) => !mistakes.some((told) => isIn(path, told)));
    if (right.length === rest.size) return { content: undefined, left };
    rest = new Map(right);
    checked = await check(rest);
  }
}

/** Whether a mistake's sentence is about a file. */
export const isIn = (path: string, sentence: string) =>
  sentence.startsWith(`${join(contentFolder, path)}:`);

function samePictures(one: Pictures, other: Pictures): boolean {
  const isSame = ([source, { name }]: [string, Picture]) => other.get(source)?.name === name;
  return one === other || (one.size === other.size && [...one].every(isSame));
}

function sameTexts(one: Texts, other: Texts): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

/** Checks in this thread, reading only what has changed since the last time. Loaded on demand: it takes a lot of code. */
function checkHere(projectFolder: string, files: ContentSource): Check {
  return async (texts) => {
    const { checkTexts } = await import("./check-content.worker.ts");
    return checkTexts(projectFolder, files, texts);
  };
}

/** How long a thread for checks stays without any, in milliseconds. */
const idleLife = 5 * 60_000;

/** Checks in a thread of its own, which is there only while it's needed. @param script the built worker */
function checkApart(script: string, data: CheckerData): Check {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const waiting = new Map<number, PromiseWithResolvers<Checked>>();
  const failed = (error: Error) => {
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
    worker = undefined;
  };

  function start(): Worker {
    // Loaded on demand: most servers check nothing for days.
    const threads = process.getBuiltinModule("node:worker_threads");
    const started = new threads.Worker(script, { workerData: data, execArgv: [] });
    started.unref();
    started.on("message", ({ id, checked }: CheckAnswer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if ("error" in checked) asked?.reject(new Error(checked.error));
      else asked?.resolve(checked);
      if (waiting.size > 0) return;
      started.unref();
      idle = setTimeout(() => {
        worker = undefined;
        void started.terminate();
      }, idleLife).unref();
    });
    started.on("error", failed);
    started.on("exit", () => {
      if (worker === started) failed(new Error("the thread that checks content has ended"));
    });
    return started;
  }

  return (texts) => {
    clearTimeout(idle);
    worker ??= start();
    // A command, unlike a server, would end before the answer.
    worker.ref();
    const id = next++;
    const asked = Promise.withResolvers<Checked>();
    waiting.set(id, asked);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ id, texts } satisfies CheckRequest);
    return asked.promise;
  };
}

/** The content that the build checked; undefined if the file isn't the build's. */
function readBuilt(release: string, { sha256 }: BuiltContent): CheckedContent | undefined {
  try {
    const text = readFileSync(join(release, "server", builtContentFile));
    return hash("sha256", text) === sha256
      ? (JSON.parse(text.toString()) as CheckedContent)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Files of checked content that stay: those of three releases. */
const maxFiles = 6;

/**
 * Checked content, in files for each release: what is shown, and what may be shown next. The first line of each has the
 * digest of its sources, of itself, and of the code that read it.
 */
function keptContent({ projectFolder, dataDir, release }: Opened, codeDigest: () => string) {
  const folder = dataDir === undefined ? undefined : join(dataDir, "content");
  const file = !release
    ? join(projectFolder, "node_modules/.cache/content.json")
    : folder && join(folder, `${basename(release)}.json`);
  const files = file === undefined ? undefined : { shown: file, next: `${file}.next` };
  const read = (path: string | undefined, isWanted: (digest: string, code: string) => boolean) => {
    try {
      const text = readFileSync(path!, "utf8");
      const end = text.indexOf("\n");
      const body = text.slice(end + 1);
      const [digest = "", sum, code = ""] = text.slice(0, end).split(" ");
      return sum === hash("sha256", body) && isWanted(digest, code)
        ? { digest, content: JSON.parse(body) as CheckedContent }
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    of(digest: string): CheckedContent | undefined {
      const isWanted = (kept: string) => kept === digest;
      const shown = read(files?.shown, isWanted);
      const next = shown ? undefined : read(files?.next, isWanted);
      // Kept twice for a moment: another process may be about to read it.
      if (next) attempt(() => copyFileSync(files!.next, files!.shown));
      return (shown ?? next)?.content;
    },
    /** What this code showed last, and the digest of its sources. */
    last: () => read(files?.shown, (_, code) => code === codeDigest()),
    keep(digest: string, text: string, as: "shown" | "next"): void {
      if (!files) return;
      attempt(() => {
        mkdirSync(dirname(files[as]), { recursive: true });
        // Renamed into place, so that no run reads half of it.
        const unfinished = `${files[as]}.${process.pid}`;
        writeFileSync(unfinished, `${digest} ${hash("sha256", text)} ${codeDigest()}\n${text}`);
        renameSync(unfinished, files[as]);
        if (!folder) return;
        const older = readdirSync(folder).toSorted().slice(0, -maxFiles);
        for (const each of older) rmSync(join(folder, each), { force: true });
      });
    },
  };
}

/** Keeping content is only an optimization, so a folder that can't be written is fine. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/** The source files that affect reading: Node runs them, so none has JSX. */
function codeFiles(projectFolder: string): string[] {
  return filesBelow(projectFolder, "src").filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

/** A digest of the code that reads content, packages and Node itself. */
function digestOfCode(projectFolder: string): string {
  const texts = [...codeFiles(projectFolder), "node_modules/.package-lock.json"].map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [process.version, ...texts].join("\n"));
}

/**
 * Changes whenever the digest does. Undefined if a file has changed so recently that it could change again unnoticed.
 */
function stampOf(projectFolder: string, folder: string, settled: number): string | undefined {
  const lines = filesBelow(projectFolder, "public");
  const content = filesIn(folder)
    .files()
    .map((path) => join(folder, path));
  for (const path of [
    ...content,
    ...codeFiles(projectFolder).map((file) => join(projectFolder, file)),
  ]) {
    const found = statSync(path, { throwIfNoEntry: false });
    // Unlike the modification time, it can't be set back.
    if (!found || found.ctimeMs > settled) return undefined;
    lines.push(`${path} ${found.ctimeMs} ${found.ino} ${found.size}`);
  }
  return lines.join("\n");
}
