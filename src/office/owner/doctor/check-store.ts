import type { Backup } from "../../../platform/store/last-backup.ts";
import { type OrphanedReviews, orphanSentence } from "../../../site/reviews/orphaned-reviews.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { type Finding, findingsOr, ok, problem, size, span, warning } from "./finding.ts";
import { dayLength } from "../../../platform/today.ts";

export interface StoreFacts {
  /** For the owner. */
  name: string;
  isUpToDate: boolean;
  /** Why it can't be written; undefined if it can. */
  unwritable: string | undefined;
  /** What SQLite's integrity check found; undefined if the file is intact. */
  damage: string | undefined;
  orphaned: readonly OrphanedReviews[];
  postgres: PostgresFacts | undefined;
}

export interface PostgresFacts {
  /** 150004 for 15.4. */
  version: number;
  encoding: string;
  maxConnections: number;
  openConnections: number;
  synchronousCommit: string;
}

/** The connections that a process of the site opens: ten for queries, and one for notifications. */
const perProcess = 11;

/** Whether the store can be read and written, is intact, and all its reviews have pages. */
export function checkStore(facts: StoreFacts): Finding[] {
  const { name, isUpToDate, unwritable, damage, orphaned, postgres } = facts;
  return findingsOr(`${name} is intact, up to date and writable.`, [
    !isUpToDate &&
      problem(
        `${name} is from an earlier version of this software.`,
        "Make a backup, then start the site, which migrates it.",
      ),
    unwritable !== undefined &&
      problem(
        `${name} can't be written: ${unwritable}.`,
        "Free up space on its disk, and let the site's user write to it.",
      ),
    damage !== undefined &&
      problem(
        `${name} is damaged: ${damage}.`,
        "Stop the site and restore a backup: npm run owner -- data restore FILE",
      ),
    ...orphaned.map((each) => {
      const sentence = orphanSentence(each);
      const cut = sentence.indexOf(": ");
      return problem(`${sentence.slice(0, cut)}.`, capital(sentence.slice(cut + 2)));
    }),
    ...(postgres ? checkPostgres(postgres) : []),
  ]);
}

function checkPostgres(facts: PostgresFacts): (Finding | false)[] {
  const { version, encoding, maxConnections, openConnections, synchronousCommit } = facts;
  const free = maxConnections - openConnections;
  return [
    version < 130_000 &&
      problem(
        `PostgreSQL ${Math.floor(version / 10_000)} is too old.`,
        "Update it to version 13 or newer.",
      ),
    encoding !== "UTF8" &&
      problem(
        `The database's encoding is ${encoding}, which can't store every review.`,
        "Create a database with encoding UTF8, and move the data with 'data export' and 'data import'.",
      ),
    free < perProcess &&
      warning(
        `PostgreSQL has ${free} of ${maxConnections} connections left, and a process opens up to ${perProcess}.`,
        "Raise max_connections, or run fewer processes.",
      ),
    synchronousCommit === "off" &&
      problem(
        "synchronous_commit is off: a crash can lose reviews that visitors were told are stored.",
        "Turn synchronous_commit on in PostgreSQL.",
      ),
  ];
}

/** What is known of pictures' files; or why they can't be read. */
export type PictureFacts =
  | {
      stored: number;
      /** Files that no row has named for hours. */
      unnamed: number;
      /** The names of files that rows name, and that aren't there. */
      missing: readonly string[];
    }
  | { unreadable: string };

/** Whether every picture has its files, and every file its picture. */
export function checkPictures(facts: PictureFacts): Finding[] {
  if ("unreadable" in facts)
    return [
      problem(
        `Pictures can't be read: ${facts.unreadable}.`,
        "Correct MEDIA_URL, or let the site's user read DATA_DIR/media.",
      ),
    ];
  const { stored, unnamed, missing } = facts;
  const files = (count: number) => (count === 1 ? "1 file" : `${wholeNumber(count)} files`);
  return findingsOr(stored === 0 ? "There are none." : `All ${files(stored)} are there.`, [
    missing.length > 0 &&
      problem(
        `${files(missing.length)} of pictures ${missing.length === 1 ? "is" : "are"} missing: ${missing[0]}${missing.length > 1 ? " and others" : ""}.`,
        "Copy them back from a folder of backups: npm run owner -- data import-pictures BACKUPS/pictures",
      ),
    unnamed > 0 &&
      warning(
        `${files(unnamed)} belong${unnamed === 1 ? "s" : ""} to no picture.`,
        "A running site clears such files away each hour: look in its log for 'clearing away pictures'.",
      ),
  ]);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface BackupFacts {
  now: number;
  last: Backup | undefined;
  /** Whether its file isn't there anymore. */
  isGone?: boolean;
  isPublic: boolean;
  isPostgres: boolean;
}

export function checkBackups(facts: BackupFacts): Finding[] {
  const { now, last, isGone, isPublic, isPostgres } = facts;
  const daily =
    "Run npm run owner -- data backup FOLDER each day, by the timer in deploy/ or by cron.";
  const remedy = isPostgres
    ? `${daily} If your provider makes backups, note one with data backed-up FILE.`
    : daily;
  if (!last)
    return [
      (isPublic && !isPostgres ? problem : warning)("No backup is known.", remedy, "backups"),
    ];
  if (isGone)
    return [
      (isPostgres ? warning : problem)(
        `The last backup, ${last.file}, isn't there anymore.`,
        remedy,
      ),
    ];
  const age = Math.max(now - last.at, 0);
  const says = `The last backup is ${span(age)} old`;
  // A daily backup may start late and take a while.
  if (age > 1.5 * dayLength) return [(age > 7 * dayLength ? problem : warning)(`${says}.`, remedy)];
  return [ok(`${says}: ${last.file}, ${size(last.bytes)}.`)];
}
