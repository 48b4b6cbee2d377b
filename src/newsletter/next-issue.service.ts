// The next issue, from draft to sent: the owner edits it in the console or on the command line, and the schedule can
// send it. A week has at most one issue, however it's sent and however many processes try.

import { type EmailAddress, readEmailAddress } from "../platform/email/email-address.ts";
import { Refusal, refusal } from "../platform/refusals.ts";
import { type NewMail, queueMail } from "../platform/email/outbox.store.ts";
import type { Act, Thing } from "../platform/acts.ts";
import type { Store } from "../platform/store/connect.ts";
import { digest } from "../platform/store/digest.ts";
import { lockKey } from "../platform/store/dialect.ts";
import { beginRound, passRound, roundThrough } from "../platform/store/weekly-rounds.store.ts";
import { newestDayFirst } from "../platform/text/dates.ts";
import { wholeNumber } from "../platform/text/money.ts";
import { lineProblem, tidy } from "../platform/text/plain-text.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import {
  dueTime,
  nextTime,
  readSchedule,
  type Schedule,
  scheduleText,
  weekdays,
  weekLength,
} from "../platform/weeks.ts";
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
  readersText,
} from "./issue.ts";
import { chosenText, type Draft, type DraftChange, readDraft, writeDraft } from "./issues.store.ts";
import { issueAddress } from "./newsletter.ts";
import { newestQuotable } from "./quotable-reviews.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** How many reviews the owner can choose from: more than an issue includes, as some may be of unpublished subjects. */
export const maxCandidates = 50;

export const maxChosen = 20;

/** The draft's words: what an owner writes and chooses for the next issue. */
type Words = Omit<Draft, "schedule">;

/** A short name for what was read: it differs once that has changed. */
const versionOf = (read: unknown): string => digest(JSON.stringify(read)).slice(0, 16);

const draftVersion = ({ intro, chosen, articles, subject, pick }: Words): string =>
  versionOf([intro, chosen ?? null, articles ?? null, subject, pick ?? null]);

const maxSubjectLength = 120;

/** The name of the round that sends scheduled issues. */
const round = "newsletter";

type Given = MailedSite & { settings: { isPublic: boolean } };

declare module "../platform/render/site.ts" {
  interface Site {
    nextIssue: NextIssue;
  }
}

type NextIssue = ReturnType<typeof openNextIssue>;

/**
 * The newsletter's next issue: preparing, previewing, testing and sending it, through the acts below. Every method
 * throws if the store can't be reached.
 * @param queued called after the schedule has queued email
 */
