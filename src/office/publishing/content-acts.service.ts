// What editors do with content: each is an act, so it's checked, logged, and a command as well as a form.

import { relative } from "node:path";
import { contentFolder, ContentMistakes, isIn } from "../../platform/content/content-folder.ts";
import { countByPlayers } from "../../site/reviews/moved-reviews.store.ts";
import { mistakeText } from "../../platform/content/mistake.ts";
import { randomUUID } from "node:crypto";
import {
  type Act,
  type Asked,
  type Doing,
  type Kind,
  type Note,
  type Outcome,
  perform,
  type Place,
  readVersioned,
  type Role,
  type Thing,
  whoMay,
} from "../../platform/acts.ts";
import { textDigest, type Texts } from "../../platform/content/content-source.ts";
import { type NewMail, queueMail } from "../../platform/email/outbox.store.ts";
import { log } from "../../platform/log.ts";
import { Refusal, refusal } from "../../platform/refusals.ts";
import { historiesOf } from "../../site/paddles/approvals.ts";
import { dayAt } from "../../platform/today.ts";
import { foldersOfPages } from "../../site/pages/page-paths.ts";
import type { Library } from "../../library/library.ts";
import type { Database } from "../../platform/store/tables.ts";
import { mayEdit, pathFor, readContentPath, renameIn } from "../../library/content-paths.ts";
import type { ContentService } from "./content.service.ts";
import type { FailedPlan } from "./failed-plan.email.ts";
import { datedOn, isPlanned } from "./plan.ts";
import {
  deleteDrafts,
  failPlans,
  listDrafts,
  planDrafts,
  type Publication,
  publishDrafts,
  putBackDrafts,
  raiseVersion,
  readPublication,
  type Revision,
  revisionOf,
  saveDraft,
  textsOf,
  unpublish,
} from "./revisions.store.ts";
import { lockoutOf, peopleFile, readPeopleFile } from "./lockout.ts";
import { dayLength } from "../../platform/today.ts";

/** The longest text of an entry, in characters (UTF-16). The largest of ours has a tenth of that. */
export const maxText = 200_000;

interface Needs {
  content: ContentService;
}

export interface NamedEntry extends Thing {
  /** The digest of the published text that the caller wrote from; undefined if none was given. */
  base: string | undefined;
}

const readEntry = readVersioned((text) => readContentPath(text) !== undefined);

const entries: Kind<NamedEntry> = {
  noun: "entry",
  read: readEntry,
  find: async (_, named) => named.map(({ id, version }) => ({ id, base: version })),
};

type Doings = Doing<NamedEntry, unknown>;

/** Checks that someone may change these entries here. @throws Refusal */
export function checkRights({ content }: Needs, things: readonly Thing[], { role }: Note): void {
  if (content.isReadOnly) throw refusal("contentInFiles");
  if (things.some(({ id }) => !mayEdit(role, id))) throw refusal("onlyFor", "owners");
}

const thingAt = ({ path }: Pick<Revision, "path">): Thing => ({ id: path });

const idsOf = (things: readonly Thing[]) => things.map(({ id }) => id);
const pathsOf = (drafts: readonly Pick<Revision, "path">[]) => drafts.map(({ path }) => path);

const emailOf = ({ person = "" }: Place) => person;

/** What every draft by this person has. */
const written = (on: Place, { by, now, reason }: Note) =>
  ({ person: by, email: emailOf(on), saved_at: now, note: reason }) as const;

/** The base a draft is written from: what the caller named, or what is published now. */
const baseOf = ({ content }: Needs, { id, base }: NamedEntry) =>
  base ?? textDigest(content.published(id));

/** A person's draft of an entry. */
const draftOf = (
  on: Place & Needs,
  note: Note,
  entry: NamedEntry,
  text: string | null,
  batch: string | null = null,
) => ({ ...written(on, note), path: entry.id, text, base: baseOf(on, entry), batch });

