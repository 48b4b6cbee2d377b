// The draft of the next issue, as the owner reads and changes it.

import type { Act, Thing } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import { lockKey } from "../../platform/store/dialect.ts";
import { newestDayFirst } from "../../platform/text/dates.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { lineProblem, tidy } from "../../platform/text/plain-text.ts";
import { isConfirmedPaddle } from "../../site/paddles/paddle-facts.ts";
import { isReviewId } from "../../site/reviews/reports/report.ts";
import { reviewedPage } from "../../site/reviews/reviewed-page.ts";
import {
  type IssueContext,
  maxChosen,
  nextWeek,
  quotableReviews,
  readSources,
  versionOf,
} from "./compose-issue.service.ts";
import { issueReading, maxIntroLength, readIntro } from "./issue.ts";
import { leavesAt } from "./issue-schedule.service.ts";
import { chosenText, type Draft, type DraftChange, readDraft, writeDraft } from "./issues.store.ts";

/** The draft's words: what an owner writes and chooses for the next issue. */
type Words = Omit<Draft, "schedule">;

const draftVersion = ({ intro, chosen, articles, subject, pick }: Words): string =>
  versionOf([intro, chosen ?? null, articles ?? null, subject, pick ?? null]);

const maxSubjectLength = 120;

/** The next issue's draft, for its editor. Every method throws if the store can't be reached. */
export function openDraft(on: IssueContext) {
  const { db, issues, site, clock } = on;
  return {
    /** The draft, what it can quote, and the state of this week's issue. */
    async read() {
      const now = clock();
      const { sent, date } = await nextWeek(on, now);
      const { draft, candidates, chosen, earlier, content } = await readSources(on, date);
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
        paddles: site.library.written
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
        leavesAt: schedule && (await leavesAt(db, schedule, date, now)),
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
      const found = await quotableReviews(on, maxChosen, chosen.filter(isReviewId));
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
      if (pick !== undefined && !site.library.writtenPaddle(pick)) throw refusal("noPaddle", pick);
    },
  };
}

interface Needs {
  nextIssue: ReturnType<typeof openDraft>;
}

export const changeDraft: Act<Needs, Thing, DraftChange> = {
  may: "owner",
  isPlain: true,
  name: "newsletter draft",
  about: "Show the next issue's draft, or change its words and contents",
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
    { flags: "--choose [id...]", about: "the reviews to quote" },
    {
      flags: "--newest",
      about: "quote the newest reviews",
      not: "choose",
      button: "Use the newest reviews",
      says: "The issue is saved. It quotes the newest reviews.",
    },
    {
      flags: "--articles [path...]",
      about: "the articles and guides to include, such as /blog/core-thickness",
    },
    {
      flags: "--latest",
      about: "include the newest articles",
      not: "articles",
      button: "Use the newest articles",
      says: "The issue is saved. It includes the newest articles.",
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
    {
      flags: "--read <version>",
      about: "only if the draft is still this version, which this command shows",
    },
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
