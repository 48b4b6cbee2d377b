// Content as visitors see it: the files, and over them what was published in the browser, followed in every process
// without a restart. What is about to be published is checked against everything else.

import { type Pictures, photosFolder } from "../../site/media/content-photo.ts";
import type { Changes } from "../../platform/cache.ts";
import { ContentMistakes, shownInstead } from "../../platform/content/content-folder.ts";
import { type ContentSource, overlaid, type Texts } from "../../platform/content/content-source.ts";
import { type Mistake, mistakeText } from "../../platform/content/mistake.ts";
import { log, logFailure } from "../../platform/log.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Checked } from "../../library/check-content.worker.ts";
import type { Library } from "../../library/library.ts";
import { checkAround, type LiveLibrary, tooLong } from "../../library/open-library.ts";
import { readContentPictures } from "./content-pictures.store.ts";
import { contentTag, readLive, readVersion, type Revision, textsOf } from "./revisions.store.ts";

export interface ContentOptions {
  store: Pick<Store, "db">;
  /** The files, and the content that was valid last. */
  live: LiveLibrary;
  changes: Pick<Changes, "changed" | "onRead">;
  clock: () => number;
  /** Whether content is published only by changing files, so that the browser just shows it. */
  isReadOnly: boolean;
  /** Called when the library was replaced: what is stored about renamed entries must follow. */
  swapped: (library: Library) => Promise<void>;
}

export type LiveContent = ReturnType<typeof openLiveContent>;