const onEntries = { of: entries, may: "editor", isPlain: true } as const;

/** What acts do after they have published something. */
export async function showPublished({ content }: Needs, outcome: Outcome): Promise<Outcome> {
  await content.refresh();
  return outcome;
}

export const saveContent: Act<Needs, NamedEntry> = {
  ...onEntries,
  name: "content save",
  about: "Save a text as your draft of a content file",
  more: "ENTRY is its path below the content folder, and may be followed by @ and the digest of the published text that it was written from. Nothing is published by it.",
  example: "content save paddles/diadem-hero.yaml --text-file hero.yaml",
  options: [{ flags: "--text <text>", about: "the whole file", label: "Text", lines: 30 }],
  button: "Save draft",
  done: "Saved as a draft",
  says: "Draft saved.",
  async run(on, { things, options }: Doings, note) {
    checkRights(on, things, note);
    const text = draftText(String(options["text"] ?? ""));
    const [entry] = things as readonly [NamedEntry];
    if (things.length > 1) throw refusal("oneEntry");
    await saveDrafts(on, [[entry, text]], note);
    return { done: things, logged: [] };
  },
};

/** Saves many texts as drafts: the rows of a spreadsheet. Its caller gives the texts, by path. */
export const saveTexts: Act<Needs & { texts: ReadonlyMap<string, string> }, NamedEntry> = {
  ...onEntries,
  name: "content import",
  about: "Save rows of a spreadsheet as your drafts",
  example: "paddles import paddles.xlsx --save",
  notOn: {
    commandLine: "'paddles import' and 'balls import' do it.",
    console: "The page of spreadsheets does it.",
  },
  done: "Saved as a draft",
  says: "Drafts saved from the spreadsheet: {count}.",
  async run(on, { things }: Doings, note) {
    checkRights(on, things, note);
    const texts = things.map((entry) => [entry, draftText(on.texts.get(entry.id) ?? "")] as const);
    await saveDrafts(on, texts, note);
    return { done: things, logged: [] };
  },
};

/** A text as it's stored. @throws Refusal if it can't be stored */
function draftText(typed: string): string {
  // PostgreSQL can't store NUL. The check reports what replaces it as a lost letter.
  const text = typed.replaceAll("\0", "\uFFFD").replaceAll(/\r\n?/g, "\n").toWellFormed();
  if (text.trim() === "") throw refusal("noText");
  if (text.length > maxText) throw refusal("longText", maxText);
  return text;
}

/** Saves texts as a person's drafts of entries. @throws Refusal */
export async function saveDrafts(
  on: Place & Needs,
  texts: readonly (readonly [NamedEntry, string])[],
  note: Note,
): Promise<void> {
  const drafts = await listDrafts(on.db, emailOf(on));
  const batches = new Map(drafts.map(({ path, batch }) => [path, batch]));
  for (const [entry, text] of texts)
    await saveDraft(on.db, draftOf(on, note, entry, text, batches.get(entry.id)));
}

const discard: Act<Needs, NamedEntry> = {
  ...onEntries,
  name: "content discard",
  about: "Delete your drafts of these content files",
  more: "Drafts that were made with them, as for a rename, go too.",
  example: "content discard paddles/diadem-hero.yaml",
  button: "Discard draft",
  done: "Discarded",
  says: "Draft discarded.",
  saysOfMany: "Discarded: {count} drafts.",
  none: "There was no draft of yours.",
  async run(on, { things }: Doings) {
    const drafts = await batchOf(on.db, emailOf(on), things);
    checkAsRead(things, drafts);
    const saved = await deleteDrafts(on.db, emailOf(on), pathsOf(drafts));
    const count = saved.length;
    return { done: count > 0 ? things : [], count, logged: [], ...(count > 0 ? { saved } : {}) };
  },
  // As the act: nothing of the site changed.
  async undo({ db }, drafts: readonly Revision[]) {
    return { ...takenBack(drafts, await putBackDrafts(db, drafts)), logged: [] };
  },
};

