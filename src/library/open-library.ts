// Opens the content: from what the build checked, from what was checked last, or by reading it. Whatever the source, the
// library is the same. Content with mistakes never becomes a library: the last valid version stays, or only the texts
// with mistakes are left out.

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
import type { ContentPhoto, Pictures } from "../site/media/content-photo.ts";
import type { Picture } from "../site/media/picture.ts";
import type { Mistake } from "../platform/content/mistake.ts";
import { openApart, TookTooLong } from "../platform/apart.ts";
import {
  allShown,
  contentFolder,
  isProjectsContent,
  ContentMistakes,
  isIn,
  type Unshown,
} from "../platform/content/content-folder.ts";
import {
  type ContentSource,
  filesIn,
  overlaid,
  type Texts,
} from "../platform/content/content-source.ts";
import { isNewestRelease, ownRelease } from "../platform/releases.ts";
import type { Asked, Checked, CheckerData } from "./check-content.worker.ts";
import { namesIn, readContentPath } from "./content-paths.ts";
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

/**
 * Reads and checks all content with texts over the files.
 * @param drafts the paths of texts that are about to be published: these need every required field themselves
 * @param isLimited whether it's given up when it takes too long, as for what someone waits for; by default, it is
 */
type Check = (
  texts: Texts,
  how?: { drafts?: readonly string[]; isLimited?: boolean },
) => Promise<Checked>;

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
  /** As of the last refresh. @throws ContentMistakes if there was never a valid version */
  current(): Library;
  /** The part of the newest content that isn't shown, and why. */
  unshown(): Unshown;
  /**
   * Reads content again if it has changed. If it has mistakes, the last valid version stays; if there is none, everything
   * but the texts with mistakes is shown. Calls must not overlap.
   * @param texts what lies over the files, if that may have changed
   * @param pictures those that are made of its photos, if that may have changed
   * @returns whether there is another library now
   * @throws ContentMistakes if there was never a valid version
   */
  refresh(texts?: Texts, pictures?: Pictures): Promise<boolean>;
  /** The photos that it has, whether or not their pictures are made. */
  photos(): readonly ContentPhoto[];
  check: Check;
  /**
   * Checks all content with these texts over the files, and keeps it for a refresh, in any process here, that wants it.
   * @param drafts as for `check`
   * @returns its mistakes
   */
  prepare(texts: Texts, drafts: readonly string[]): Promise<readonly Mistake[]>;
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
 * @throws ContentMistakes with every mistake in any file, if there is nothing else to show. While it isn't
 * known what lies over the files, \`current\` throws it instead
 */
export async function openLiveLibrary(opened: Opened, texts?: Texts): Promise<LiveLibrary> {
  const { projectFolder, showsSamples, release, clock = Date.now } = opened;
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
  const fromBuild = builtContent(opened, folder, wholeDigest);

  let library: Library | undefined;
  let unshown: Unshown = allShown;
  let over: Texts = texts ?? new Map();
  let areTextsKnown = texts !== undefined;
  let [stamp, digest] = [undefined as string | undefined, ""];
  /** Whether the library was made before published texts were known, so that it may never have been valid with them. */
  let isForNow = false;
  /** The mistakes of the files alone, while published texts aren't known and there is nothing else to show. */
  let waiting: ContentMistakes | undefined;
  /** Checked content that isn't stored yet: without the published texts, it isn't what visitors last saw. */
  let unkept: { whole: string; text: string } | undefined;
  let pictures: Pictures = new Map();
  let checked: CheckedContent | undefined;
  const show = (content: CheckedContent) => {
    checked = content;
    library = publish(content, showsSamples, pictures);
  };

  /** @throws ContentMistakes */
  async function read(all: Texts, { content, whole }: ReturnType<typeof digestOf>) {
    const known = fromBuild.of(content, all) ?? kept.of(whole);
    if (known) return known;
    const found = await check(all, { isLimited: false });
    if ("mistakes" in found) throw new ContentMistakes(found.mistakes);
    // Files may have changed while we were reading.
    if (digestOf(all).whole === whole) unkept = { whole, text: found.content };
    return JSON.parse(found.content) as CheckedContent;
  }

  /** Shows the last valid version that is stored. @throws ContentMistakes if there is none */
  function showLast(error: ContentMistakes): void {
    const last = kept.last();
    const known = last ?? fromBuild.last();
    if (known) show(known.content);
    else if (!library) throw error;
    unshown = { mistakes: error.mistakes, leftOut: last ? [] : [...over.keys()] };
  }

  /**
   * Shows what it can of content with mistakes: what is shown stays if it was valid. If that isn't known, only texts with
   * mistakes are left out.
   * @param known those that are left out so far
   */
  async function showDespite(
    error: ContentMistakes,
    wasRight: boolean,
    known: readonly string[],
  ): Promise<void> {
    const { mistakes } = error;
    const isPartial = !wasRight || unshown.leftOut.length > 0;
    const unlimited: Check = (all) => check(all, { isLimited: false });
    const around =
      isPartial && over.size > 0
        ? await checkAround(unlimited, over, mistakes, { known })
        : undefined;
    if (around) {
      show(JSON.parse(around.content) as CheckedContent);
      unshown = { mistakes, leftOut: around.leftOut };
    } else if (wasRight) unshown = { ...unshown, mistakes };
    else showLast(error);
  }

  async function refresh(next?: Texts, made: Pictures = pictures): Promise<boolean> {
    const isSame = next === undefined || sameTexts(next, over);
    const overBefore = over;
    if (next !== undefined) [over, areTextsKnown] = [next, true];
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
        unshown = allShown;
      } catch (error) {
        if (!(error instanceof ContentMistakes)) throw error;
        const known = unshown.leftOut.filter((path) => over.get(path) === overBefore.get(path));
        await showDespite(error, library !== undefined && !isForNow, known);
      }
    // Only after reading it: until then, the library may not be valid with these texts.
    if (next !== undefined) isForNow = false;
    if (areTextsKnown || !release) {
      if (unkept?.whole === wanted.whole) kept.keep(unkept.whole, unkept.text, "shown");
      unkept = undefined;
    }
    [stamp, digest] = [now, wanted.whole];
    return isRepublished || library !== before;
  }

  // This is usually what a refresh finds, too, and then nothing is read twice. What was shown last had texts over it.
  const first = texts === undefined && release ? (kept.last() ?? fromBuild.last()) : undefined;
  if (first) {
    show(first.content);
    digest = first.digest;
  } else
    await refresh().catch((error: unknown) => {
      // What lies over a wrong file may correct or delete it.
      if (areTextsKnown || !(error instanceof ContentMistakes)) throw error;
      waiting = error;
    });
  isForNow = !areTextsKnown;
  return {
    current() {
      if (!library) throw waiting!;
      return library;
    },
    unshown: () => unshown,
    refresh,
    check,
    async prepare(all, drafts) {
      const { whole } = digestOf(all);
      const found = await check(all, { drafts });
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
    unshown: () => allShown,
    refresh: () => Promise.resolve(false),
    photos: () => [],
    check,
    async prepare(texts, drafts) {
      const checked = await check(texts, { drafts });
      return "mistakes" in checked ? checked.mistakes : [];
    },
    files,
  };
}

/** The names that an entry had before, as its text has them. */
const movedFromIn = (text: string): readonly string[] =>
  namesIn(/^movedFrom:(.*(?:\n *- .*)*)/m.exec(text)?.[1] ?? "");

/**
 * Checks all content with texts over the files, leaving out those with mistakes, and with a renamed entry the deletion of
 * the old one, so that it's there under its old name.
 * @param before the result for all of them, if they were checked before
 * @returns the content, unless there are mistakes in what is left; all mistakes that were found; and the texts in which
 * there was none
 */
export async function checkRight(
  check: Check,
  texts: Texts,
  before?: Checked,
): Promise<{ content: string | undefined; left: readonly Mistake[]; right: Texts }> {
  const left: Mistake[] = [];
  for (let [rest, checked] = [texts, before ?? (await check(texts))]; ;) {
    if (!("mistakes" in checked)) return { content: checked.content, left, right: rest };
    const { mistakes } = checked;
    left.push(...mistakes);
    const isWrong = (path: string) => mistakes.some((mistake) => isIn(path, mistake));
    const old = new Set(
      [...rest].flatMap(([path, text]) => (isWrong(path) ? movedFromIn(text ?? "") : [])),
    );
    const isRight = ([path, text]: readonly [string, string | null]) =>
      !isWrong(path) && !(text === null && old.has(readContentPath(path)?.name ?? ""));
    const right = [...rest].filter(isRight);
    if (right.length === rest.size) return { content: undefined, left, right: rest };
    rest = new Map(right);
    checked = await check(rest);
  }
}

/**
 * Checks all content with as many of these texts over the files as can be there without a mistake. A text is left out if
 * a mistake names it, or if what it goes with was left out: a paddle's deletion, when the one it was renamed to is wrong.
 * @param mistakes of all of them
 * @param known texts that were left out before, which are tried first if the mistakes don't say enough
 * @param isQuick whether it's given up if that won't do either, instead of trying one text after another
 * @returns the content and the paths of what is left out; undefined if the files alone have mistakes, or it takes too long
 */
export async function checkAround(
  check: Check,
  texts: Texts,
  mistakes: readonly Mistake[],
  { known = [], isQuick = false }: { known?: readonly string[]; isQuick?: boolean } = {},
): Promise<{ content: string; leftOut: readonly string[] } | undefined> {
  const inTime: Check = async (all) => {
    const checked = await check(all);
    if ("mistakes" in checked && checked.mistakes.includes(tooLong)) throw new TookTooLong();
    return checked;
  };
  try {
    if (mistakes.includes(tooLong)) return undefined;
    let { content, right } = await checkRight(inTime, texts, { mistakes });
    if (content === undefined && known.length > 0) {
      const others = new Map([...texts].filter(([path]) => !known.includes(path)));
      const checked = await inTime(others);
      if (!("mistakes" in checked)) ({ content, right } = { ...checked, right: others });
    }
    if (content === undefined) {
      const files = isQuick ? { mistakes } : await inTime(new Map());
      if ("mistakes" in files) return undefined;
      const none = { content: files.content, right: new Map() };
      ({ content, right } = await addRight(inTime, none, [...right]));
    }
    return { content, leftOut: [...texts.keys()].filter((path) => !right.has(path)) };
  } catch (error) {
    if (error instanceof TookTooLong) return undefined;
    throw error;
  }
}

/** Adds those of more texts that can be added without a mistake, halving them until it's known which. */
async function addRight(
  check: Check,
  to: { content: string; right: Texts },
  more: readonly (readonly [string, string | null])[],
): Promise<{ content: string; right: Texts }> {
  if (more.length === 0) return to;
  const right: Texts = new Map([...to.right, ...more]);
  const checked = await check(right);
  if (!("mistakes" in checked)) return { content: checked.content, right };
  if (more.length === 1) return to;
  const half = more.length >> 1;
  return await addRight(check, await addRight(check, to, more.slice(0, half)), more.slice(half));
}

function samePictures(one: Pictures, other: Pictures): boolean {
  const isSame = ([source, { name }]: [string, Picture]) => other.get(source)?.name === name;
  return one === other || (one.size === other.size && [...one].every(isSame));
}

function sameTexts(one: Texts, other: Texts): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

/** Checks in this thread, reading only what has changed since the last time. Loaded on demand: it takes a lot of code. */
function checkHere(projectFolder: string, files: ContentSource): Check {
  return async (texts, { drafts } = {}) => {
    const { checkTexts } = await import("./check-content.worker.ts");
    return checkTexts(projectFolder, files, { texts, drafts });
  };
}

/** The only mistake of a check that was given up: nothing is known about its texts. */
export const tooLong: Mistake = {
  file: "",
  line: 1,
  at: "the whole folder",
  sentence:
    "Checking this took too long, so it was stopped. Try again in a minute or, if the text is very long, shorten it.",
};

/** Checks in a thread of its own, which is there only while it's needed. @param script the built worker */
function checkApart(script: string, data: CheckerData): Check {
  const ask = openApart<(asked: Asked) => Checked>({
    script,
    data,
    // Reading all content for the first time takes most of it. A page with a check in it must come within a minute.
    limits: { cpu: 60_000, wait: 30_000 },
    idleLife: 5 * 60_000,
  });
  return async (texts, { drafts, isLimited } = {}) => {
    try {
      return await ask({ texts, drafts }, isLimited);
    } catch (error) {
      if (error instanceof TookTooLong) return { mistakes: [tooLong] };
      throw error;
    }
  };
}

/** The content that the build checked. Of another folder than the project's, it only has what is the same there. */
function builtContent(
  { projectFolder, built, release }: Opened,
  folder: string,
  wholeDigest: (content: string) => string,
) {
  const isProjects = isProjectsContent(projectFolder, folder);
  function read(): CheckedContent | undefined {
    if (!release || !built) return undefined;
    try {
      const text = readFileSync(join(release, "server", builtContentFile));
      return hash("sha256", text) === built.sha256
        ? (JSON.parse(text.toString()) as CheckedContent)
        : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    /** What the build checked, if that is this content, or if the files belong to a newer release. */
    of(digest: string, over: Texts): CheckedContent | undefined {
      const isOlder = () => release !== undefined && !isNewestRelease(release);
      return digest === built?.digest || (isProjects && over.size === 0 && isOlder())
        ? read()
        : undefined;
    },
    /** What the build checked, whatever the files are now, with the digest of its sources. */
    last() {
      const content = isProjects ? read() : undefined;
      return content && { content, digest: wholeDigest(built!.digest) };
    },
  };
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
        // A command may run with a umask that lets others in.
        mkdirSync(dirname(files[as]), { recursive: true, mode: 0o700 });
        // Renamed into place, so that no run reads half of it.
        const unfinished = `${files[as]}.${process.pid}`;
        const kept = `${digest} ${hash("sha256", text)} ${codeDigest()}\n${text}`;
        writeFileSync(unfinished, kept, { mode: 0o600 });
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
