import { isContributionId } from "../contributions/contributions.store.ts";
import { type Changes, TaggedCache } from "../../platform/cache.ts";
import { logFailure } from "../../platform/log.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Site } from "../../platform/render/site.ts";
import {
  type AnsweredQuestion,
  questionsToTell,
  queueAnswered,
  type ShownAnswer,
  shownAnswers,
  type ShownQuestion,
  shownQuestion,
  shownQuestions,
} from "./questions.store.ts";
import type { PlayingTime } from "../reviews/review.ts";

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

interface QuestionsContext {
  store: Store;
  clock: () => number;
  content: Pick<Site, "library" | "settings">;
  changes: Pick<Changes, "onRead">;
  queued: () => void;
}

/** What pages show of questions and answers, and the emails about answers. */
export function openQuestions({ store, clock, content, changes, queued }: QuestionsContext) {
  const { db, reader } = store;
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
    /** Tells those who asked that there's an answer, once. Any number of processes may do so at once. */
    async tellAskers(): Promise<void> {
      const now = clock();
      const { library } = content;
      for (let after: AnsweredQuestion | undefined; ;) {
        const answered = await questionsToTell(db, { now, after, limit: batch });
        for (const { id, subject } of answered) {
          const paddle = library.paddle(subject);
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