/** What undoing did to drafts. @param back the paths of those that hadn't changed since */
function takenBack(
  drafts: readonly Pick<Revision, "path">[],
  back: ReadonlySet<string>,
): Pick<Outcome, "done" | "left"> {
  const { done = [], left = [] } = Object.groupBy(drafts, ({ path }) =>
    back.has(path) ? "done" : "left",
  );
  return { done: done.map(thingAt), left: pathsOf(left).map((id) => ({ id, as: "changed" })) };
}

/**
 * Checks that drafts haven't changed since they were read: a named entry has the digest of the draft that was read.
 * @throws Refusal
 */
function checkAsRead(named: readonly NamedEntry[], drafts: readonly Revision[]): void {
  const texts = new Map(drafts.map(({ path, text }) => [path, text]));
  const changed = named.filter(({ id, base: read }) => {
    const text = texts.get(id);
    return read !== undefined && text !== undefined && read !== draftDigest({ text });
  });
  if (changed.length > 0) throw refusal("changed", idsOf(changed));
}

/** By which a form names the draft that it shows. One that deletes its entry has a digest, too. */
export const draftDigest = ({ text }: Pick<Revision, "text">): string =>
  text === null ? "deleted" : textDigest(text);

/** A person's drafts of these entries, and those made with them. */
async function batchOf(db: Database, email: string, things: readonly Thing[]): Promise<Revision[]> {
  const drafts = await listDrafts(db, email);
  const named = drafts.filter(({ path }) => things.some(({ id }) => id === path));
  const batches = new Set(named.flatMap(({ batch }) => batch ?? []));
  return drafts.filter((each) => named.includes(each) || (each.batch && batches.has(each.batch)));
}

interface Prepared {
  version: number;
  drafts: readonly Revision[];
  publishAt: number | undefined;
}

/**
 * Checks drafts for publishing.
 * @throws Refusal if one was written from an older text than what is published, or all content with them has mistakes
 */
async function prepare(
  { content }: Needs,
  drafts: readonly Pick<Revision, "path" | "base" | "text">[],
): Promise<Prepared["version"]> {
  const version = await content.version();
  const older = drafts.filter(({ path, base }) => base !== textDigest(content.published(path)));
  if (older.length > 0) throw refusal("publishedMeanwhile", pathsOf(older));
  await content.prepare(textsOf(drafts));
  return version;
}

/**
 * Publishes prepared drafts. Only in a transaction.
 * @returns the ids of what was live before
 * @throws Refusal if someone else published meanwhile
 */
async function publishIn(
  { db, content }: { db: Database } & Needs,
  { version, drafts }: Pick<Prepared, "version" | "drafts">,
  now: number,
): Promise<readonly string[]> {
  if (!(await raiseVersion(db, version))) throw refusal("publishedJustNow");
  const { published, before } = await publishDrafts(db, drafts, now, content.fileDigest);
  if (published < drafts.length) throw refusal("changed", pathsOf(drafts));
  return before;
}

