import {
  type AskToConfirm,
  openContributions,
  type ContributionsContext,
  storeOnce,
} from "../contributions/contributions.service.ts";
import { storedKind } from "../contributions/contributions.store.ts";
import { alertState } from "../contributions/alerts.store.ts";
import { addReport } from "../contributions/reports.store.ts";
import { type Changes, TaggedCache } from "../platform/cache.ts";
import { logFailure } from "../platform/log.ts";
import type { Site } from "../platform/render/site.ts";
import {
  type Answer,
  answerKind,
  isContributionId,
  type Question,
  questionKind,
} from "./question.ts";
import {
  type AnsweredQuestion,
  questionOfAnswer,
  questionsToTell,
  queueAnswered,
  type ShownAnswer,
  shownAnswer,
  shownAnswers,
  type ShownQuestion,
  shownQuestion,
  shownQuestions,
} from "./questions.store.ts";
import type { PlayingTime } from "../reviews/review.ts";

declare module "../platform/render/site.ts" {
  interface Site {
    questions: ReturnType<typeof openQuestions>;
  }
}

interface Written {
  id: string;
  firstName: string;
  /** In epoch milliseconds. */
  writtenAt: number;
  edited: boolean;
}

/** An owner's answer, as pages show it. */
export interface AnswerView extends Written {
  /** As typed. */
  duprRating: string;
  playedFor: PlayingTime;
  answer: string;
}

/** A question about a paddle, as pages show it. */
export interface QuestionView extends Written {
  /** The paddle's slug. */
  subject: string;
  question: string;
  /** Oldest first. */
  answers: readonly AnswerView[];
}

/** What can be reported: a question or an answer, by its id. */
export interface ReportedName {
  kind: "question" | "answer";
  id: string;
}

/** How many questions a list shows, and how many a paddle's page does. */
const maxListed = 100;
export const maxOnPage = 5;

/** How many paddles' answered questions are cached. */
const maxCached = 400;

/** How many answered questions are read at a time. */
const batch = 500;

const written = (row: ShownQuestion | ShownAnswer): Written => ({
  id: row.id,
  firstName: row.first_name,
  writtenAt: row.created_at,
  edited: row.updated_at > row.created_at,
});

const answerView = (row: ShownAnswer): AnswerView => ({
  ...written(row),
  duprRating: row.dupr_rating,
  playedFor: row.played_for,
  answer: row.answer,
});

function questionViews(questions: readonly ShownQuestion[], answers: readonly ShownAnswer[]) {
  const byQuestion = Map.groupBy(answers, ({ question_id }) => question_id);
  return questions.map((row): QuestionView => ({
    ...written(row),
    subject: row.subject,
    question: row.question,
    answers: (byQuestion.get(row.id) ?? []).map(answerView),
  }));
}

interface QuestionsContext extends Pick<
  ContributionsContext,
  "store" | "rateLimiter" | "clock" | "isPerson" | "holdsAll"
> {
  content: Pick<Site, "library" | "settings">;
  changes: Pick<Changes, "changed" | "onRead">;
  askToConfirm: AskToConfirm;
  queued: () => void;
}