export function openNextIssue(
  store: Store,
  issues: Issues,
  site: Given,
  clock: () => number,
  queued: () => void,
) {
  const { db } = store;
  /** Quotable reviews of published subjects, newest first. @param ids only these; undefined for all */
  async function quotable(limit: number, ids?: readonly string[]) {
    const found = await newestQuotable(db, { now: clock(), ids, limit });
    return found
      .map(({ review, since, isApproved }) => ({
        ...toReview(review),
        quotableSince: since,
        isApproved,
      }))
      .filter(({ subject }) => reviewedPage(site.library, subject));
  }

  /**
   * Reads everything for the issue of a week, and composes it.
   * @param isUnread whether no one looks at it before it leaves: then only approved reviews are in it
   */
  async function prepare(date: string, isUnread = false) {
    const [draft, all, candidates] = await Promise.all([
      readDraft(db),
      issues.list(),
      quotable(maxCandidates),
    ]);
    const { intro, subject, pick, articles: chosenArticles, chosen: ids } = draft;
    const mayQuote = ({ isApproved }: { isApproved: boolean }) => isApproved || !isUnread;
    // A chosen one may have been edited since.
    const chosen = ids && (await quotable(maxChosen, ids)).filter(mayQuote);
    const earlier = all.filter((issue) => issue.date < date);
    const content = composeIssue({
      date,
      articles: issueReading(site.library),
      reviews: candidates.filter(mayQuote),
      chosen,
      chosenArticles,
      intro,
      subject,
      pick,
      paddles: site.library.paddles,
      earlier,
    });
    return { draft, candidates, chosen, earlier, content };
  }

  async function compose(
    date: string,
    isUnread = false,
  ): Promise<{ issue: ComposedIssue; draft: Draft } | undefined> {
    const { draft, candidates, chosen = candidates, content } = await prepare(date, isUnread);
    if (!content) return undefined;
    const reviews = content.reviews.flatMap(
      ({ id }) => chosen.find((each) => each.id === id) ?? [],
    );
    const keyPlaceholder = newKeyPlaceholder({ content, reviews });
    // Loads React, once there is an issue.
    const { issueMail } = await import("./issue.email.ts");
    const mail = issueMail(site, date, content, reviews, keyPlaceholder);
    return { draft, issue: { date, content, mail: { ...mail, keyPlaceholder } } };
  }

  /** This week's issue if it was sent, and the Monday of the draft's week. */
  async function next(now: number) {
    const date = issueDate(now);
    const sent = await issues.at(date);
    return { sent, date: sent ? issueDate(now + weekLength) : date };
  }

  /**
   * When the issue of a week leaves by itself. A week has only one, even if it was sent by hand, so it may be a later
   * week's.
   */
  async function leavesAt(schedule: Schedule, date: string, now: number): Promise<number> {
    const weekBegins = Date.parse(date);
    const through = await roundThrough(db, round);
    const isLate =
      weekBegins <= now && through !== undefined && dueTime(schedule, through, now) !== undefined;
    return isLate ? now : nextTime(schedule, Math.max(now, weekBegins - 1));
  }

  const nextIssue = {
    /** The draft, what it can quote, and the state of this week's issue. */
    async read() {
      const now = clock();
      const { sent, date } = await next(now);
      const { draft, candidates, chosen, earlier, content } = await prepare(date);
      const { intro, subject, pick, schedule } = draft;
      const quoted = new Set(content?.reviews.map(({ id }) => id));
      const sentBefore = new Set(
        earlier.flatMap((each) => each.content.reviews.map(({ id }) => id)),
      );
      const known = new Set(candidates.map(({ id }) => id));
      const older = (chosen ?? []).filter(({ id }) => !known.has(id));
      return {
        /** The Monday of its week. */
        date,
        /** This week's issue, if it was sent: then the draft is for next week. */
        sent,
        /** The version of the draft that this is, for a change of it. */
        version: draftVersion(draft),
        intro,
        /** Its email's subject, if the owner wrote one. */
        subject,
        /** The slug of the paddle of the week, if the owner chose it. */
        pick,
        /** Everything on the site to read, newest first. */
        articles: issueReading(site.library)
          .toSorted((a, b) => newestDayFirst(a.day, b.day) || a.title.localeCompare(b.title, "en"))
          .map(({ path, title, day }) => ({
            path,
            title,
            day,
            isIncluded: content?.articles.some((each) => each.path === path) ?? false,
          })),
        /** Whether it includes the newest articles, not those chosen by the owner. */
        bringsNewestArticles: draft.articles === undefined,
        /** The paddles to choose from, by name, and whether each is confirmed. */
        paddles: site.library.paddles
          .map((paddle) => ({
            slug: paddle.slug,
            name: paddle.name,
            isConfirmed: isConfirmedPaddle(paddle),
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
        /** Whether it includes the newest reviews, not those chosen by the owner. */
        bringsNewest: chosen === undefined,
        /** The newest quotable reviews, and older ones that are chosen. */
        candidates: [...candidates, ...older].map((review) => ({
          ...review,
          on: reviewedPage(site.library, review.subject)!,
          isQuoted: quoted.has(review.id),
          wasSent: sentBefore.has(review.id),
        })),
        hasContent: content !== undefined,
        schedule,
        /** When it leaves by itself, in epoch milliseconds; undefined without a schedule. */
        leavesAt: schedule && (await leavesAt(schedule, date, now)),
        readers: await issues.countReaders(date),
      };
    },

    /**
     * Checks that an issue can quote each of these reviews.
     * @returns their ids, without duplicates
     * @throws Refusal
     */
    async quotable(ids: readonly string[]): Promise<string[]> {
      const chosen = [...new Set(ids)];
      if (chosen.length > maxChosen) throw refusal("tooManyChosen", maxChosen);
      const found = await quotable(maxChosen, chosen.filter(isReviewId));
      const missing = chosen.filter((id) => !found.some((review) => review.id === id));
      if (missing.length > 0) throw refusal("cannotQuote", missing);
      return chosen;
    },

    /**
     * Checks that an issue can include each of these articles and this paddle of the week.
     * @throws Refusal
     */
    included({ articles = [], pick }: { articles?: readonly string[]; pick?: string }): void {
      if (articles.length > maxChosen) throw refusal("tooManyArticles", maxChosen);
      const paths = new Set(issueReading(site.library).map(({ path }) => path));
      const missing = articles.filter((path) => !paths.has(path));
      if (missing.length > 0) throw refusal("noArticle", missing);
      if (pick !== undefined && !site.library.paddle(pick)) throw refusal("noPaddle", pick);
    },

    /** The issue's email as readers will get it, without their own links; undefined if there's nothing to send. */
    async preview() {
      const { date } = await next(clock());
      const composed = await compose(date);
      if (!composed) return undefined;
      const { subject, html, text } = composed.issue.mail;
      return { date, subject, html, text, version: preparedVersion({ date, composed }) };
    },

    /**
     * The same email for one address: its subject says it's a test, and its unsubscribe link belongs to no one. @throws
     * Refusal
     */
    async testMail({ address: recipient, key }: EmailAddress): Promise<NewMail> {
      const preview = await nextIssue.preview();
      if (!preview) throw refusal("nothingNew");
      const { html, text } = preview;
      const subject = `${site.library.mail.issue.test} ${preview.subject}`;
      return { kind: "test", recipient, emailKey: key, content: { subject, html, text } };
    },

    /**
     * Composes this week's issue, or resumes an interrupted one.
     * @param evenIfLocal even if readers can't open the site's address
     * @param isUnread whether no one looks at it before it leaves
     * @throws Refusal if there's nothing to send, or no one to send it to
     */
    async prepare(evenIfLocal: boolean, isUnread = false) {
      const { siteUrl, isPublic } = site.settings;
      if (!isPublic && !evenIfLocal) throw refusal("notPublic", siteUrl);
      const date = issueDate(clock());
      const begun = await issues.at(date);
      if (begun?.queuedAt != null) throw refusal("sentBefore");
      if (begun) return { date, begun };
      if ((await issues.countReaders(date)) === 0) throw refusal("nobody");
      const composed = await compose(date, isUnread);
      if (!composed) throw refusal("nothingNew");
      return { date, composed };
    },

    /**
     * What sending sends, for someone to read before that; its version is for the act.
     * @throws Refusal if there's nothing to send, or no one to send it to
     */
    async toSend() {
      const prepared = await nextIssue.prepare(true);
      const { date, composed, begun } = prepared;
      const mail = composed?.issue.mail ?? (await issues.mailOf(date));
      return {
        date,
        subject: mail.subject,
        text: mail.text,
        version: preparedVersion(prepared),
        /** Whether it's an issue that was interrupted: then it stays as it was. */
        isBegun: begun !== undefined,
        readers: await issues.countReaders(date),
      };
    },

    /** Why this week's issue can't be sent; undefined if it can. */
    async whyNot(): Promise<string | undefined> {
      try {
        await nextIssue.prepare(true);
        return undefined;
      } catch (error) {
        if (error instanceof Refusal) return error.message;
        throw error;
      }
    },

    /** Stores a prepared issue, unless it's already stored. Part of a transaction. Returns whether it did. */
    store: async (on: Store["db"], { composed }: Prepared) =>
      composed !== undefined && (await issues.add(on, composed.issue, composed.draft)),

    /**
     * Finishes issues that were interrupted, and sends the scheduled one if it's due. Any number of processes may do so at
     * once.
     */
    async sendIfDue(): Promise<void> {
      // What has waited for longer is no news anymore.
      for (const date of await issues.unfinished(clock() - weekLength)) {
        await issues.queue(date);
        queued();
      }
      const { schedule } = await readDraft(db);
      if (!schedule) return;
      const through = await roundThrough(db, round);
      // The schedule was imported from another store.
      if (through === undefined) return await beginRound(db, round, clock());
      const due = dueTime(schedule, through, clock());
      if (due === undefined) return;
      try {
        const prepared = await nextIssue.prepare(false, true);
        await db.transaction().execute((on) => nextIssue.store(on, prepared));
        await issues.queue(prepared.date);
        queued();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // It leaves as soon as SITE_URL is public.
        if (error.why === "notPublic") return;
      }
      await passRound(db, round, due);
    },

    queue: issues.queue,
    settings: site.settings,
  };
  return nextIssue;
}

/** An issue about to be sent: newly composed, or interrupted earlier. */
interface Prepared {
  date: string;
  composed?: { issue: ComposedIssue; draft: Draft };
  begun?: Issue;
}

/** The same for an issue about to be sent. Each has a placeholder of its own for readers' keys. */
function preparedVersion({ date, composed }: Prepared): string {
  if (!composed) return versionOf(date);
  const { keyPlaceholder, subject, html, text } = composed.issue.mail;
  return versionOf([date, subject, html, text].map((part) => part.replaceAll(keyPlaceholder, "")));
}

interface Needs {
  nextIssue: NextIssue;
}

/** The option with which an act is only done to what was read. */
const versionOption = (about: string) => ({ flags: "--read <version>", about }) as const;

const ofOwners = { may: "owner", isPlain: true } as const;

export const changeDraft: Act<Needs, Thing, DraftChange> = {
  ...ofOwners,
  name: "newsletter draft",
  about: "Show the next issue's draft, or change its words and what it brings",
  more: "Without options it shows the draft and the reviews to choose from. --choose names the reviews to quote, or none; --newest goes back to the newest ones. --articles and --latest do the same for articles, by path. A blank line starts a paragraph of the intro.",
  example:
    'newsletter draft --intro "The indoor season starts." --choose 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11',
  options: [
    {
      flags: "--intro <text>",
      about: "your own words at the beginning; '' for none",
      label: "Your own words (optional)",
      hint: `Up to ${wholeNumber(maxIntroLength)} characters. A blank line starts a paragraph, **this** is bold, *this* in italics, and [words](https://address) a link.`,
      lines: 6,
    },
    {
      flags: "--choose [id...]",
      about: "the reviews to quote",
    },
    {
      flags: "--newest",
      about: "quote the newest reviews",
      not: "choose",
      button: "Use the newest reviews",
      says: "The issue is saved. It quotes the newest reviews.",
    },
    {
      flags: "--articles [path...]",
      about: "the articles and guides to bring, such as /blog/core-thickness",
    },
    {
      flags: "--latest",
      about: "bring the newest articles",
      not: "articles",
      button: "Use the newest articles",
      says: "The issue is saved. It brings the newest articles.",
    },
    {
      flags: "--subject <text>",
      about: "the email's subject; '' for the usual one",
      label: "Subject (optional)",
      hint: `One line, up to ${maxSubjectLength} characters. Without one, it's the first article's title.`,
      lines: 1,
    },
    {
      flags: "--paddle <address>",
      about: "the paddle of the week, as its page's address ends; '' for the next in turn",
      label: "Paddle of the week",
    },
    versionOption("only if the draft is still this version, which this command shows"),
  ],
  button: "Save the issue",
  done: "Changed",
  says: "The issue is saved.",
  async ready({ nextIssue }, { options }) {
    const { intro, choose, newest, latest, subject, paddle } = options;
    // A form's lists have an empty value, so that they're there without anything checked.
    const listIn = (list: typeof choose) =>
      (list as readonly string[] | undefined)?.filter((each) => each !== "");
    const articles = latest ? undefined : listIn(options.articles);
    const pick = paddle === "" ? undefined : (paddle as string | undefined);
    nextIssue.included({ ...(articles && { articles }), ...(pick && { pick }) });
    const ids = listIn(choose);
    const chosen = newest || !ids ? undefined : await nextIssue.quotable(ids);
    return {
      ...(intro === undefined ? {} : { intro: introOf(String(intro)) }),
      ...(chosen || newest ? { chosen: chosenText(chosen) } : {}),
      ...(articles || latest ? { articles: chosenText(articles && [...new Set(articles)]) } : {}),
      ...(subject === undefined ? {} : { subject: subjectOf(String(subject)) }),
      ...(paddle === undefined ? {} : { pick: pick ?? null }),
    };
  },
  async run({ db, engine }, { ready, options }) {
    await lockKey(db, engine, "newsletter draft");
    const draft = await readDraft(db);
    const version = options["read"];
    if (version !== undefined && version !== draftVersion(draft))
      throw refusal("changed", ["the next issue"]);
    // A form has all of it, and mostly only some of it is new.
    const change = changesOf(draft, ready);
    if (Object.keys(change).length > 0) await writeDraft(db, change);
    const logged = Object.keys(change).map((key) => loggedAs[key] ?? key);
    // The command shows the draft instead.
    return { done: logged.map((id) => ({ id })), said: "" };
  },
};

/** What of a change differs from the draft. */
function changesOf(
  { intro, subject, chosen, articles, pick }: Words,
  change: DraftChange,
): DraftChange {
  const stored: DraftChange = {
    intro,
    subject,
    chosen: chosenText(chosen),
    articles: chosenText(articles),
    pick: pick ?? null,
  };
  const isNew = ([name, value]: [string, unknown]) => stored[name as keyof DraftChange] !== value;
  return Object.fromEntries(Object.entries(change).filter(isNew));
}

/** The log's words for parts of the draft. */
const loggedAs: Partial<Record<string, string>> = { chosen: "reviews", pick: "paddle of the week" };

/** @throws Refusal */
function subjectOf(typed: string): string {
  const subject = tidy(typed);
  const problem = lineProblem(subject, maxSubjectLength);
  if (problem === "empty") return "";
  if (problem) throw refusal("wrongSubject", maxSubjectLength);
  return subject;
}

/** @throws Refusal */
function introOf(typed: string): string {
  const { intro, problems } = readIntro(typed);
  if (intro !== undefined) return intro;
  throw problems.intro === "tooLong"
    ? refusal("introTooLong", maxIntroLength)
    : refusal("introTags");
}

/** The log only has the address's hash. */
const sendTestMail: Act<Needs, Thing, { mail: NewMail; key: string }> = {
  ...ofOwners,
  name: "newsletter test",
  about: "Send the next issue to one address, to look at it",
  more: "The subject says that it's a test. Nobody else gets it, it doesn't count as sent, and its unsubscribe link unsubscribes nobody.",
  example: "newsletter test owner@example.com",
  args: [{ flags: "<address>" }],
  done: "On its way",
  says: "The test is on its way.",
  async ready({ nextIssue }, { of: [typed = ""] }) {
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    return { mail: await nextIssue.testMail(email), key: email.key };
  },
  async run({ db }, { ready: { mail, key } }, { now }) {
    await queueMail(db, mail, now);
    const said = `A test is queued for ${mail.recipient}. The running site delivers it.`;
    return { done: [{ id: digest(key) }], said };
  },
  after({ queued }, outcome) {
    queued?.();
    return Promise.resolve(outcome);
  },
};

const sendIssue: Act<Needs, Thing, Prepared> = {
  ...ofOwners,
  name: "newsletter send",
  about: "Send this week's issue to every confirmed subscriber, once each",
  more: "The running site delivers it and, if this was interrupted, continues where it stopped; nobody gets an issue twice. Running it again in the same week does so, too.",
  example: "newsletter send",
  options: [
    {
      flags: "--yes",
      about: "send even if readers can't open the address in SITE_URL",
      label: "Send it even though readers can't open its links: SITE_URL isn't a public address.",
    },
    versionOption("only if the issue is still this version, which 'newsletter preview' shows"),
  ],
  box: { label: "Yes, send it: nobody can call it back" },
  done: "Sent",
  says: "The issue is on its way. Readers: {count}.",
  async ready({ nextIssue }, { options }) {
    const prepared = await nextIssue.prepare(options["yes"] === true);
    const version = options["read"];
    if (version !== undefined && version !== preparedVersion(prepared))
      throw refusal("changed", [prepared.date]);
    return prepared;
  },
  async run({ db, nextIssue }, { ready, options }) {
    const isStored = await nextIssue.store(db, ready);
    // The schedule has stored this week's issue meanwhile, with words that nobody read here.
    if (ready.composed && !isStored && options["read"] !== undefined)
      throw refusal("changed", [ready.date]);
    return { done: isStored ? [{ id: ready.date }] : [] };
  },
  async after({ nextIssue, progress, queued }, outcome, { ready }) {
    const { date, subject, recipients: count } = await nextIssue.queue(ready.date, progress);
    queued?.();
    const missing = count - (ready.begun?.recipients ?? 0);
    const more = ready.begun
      ? ` An earlier run was interrupted; ${readersText(missing)} ${missing === 1 ? "was" : "were"} still missing.`
      : "";
    const said = `'${subject}' is queued for ${readersText(count)}.${more} The running site delivers it, and keeps it at ${nextIssue.settings.siteUrl}${issueAddress(date)}.`;
    return { ...outcome, count, said };
  },
};

export const scheduleIssues: Act<Needs, Thing, Schedule | undefined> = {
  ...ofOwners,
  name: "newsletter schedule",
  about: "Send each week's issue automatically, at a day and hour in UTC",
  more: "The running site sends the issue then. It quotes only reviews that someone approved, because nobody looks at it first. Weeks with nothing new for readers are skipped. 'off' ends the schedule.",
  example: "newsletter schedule monday 14:00",
  args: [
    {
      flags: "<weekday>",
      about: "Monday to Sunday, or off",
      label: "Day",
      choices: [["off", "Off: I send each issue"], ...weekdays],
    },
    {
      flags: "[time]",
      about: "the hour, like 14:00",
      label: "Hour (UTC)",
      choices: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`),
    },
  ],
  button: "Save the schedule",
  done: "Scheduled",
  says: "The schedule is saved.",
  async ready(_, { of: [day = "", time = ""] }) {
    if (day === "off") return undefined;
    const schedule = readSchedule(day, time);
    if (!schedule) throw refusal("noSchedule", weekdays);
    return schedule;
  },
  async run({ db }, { ready: schedule }, { now }) {
    // Only what is due from now on goes out.
    await beginRound(db, round, now);
    await passRound(db, round, now);
    const { weekday = null, hour = null } = schedule ?? {};
    await writeDraft(db, { weekday, hour });
    // The command says when the next issue leaves instead.
    return { done: [{ id: schedule ? scheduleText(schedule) : "off" }], said: "" };
  },
};

export const newsletterActs: readonly Act<Needs>[] = [
  changeDraft,
  sendTestMail,
  sendIssue,
  scheduleIssues,
] as Act<Needs>[];