const publishAct: Act<Needs, NamedEntry, Prepared> = {
  of: entries,
  may: "editor",
  name: "content publish",
  about: "Publish your drafts of these content files, without a restart",
  more: "All content is checked with them first, once: they may need each other. Drafts that were made with them, as for a rename, are published too. ENTRY may be followed by @ and the digest of the draft that you read. Without an entry, the running site reads its files again.",
  example: "content publish",
  unnamed: "files",
  options: [
    {
      flags: "--files",
      about: "what has been edited in the content folder, instead of drafts",
      button: "Read the files again",
      says: "The files show now.",
      instead: true,
    },
    {
      flags: "--at <time>",
      about: "publish them by themselves then: 2026-12-01T08:00Z",
      label: "At a later time (UTC)",
      says: "It will be published then.",
    },
    { flags: "--dated", about: "give articles the day on which they're published as their date" },
    {
      flags: "--lockout",
      about: "even if content/site.yaml then lists no owner, or no longer you",
    },
  ],
  button: "Publish",
  done: "Published",
  says: "Published.",
  saysOfMany: "Published: {count} entries.",
  why: "published in the browser",
  named: async (_, { options }) => (options["files"] ? [] : undefined),
  async ready(on, { of, options }: Asked, note) {
    const named = of.flatMap((typed) => readEntry(typed) ?? []);
    if (options["files"]) {
      if (note.role !== "owner") throw refusal("onlyFor", "owners");
      const version = await prepare(on, []);
      await checkLockout(on, on.content.published(peopleFile), options);
      return { version, drafts: [], publishAt: undefined };
    }
    checkRights(on, named, note);
    const drafts = await batchOf(on.db, emailOf(on), named);
    const without = named.filter(({ id }) => !drafts.some(({ path }) => path === id));
    if (drafts.length === 0 || without.length > 0) throw refusal("noDraft", idsOf(without));
    checkRights(on, drafts.map(thingAt), note);
    const read = named.map(({ id, version: base }) => ({ id, base }));
    checkAsRead(read, drafts);
    const people = drafts.find(({ path }) => path === peopleFile);
    if (people) await checkLockout(on, people.text, options);
    const publishAt = readTime(options["at"], note.now);
    const day = dayAt(publishAt ?? note.now);
    const dated = options["dated"]
      ? drafts.map((draft) => ({ ...draft, text: datedOn(draft, day) }))
      : drafts;
    return { version: await prepare(on, dated), drafts: dated, publishAt };
  },
  async run(on, { things, ready }: Doing<NamedEntry, Prepared>, note): Promise<Outcome> {
    const { drafts, publishAt } = ready;
    if (drafts.length === 0) {
      if (!(await raiseVersion(on.db, ready.version))) throw refusal("publishedJustNow");
      const said = "The files have no mistake, and the site shows them now.";
      return { done: [{ id: "files" }], said, why: "files were edited" };
    }
    if (publishAt !== undefined) {
      const planned = await planDrafts(on.db, drafts, publishAt);
      if (planned < drafts.length) throw refusal("changed", pathsOf(drafts));
      const said = `It will be published at ${new Date(publishAt).toISOString().slice(0, 16).replace("T", " ")} UTC.`;
      return { done: things, said, why: `planned for ${new Date(publishAt).toISOString()}` };
    }
    const noted = drafts.map((draft) => ({ ...draft, note: note.reason || draft.note }));
    const before = await publishIn(on, { ...ready, drafts: noted }, note.now);
    const saved: Publication = {
      drafts: drafts.map(({ id, path, note: own }) => ({ id, path, note: own })),
      before,
      at: note.now,
    };
    return {
      done: drafts.map(thingAt),
      count: drafts.length,
      // What players wrote has moved to the new name, and would be lost with it.
      ...(drafts.some(isOfRename) ? {} : { saved }),
    };
  },
  after: showPublished,
  async readyToUndo({ db, content }, publication: Publication): Promise<Prepared["version"]> {
    const version = await content.version();
    const { live, before } = await readPublication(db, publication);
    const earlier = textsOf(before);
    const texts = new Map(live.map(({ path }) => [path, textBefore(content, earlier, path)]));
    await checkReviewed(db, texts);
    try {
      if (live.length > 0) await content.prepare(texts);
    } catch (error) {
      const found = error instanceof Refusal && error.cause;
      throw found instanceof ContentMistakes
        ? refusal("neededSince", mistakeText(found.mistakes[0]!))
        : error;
    }
    return version;
  },
  async undo({ db }, publication: Publication, version) {
    const { live } = await readPublication(db, publication);
    if (live.length > 0) {
      if (!(await raiseVersion(db, version as number))) throw refusal("publishedJustNow");
      await unpublish(db, publication);
    }
    return takenBack(publication.drafts, new Set(pathsOf(live)));
  },
  async afterUndo({ content }) {
    await content.refresh();
  },
};

