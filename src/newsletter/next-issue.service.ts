import type { EmailAddress } from "../platform/email/email-address.ts";
import { refusal } from "../platform/refusals.ts";
import { type NewMail, queueMail } from "../platform/email/outbox.store.ts";
import { type Act, type Note, nothingNamed, perform, performIn } from "../platform/acts.ts";
import type { Store } from "../platform/store/connect.ts";
import { digest } from "../platform/store/digest.ts";
import { beginRound, passRound, roundThrough } from "../platform/store/weekly-rounds.store.ts";
import { dueTime, nextTime, type Schedule, scheduleText, weekLength } from "../platform/weeks.ts";
import { type ComposedIssue, type Issue, type Issues, toReview } from "./issues.service.ts";
import { isReviewId } from "../reviews/reports/report.ts";
import { reviewedPage } from "../reviews/reviewed-page.ts";
import {
  composeIssue,
  issueDate,
  issueReading,
  maxIntroLength,
  newKeyPlaceholder,
  readIntro,
} from "./issue.ts";
import {
  changeDraft,
  chosenText,
  type Draft,
  type DraftChange,
  readDraft,
} from "./issues.store.ts";
import { newestQuotable } from "./quotable-reviews.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** How sending an issue ended. Only 'sent' queues anything. */
export type SendResult =
  | {
      kind: "sent";
      issue: Issue;
      resumed: boolean;
      /** How many readers were queued now. */
      queued: number;
    }
  | { kind: "sentBefore"; issue: Issue }
  | { kind: "nobody" }
  | { kind: "nothingNew" }
  /** Readers couldn't open the issue's links. */
  | { kind: "notPublic" };

/** How many reviews the owner can choose from: more than an issue brings, as some may be of what isn't published. */
export const maxCandidates = 50;

/** How many reviews the owner can choose. */
export const maxChosen = 20;

/** The name of the round that sends scheduled issues. */
const round = "newsletter";

interface SendOptions {
  /** Even if readers can't open the site's address. */
  evenIfLocal?: boolean;
  /** Called after each batch with how many readers are queued, out of how many. */
  progress?: (done: number, of: number) => void;
}

type Given = MailedSite & { settings: { isPublic: boolean } };

/** Queues the next issue for one address; the log has a hash of it. */
export const sendTestMail: Act<{ mail: NewMail; key: string }> = {
  name: "newsletter test",
  may: "owner",
  about: "Send the next issue to one address, to look at it",
  more: "The subject says that it's a test. Nobody else gets it, it doesn't count as sent, and its unsubscribe link unsubscribes nobody.",
  example: "newsletter test owner@example.com",
  done: "On its way",
  async run({ db, mail, key }, _, { now }) {
    await queueMail(db, mail, now);
    return { done: [{ id: digest(key) }] };
  },
};

declare module "../platform/render/site.ts" {
  interface Site {
    nextIssue: ReturnType<typeof openNextIssue>;
  }
}

/**
 * The newsletter's next issue: what the owner prepares, looks at, tries and sends. Every method throws if the store can't
 * be reached.
 * @param queued called when mail was queued
 */
