// What is only kept for a while, and until when: one row for each purge of `keepHouse`, with what the privacy page
// promises. Both sides of each period, to the millisecond.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { linkLife, sessionLife } from "../../src/office/console/sign-in/lifetimes.ts";
import {
  addChallenge,
  addLink,
  beginSession,
} from "../../src/office/console/sign-in/sign-in.store.ts";
import { alertSubject } from "../../src/site/contributions/once-alerts.store.ts";
import { addViews } from "../../src/office/figures/views.store.ts";
import {
  agedAnswerLife,
  agedLife,
  agedSubject,
  confirmationLife,
  pendingLife,
} from "../../src/mail/newsletter/newsletter.ts";
import { confirmSubscriber, signUp } from "../../src/mail/newsletter/subscribers.store.ts";
import { keptDelivered } from "../../src/platform/email/mail.ts";
import { toOutboxRow } from "../../src/platform/email/outbox.store.ts";
import { dayOf, openRateLimiter } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { keepUndo, undoableFor } from "../../src/platform/store/log.store.ts";
import { insertOnce, storedKind } from "../../src/site/contributions/contributions.store.ts";
import { questionKind } from "../../src/site/questions/question.ts";
import { requestKind } from "../../src/site/requests/request.ts";
import { addVote } from "../../src/site/reviews/helpful-votes.store.ts";
import { weekLength } from "../../src/platform/weeks.ts";
import { keepHouse, purges } from "../../src/site.ts";
import { hero, heroReview } from "../support/console-store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { storeReviews } from "../support/reviews.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** A Monday, so that its day, its hour and its week begin. */
const start = Date.UTC(2026, 10, 16);

interface Row {
  /** What it promises: words of the privacy page or of a page in docs. */
  promises: readonly string[];
  /** Stores something at the start. */
  fill(store: Store): Promise<void>;
  /** What of it is there. */
  left(store: Store): Promise<unknown[]>;
  /** What is left after housekeeping at these times, in milliseconds after the start. */
  after: readonly (readonly [time: number, left: readonly unknown[]])[];
}

const policy = readFileSync("content/pages/privacy.md", "utf8");
const moderation = readFileSync("docs/moderation.md", "utf8").replaceAll(/\s+/g, " ");
const emailOf = (name: string) => ({
  address: `${name}@example.com`,
  key: `${name}@example.com`,
});

/** Signs a name up for something, and confirms it unless it says otherwise. */
async function addReader(store: Store, name: string, subject = "", confirms = true) {
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const mails = { confirm: (secret: string) => ((token = secret), content), known: () => content };
  await signUp(store.db, store.engine, emailOf(name), mails, start, subject);
  if (confirms) await confirmSubscriber(store.db, token, start);
}
/** Ends everything that a name signed up for, as its link or its only email does. */
const end = ({ db }: Store, name: string) =>
  db
    .updateTable("subscribers")
    .set({ state: "unsubscribed", unsubscribed_at: start, updated_at: start })
    .where("email_key", "=", emailOf(name).key)
    .execute();
const namesIn = async ({ db }: Store, table: "subscribers" | "confirmations" = "subscribers") =>
  (await db.selectFrom(table).select("email_key").orderBy("email_key").execute()).map(
    ({ email_key: key }) => key.split("@")[0]!,
  );

/** A row of one of the tables of what people send, with an id of its own. */
async function addQuestion({ db }: Store, id: string, more: object = {}): Promise<void> {
  const given = { subject: hero, firstName: "Nora", question: `Is it ${id}?`, email: null };
  const row = { ...storedKind(questionKind).toRow({ ...given, editKey: id }, start), id, ...more };
  await insertOnce(db, questionKind.table, [row]);
}
async function addRequest({ db }: Store, id: string, more: object = {}): Promise<void> {
  const given = { subject: id, name: id, brand: "Acme", link: "", email: null, sender: "" };
  const row = { ...storedKind(requestKind).toRow({ ...given, editKey: id }, start), id, ...more };
  await insertOnce(db, requestKind.table, [row]);
}