/** Checks that publishing locks nobody out by mistake. @throws Refusal */
async function checkLockout(
  { content, person }: Place & Needs,
  text: string | null,
  options: Asked["options"],
): Promise<void> {
  if (options["lockout"] !== undefined || text === null) return;
  const next = await readPeopleFile(text);
  const says = next && lockoutOf(content.current().site, next, person);
  if (says !== undefined) throw refusal("lockout", says, person !== undefined);
}

/** Checks that no page goes that players have reviewed since it was published. @throws Refusal */
async function checkReviewed(db: Database, texts: Texts): Promise<void> {
  const pages = (isThere: boolean) =>
    [...texts].flatMap(([path, text]) => {
      const { folder, name } = readContentPath(path)!;
      return (text !== null) === isThere && folder !== "sample-reviews" ? [name] : [];
    });
  const gone = new Set(pages(false)).difference(new Set(pages(true)));
  if (gone.size === 0) return;
  const reviews = await countByPlayers(db);
  const reviewed = [...gone].filter((name) => reviews.has(name));
  if (reviewed.length > 0) throw refusal("reviewedSince", reviewed);
}

/** Whether a draft is one of a rename's, as none else shares a batch. */
const isOfRename = ({ batch }: Revision) => batch !== null;

/** What an entry's text was: published here, or its file. */
const textBefore = (
  content: ContentService,
  earlier: ReadonlyMap<string, string | null>,
  path: string,
) => {
  const text = earlier.get(path);
  return text === undefined ? content.file(path) : text;
};

/** A time as forms and commands give it, in epoch milliseconds; undefined for now. @throws Refusal */
function readTime(typed: Asked["options"][string], now: number): number | undefined {
  if (typeof typed !== "string" || typed.trim() === "") return undefined;
  const text = typed.trim();
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  const time = Date.parse(hasZone ? text : `${text}Z`);
  if (Number.isNaN(time) || time <= now || time > now + aYear) throw refusal("notATime", typed);
  return time;
}

const aYear = 366 * dayLength;

const restore: Act<Needs, NamedEntry, Revision["text"]> = {
  ...onEntries,
  name: "content restore",
  about: "Make a draft of an earlier version of a content file",
  more: "The version is the id at the end of its address in the console's history, or 'file' for the text in the content folder. Publish the draft to bring it back.",
  example: "content restore paddles/diadem-hero.yaml --revision file",
  options: [{ flags: "--revision <id>", about: "which version", label: "Version" }],
  button: "Make this a draft",
  done: "Restored as a draft",
  says: "That version is your draft now. Publish it to bring it back.",
  async run(on, { things, options }: Doings, note) {
    checkRights(on, things, note);
    const [entry] = things as readonly [NamedEntry];
    if (things.length > 1) throw refusal("oneEntry");
    const id = String(options["revision"] ?? "");
    const revision = id === "file" ? undefined : await revisionOf(on.db, id);
    if (id !== "file" && (!revision || revision.path !== entry.id || revision.state === "draft"))
      throw refusal("missing", "version", [id]);
    const text = revision ? revision.text : on.content.file(entry.id);
    await saveDraft(on.db, draftOf(on, note, entry, text));
    return { done: things, logged: [] };
  },
};

const deleteAct: Act<Needs, NamedEntry> = {
  ...onEntries,
  name: "content delete",
  about: "Make a draft that deletes a content file",
  more: "Nothing is deleted before the draft is published, and every version stays in its history.",
  example: "content delete blog/an-old-story.md",
  button: "Draft its deletion",
  done: "Drafted for deletion",
  says: "Its deletion is your draft now. Publish it to delete the entry.",
  async run(on, { things }: Doings, note) {
    checkRights(on, things, note);
    for (const entry of things) {
      if (!entry.id.includes("/")) throw refusal("oneOfAKind", entry.id);
      if (on.content.published(entry.id) === null) throw refusal("missing", "entry", [entry.id]);
      await saveDraft(on.db, draftOf(on, note, entry, null));
    }
    return { done: things, logged: [] };
  },
};