/** What players ask about a paddle and owners of one answer: two kinds in the pipeline of contributions. */
export function openQuestions({
  content,
  queued,
  changes,
  askToConfirm,
  ...given
}: QuestionsContext) {
  const { store, rateLimiter, clock } = given;
  const { db } = store;
  const { changed } = changes;
  const context: ContributionsContext = { ...given, changed, isOurs: () => false };
  const questions = openContributions(storedKind(questionKind), context);
  const answers = openContributions(storedKind(answerKind), context);
  const reader = store.reader;
  const onPages = new TaggedCache<QuestionView[]>({ max: maxCached });
  changes.onRead((tag) => onPages.drop(tag));

  const list = async (subject: string, asked: { isAnswered: boolean; limit: number }) => {
    const rows = await shownQuestions(reader, subject, asked);
    const ids = rows.map(({ id }) => id);
    return questionViews(rows, await shownAnswers(reader, subject, ids));
  };

  return {
    /** A paddle's newest answered questions, for its page; never throws, even if the store is down. */
    async answered(subject: string): Promise<QuestionView[]> {
      try {
        return await onPages.getOrStart(subject, () =>
          list(subject, { isAnswered: true, limit: maxOnPage }),
        );
      } catch (error) {
        logFailure(`reading the questions about ${subject}`, error);
        return [];
      }
    },
    /** A paddle's newest questions, answered or not. Throws if the store can't be read. */
    all: (subject: string) => list(subject, { isAnswered: false, limit: maxListed }),
    /** A visible question with its answers; undefined if there is none. Throws if the store can't be read. */
    async one(id: string): Promise<QuestionView | undefined> {
      const row = isContributionId(id) ? await shownQuestion(reader, id) : undefined;
      if (!row) return undefined;
      return questionViews([row], await shownAnswers(reader, row.subject, [id]))[0];
    },
    /** A visible answer, and its paddle. Throws if the store can't be read. */
    async answer(id: string): Promise<(AnswerView & { subject: string }) | undefined> {
      const row = isContributionId(id) ? await shownAnswer(reader, id) : undefined;
      return row && { ...answerView(row), subject: row.subject };
    },

    /**
     * Stores a question, once, with the key of its private link; null if it was stored before. If someone wants to hear
     * of an answer, they're asked to confirm their address.
     * @param subject the paddle's slug
     * @param address the visitor's IP address
     * @throws LimitReached, DuplicateText, or if it can't be stored
     */
    async ask(question: Question, subject: string, address: string) {
      const confirm = await askToConfirm(questionKind, question.email);
      const sent = await questions.own.write({ ...question, subject }, address, confirm);
      if (confirm) queued();
      return sent;
    },
    /** The same for an answer. */
    reply: (
      answer: Answer,
      { id: questionId, subject }: Pick<QuestionView, "id" | "subject">,
      address: string,
    ) => answers.own.write({ ...answer, questionId, subject }, address),

    /** What was sent with a key, and which kind it is; undefined if there's none. Throws if the store fails. */
    async sent(key: string) {
      const question = await questions.own.read(key);
      if (question) {
        const alert = await alertState(db, questionKind, question.id);
        return { kind: "question" as const, alert, to: undefined, ...question };
      }
      const answer = await answers.own.read(key);
      if (!answer) return undefined;
      const to = await questionOfAnswer(db, answer.id);
      return { kind: "answer" as const, alert: undefined, to, ...answer };
    },
    /** Changes a question under the same rules as a new one. @throws LimitReached, DuplicateText */
    editQuestion: (key: string, { firstName, question }: Question, address: string) =>
      questions.own.edit(key, (subject) => ({ firstName, question, subject }), address),
    /** The same for an answer. @param questionId what it answers, which doesn't change */
    editAnswer: (key: string, answer: Answer, questionId: string, address: string) =>
      answers.own.edit(key, (subject) => ({ ...answer, questionId, subject }), address),
    /** Deletes what was sent with a key. Returns whether there was any. @throws LimitReached */
    async withdraw(key: string, address: string): Promise<boolean> {
      return (
        (await questions.own.withdraw(key, address)) || (await answers.own.withdraw(key, address))
      );
    },

    /**
     * Stores a report of a question or an answer, once.
     * @param subject the paddle's slug
     * @throws LimitReached, or if it can't be stored
     */
    async report(
      { kind, id: of }: ReportedName,
      report: { reason: string; details: string },
      subject: string,
      address: string,
    ): Promise<void> {
      const visitor = await rateLimiter.identify(address);
      const reported = kind === "question" ? questionKind : answerKind;
      await storeOnce(context, "report", visitor, async (transaction, now) => {
        const isNew = await addReport(transaction, reported, { ...report, subject, of }, now);
        return [null, isNew ? 1 : 0];
      });
    },

    /** Tells those who asked that there's an answer, once. Any number of processes may do so at once. */
    async tellAskers(): Promise<void> {
      const now = clock();
      const { library } = content;
      for (let after: AnsweredQuestion | undefined; ;) {
        const answered = await questionsToTell(db, { now, after, limit: batch });
        for (const { id, subject } of answered) {
          const paddle = library.anyPaddle(subject);
          if (!paddle) continue;
          // Loads React, once there is such an email.
          const { answeredMail } = await import("./questions.email.ts");
          const isQueued = await queueAnswered(store, id, now, (unsubscribeKey) =>
            answeredMail(content, paddle, { id, unsubscribeKey }),
          );
          if (isQueued) queued();
        }
        after = answered.at(-1);
        if (answered.length < batch) return;
      }
    },
  };
}
