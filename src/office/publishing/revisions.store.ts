// Content written in the browser, in the store: drafts, what is live over the files, and what was. What is published
// changes only together with the version, which every process follows.

import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import {
  type ContentSource,
  textDigest,
  textIn,
  type Texts,
} from "../../platform/content/content-source.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { ContentRevisionsTable } from "./content.tables.ts";

export type Revision = Selectable<ContentRevisionsTable>;

/** The tag of a change of content, as `onChange` of the store tells it: no subject has a slash. */
export const contentTag = "/content";

const counter = "content";

/** The version of what is published: another one after each change. */
export async function readVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom("content_version")
    .select("version")
    .where("name", "=", counter)
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Raises the version, which tells every process to read again. In a transaction, others who publish wait for it.
 * @param from the version that was checked; without one, whatever it is
 * @returns whether it still was that one
 */
export async function raiseVersion(db: Database, from?: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("content_version")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("name", "=", counter)
    .$if(from !== undefined, (query) => query.where("version", "=", from!))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What lies over the files, and the version of it. */
export async function readLive(db: Database): Promise<{ version: number; live: Revision[] }> {
  // In this order: a change in between is read again, rather than missed.
  const version = await readVersion(db);
  const live = await db
    .selectFrom("content_revisions")
    .selectAll()
    .where("state", "=", "live")
    .orderBy("path")
    .execute();
  return { version, live };
}

export const textsOf = (revisions: readonly Pick<Revision, "path" | "text">[]): Texts =>
  new Map(revisions.map(({ path, text }) => [path, text]));

/** Drafts: everyone's, or one person's, newest first. */
export async function listDrafts(db: Database, email?: string): Promise<Revision[]> {
  return await db
    .selectFrom("content_revisions")
    .selectAll()
    .where("state", "=", "draft")
    .$if(email !== undefined, (query) => query.where("email", "=", email!))
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
}

/** How many drafts weren't published as planned. */
export async function countFailedPlans(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("content_revisions")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "draft")
    .where("failed_why", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was and is published of an entry, newest first, without texts. */
export async function listRevisions(db: Database, path: string): Promise<Omit<Revision, "text">[]> {
  return await db
    .selectFrom("content_revisions")
    .select(["id", "path", "state", "base", "file", "person", "email", "note", "batch"])
    .select(["saved_at", "published_at", "publish_at", "failed_why"])
    .where("path", "=", path)
    .where("state", "<>", "draft")
    .orderBy("published_at", "desc")
    .orderBy("id")
    .execute();
}

export async function revisionOf(db: Database, id: string): Promise<Revision | undefined> {
  return await db
    .selectFrom("content_revisions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Those of these drafts that weren't discarded, by id, and whether each has been published. */
export async function draftsLeft(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { isPublished: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_revisions")
    .select(["id", "state"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, { isPublished: state !== "draft" }]));
}

/** What a draft is made of. */
export type NewDraft = Pick<
  Revision,
  "path" | "text" | "base" | "person" | "email" | "saved_at" | "note" | "batch"
>;

/** Saves a person's draft in place of the one they had, whose id it keeps. */
export async function saveDraft(db: Database, draft: NewDraft): Promise<void> {
  await db
    .insertInto("content_revisions")
    .values({
      ...draft,
      id: randomUUID(),
      state: "draft",
      file: "",
      published_at: null,
      publish_at: null,
      failed_why: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["path", "email"])
        .where(sql<boolean>`state = 'draft'`)
        .doUpdateSet({
          ...draft,
          // Always a later time, even if the clock was set back: a form that publishes a draft identifies it by this
          // time.
          saved_at: sql<number>`case when content_revisions.saved_at < excluded.saved_at
            then excluded.saved_at else content_revisions.saved_at + 1 end`,
          publish_at: null,
          failed_why: null,
        }),
    )
    .execute();
}

/** @returns those that there were */
export async function deleteDrafts(
  db: Database,
  email: string,
  paths: readonly string[],
): Promise<Revision[]> {
  if (paths.length === 0) return [];
  return await db
    .deleteFrom("content_revisions")
    .where("state", "=", "draft")
    .where("email", "=", email)
    .where("path", "in", paths)
    .returningAll()
    .execute();
}

/** Puts deleted drafts back, unless their writer has another one by now. @returns the paths of those that are back */
export async function putBackDrafts(
  db: Database,
  drafts: readonly Revision[],
): Promise<ReadonlySet<string>> {
  const back = new Set<string>();
  for (const draft of drafts) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("content_revisions")
      .values(draft)
      .onConflict((conflict) =>
        conflict
          .columns(["path", "email"])
          .where(sql<boolean>`state = 'draft'`)
          .doNothing(),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) back.add(draft.path);
  }
  return back;
}

/**
 * Plans when drafts are published by themselves.
 * @param drafts with the texts that they then have
 * @returns how many: fewer, if one of them has been saved again or discarded
 */
export async function planDrafts(
  db: Database,
  drafts: readonly Pick<Revision, "id" | "saved_at" | "text">[],
  publishAt: number,
): Promise<number> {
  const plan = { publish_at: publishAt, failed_why: null };
  return await setDrafts(db, drafts, ({ text }) => ({ ...plan, text }));
}

/** Says why drafts weren't published as planned: they're drafts without a plan. @returns how many, as `planDrafts` does */
export async function failPlans(
  db: Database,
  drafts: readonly Pick<Revision, "id" | "saved_at">[],
  why: string,
): Promise<number> {
  return await setDrafts(db, drafts, () => ({ failed_why: why }));
}

/** Changes drafts that are as they were read. @returns how many */
async function setDrafts<Draft extends Pick<Revision, "id" | "saved_at">>(
  db: Database,
  drafts: readonly Draft[],
  changeOf: (draft: Draft) => Partial<Revision>,
): Promise<number> {
  let changed = 0;
  for (const draft of drafts) {
    const { numUpdatedRows } = await db
      .updateTable("content_revisions")
      .set(changeOf(draft))
      .where("id", "=", draft.id)
      .where("saved_at", "=", draft.saved_at)
      .where("state", "=", "draft")
      .executeTakeFirstOrThrow();
    changed += Number(numUpdatedRows);
  }
  return changed;
}

/**
 * Makes drafts live, and what was live before them past. Only in a transaction that has raised the version.
 * @param fileOf the digest of an entry's file, by its path
 * @returns how many were made live: fewer, if one of them has been saved again or discarded; and what is past by it
 */
export async function publishDrafts(
  db: Database,
  drafts: readonly Pick<Revision, "id" | "path" | "saved_at" | "note" | "text">[],
  now: number,
  fileOf: (path: string) => string,
): Promise<{ published: number; before: readonly string[] }> {
  const before = await retire(
    db,
    drafts.map(({ path }) => path),
  );
  const published = await setDrafts(db, drafts, ({ path, note, text }) => ({
    state: "live",
    text,
    published_at: now,
    publish_at: null,
    failed_why: null,
    file: fileOf(path),
    note,
  }));
  return { published, before };
}

/** What a publication changed. */
export interface Publication {
  drafts: readonly Pick<Revision, "id" | "path" | "note">[];
  /** The ids of what was live before. */
  before: readonly string[];
  /** When it was published. */
  at: number;
}

/** What of a publication is live still, and the texts that were live before it. */
export async function readPublication(
  db: Database,
  { drafts, before, at }: Publication,
): Promise<{ live: Revision[]; before: Revision[] }> {
  const read = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : await db.selectFrom("content_revisions").selectAll().where("id", "in", ids).execute();
  const published = await read(drafts.map(({ id }) => id));
  const live = published.filter((each) => each.state === "live" && each.published_at === at);
  const paths = new Set(live.map(({ path }) => path));
  return { live, before: (await read(before)).filter(({ path }) => paths.has(path)) };
}

/**
 * Makes published drafts drafts again, and what was live before them live. Only in a transaction that has raised the
 * version. A draft whose writer has begun another one stays in the entry's history instead.
 */
export async function unpublish(db: Database, of: Publication): Promise<void> {
  const { live, before } = await readPublication(db, of);
  const paths = live.map(({ path }) => path);
  const notes = new Map(of.drafts.map(({ id, note }) => [id, note]));
  await retire(db, paths);
  const begun = new Set((await listDrafts(db)).map(({ path, email }) => `${path} ${email}`));
  for (const { id, path, email } of live) {
    if (begun.has(`${path} ${email}`)) continue;
    await db
      .updateTable("content_revisions")
      .set({ state: "draft", published_at: null, file: "", note: notes.get(id)! })
      .where("id", "=", id)
      .execute();
  }
  for (const { id } of before)
    await db.updateTable("content_revisions").set({ state: "live" }).where("id", "=", id).execute();
}

/** Makes a text live that was never a draft. Only in a transaction that has raised the version. */
export async function publishText(
  db: Database,
  text: Omit<Revision, "id" | "state" | "publish_at" | "failed_why" | "batch">,
): Promise<void> {
  await retire(db, [text.path]);
  await db
    .insertInto("content_revisions")
    .values({
      ...text,
      id: randomUUID(),
      state: "live",
      publish_at: null,
      failed_why: null,
      batch: null,
    })
    .execute();
}

/** Writes a draft again from what is published now, unless it has been saved again. */
export async function rebaseDraft(
  db: Database,
  draft: Pick<Revision, "id" | "saved_at">,
  change: Pick<Revision, "text" | "base">,
): Promise<void> {
  await setDrafts(db, [draft], () => change);
}

/** What is live of these entries becomes past: their files show again. Only with the version raised. @returns its ids */
export async function retire(db: Database, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const retired = await db
    .updateTable("content_revisions")
    .set({ state: "past" })
    .where("state", "=", "live")
    .where("path", "in", paths)
    .returning("id")
    .execute();
  return retired.map(({ id }) => id);
}

/** A text published in the browser, and the file below it. */
export interface Overlay {
  revision: Revision;
  /** The file's text; null if there is none. */
  file: string | null;
  /** 'browser': only the browser's text has changed since it was published over the file. */
  changed: "neither" | "browser" | "both";
}

/** What lies over the files of the content folder. */
export async function readOverlays(db: Database, files: ContentSource): Promise<Overlay[]> {
  const { live } = await readLive(db);
  return live.map((revision) => {
    const file = textIn(files, revision.path);
    const isSame = textDigest(file) === textDigest(revision.text);
    const isBase = textDigest(file) === revision.file;
    return { revision, file, changed: isSame ? "neither" : isBase ? "browser" : "both" };
  });
}
