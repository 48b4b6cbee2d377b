// A content file as the editor has it: what is published of it, the drafts over it, and where each text came from.

import { isIn } from "../../platform/content/content-folder.ts";
import { type ContentSource, textDigest, textIn } from "../../platform/content/content-source.ts";
import type { Database } from "../../platform/store/tables.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { type ContentKind, namesIn, readContentPath } from "../../library/content-paths.ts";
import type { LiveContent } from "./live-content.service.ts";
import { isPlanned } from "./plan.ts";
import {
  draftsLeft,
  listDrafts,
  listRevisions,
  type Revision,
  revisionOf,
} from "./revisions.store.ts";

/** A person's draft of an entry. */
export interface OwnDraft extends Pick<Entry, "path" | "kind" | "title"> {
  draft: Revision;
  published: string | null;
  /** Whether another text has been published since it was begun. */
  isOutdated: boolean;
}

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
    /** Whether it wasn't published then. */
    hasFailed: boolean;
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

/** The entries of content that's published and drafted. Methods that return a promise throw if the store can't be reached. */
export function openEntries(
  db: Database,
  live: Pick<LiveContent, "files" | "source" | "revisions" | "unshown">,
  clock: () => number,
) {
  function entryOf(
    path: string,
    source: ContentSource,
    over: Revision | undefined,
    drafts: readonly Revision[],
  ): Entry | undefined {
    const read = readContentPath(path);
    if (!read) return undefined;
    const text = textIn(source, path);
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
        hasFailed: each.failed_why !== null,
        isDeletion: each.text === null,
      })),
      unsure: unsureIn(text),
      mistakes: live.unshown().mistakes.filter((each) => isIn(path, each)).length,
    };
  }

  return {
    /** What is published of an entry: null if nothing is. */
    published: (path: string): string | null => textIn(live.source(), path),
    /** The title of a draft's entry. */
    titleOf: ({ path, text }: Pick<Revision, "path" | "text">): string =>
      titleOf(path, text ?? textIn(live.source(), path)),
    /** The text of an entry's file; null if there is none. */
    file: (path: string): string | null => textIn(live.files, path),
    /** The digest of an entry's file; "" if there is none. */
    fileDigest: (path: string): string => textDigest(textIn(live.files, path)),
    names: (folder: string): readonly string[] =>
      live
        .source()
        .files()
        .flatMap((path) => {
          const read = readContentPath(path);
          return read && read.folder === folder ? [read.name] : [];
        }),
    draftsLeft: (ids: readonly string[]) => draftsLeft(db, ids),
    async entries(): Promise<readonly Entry[]> {
      const drafts = Map.groupBy(await listDrafts(db), ({ path }) => path);
      const over = new Map(live.revisions().map((each) => [each.path, each]));
      const source = live.source();
      const published = new Set(source.files());
      const paths = [...new Set([...published, ...over.keys(), ...drafts.keys()])].toSorted();
      return paths.flatMap((path) => {
        const entry = entryOf(path, source, over.get(path), drafts.get(path) ?? []);
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
      const over = live.revisions().find((each) => each.path === path);
      const source = live.source();
      const published = textIn(source, path);
      return {
        ...entryOf(path, source, over, drafts)!,
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
    /** A person's drafts with the entries that they're of, by title. */
    async ownDrafts(email: string): Promise<readonly OwnDraft[]> {
      const source = live.source();
      const own = (await listDrafts(db, email)).flatMap((draft): OwnDraft | [] => {
        const { path, text, base } = draft;
        const read = readContentPath(path);
        if (!read) return [];
        const published = textIn(source, path);
        const title = titleOf(path, text ?? published);
        const isOutdated = base !== textDigest(published);
        return { path, kind: read.kind, title, draft, published, isOutdated };
      });
      return own.toSorted(
        (a, b) => a.title.localeCompare(b.title, "en") || (a.path < b.path ? -1 : 1),
      );
    },
    /** Which other entries name this one, and in which line. */
    linksTo(path: string): readonly { path: string; line: number }[] {
      const read = readContentPath(path);
      if (!read || read.folder === "") return [];
      const source = live.source();
      return source.files().flatMap((each) => {
        if (each === path) return [];
        const lines = (textIn(source, each) ?? "").split("\n");
        return lines.flatMap((line, index) =>
          namesIn(line).includes(read.name) ? [{ path: each, line: index + 1 }] : [],
        );
      });
    },

    /** Drafts that are due to be published by themselves, oldest first. */
    async due(): Promise<readonly Revision[]> {
      const now = clock();
      const planned = (await listDrafts(db)).filter(
        (draft) => isPlanned(draft) && draft.publish_at! <= now,
      );
      return planned.toSorted((a, b) => a.publish_at! - b.publish_at!);
    },
  };
}
