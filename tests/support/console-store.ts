import { randomUUID } from "node:crypto";
import type { StorePlace } from "./engines.ts";
import { photoRow, storeReviews } from "./reviews.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import {
  type Act,
  type Named,
  type Note,
  type Options,
  type Outcome,
  perform,
  type Place,
} from "../../src/platform/acts.ts";
import { Refusal } from "../../src/platform/refusals.ts";
import { openRateLimiter } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { addReport, reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
import { type NewReview, reviewKind } from "../../src/site/reviews/reviews.store.ts";
import {
  anyReview,
  anyReviews,
  closeReports,
  listEveryReview,
  reviewActs,
  wholeVersion,
} from "../../src/site/reviews/moderation/moderation.store.ts";
import { openOwnReviews } from "../../src/site/reviews/own/own-reviews.service.ts";
import { openContributions } from "../../src/site/contributions/contributions.service.ts";

/** Puts into a site's store what its console shows. */
export function fillConsole(place: Omit<StorePlace, "remove">) {
  async function inStore<Result>(work: (store: Store) => Promise<Result>) {
    const store = openStore(place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
  return {
    inStore,
    /** Stores a review; returns its id. @param at epoch milliseconds */
    review: (firstName: string, at: number, more: Partial<NewReview> = {}) =>
      inStore(async ({ db }) => {
        const { stored } = await storeReviews(
          db,
          [
            {
              subject: "diadem-hero",
              firstName,
              duprRating: "3.5",
              level: 3500,
              rating: 1,
              reviewText: `${firstName} sells paddles.`,
              ...more,
            },
          ],
          at,
        );
        return stored[0]!.id;
      }),
    /** Holds a review back for a link in it. */
    hold: (id: string, at: number) =>
      inStore(({ db }) =>
        db
          .updateTable("paddle_reviews")
          .set({ held_because: "link", hidden_at: at })
          .where("id", "=", id)
          .execute(),
      ),
    /** Stores a review's photo, without its files; returns its id. @param at its place: 1 to 4 */
    photo: (review: string, at: number, state: { hidden_at?: number; held_because?: "all" }) =>
      inStore(async ({ db }) => {
        const photo = { subject: "diadem-hero", review, place: at, name: String(at).repeat(32) };
        const row = { ...photoRow(photo, 1), ...state };
        await db
          .insertInto("review_photos")
          .values(row as never)
          .execute();
        return row.id;
      }),
    /** Reports a review. */
    report: (reviewId: string, details: string, at: number, subject = "diadem-hero") =>
      inStore(({ db }) => addReport(db, { subject, reviewId, reason: "spam", details }, at)),
    /** What was done to something, by whom and why, oldest first. */
    acts: (target: string) =>
      inStore(async ({ db }) =>
        (await logOf(db, target)).map(({ act, actor, reason }) => [act, actor, reason]),
      ),
    /** Stores a message; returns its number. */
    message: (subject: string, at: number) =>
      inStore(async ({ db }) => {
        const message = {
          firstName: "Ann",
          lastName: "Lee",
          email: "ann@example.com",
          subject,
          message: "Which paddle?",
        };
        return (await addMessage(db, message, at)).number;
      }),
    /** Puts an email that failed into the outbox; returns its id. */
    failedMail: (recipient: string, at: number) =>
      inStore(async ({ db }) => {
        const id = randomUUID();
        const content = JSON.stringify({ subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
        await db
          .insertInto("outbox")
          .values({
            id,
            kind: "message",
            recipient,
            content,
            issue_date: null,
            email_key: null,
            state: "failed",
            due_at: at,
            last_error: "550 No such user",
            created_at: at,
            ended_at: at,
          })
          .execute();
        return id;
      }),
  };
}

/** Who does something in a test: an owner, unless it says otherwise. */
type TestNote = Omit<Note, "role"> & Partial<Note>;

/** Does an act. @throws Refusal */
export const act = <Needs extends object>(
  place: Place & Needs,
  done: Act<Needs>,
  of: readonly (string | number)[],
  note: TestNote,
  options: Options = {},
): Promise<Outcome> =>
  perform(place, done, { of: of.map(String), options, isSure: true }, { role: "owner", ...note });

/** Does something to reviews. @throws Refusal */
export const moderate = (
  place: Place,
  moderation: "hide" | "restore" | "delete" | "redate" | "approve",
  ids: readonly string[],
  note: TestNote,
  options: Options = {},
) => {
  const moderates = reviewActs.find(({ name }) => name === `reviews ${moderation}`)!;
  return act(place, moderates, ids, note, options);
};

/** A review as someone read it, with its reports. */
export interface ReadReview extends Named {
  version: string;
  reports: readonly string[];
}

/** Says that reviews are fine as they were read. @throws Refusal */
export function accept(
  place: Place,
  acceptance: "approve" | "restore" | "close",
  read: readonly ReadReview[],
  note: TestNote,
): Promise<Outcome> {
  if (acceptance !== "close")
    return moderate(
      place,
      acceptance,
      read.map(({ id, version }) => `${id}@${version}`),
      note,
    );
  const reports = read.flatMap(({ version, reports: ids }) =>
    ids.map((id) => `${id}@${version.split("+")[0]}`),
  );
  return act(place, closeReports, reports, note);
}

/** Why an act wasn't done, and to what. */
export async function refused(doing: Promise<Outcome>) {
  const { why, ids } = await doing.then(
    () => ({ why: "done", ids: [] }),
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
  return { why, ids };
}

/** The ids of what an act was done to. */
export const idsOf = ({ done }: Outcome) => done.map(({ id }) => id);

/** The paddle that `heroReview` is of. */
export const hero = "diadem-hero";

export const heroReview = (reviewText: string, firstName = "Dana", subject = hero): NewReview => ({
  subject,
  firstName,
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

/** Reviews and their reports, as someone reads them now. */
export async function readNow({ db }: Store, ...ids: string[]) {
  return await Promise.all(
    (await anyReviews(db, ids)).map(async (review) => {
      const reports = await reportsOf(db, review.id);
      const version = wholeVersion(review, reports);
      return { id: review.id, version, reports: reports.map(({ id }) => id) };
    }),
  );
}

/** What visitors and the owner do with a store's reviews, at a time that the test sets. */
export type ModeratedStore = ReturnType<typeof openModeratedStore>;

/** Opens the services of a store; its time starts at noon of a day in November. */
export function openModeratedStore(store: Store) {
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const changes: (string | undefined)[] = [];
  let visitor = 0;
  const open = (holdsAll: boolean) => {
    const clock = () => time.now;
    const context = {
      store: { ...store, changed: (of: string | undefined) => void changes.push(of) },
      rateLimiter: openRateLimiter(store.db, clock),
      clock,
      isOurs: () => false,
      isPerson: (name: string) => name === "Olive",
      holdsAll,
    };
    const { submit, own } = openContributions(reviewKind, context);
    return { send: submit, own: openOwnReviews(own, { ballName: String, db: store.db }) };
  };
  const opened = open(false);
  return {
    ...opened,
    time,
    /** The subjects whose pages were told of a change. */
    changes,
    /** Submits a review from an address of its own. */
    async submit(review: NewReview, { holdsAll = false } = {}) {
      const [stored] = await open(holdsAll).send([review], `203.0.113.${++visitor}`);
      return stored!;
    },
    act: (moderation: "hide" | "delete", ...ids: string[]) =>
      moderate(store, moderation, ids, { reason: "seen", now: time.now, by: "Dana" }),
    /** Says that reviews are fine as they are now. */
    accept: async (acceptance: "approve" | "restore" | "close", ...ids: string[]) =>
      await accept(store, acceptance, await readNow(store, ...ids), {
        reason: "seen",
        now: time.now,
        by: "Dana",
      }),
    async reasonOf(id: string) {
      const review = await anyReview(store.db, id);
      return review!.held_because;
    },
    /** The ids of reviews that wait. */
    async held() {
      const filter = { state: "held", reported: false, samples: false } as const;
      const rows = await listEveryReview(store.db, filter, { after: undefined, limit: 50 });
      return rows.map(({ id }) => id);
    },
  };
}