export function openNextIssue(
  store: Store,
  issues: Issues,
  site: Given,
  clock: () => number,
  queued: () => void,
) {
  const { db } = store;
  const change = (values: DraftChange, what: string, note: Note) =>
    perform({ ...store, change: values, what }, changeDraft, nothingNamed, note);

  /** Reviews that an issue may quote, of what is published, newest first. @param ids only these; all if undefined */
  async function quotable(limit: number, ids?: readonly string[]) {
    const found = await newestQuotable(db, { now: clock(), ids, limit });
    return found
      .map(({ review, since }) => ({ ...toReview(review), quotableSince: since }))
      .filter(({ subject }) => reviewedPage(site.library, subject));
  }

  /** Reads all that the issue of a week is made from, and puts it together. */
  async function prepare(date: string) {
    const [draft, all, candidates] = await Promise.all([
      readDraft(db),
      issues.list(),
      quotable(maxCandidates),
    ]);
    const { intro, chosen: ids } = draft;
    const chosen = ids && (await quotable(maxChosen, ids));
    const earlier = all.filter((issue) => issue.date < date);
    const content = composeIssue({
      date,
      articles: issueReading(site.library),
      reviews: candidates,
      chosen,
      intro,
      paddles: site.library.paddles,
      earlier,
    });
    return { draft, candidates, chosen, earlier, content };
  }

  async function compose(
    date: string,
  ): Promise<{ issue: ComposedIssue; draft: Draft } | undefined> {
    const { draft, candidates, chosen = candidates, content } = await prepare(date);
    if (!content) return undefined;
    const reviews = content.reviews.flatMap(
      ({ id }) => chosen.find((each) => each.id === id) ?? [],
    );
    const keyPlaceholder = newKeyPlaceholder({ content, reviews });
    // Loaded with React only once there is an issue.
    const { issueMail } = await import("./issue.email.ts");
    const mail = issueMail(site, date, content, reviews, keyPlaceholder);
    return { draft, issue: { date, content, mail: { ...mail, keyPlaceholder } } };
  }

  /** This week's issue if it was sent, and the Monday of the week that the draft is for. */
  async function next(now: number) {
    const date = issueDate(now);
    const sent = await issues.at(date);
    return { sent, date: sent ? issueDate(now + weekLength) : date };
  }

  /** When the issue of a week (or of the next one that has one) leaves by itself: a week has one, also if it's sent by hand. */
  async function leavesAt(schedule: Schedule, date: string, now: number): Promise<number> {
    const weekBegins = Date.parse(date);
    const through = await roundThrough(db, round);
    const isLate =
      weekBegins <= now && through !== undefined && dueTime(schedule, through, now) !== undefined;
    return isLate ? now : nextTime(schedule, Math.max(now, weekBegins - 1));
  }

  const nextIssue = {
    /** The draft, what it can quote, and what became of this week's issue. */
    async read() {
      const now = clock();
      const { sent, date } = await next(now);
      const { draft, candidates, chosen, earlier, content } = await prepare(date);
      const { intro, schedule } = draft;
      const quoted = new Set(content?.reviews.map(({ id }) => id));
      const sentBefore = new Set(
        earlier.flatMap((each) => each.content.reviews.map(({ id }) => id)),
      );
      const known = new Set(candidates.map(({ id }) => id));
      const older = (chosen ?? []).filter(({ id }) => !known.has(id));
      return {
        /** The Monday of the week it's for. */
        date,
        /** This week's issue, if it was sent: then the draft is for next week. */
        sent,
        intro,
        /** Whether it brings the newest reviews; otherwise those that the owner chose. */
        bringsNewest: chosen === undefined,
        /** The newest reviews that it may quote, and older ones that are chosen. */
        candidates: [...candidates, ...older].map((review) => ({
          ...review,
          on: reviewedPage(site.library, review.subject)!,
          isQuoted: quoted.has(review.id),
          wasSent: sentBefore.has(review.id),
        })),
        /** Whether there is something to send. */
        hasContent: content !== undefined,
        schedule,
        /** When it leaves by itself, epoch milliseconds; undefined without a schedule. */
        leavesAt: schedule && (await leavesAt(schedule, date, now)),
        readers: await issues.countReaders(),
      };
    },

    /** @param typed empty for none. @throws Refusal */
    async setIntro(typed: string, note: Note): Promise<void> {
      const { intro, problems } = readIntro(typed);
      if (intro === undefined)
        throw problems.intro === "tooLong"
          ? refusal("introTooLong", maxIntroLength)
          : refusal("introTags");
      await change({ intro }, "intro", note);
    },

    /**
     * Chooses the reviews to quote, in place of those chosen earlier; an issue must be able to quote each of them.
     * @param ids none for an issue without reviews; "newest" for the newest ones, whichever these are once it's sent
     * @throws Refusal
     */
    async choose(ids: readonly string[] | "newest", note: Note): Promise<void> {
      const chosen = ids === "newest" ? undefined : [...new Set(ids)];
      if (chosen) {
        if (chosen.length > maxChosen) throw refusal("tooManyChosen", maxChosen);
        const named = chosen.filter(isReviewId);
        const found = await quotable(maxChosen, named);
        const missing = chosen.filter((id) => !found.some((review) => review.id === id));
        if (missing.length > 0) throw refusal("cannotQuote", missing);
      }
      await change({ chosen: chosenText(chosen) }, "reviews", note);
    },

    /** The issue's mail as readers will get it, without their own links; undefined if there's nothing to send. */
    async preview() {
      const { date } = await next(clock());
      const composed = await compose(date);
      if (!composed) return undefined;
      const { subject, html, text } = composed.issue.mail;
      return { date, subject, html, text };
    },

    /** Sends the same mail to one address; its unsubscribe link is nobody's. @throws Refusal */
    async sendTest({ address, key }: EmailAddress, note: Note): Promise<void> {
      const preview = await nextIssue.preview();
      if (!preview) throw refusal("nothingNew");
      const { html, text } = preview;
      const subject = `${site.library.mail.issue.test} ${preview.subject}`;
      const mail = { kind: "test", recipient: address, content: { subject, html, text } } as const;
      await perform({ ...store, mail, key }, sendTestMail, nothingNamed, note);
      queued();
    },

    /**
     * Queues this week's issue for every confirmed subscriber, once each. One that was interrupted is continued.
     * @param note why an owner does it; none if the schedule says so
     */
    async send(note?: Note, options: SendOptions = {}): Promise<SendResult> {
      if (!site.settings.isPublic && !options.evenIfLocal) return { kind: "notPublic" };
      const date = issueDate(clock());
      const begun = await issues.at(date);
      if (begun?.queuedAt != null) return { kind: "sentBefore", issue: begun };
      if (!begun) {
        if ((await issues.countReaders()) === 0) return { kind: "nobody" };
        const composed = await compose(date);
        if (!composed) return { kind: "nothingNew" };
        await issues.add(composed.issue, composed.draft, note);
      }
      const issue = await issues.queue(date, options.progress ?? (() => {}));
      queued();
      const resumed = begun !== undefined;
      return { kind: "sent", issue, resumed, queued: issue.recipients - (begun?.recipients ?? 0) };
    },

    /** Sends it for an owner, as `send` does. @throws Refusal if nothing was sent */
    async sendNow(note: Note, options: SendOptions = {}) {
      const result = await nextIssue.send(note, options);
      if (result.kind === "sent") return result;
      throw result.kind === "notPublic"
        ? refusal("notPublic", site.settings.siteUrl)
        : refusal(result.kind);
    },

    /** Has issues leave by themselves at a time of each week, from the next one on; undefined ends that. */
    async setSchedule(schedule: Schedule | undefined, note: Note): Promise<void> {
      const { weekday = null, hour = null } = schedule ?? {};
      await db.transaction().execute(async (transaction) => {
        await beginRound(transaction, round, note.now);
        await passRound(transaction, round, note.now);
        const what = schedule ? `schedule: ${scheduleText(schedule)}` : "schedule: off";
        const on = { ...store, db: transaction, change: { weekday, hour }, what };
        await performIn(on, changeDraft, { ...nothingNamed, ready: undefined }, note);
      });
    },

    /** Sends the scheduled issue if it's due. Any number of processes may do so at once. */
    async sendIfDue(): Promise<void> {
      const { schedule } = await readDraft(db);
      if (!schedule) return;
      const through = await roundThrough(db, round);
      // The schedule came from another store, by an import.
      if (through === undefined) return await beginRound(db, round, clock());
      const due = dueTime(schedule, through, clock());
      if (due === undefined) return;
      const { kind } = await nextIssue.send();
      // It leaves as soon as SITE_URL is public.
      if (kind !== "notPublic") await passRound(db, round, due);
    },
  };
  return nextIssue;
}
