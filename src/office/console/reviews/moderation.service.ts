import { type State, stateOf } from "../../../site/contributions/contribution.ts";
import {
  countWaiting,
  listWaiting,
  versionsAsOf,
} from "../../../site/contributions/moderation.store.ts";
import { type LogEntry, logOfAll } from "../../../platform/store/log.store.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { readPage } from "../../../platform/listing.ts";
import { startOfDay } from "../../../platform/text/dates.ts";
import { type ReviewView, showStored } from "../../../site/reviews/read-reviews.service.ts";
import {
  anyReviews,
  idsThatMatch,
  type ModeratedReview,
  similarReviews,
  wholeVersion,
} from "../../../site/reviews/moderation/moderation.store.ts";
import { heldUntil } from "../../../site/contributions/hold-reasons.store.ts";
import { reviewKind } from "../../../site/reviews/reviews.store.ts";
import type { HoldReason } from "../../../site/contributions/hold-reason.ts";
import { type ReviewName, sampleIndex } from "../../../site/reviews/reports/report.ts";
import { type ListedReport, reportsOf } from "../../../site/reviews/reports/reports.store.ts";
import { hiddenAt, reviewListing } from "../listings.service.ts";
import { shortExcerpt } from "../../../mail/newsletter/issue.ts";
import type { ListedReviews } from "./review-filter.ts";
import type { Reviews } from "../../../site/reviews/reviews.service.ts";

export interface ConsoleReview {
  subject: string;
  id: string;
  /** Undefined if it's gone, and only its reports or its log are left. */
  review: ReviewView | undefined;
  /** "sample": it's in content, not in the store, and only an edit of the file changes it. */
  state: State | "sample" | "gone";
  /** Why it's held. */
  heldBecause: HoldReason | undefined;
  /** The version shown here; empty if it isn't in the store. */
  version: string;
  /** When it was written, and when it was hidden: epoch milliseconds. */
  writtenAt: number | undefined;
  hiddenAt: number | undefined;
  /** Whether it's dated in the future: the clock was wrong when it was written. */
  isAhead: boolean;
  /** The oldest ones, oldest first. */
  reports: readonly ListedReport[];
  reported: number;
  /** How many reviews with its text aren't hidden, itself included, and how many of them are visible. */
  alike: { count: number; shown: number };
  /** Its history, oldest first. */
  log: readonly LogEntry[];
}

/** What the queue has. */
const waitingKinds = [reviewKind];

/** How many reviews a page shows, and how many reports of each. */
const pageSize = 50;
/** How many rows are acted on at once, at most. */
export const maxAll = 10_000;
const maxReports = 50;
/** How much of a review `newest` shows, in characters. */
const firstWords = 100;

interface ModerationContext {
  store: Store;
  clock: () => number;
  reviews: Pick<Reviews, "one" | "ballName">;
}