/** Entries that belong to another of the same name: sample reviews go with their paddle. */
const goesWith: Readonly<Record<string, string>> = { paddles: "sample-reviews" };

type Renamed = ReadonlyMap<string, string | null>;

const rename: Act<Needs, NamedEntry, Renamed> = {
  ...onEntries,
  name: "content rename",
  about: "Make drafts that give a content file another name, and its page another address",
  more: "The old address leads to the new one, reviews move with it, and entries that name it are corrected. Publish it as any draft.",
  example: "content rename paddles/diadem-hero.yaml --to diadem-hero-2",
  options: [
    {
      flags: "--to <name>",
      about: "the new name, without its ending",
      label: "New name, as in its address",
    },
  ],
  button: "Rename",
  done: "Renamed in a draft",
  says: "The new name is your draft now. Publish it to rename the page.",
  async ready(on, { of, options }: Asked, note) {
    const [named, ...more] = of.flatMap((typed) => readEntry(typed) ?? []);
    if (!named || more.length > 0) throw refusal("oneEntry");
    checkRights(on, [named], note);
    const to = String(options["to"] ?? "").trim();
    const read = readContentPath(named.id)!;
    const path = pathFor(read.kind, to);
    if (read.folder === "") throw refusal("oneOfAKind", named.id);
    if (!readContentPath(path)) throw refusal("notAName", to);
    if (on.content.published(path) !== null) throw refusal("nameTaken", path);
    const draft = (await listDrafts(on.db, emailOf(on))).find((each) => each.path === named.id);
    const text = draft?.text ?? on.content.published(named.id);
    if (text === null) throw refusal("missing", "entry", [named.id]);
    const { mistakes } = await on.content.check(new Map([[named.id, text]]));
    const own = mistakes.filter((each) => isIn(named.id, each));
    if (own.length > 0) throw refusal("contentMistakes", own.length, mistakeText(own[0]!));
    const drafts = await renamed(on.content, { from: named.id, path, text });
    const changed = [...drafts.keys()].map((id) => ({ id }));
    checkRights(on, changed, note);
    return drafts;
  },
  async run(on, { things, ready }: Doing<NamedEntry, Renamed>, note) {
    const batch = randomUUID();
    for (const [path, text] of ready)
      await saveDraft(on.db, draftOf(on, note, { id: path, base: undefined }, text, batch));
    return { done: things, logged: [] };
  },
};

/** The drafts of a rename: of the entry, of what belongs to it, and of what names it. */
async function renamed(
  content: ContentService,
  { from, path, text }: { from: string; path: string; text: string },
): Promise<Renamed> {
  const { folder, name: old } = readContentPath(from)!;
  const { name } = readContentPath(path)!;
  const drafts = new Map<string, string | null>([
    [from, null],
    [path, hasMoved(folder) ? await withMovedFrom(text, old) : text],
  ]);
  const beside = goesWith[folder];
  const samples = beside && content.published(`${beside}/${old}.yaml`);
  if (samples) {
    drafts.set(`${beside}/${old}.yaml`, null);
    drafts.set(`${beside}/${name}.yaml`, samples);
  }
  // The check knows which fields name an entry, and says where.
  const { mistakes } = await content.check(drafts);
  for (const { file: at, line, sentence } of mistakes) {
    const file = relative(contentFolder, at);
    if (!sentence.includes(old) || !readContentPath(file) || file === path) continue;
    const before = drafts.get(file) ?? content.published(file);
    if (before === null || drafts.get(file) === null) continue;
    drafts.set(file, inLine(before, line, old, name));
  }
  return drafts;
}