const rows: Record<string, Row> = {
  "delivered emails": {
    promises: [`A line with the address and time stays for ${keptDelivered / day} days.`],
    async fill({ db }) {
      const mail = { kind: "message", content: null, email_key: null } as const;
      for (const state of ["waiting", "delivered", "failed"] as const) {
        const row = toOutboxRow({ ...mail, recipient: state }, start);
        const ended = state === "waiting" ? null : start;
        await db
          .insertInto("outbox")
          .values({ ...row, state, ended_at: ended })
          .execute();
      }
    },
    left: async ({ db }) =>
      (await db.selectFrom("outbox").select("state").orderBy("state").execute()).map(
        ({ state }) => state,
      ),
    after: [
      [keptDelivered, ["delivered", "failed", "waiting"]],
      [keptDelivered + 1, ["failed", "waiting"]],
    ],
  },
  "unconfirmed addresses": {
    promises: [
      `An address that nobody confirmed | ${pendingLife / day} days after it was last entered`,
      `A confirmed request for a price | Until ${pendingLife / day} days after its one email`,
      "The link in a confirmation email | It works for a week.",
      "Any other unsubscribed address | Until you ask us to delete it",
    ],
    async fill(store) {
      await addReader(store, "pending", "", false);
      await addReader(store, "confirmed");
      await addReader(store, "gone");
      await addReader(store, "priced", `price:${hero}:9000`);
      await addReader(store, "waits", `price:${hero}:8000`);
      for (const name of ["gone", "priced"]) await end(store, name);
    },
    left: async (store) => [await namesIn(store), await namesIn(store, "confirmations")],
    after: [
      [
        confirmationLife,
        [
          ["confirmed", "gone", "pending", "priced", "waits"],
          ["confirmed", "gone", "pending", "priced", "waits"],
        ],
      ],
      [confirmationLife + 1, [["confirmed", "gone", "pending", "priced", "waits"], []]],
      [pendingLife, [["confirmed", "gone", "pending", "priced", "waits"], []]],
      [pendingLife + 1, [["confirmed", "gone", "waits"], []]],
    ],
  },
  "who was asked how a paddle aged": {
    promises: [
      "Until a day after your answer to the second question, 15 months after the review, or until you unsubscribe",
    ],
    async fill(store) {
      // The last answered at the start; the others a while after the first question.
      const days: [name: string, created: number, answered: number | null][] = [
        ["answered", start - 400 * day, start],
        ["silent", start - 400 * day, null],
        ["young", start, null],
      ];
      for (const [name, at, answered] of days) {
        const { stored } = await storeReviews(store.db, [heroReview(`By ${name}.`)], at);
        const { id } = stored[0]!;
        await store.db
          .updateTable("paddle_reviews")
          .set({ aged_12_at: answered })
          .where("id", "=", id)
          .execute();
        await addReader(store, name, agedSubject(id));
      }
      await addReader(store, "reader");
    },
    left: namesIn,
    after: [
      [agedAnswerLife - 1, ["answered", "reader", "silent", "young"]],
      [agedAnswerLife, ["reader", "silent", "young"]],
      [agedLife - 400 * day - 1, ["reader", "silent", "young"]],
      [agedLife - 400 * day, ["reader", "young"]],
      [agedLife, ["reader"]],
    ],
  },
  "counts of what was sent": {
    promises: [
      "That number changes every day, and we delete it after its day",
      "We delete the counts after their hour.",
    ],
    async fill({ db }) {
      const limiter = openRateLimiter(db, () => start);
      const visitor = await limiter.identify("203.0.113.7");
      await db.transaction().execute((on) => limiter.consume(on, "signIn", visitor));
    },
    left: async ({ db }) => {
      const counts = await db.selectFrom("accepted_posts").select("accepted").execute();
      const salts = await db.selectFrom("daily_salts").select("day").execute();
      return [counts.length, salts.length];
    },
    after: [
      [hour - 1, [1, 1]],
      [hour, [0, 1]],
      [day - 1, [0, 1]],
      [day, [0, 0]],
    ],
  },
  "who voted": {
    promises: [
      "and we delete it after its day. We don't store anything else about you with a vote",
    ],
    async fill({ db }) {
      const { stored } = await storeReviews(db, [heroReview("It's light.")], start);
      await addVote(db, { reviewId: stored[0]!.id, day: dayOf(start), visitor: "ann" });
    },
    left: async ({ db }) => {
      const votes = await db.selectFrom("helpful_votes").select("visitor").execute();
      const { helpful } = await db
        .selectFrom("paddle_reviews")
        .select("helpful")
        .executeTakeFirstOrThrow();
      return [votes.length, helpful];
    },
    after: [
      [day - 1, [1, 1]],
      // The count stays.
      [day, [0, 1]],
    ],
  },
  "sign-ins": {
    promises: ["An emailed link works for an hour."],
    async fill({ db }) {
      await addLink(db, "dana@example.com", linkLife.emailed, start);
      await addChallenge(db, "challenge", "dana@example.com", start);
      const device = { person: "dana@example.com", way: "link" } as const;
      await beginSession(db, { ...device, device: "unused" }, start);
      await beginSession(db, { ...device, device: "in use" }, start);
    },
    async left({ db }) {
      const found: string[] = [];
      for (const table of ["console_links", "console_challenges"] as const)
        if ((await db.selectFrom(table).selectAll().execute()).length > 0) found.push(table);
      const sessions = await db
        .selectFrom("console_sessions")
        .select("device")
        .orderBy("device")
        .execute();
      // As every visit does.
      await db
        .updateTable("console_sessions")
        .set({ seen_at: start + sessionLife.whole })
        .where("device", "=", "in use")
        .execute();
      return [...found, ...sessions.map(({ device }) => device)];
    },
    after: [
      [5 * 60_000 - 1, ["console_links", "console_challenges", "in use", "unused"]],
      [5 * 60_000, ["console_links", "in use", "unused"]],
      [linkLife.emailed - 1, ["console_links", "in use", "unused"]],
      [linkLife.emailed, ["in use", "unused"]],
      [sessionLife.idle - 1, ["in use", "unused"]],
      [sessionLife.idle, ["in use"]],
      [sessionLife.whole - 1, ["in use"]],
      [sessionLife.whole, []],
    ],
  },
  "who waits for an answer": {
    promises: [
      "declined (within two days), or 180 days, whichever is first",
      "If we decline it, the address is deleted within two days, and in any case after 180 days.",
      "If your question is taken down, it's deleted within two days, and in any case after 180 days.",
    ],
    async fill(store) {
      const taken = { hidden_at: start, held_because: null };
      await addQuestion(store, "hidden", taken);
      await addQuestion(store, "waiting", { hidden_at: start, held_because: "all" });
      await addQuestion(store, "shown");
      await addRequest(store, "declined", taken);
      await addRequest(store, "open", { hidden_at: start, held_because: "all" });
      for (const id of ["hidden", "waiting", "shown", "gone"])
        await addReader(store, id, questionKind.alerts + id);
      for (const id of ["declined", "open"])
        await addReader(store, id, alertSubject(requestKind, id));
      await addReader(store, "ended", `${questionKind.alerts}nothing`);
      await end(store, "ended");
      await addReader(store, "reader");
    },
    left: namesIn,
    after: [
      [0, ["declined", "ended", "hidden", "open", "reader", "shown", "waiting"]],
      [day, ["declined", "ended", "hidden", "open", "reader", "shown", "waiting"]],
      [day + 1, ["ended", "open", "reader", "shown", "waiting"]],
      [180 * day, ["open", "reader", "shown", "waiting"]],
      [180 * day + 1, ["reader"]],
    ],
  },
  "acts that could be undone": {
    promises: ["blocking words and deciding requests can be undone for a day"],
    async fill({ db }) {
      await keepUndo(db, { by: "Dana", now: start }, []);
    },
    left: async ({ db }) => await db.selectFrom("undoable_acts").select("actor").execute(),
    after: [
      [undoableFor, [{ actor: "Dana" }]],
      [undoableFor + 1, []],
    ],
  },
  "page views": {
    promises: ["The numbers stay for two years."],
    async fill(store) {
      const pages = Array.from({ length: 203 }, (_, index) => `/page-${index}`);
      const counts = pages.map((page, index) => ({ page, views: 1000 - index, visits: 1 }));
      await addViews(
        store,
        counts.map((each) => ({ week: start, ...each })),
      );
    },
    left: async ({ db }) => {
      const views = await db.selectFrom("page_views").select(["page", "views"]).execute();
      const other = views.find(({ page }) => page === "other");
      return [views.length, other?.views ?? 0];
    },
    after: [
      [weekLength - 1, [203, 0]],
      // All but the most read are counted together, once the week is over.
      [weekLength, [201, 800 + 799 + 798]],
      [105 * weekLength - 1, [201, 800 + 799 + 798]],
      [105 * weekLength, [0, 0]],
    ],
  },
};

test("each purge is a row of this table, and each row a purge", () => {
  expect(Object.keys(rows)).toEqual(purges.map(({ name }) => name));
});

test.each(Object.entries(rows))("the pages say how long is kept: %s", (_, { promises }) => {
  expect(promises.length).toBeGreaterThan(0);
  const said = policy + moderation;
  expect(promises.filter((each) => !said.includes(each))).toEqual([]);
});

describe.each(engines)("housekeeping on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  test.each(Object.entries(rows))("deletes in time, and not before: %s", async (_, row) => {
    await row.fill(store);
    const found: (readonly [number, unknown[]])[] = [];
    for (const [time] of row.after) {
      await keepHouse(store, start + time);
      found.push([time, await row.left(store)]);
    }
    expect(found).toEqual(row.after);
  });
});
