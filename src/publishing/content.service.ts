// Content as the running site has it: the files, and over them what was published in the browser. Drafts are checked
// against everything else, previewed by their authors, and published in every process without a restart.

import { type Mistake, mistakeText } from "../platform/content/mistake.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { type Pictures, photosFolder } from "../media/content-photo.ts";
import type { Changes } from "../platform/cache.ts";
import { shownInstead, isIn } from "../platform/content/content-folder.ts";
import { overlaid, textDigest, textIn, type Texts } from "../platform/content/content-source.ts";
import type { ContentSource } from "../platform/content/content-source.ts";
import { log, logFailure } from "../platform/log.ts";
import { refusal } from "../platform/refusals.ts";
import { capitalized } from "../platform/text/grammar.ts";
import type { Store } from "../platform/store/connect.ts";
import {
  type ContentKind,
  mayEdit,
  namesIn,
  pageOfEntry,
  readContentPath,
} from "../library/content-paths.ts";
import type { Checked } from "../library/check-content.worker.ts";
import { type CheckedContent, type Library, publish } from "../library/library.ts";
import { checkAround, checkRight, type LiveLibrary, tooLong } from "../library/open-library.ts";
import { addresses } from "../addresses.ts";
import { readContentPictures } from "./content-pictures.store.ts";
import {
  contentTag,
  listDrafts,
  listRevisions,
  readLive,
  readVersion,
  type Revision,
  revisionOf,
  textsOf,
} from "./revisions.store.ts";

/** A content file, published or only drafted. */
export interface Entry {
  /** Relative to the content folder: 'paddles/diadem-hero.yaml'. */
  path: string;
  kind: ContentKind;
  title: string;
  /** When it last changed, in epoch milliseconds; 0 if that isn't known. */
  at: number;
  /** Who published it in the browser. */
  by: string | undefined;
  isPublished: boolean;
  /** Whether a text published in the browser lies over its file. */
  isFromBrowser: boolean;
  /** Whether its file has changed since that was published. */
  changedInFiles: boolean;
  drafts: readonly {
    person: string;
    email: string;
    at: number;
    publishAt: number | null;
    isDeletion: boolean;
  }[];
  /** How many facts are marked as not confirmed, and claims. */
  unsure: number;
  /** How many mistakes keep its newest text from showing. */
  mistakes: number;
}

/** An entry with its texts. */
export interface OpenEntry extends Entry {
  published: string | null;
  /** The digest of `published`. */
  base: string;
  /** The person's own draft. */
  draft: Revision | undefined;
  /** All drafts that are published with it, such as those of a rename. */
  together: readonly Revision[];
  /** Other people's. */
  others: readonly Revision[];
  /** The text in the content folder. */
  file: string | null;
  /** What is and was published in the browser, newest first. */
  revisions: readonly Omit<Revision, "text">[];
}

declare module "../platform/render/site.ts" {
  interface Site {
    content: ContentService;
  }
}

export type ContentService = ReturnType<typeof openContent>;