/** Whether a folder's files have `movedFrom`: those whose pages have addresses of their own. */
const hasMoved = (folder: string) => foldersOfPages.includes(folder) && folder !== "pages";

/** Replaces a whole name in one line of a text. */
function inLine(text: string, line: number, old: string, name: string): string {
  return text
    .split("\n")
    .map((each, index) => (index === line - 1 ? renameIn(each, old, name) : each))
    .join("\n");
}

interface LookedUp {
  version: Prepared["version"];
  drafts: readonly (Pick<Revision, "path" | "base"> & { text: string })[];
}

const lookedUp: Act<Needs, NamedEntry, LookedUp> = {
  ...onEntries,
  name: "content looked-up",
  about: "Record that you looked a paddle up today, and the approval lists haven't changed",
  more: "It's published at once, since nothing else changes. Earlier answers stay in the file.",
  example: 'content looked-up paddles/neonic-flow.yaml --list "USA Pickleball"',
  options: [
    {
      flags: "--list <name>",
      about: "only this list: USA Pickleball, UPA-A or Quiet list",
      label: "List",
    },
  ],
  button: "Looked up today: still the same",
  done: "Looked up",
  says: "Noted with today's date, and published.",
  async ready(on, { of, options }: Asked, note) {
    const named = of.flatMap((typed) => readEntry(typed) ?? []);
    checkRights(on, named, note);
    const own = await listDrafts(on.db, emailOf(on));
    const begun = own.filter(({ path }) => named.some(({ id }) => id === path));
    if (begun.length > 0) throw refusal("hasDraft", pathsOf(begun));
    const today = dayAt(note.now);
    const drafts = await Promise.all(
      named.map(async (entry) => {
        const { id: path, version: read } = entry;
        const text = on.content.published(path);
        if (text === null) throw refusal("missing", "entry", [path]);
        const base = textDigest(text);
        if (read !== undefined && read !== base) throw refusal("changed", [path]);
        const { lists } = on.content.current().approvals;
        const dated = await withAnswersOf(today, text, options["list"], lists);
        if (dated === text) throw refusal("nothingToDate", path);
        return { path, base, text: dated };
      }),
    );
    return { version: await prepare(on, drafts), drafts };
  },
  async run(on, { things, ready: { version, drafts } }: Doing<NamedEntry, LookedUp>, note) {
    const said = { ...written(on, note), note: note.reason || "looked up: still the same" };
    for (const draft of drafts) await saveDraft(on.db, { ...said, ...draft, batch: null });
    const saved = await listDrafts(on.db, emailOf(on));
    const paths = new Set(pathsOf(drafts));
    const own = saved.filter(({ path }) => paths.has(path));
    await publishIn(on, { version, drafts: own }, note.now);
    return { done: things };
  },
  after: showPublished,
};

/**
 * A paddle's text with each list's last answer repeated for a day, as a reading of ours. Unchanged if there is nothing to
 * repeat.
 * @param lists where each list is: a reading of ours has an address
 */
async function withAnswersOf(
  today: string,
  text: string,
  only: unknown,
  lists: Library["approvals"]["lists"],
): Promise<string> {
  // Loaded on demand: a server with checked content reads no YAML.
  const { editYaml } = await import("../../platform/content/edit-yaml.ts");
  const { parse } = await import("yaml");
  const fields = parse(text) as Partial<Parameters<typeof historiesOf>[0]>;
  const { approvals = [] } = fields;
  const again = historiesOf({ ...fields, approvals }).flatMap(({ list, version, now }) => {
    if ((typeof only === "string" && only !== list) || now.on[0] >= today) return [];
    const { state, by } = now;
    const link =
      (by === undefined ? now.link : undefined) ?? lists.find((each) => each.list === list)?.url;
    return [{ list, state, on: today, ...(link && { link }), ...(version && { version }) }];
  });
  return again.length === 0
    ? text
    : editYaml(text, { ...fields, approvals: [...approvals, ...again] });
}

