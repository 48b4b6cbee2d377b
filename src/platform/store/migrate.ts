import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type Engine, lockMigrations } from "./dialect.ts";
import { up as reviews } from "./migrations/0001-reviews.ts";
import { up as subscribersAndMessages } from "./migrations/0002-subscribers-and-messages.ts";
import { up as outbox } from "./migrations/0003-outbox.ts";
import { up as newsletter } from "./migrations/0004-newsletter.ts";
import { up as limits } from "./migrations/0005-limits.ts";
import { up as moderation } from "./migrations/0006-moderation.ts";
import { up as helpfulVotes } from "./migrations/0007-helpful-votes.ts";
import { up as themes } from "./migrations/0008-themes.ts";
import { up as keyPlaceholdersAndMailboxes } from "./migrations/0009-key-placeholders-and-mailboxes.ts";
import { up as ownReviews } from "./migrations/0010-own-reviews.ts";
import { up as whatStoodOut } from "./migrations/0011-what-stood-out.ts";
import { up as reviewsByEmail } from "./migrations/0012-reviews-by-email.ts";
import { up as console } from "./migrations/0013-console.ts";
import { up as heldReviews } from "./migrations/0014-held-reviews.ts";
import { up as newsletterDraft } from "./migrations/0015-newsletter-draft.ts";
import { up as moreLookAlikes } from "./migrations/0016-more-look-alikes.ts";
import { up as undo } from "./migrations/0017-undo.ts";
import { up as pageViews } from "./migrations/0018-page-views.ts";
import { up as toldAndAnswered } from "./migrations/0019-told-and-answered.ts";
import { up as issueChoices } from "./migrations/0020-issue-choices.ts";
import { up as holdOrders } from "./migrations/0021-hold-orders.ts";
import { up as contentRevisions } from "./migrations/0022-content-revisions.ts";
import { up as requestsAndCorrections } from "./migrations/0023-requests-and-corrections.ts";
import { up as told } from "./migrations/0024-told.ts";
import { up as contentPictures } from "./migrations/0025-content-pictures.ts";
import { up as measured } from "./migrations/0026-measured.ts";
import { up as followUps } from "./migrations/0027-follow-ups.ts";
import { up as questionsAndAnswers } from "./migrations/0028-questions-and-answers.ts";
import { up as switches } from "./migrations/0029-switches.ts";
import { up as reviewPhotos } from "./migrations/0030-review-photos.ts";
import { up as alerts } from "./migrations/0031-alerts.ts";
import { up as chosenThemes } from "./migrations/0032-chosen-themes.ts";
import { up as watch } from "./migrations/0033-watch.ts";
import { up as factChanges } from "./migrations/0034-fact-changes.ts";
import { up as paid } from "./migrations/0035-paid.ts";
import { up as readers } from "./migrations/0036-readers.ts";
import { up as failedPlans } from "./migrations/0037-failed-plans.ts";
import { up as readerChoices } from "./migrations/0038-reader-choices.ts";
import { up as sideBySide } from "./migrations/0039-side-by-side.ts";
import { up as countedVotes } from "./migrations/0040-counted-votes.ts";
import type { Database } from "./tables.ts";

/** All migrations, by name. A released one never changes; tests/stores has stores that released versions made. */
export const migrations = {
  "0001-reviews": reviews,
  "0002-subscribers-and-messages": subscribersAndMessages,
  "0003-outbox": outbox,
  "0004-newsletter": newsletter,
  "0005-limits": limits,
  "0006-moderation": moderation,
  "0007-helpful-votes": helpfulVotes,
  "0008-themes": themes,
  "0009-key-placeholders-and-mailboxes": keyPlaceholdersAndMailboxes,
  "0010-own-reviews": ownReviews,
  "0011-what-stood-out": whatStoodOut,
  "0012-reviews-by-email": reviewsByEmail,
  "0013-console": console,
  "0014-held-reviews": heldReviews,
  "0015-newsletter-draft": newsletterDraft,
  "0016-more-look-alikes": moreLookAlikes,
  "0017-undo": undo,
  "0018-page-views": pageViews,
  "0019-told-and-answered": toldAndAnswered,
  "0020-issue-choices": issueChoices,
  "0021-hold-orders": holdOrders,
  "0022-content-revisions": contentRevisions,
  "0023-requests-and-corrections": requestsAndCorrections,
  "0024-told": told,
  "0025-content-pictures": contentPictures,
  "0026-measured": measured,
  "0027-follow-ups": followUps,
  "0028-questions-and-answers": questionsAndAnswers,
  "0029-switches": switches,
  "0030-review-photos": reviewPhotos,
  "0031-alerts": alerts,
  "0032-chosen-themes": chosenThemes,
  "0033-watch": watch,
  "0034-fact-changes": factChanges,
  "0035-paid": paid,
  "0036-readers": readers,
  "0037-failed-plans": failedPlans,
  "0038-reader-choices": readerChoices,
  "0039-side-by-side": sideBySide,
  "0040-counted-votes": countedVotes,
};

/** The number a migration's name begins with: '0001'. */
export type MigrationNumber = keyof typeof migrations extends infer Name
  ? Name extends `${infer Number}-${string}`
    ? Number
    : never
  : never;

export const latestMigration = Object.keys(migrations).at(-1)!;

/** A newer version has migrated the store. The message says what an owner can do. */
export class StoreIsNewer extends Error {
  override name = "StoreIsNewer";

  constructor(migration: string) {
    super(
      `The store is from a newer version of this software (${migration}). Run that version again, or restore a backup from before the update, as docs/operating.md says.`,
    );
  }
}

/**
 * Migrates the store to the latest schema, in one transaction and one process at a time.
 * @throws StoreIsNewer
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction, engine);
    await rejectNewer(transaction);
    const { error } = await new Migrator({
      db: transaction,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            Object.entries(migrations).map(([name, up]) => [
              name,
              { up: (on: Kysely<never>) => up(on, engine) },
            ]),
          ),
      },
    }).migrateToLatest();
    if (error) throw error;
  });
}

/**
 * Whether the store has the latest schema.
 * @throws StoreIsNewer
 */
export async function isUpToDate(db: Database): Promise<boolean> {
  const names = await rejectNewer(db);
  return Object.keys(migrations).every((name) => names.has(name));
}

/** The store's migrations, provided this version has all of them. */
async function rejectNewer(db: Database): Promise<ReadonlySet<string>> {
  const made = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!made.some(({ name }) => name === "kysely_migration")) return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc
  `.execute(db);
  const newer = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (newer) throw new StoreIsNewer(newer.name);
  return new Set(rows.map(({ name }) => name));
}
