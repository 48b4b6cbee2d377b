import { sql } from "kysely";
import { openStore, type Store } from "../db/connect.ts";
import { addMessage } from "../db/messages.ts";
import { migrate } from "../db/migrate.ts";
import {
  countReviews,
  insertReviews,
  listReviews,
  type NewReview,
  type PublicReview,
  type ReviewSelection,
  seedSamples,
} from "../db/reviews.ts";
import { addSubscriber } from "../db/subscribers.ts";
import type { ContactMessage } from "../model/contact-message.ts";
import type { EmailAddress } from "../model/email-address.ts";
import { readDupr } from "../model/level.ts";
import type { ReviewCursor } from "../model/review-address.ts";
import type { Environment } from "./environment.ts";
import type { Library } from "./library/read-library.ts";
import { logFailure } from "./log.ts";
import {
  type NewestReviews,
  readNewest,
  readReviews,
  readTallies,
  type ReviewSource,
  type SubjectReviews,
  type SubjectTallies,
} from "./reviews/read-reviews.ts";
import { isSubject } from "./reviews/subjects.ts";

/** Players' reviews, as loaders and actions use them. */
export interface Reviews {
  /** What a page shows of a subject's reviews; never throws for a store that is down. */
  of(subject: string, before?: ReviewCursor): Promise<SubjectReviews>;
  /** What every subject's reviews add up to, for lists; never throws for a store that is down. */
  tallies(): Promise<SubjectTallies>;
  /** When players last wrote of each subject; never throws for a store that is down. */
  newest(): Promise<NewestReviews>;
  /** Stores reviews, all or none, each once; throws when they cannot be stored. */
  submit(reviews: readonly NewReview[]): Promise<PublicReview[]>;
  /** The rows of the table, as the REST calls list them; throws when the store cannot be read. */
  list(
    subject: string | undefined,
    window: { order: "asc" | "desc"; limit: number; offset: number },
  ): Promise<PublicReview[]>;
  /** How many rows such a list has in all; throws when the store cannot be read. */
  count(subject: string | undefined): Promise<number>;
  /** Whether something of this address can be reviewed. */
  isSubject(slug: string): boolean;
}

/** Who wants the newsletter. */
export interface Subscribers {
  /** Stores an address, once, and does not tell whether it was known; throws when it cannot be stored. */
  add(email: EmailAddress): Promise<void>;
}

/** What visitors write to the site. */
export interface Messages {
  /** Stores a message, once; returns its number for the visitor; throws when it cannot be stored. */
  add(message: ContactMessage): Promise<number>;
}

/** The one object loaders and actions receive: everything they may use of the world outside. */
export interface Site {
  environment: Environment;
  library: Library;
  reviews: Reviews;
  subscribers: Subscribers;
  messages: Messages;
  /** Whether the store answers and is up to date. */
  isReady(): Promise<boolean>;
  /** Calls back when a subject's reviews have changed; with undefined when it is not known whose. */
  onReviewsChanged(changed: (subject: string | undefined) => void): void;
  close(): Promise<void>;
}

/** The pauses between tries to prepare a store that does not answer, in milliseconds. */
const pauses = { first: 500, longest: 5000 };

/**
 * Opens the store, prepares it (migrations, seeding) and puts the site together. A PostgreSQL that does not answer is
 * tried again in the background; pages do without stored reviews until then.
 * @param library read anew at each call, so that in development an edit of content shows
 * @throws when the store answers and cannot be prepared, or a SQLite file cannot be opened
 */
export async function openSite(
  environment: Environment,
  library: () => Library,
  clock: () => number = Date.now,
): Promise<Site> {
  const store = openStore(environment);
  const { sampleContent } = environment;
  const listeners: ((subject: string | undefined) => void)[] = [];
  const changed = (subject: string | undefined) => {
    for (const listener of listeners) listener(subject);
  };
  store.onChange(changed);
  const preparation = await prepare(store, () =>
    prepareStore(store, library(), environment, clock),
  );

  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: sampleContent,
  });
  const sourceOf = (subject: string): ReviewSource => ({
    subject,
    samples: sampleContent ? library().samplesOf(subject) : [],
    samplesInStore: library().paddle(subject)?.seedSamples ?? false,
    sampleContent,
  });
  return {
    environment,
    get library() {
      return library();
    },
    reviews: {
      of: (subject, before) => readReviews(store, sourceOf(subject), before),
      tallies: () => readTallies(store, sourceOf),
      newest: () => readNewest(store),
      async submit(reviews) {
        const stored = await insertReviews(store.db, reviews, clock());
        for (const subject of new Set(reviews.map((review) => review.subject))) changed(subject);
        return stored;
      },
      list: (subject, window) => listReviews(store.db, selection(subject), window),
      count: (subject) => countReviews(store.db, selection(subject)),
      isSubject: (slug) => isSubject(library(), slug),
    },
    subscribers: { add: (email) => addSubscriber(store.db, email, clock()) },
    messages: { add: (message) => addMessage(store.db, message, clock()) },
    async isReady() {
      if (!preparation.done()) return false;
      try {
        await sql`select 1 from seedings limit 1`.execute(store.db);
        return true;
      } catch {
        return false;
      }
    },
    onReviewsChanged: (listener) => void listeners.push(listener),
    async close() {
      preparation.stop();
      await store.close();
    },
  };
}

async function prepareStore(
  { db, engine }: Store,
  library: Library,
  { sampleContent }: Environment,
  clock: () => number,
): Promise<void> {
  await migrate(db, engine);
  if (!sampleContent) return;
  for (const { slug } of library.paddles.filter((paddle) => paddle.seedSamples)) {
    const samples = library.samplesOf(slug).map((sample) => ({
      subject: slug,
      firstName: sample.firstName,
      duprRating: sample.duprRating,
      level: readDupr(sample.duprRating) ?? 0,
      rating: sample.rating,
      reviewText: sample.review,
    }));
    await seedSamples(db, slug, samples, clock());
  }
}

/** Prepares at once; a PostgreSQL that is out of reach again and again, until it is there. */
async function prepare(store: Store, work: () => Promise<void>) {
  let done = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (pause: number): Promise<void> => {
    try {
      await work();
      done = true;
    } catch (error) {
      if (store.engine === "sqlite" || !isOutOfReach(error)) {
        await store.close();
        throw error;
      }
      logFailure("reaching the database", error);
      if (stopped) return;
      const next = Math.min(pause * 2, pauses.longest);
      timer = setTimeout(() => {
        attempt(next).catch((failure: unknown) => logFailure("preparing the store", failure));
      }, pause).unref();
    }
  };
  await attempt(pauses.first);
  return {
    done: () => done,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Connection errors of Node, and of PostgreSQL while it starts, stops or is full (SQLSTATE classes 08, 53, 57P). */
function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code === "string") return /^(E[A-Z]+|08...|53...|57P..)$/.test(code);
  return /timeout|terminated/i.test(message ?? "");
}