/** An entry's title, from its text or its name: the site's own file is 'Site', whatever the site is called. */
function titleOf(path: string, text: string | null): string {
  const { name, folder } = readContentPath(path)!;
  if (folder === "") return capitalized(name.replaceAll("-", " "));
  const [, said] = /^(?:name|title|heading): *(.+)$/m.exec(text?.slice(0, 5000) ?? "") ?? [];
  return said?.replace(/^(["'])(.*)\1$/, "$2") ?? name;
}

/** How many facts and claims of a text are marked as not confirmed. */
export function unsureIn(text: string | null): number {
  const list = /^notConfirmed: *(?:\[[^\]]*\]|(?:\n *- .*)*)/m.exec(text ?? "")?.[0] ?? "";
  const facts = list.slice("notConfirmed".length).match(/[\w.]+/g) ?? [];
  return facts.length + (text?.match(/\bconfirmed: false\b/g) ?? []).length;
}

/**
 * Opens content over a store. `follow` must be called before visitors come, and follows what any process publishes from
 * then on.
 * @param live the files, and what was right last
 * @param swapped called when another library is there: with it, what is stored of renamed entries must follow
 */
export function openContent({
  store,
  live,
  changes,
  clock,
  isReadOnly,
  swapped,
}: {
  store: Pick<Store, "db">;
  live: LiveLibrary;
  changes: Pick<Changes, "changed" | "onRead">;
  clock: () => number;
  /** Whether only files say what is published, and the browser shows it. */
  isReadOnly: boolean;
  swapped: (library: Library) => Promise<void>;
}) {
  const { db } = store;
  const previewed = new AsyncLocalStorage<Library>();
  let version: number | undefined;
  /** Whether `swapped` hasn't succeeded since another library was there. */
  let isSwapDue = false;
  let readAt = clock();
  let revisions: readonly Revision[] = [];
  let stored: Awaited<ReturnType<typeof readContentPictures>> | undefined;

  /** Photos that were uploaded, and texts that were published, over the files. */
  const textsOver = (uploads: Texts, of: readonly Revision[]): Texts =>
    isReadOnly ? new Map() : new Map([...uploads, ...textsOf(of)]);
  const texts = (): Texts => textsOver(stored?.uploads ?? new Map(), revisions);
  const source = (): ContentSource => overlaid(live.files, texts());

  let told = "";
  /** Says once what keeps content from showing. */
  function tellMistakes(): void {
    const unshown = live.unshown();
    const sentences = unshown.mistakes.map(mistakeText);
    const said = [...sentences, ...unshown.leftOut].join("\n");
    if (said !== "" && said !== told)
      log("error", `${shownInstead(unshown)} ${sentences.slice(0, 3).join(" ")}`);
    told = said;
  }

  /** Reads what is published, and shows it. */
  async function follow(): Promise<void> {
    const read = await readLive(db);
    const now = clock();
    stored = await readContentPictures(db);
    const hasChanged = await live.refresh(textsOver(stored.uploads, read.live), stored.pictures);
    const isFirst = version === undefined;
    version = read.version;
    readAt = now;
    revisions = isReadOnly ? [] : read.live;
    tellMistakes();
    isSwapDue ||= hasChanged && !isFirst;
    if (!isSwapDue) return;
    try {
      await swapped(live.current());
      isSwapDue = false;
    } finally {
      // It calls `look` at once, which would never end if each failure did.
      if (hasChanged || !isSwapDue) changes.changed(undefined);
    }
  }

  // One after another: the last to begin has then read what was committed before it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  /** Follows, if anything was published since, or following failed halfway. */
  const look = () =>
    inTurn(async () => {
      if (version === undefined) return;
      if (isSwapDue || (await readVersion(db)) !== version) await follow();
    });
  changes.onRead((tag) => {
    if (tag !== undefined && tag !== contentTag) return;
    if (version !== undefined) look().catch((error) => logFailure("reading content again", error));
  });

  const check = async (drafted: Texts): Promise<Checked> => {
    // What was uploaded since changes nothing for visitors.
    stored = await readContentPictures(db);
    const all = new Map([...texts(), ...drafted]);
    const checked = await live.check(all);
    return "mistakes" in checked ? await checkBesides(all, drafted, checked) : checked;
  };

  /**
   * While published texts are left out, others can be published: those that are right with what shows.
   * @param checked all that is published, with the drafted texts over it
   */
  async function checkBesides<Found extends { mistakes: readonly Mistake[] }>(
    all: Texts,
    drafted: Texts,
    checked: Found,
  ): Promise<Found | { content: string; notes: readonly Mistake[] }> {
    const known = live.unshown().leftOut.filter((path) => !drafted.has(path));
    if (known.length === 0) return checked;
    const options = { known, isQuick: true };
    const around = await checkAround(live.check, all, checked.mistakes, options);
    const isRight = around?.leftOut.every((path) => known.includes(path));
    return around && isRight ? { content: around.content, notes: [] } : checked;
  }

  /** A person's drafts that have no mistake, and the others' mistakes. */
  async function draftsOf(
    email: string,
  ): Promise<Pick<Awaited<ReturnType<typeof checkRight>>, "content" | "left">> {
    const drafts = textsOf(await listDrafts(db, email));
    const { content, left } = await checkRight(check, drafts);
    if (content !== undefined || drafts.size === 0) return { content, left };
    // A mistake elsewhere can come of any of them.
    const published = await checkRight(check, new Map());
    return { ...published, left: [...left, ...published.left] };
  }
  /** Everyone's last preview: a page and its pictures are one. */
  const previews = new Map<string, { content: string; pictures: number; library: Library }>();

  const service = {
    /** What visitors see or, within a preview, what its reader sees. */
    current: (): Library => previewed.getStore() ?? live.current(),
    /** Whether this is a request for a preview. */
    isPreview: () => previewed.getStore() !== undefined,
    isReadOnly,
    /** What of the newest content doesn't show, and why. */
    unshown: live.unshown,
    /** When content was last read, in epoch milliseconds: later edits of files don't show yet. */
    readAt: () => readAt,
    follow: () => inTurn(follow),
    /** Reads again in this process if anything was published, and makes up for what failed. */
    refresh: look,
    /** In development, before each request: files may have been edited. */
    refreshFiles: () =>
      inTurn(async () => {
        const before = live.current();
        await live.refresh();
        tellMistakes();
        if (live.current() !== before) changes.changed(undefined);
      }),

    /** The photos that visitors see or will see, once their pictures are made. */
    photos: live.photos,
    /** The pictures that are made, by the hash of their photo's file, as of the last reading. */
    pictures: (): Pictures => stored?.pictures ?? new Map(),
    /** @throws if it can't be read */
    photoFile: (file: string): Uint8Array => live.files.bytes(`${photosFolder}/${file}`),

    /** What is published of an entry: null if nothing is. */
    published: (path: string): string | null => textIn(source(), path),
    /** The text of an entry's file; null if there is none. */
    file: (path: string): string | null => textIn(live.files, path),
    /** The digest of an entry's file; "" if there is none. */
    fileDigest: (path: string): string => textDigest(textIn(live.files, path)),
    names: (folder: string): readonly string[] =>
      source()
        .files()
        .flatMap((path) => {
          const read = readContentPath(path);
          return read && read.folder === folder ? [read.name] : [];
        }),
    pathOf: pageOfEntry,
    mayEdit,

    /** Checks everything with these texts over what is published. */
    async check(over: Texts): Promise<{ mistakes: readonly Mistake[]; notes: readonly Mistake[] }> {
      const checked = await check(over);
      return "mistakes" in checked
        ? { mistakes: checked.mistakes, notes: [] }
        : { mistakes: [], notes: checked.notes };
    },
    /**
     * The same for publishing, and keeps what was checked, so that every process here shows it sooner.
     * @throws Refusal if there are mistakes, or if it took too long to say so
     */
    async prepare(drafted: Texts): Promise<void> {
      stored = await readContentPictures(db);
      const all = new Map([...texts(), ...drafted]);
      const mistakes = await live.prepare(all);
      if (mistakes.length === 0) return;
      const checked = await checkBesides(all, drafted, { mistakes });
      if (!("mistakes" in checked)) return;
      if (checked.mistakes.includes(tooLong)) throw refusal("tookTooLong");
      throw refusal("contentMistakes", checked.mistakes.length, mistakeText(checked.mistakes[0]!));
    },
    /** The version that `prepare` and `published` are about. Throws if the store can't be reached. */
    async version(): Promise<number> {
      await look();
      return version!;
    },

    async entries(): Promise<readonly Entry[]> {
      const drafts = Map.groupBy(await listDrafts(db), ({ path }) => path);
      const over = new Map(revisions.map((each) => [each.path, each]));
      const from = source();
      const published = new Set(from.files());
      const paths = [...new Set([...published, ...over.keys(), ...drafts.keys()])].toSorted();
      return paths.flatMap((path) => {
        const entry = entryOf(path, from, over.get(path), drafts.get(path) ?? []);
        return entry && (entry.isPublished || entry.drafts.length > 0 || entry.changedInFiles)
          ? [entry]
          : [];
      });
    },
    /**
     * An entry, published or not, with the draft of the person with this address; undefined if nothing reads a file of
     * this path.
     */
    async entry(path: string, email: string): Promise<OpenEntry | undefined> {
      if (!readContentPath(path)) return undefined;
      const all = await listDrafts(db);
      const drafts = all.filter((each) => each.path === path);
      const draft = drafts.find((each) => each.email === email);
      const over = revisions.find((each) => each.path === path);
      const from = source();
      const published = textIn(from, path);
      return {
        ...entryOf(path, from, over, drafts)!,
        published,
        base: textDigest(published),
        draft,
        together: all.filter(
          (each) => each === draft || (draft?.batch != null && each.batch === draft.batch),
        ),
        others: drafts.filter((each) => each.email !== email),
        file: textIn(live.files, path),
        revisions: await listRevisions(db, path),
      };
    },
    revision: (id: string) => revisionOf(db, id),
    /** A person's drafts, newest first. */
    drafts: (email: string): Promise<readonly Revision[]> => listDrafts(db, email),
    /** Which other entries name this one, and in which line. */
    linksTo(path: string): readonly { path: string; line: number }[] {
      const read = readContentPath(path);
      if (!read || read.folder === "") return [];
      const from = source();
      return from.files().flatMap((each) => {
        if (each === path) return [];
        const lines = (textIn(from, each) ?? "").split("\n");
        return lines.flatMap((line, index) =>
          namesIn(line).includes(read.name) ? [{ path: each, line: index + 1 }] : [],
        );
      });
    },

    /**
     * Runs a request with a person's drafts published.
     * @returns what it returns, unless what is published has mistakes itself; and the mistakes of drafts that were left out
     */
    async preview<Result>(
      email: string,
      run: () => Promise<Result>,
    ): Promise<{ result?: Result; left: readonly Mistake[] }> {
      const { content, left } = await draftsOf(email);
      if (content === undefined) return { left };
      const known = previews.get(email);
      const { showsSamples } = live.current();
      const pictures: Pictures = stored?.pictures ?? new Map();
      const shown =
        known?.content === content && known.pictures === pictures.size
          ? known
          : {
              content,
              pictures: pictures.size,
              library: publish(
                JSON.parse(content) as CheckedContent,
                showsSamples,
                pictures,
                addresses.consoleEntryPhoto.href({ version: "" }),
              ),
            };
      previews.delete(email);
      previews.set(email, shown);
      if (previews.size > mostPreviews) previews.delete(previews.keys().next().value!);
      return { result: await previewed.run(shown.library, run), left };
    },
    /** Drafts that are due to be published by themselves, oldest first. */
    async due(): Promise<readonly Revision[]> {
      const now = clock();
      const planned = (await listDrafts(db)).filter(
        ({ publish_at: at }) => at !== null && at <= now,
      );
      return planned.toSorted((a, b) => a.publish_at! - b.publish_at!);
    },
  };

  function entryOf(
    path: string,
    from: ContentSource,
    over: Revision | undefined,
    drafts: readonly Revision[],
  ): Entry | undefined {
    const read = readContentPath(path);
    if (!read) return undefined;
    const text = textIn(from, path);
    const [newest] = drafts;
    return {
      path,
      kind: read.kind,
      title: titleOf(path, text ?? newest?.text ?? null),
      at: over?.published_at ?? Math.trunc(live.files.savedAt(path)),
      by: over?.person,
      isPublished: text !== null,
      isFromBrowser: over !== undefined,
      changedInFiles: over !== undefined && textDigest(textIn(live.files, path)) !== over.file,
      drafts: drafts.map((each) => ({
        person: each.person,
        email: each.email,
        at: each.saved_at,
        publishAt: each.publish_at,
        isDeletion: each.text === null,
      })),
      unsure: unsureIn(text),
      mistakes: live.unshown().mistakes.filter((each) => isIn(path, each)).length,
    };
  }
  return service;
}

/** How many people's previews stay in memory. */
const mostPreviews = 3;