/** Reviews for moderators. Every method throws if the store can't be reached. */
export function openModeration({ store, clock, reviews }: ModerationContext) {
  const { db } = store;
  const shown = (row: ModeratedReview) => showStored({ ...row, helpful: 0 }, reviews);

  /** These reviews with everything known about each, in the given order. */
  async function entries(
    names: readonly ReviewName[],
    stored: readonly ModeratedReview[],
  ): Promise<ConsoleReview[]> {
    const ids = names.map(({ id }) => id);
    const reports = Map.groupBy(await reportsOf(db, ...ids), keyOfReport);
    const log = Map.groupBy(await logOfAll(db, ids), ({ target }) => target);
    const rows = new Map(stored.map((row) => [row.id, row]));
    return await Promise.all(
      names.map(async (name) => {
        const row = rows.get(name.id);
        const open = reports.get(keyOf(name)) ?? [];
        return {
          ...name,
          ...(row ? await storedReview(row, open) : await sampleReview(name)),
          reports: open.slice(0, maxReports),
          reported: open.length,
          log: log.get(name.id) ?? [],
        };
      }),
    );
  }

  async function storedReview(row: ModeratedReview, open: readonly ListedReport[]) {
    const alike = await similarReviews(db, row.id);
    return {
      review: shown(row),
      state: stateOf(row),
      heldBecause: row.held_because ?? undefined,
      version: wholeVersion(row, open),
      alike: { count: alike?.ids.length ?? 0, shown: alike?.shown ?? 0 },
      writtenAt: row.created_at,
      isAhead: row.created_at > clock(),
      hiddenAt: hiddenAt(row) ?? undefined,
    };
  }

  async function sampleReview(name: ReviewName) {
    const review = sampleIndex(name.id) === undefined ? undefined : await reviews.one(name);
    const state = review ? ("sample" as const) : ("gone" as const);
    const alike = { count: 0, shown: 0 };
    return {
      review,
      state,
      alike,
      heldBecause: undefined,
      version: "",
      writtenAt: undefined,
      hiddenAt: undefined,
      isAhead: false,
    };
  }

  return {
    /** The reviews that wait for a decision, longest waiting first, and how many more there are. */
    async queue(): Promise<{ waiting: ConsoleReview[]; more: number }> {
      const names = await listWaiting(db, waitingKinds, pageSize);
      const stored = await anyReviews(db, storedIds(names));
      const more =
        names.length < pageSize ? 0 : (await countWaiting(db, waitingKinds)) - names.length;
      return { waiting: await entries(names, stored), more: Math.max(0, more) };
    },
    /** Until when every review is held by an order, in epoch milliseconds; undefined if there's none. */
    heldUntil: () => heldUntil(db, reviewKind, clock()),
    /** Reviews, newest first, and where the next page begins; `next` is undefined at the end. */
    async list(asked: ListedReviews) {
      const filter = filterOf(asked);
      const window = { after: asked.after, limit: pageSize };
      const { rows, next } = await readPage(db, reviewListing, filter, window);
      const isWhole = asked.after === undefined && next === undefined;
      return {
        reviews: await entries(rows.map(nameOf), rows),
        next,
        /** How many there are, up to a limit. */
        count: isWhole ? rows.length : (await idsThatMatch(db, filter, maxAll)).length,
      };
    },
    /** The reviews of a list that are as they were at a time, in epoch milliseconds, as forms name them. */
    async listedAsOf(asked: ListedReviews, time: number) {
      const ids = await idsThatMatch(db, filterOf(asked), maxAll);
      const versions = await versionsAsOf(db, reviewKind, ids, time);
      return [...versions].map(([id, version]) => [reviewKind.noun, `${id}@${version}`] as const);
    },
    /** The newest reviews by players, hidden or not, with their first words and how many reports of each are open. */
    async newest(limit: number) {
      const filter = { reported: false, samples: false };
      const { rows } = await readPage(db, reviewListing, filter, { limit });
      return rows.map((row) => ({
        ...shown(row),
        ...nameOf(row),
        state: stateOf(row),
        reported: row.reports,
        writtenAt: row.created_at,
        firstWords: shortExcerpt(row.review_text, firstWords),
      }));
    },
    /** One review, hidden or not, or its history if it's gone. Undefined if it never existed. */
    async one(id: string): Promise<ConsoleReview | undefined> {
      const stored = await anyReviews(db, [id]);
      const [entry] = await entries([stored[0] ? nameOf(stored[0]) : { subject: "", id }], stored);
      return entry && (entry.review || entry.log.length > 0) ? entry : undefined;
    },
  };
}

/** Samples are content, but visitors can report them. */
const filterOf = (asked: ListedReviews) => ({
  ...asked,
  since: startOfDay(asked.since ?? ""),
  reported: asked.reported ?? false,
  samples: asked.reported ?? false,
});

const nameOf = ({ paddle_name: subject, id }: ModeratedReview): ReviewName => ({ subject, id });

/** Samples of different subjects share ids. */
const keyOf = ({ subject, id }: ReviewName) => `${subject} ${id}`;
const keyOfReport = ({ subject, of }: ListedReport) => keyOf({ subject, id: of });

const storedIds = (names: readonly ReviewName[]) =>
  names.map(({ id }) => id).filter((id) => sampleIndex(id) === undefined);