/** A text whose `movedFrom` also has an earlier name. */
async function withMovedFrom(text: string, old: string): Promise<string> {
  // Loaded on demand: a server with checked content reads no YAML.
  const { editArticle, editYaml } = await import("../../platform/content/edit-yaml.ts");
  const { splitArticle } = await import("../../platform/content/content-reader.ts");
  const { parse } = await import("yaml");
  const parts = splitArticle(text);
  const fields = parse("wrong" in parts ? text : parts.fields) as { movedFrom?: string[] };
  const moved = { ...fields, movedFrom: [...(fields.movedFrom ?? []), old] };
  return "wrong" in parts ? editYaml(text, moved) : editArticle(text, moved, parts.body);
}

interface FailingNeeds extends Needs {
  /** Why it can't be published. */
  why: string;
  mails: MailsOfFailed;
}

/** The emails about what wasn't published as planned. @param email who planned it */
type MailsOfFailed = (plan: FailedPlan, email: string) => Promise<readonly NewMail[]>;

/** Says that drafts weren't published as planned, to whom it may concern. Only `publishDue` does it. */
const failPlan: Act<FailingNeeds, NamedEntry> = {
  ...onEntries,
  name: "content not-published",
  about: "Note that drafts weren't published as planned",
  example: "content not-published blog/a-story.md",
  done: "Not published as planned",
  async run(on, { things }: Doings, { now }) {
    const drafts = await batchOf(on.db, emailOf(on), things);
    const planned = drafts.filter(isPlanned);
    if ((await failPlans(on.db, planned, on.why)) === 0) return { done: [], logged: [] };
    const draft = planned.find(({ path }) => things.some(({ id }) => id === path));
    if (!draft) return { done: planned.map(thingAt) };
    const { path, person, email, publish_at: at } = draft;
    const title = on.content.titleOf(draft);
    for (const mail of await on.mails({ path, title, person, at: at!, why: on.why }, email))
      await queueMail(on.db, mail, now);
    return { done: planned.map(thingAt) };
  },
  async after({ queued }, outcome) {
    queued?.();
    return outcome;
  },
};

/**
 * Publishes the drafts that are due, each in its writer's name. One that can't be published stays a draft, which says
 * why, and so do the log and an email. If someone else published in the meantime, or its check took too long, it stays
 * due.
 * @param roleOf the role that a writer has now; undefined for someone who isn't listed anymore
 */
export async function publishDue(
  on: Place & Needs,
  now: number,
  roleOf: (email: string) => Role | undefined,
  mails: MailsOfFailed = async () => [],
): Promise<void> {
  for (const draft of await on.content.due()) {
    const { id, path, batch, person, email, note } = draft;
    // Another draft of its batch has published it, or couldn't.
    if (batch !== null && (await on.content.due()).every((each) => each.id !== id)) continue;
    try {
      const asked = { of: [path], options: {}, isSure: true };
      const role = roleOf(email);
      if (role === undefined) throw refusal("onlyFor", whoMay(publishAct.may));
      const noted = { reason: note, now, by: person, role };
      await perform({ ...on, person: email }, publishAct, asked, noted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.why === "publishedJustNow") continue;
      // On a slow machine, or during a backup, the same check may be in time a minute later.
      if (error.why === "tookTooLong") {
        log("error", `${path} isn't published yet: checking it took too long. It's tried again.`);
        continue;
      }
      const why = error.message;
      const noted = { reason: why, now, by: person, role: "owner" } as const;
      const asked = { of: [path], options: {}, isSure: true };
      await perform({ ...on, person: email, why, mails }, failPlan, asked, noted);
      log("error", `${path} wasn't published as planned: ${why}`);
    }
  }
}

export const contentActs: readonly Act[] = [
  saveContent,
  discard,
  publishAct,
  lookedUp,
  restore,
  deleteAct,
  rename,
];