export function openLiveContent({
  store: { db },
  live,
  changes,
  clock,
  isReadOnly,
  swapped,
}: ContentOptions) {
  let version: number | undefined;
  /** Whether the library was replaced and `swapped` hasn't succeeded yet. */
  let isSwapDue = false;
  let readAt = clock();
  let revisions: readonly Revision[] = [];
  let stored: Awaited<ReturnType<typeof readContentPictures>> | undefined;

  /** Published texts and uploaded photos. They replace files. */
  const overFiles = (published: readonly Revision[]): Texts =>
    isReadOnly ? new Map() : new Map([...(stored?.uploads ?? []), ...textsOf(published)]);

  /** Published texts and photos with drafts over them. Photos uploaded in the meantime are included; they change nothing for visitors. */
  async function withDrafts(drafts: Texts): Promise<Texts> {
    stored = await readContentPictures(db);
    return new Map([...overFiles(revisions), ...drafts]);
  }

  let reported = "";
  /** Logs the mistakes that keep content from showing, once. */
  function reportMistakes(): void {
    const unshown = live.unshown();
    const sentences = unshown.mistakes.map(mistakeText);
    const report = [...sentences, ...unshown.leftOut].join("\n");
    if (report !== "" && report !== reported)
      log("error", `${shownInstead(unshown)} ${sentences.slice(0, 3).join(" ")}`);
    reported = report;
  }

  /** Reads what is published, and shows it. */
  async function follow(): Promise<void> {
    const read = await readLive(db);
    const now = clock();
    stored = await readContentPictures(db);
    const hasChanged = await live.refresh(overFiles(read.live), stored.pictures);
    const isFirst = version === undefined;
    version = read.version;
    readAt = now;
    revisions = isReadOnly ? [] : read.live;
    reportMistakes();
    isSwapDue ||= hasChanged && !isFirst;
    if (!isSwapDue) return;
    try {
      await swapped(live.current());
      isSwapDue = false;
    } finally {
      // Announcing a change calls `refresh` at once: doing so after every failure would never end.
      if (hasChanged || !isSwapDue) changes.changed(undefined);
    }
  }

  // One after another: whichever starts last has read everything committed before it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const refresh = () =>
    inTurn(async () => {
      if (version === undefined) return;
      if (isSwapDue || (await readVersion(db)) !== version) await follow();
    });
  changes.onRead((tag) => {
    if (tag !== undefined && tag !== contentTag) return;
    if (version !== undefined)
      refresh().catch((error) => logFailure("reading content again", error));
  });

  /**
   * While published texts with mistakes are left out, other texts can still be published if they have no mistake together
   * with what shows.
   * @param all everything published, with the drafts over it
   * @returns the content without the texts that are left out already; undefined if it has mistakes of its own
   */
  async function checkShown(
    all: Texts,
    drafts: Texts,
    mistakes: readonly Mistake[],
  ): Promise<{ content: string; notes: readonly Mistake[] } | undefined> {
    const known = live.unshown().leftOut.filter((path) => !drafts.has(path));
    if (known.length === 0) return undefined;
    const check: typeof live.check = (texts) => live.check(texts, { drafts: [...drafts.keys()] });
    const around = await checkAround(check, all, mistakes, { known, isQuick: true });
    return around?.leftOut.every((path) => known.includes(path))
      ? { content: around.content, notes: [] }
      : undefined;
  }

  /** The content with these drafts over what is published, or its mistakes. */
  async function contentWith(drafts: Texts): Promise<Checked> {
    const all = await withDrafts(drafts);
    const checked = await live.check(all, { drafts: [...drafts.keys()] });
    if (!("mistakes" in checked)) return checked;
    return (await checkShown(all, drafts, checked.mistakes)) ?? checked;
  }

  return {
    /** What visitors see. */
    current: live.current,
    isReadOnly,
    /** The part of the newest content that isn't shown, and why. */
    unshown: live.unshown,
    /** When content was last read, in epoch milliseconds: later edits of files don't show yet. */
    readAt: () => readAt,
    follow: () => inTurn(follow),
    /** Follows if anything was published since, or if following failed halfway. */
    refresh,
    /** In development, before each request: files may have been edited. */
    refreshFiles: () =>
      inTurn(async () => {
        const before = live.current();
        await live.refresh();
        reportMistakes();
        if (live.current() !== before) changes.changed(undefined);
      }),

    files: live.files,
    /** The files with everything published over them. */
    source: (): ContentSource => overlaid(live.files, overFiles(revisions)),
    /** What was published in the browser and is live. */
    revisions: () => revisions,

    /** The photos that visitors see or will see, once their pictures are made. */
    photos: live.photos,
    /** The pictures that are made, by the hash of their photo's file, as of the last reading. */
    pictures: (): Pictures => stored?.pictures ?? new Map(),
    /** @throws if it can't be read */
    photoFile: (file: string): Uint8Array => live.files.bytes(`${photosFolder}/${file}`),

    contentWith,
    /** Checks everything with these drafts over what is published. */
    async check(
      drafts: Texts,
    ): Promise<{ mistakes: readonly Mistake[]; notes: readonly Mistake[] }> {
      const checked = await contentWith(drafts);
      return "mistakes" in checked
        ? { mistakes: checked.mistakes, notes: [] }
        : { mistakes: [], notes: checked.notes };
    },
    /**
     * Does the same for publishing, and stores the checked content, so that every process here can show it sooner.
     * @throws Refusal if there are mistakes, all of which its cause has, or if checking took too long
     */
    async prepare(drafts: Texts): Promise<void> {
      const all = await withDrafts(drafts);
      const mistakes = await live.prepare(all, [...drafts.keys()]);
      if (mistakes.length === 0 || (await checkShown(all, drafts, mistakes))) return;
      if (mistakes.includes(tooLong)) throw refusal("tookTooLong");
      const refused = refusal("contentMistakes", mistakes.length, mistakeText(mistakes[0]!));
      refused.cause = new ContentMistakes(mistakes);
      throw refused;
    },
    /**
     * Which drafts can be published without the others, which have mistakes or go with those that do.
     * @param mistakes those of all of them
     */
    async withoutMistakes(drafts: Texts, mistakes: readonly Mistake[]): Promise<readonly string[]> {
      const around = await checkAround(contentWith, drafts, mistakes);
      return around ? [...drafts.keys()].filter((path) => !around.leftOut.includes(path)) : [];
    },
    /** The version that `prepare` checks. Throws if the store can't be reached. */
    async version(): Promise<number> {
      await refresh();
      return version!;
    },
  };
}
