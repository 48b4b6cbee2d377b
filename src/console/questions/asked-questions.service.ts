import { type State, stateOf } from "../../contributions/contribution.ts";
import type { HoldReason } from "../../contributions/hold-reason.ts";
import { countWaiting, listWaiting, wholeVersion } from "../../contributions/moderation.store.ts";
import { type ListedReport, reportsOf } from "../../contributions/reports.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import {
  answerKind,
  anyAnswers,
  anyQuestions,
  listAnswers,
  listQuestions,
  questionKind,
  questionKinds,
  type StoredAnswer,
  type StoredQuestion,
} from "../../questions/questions.store.ts";

/** A question or an answer as moderators see it, without anyone's address. */
export interface AskedEntry {
  kind: "question" | "answer";
  id: string;
  /** The paddle's slug. */
  subject: string;
  firstName: string;
  /** An answer's level as typed, and how long its writer played the paddle; empty for a question. */
  duprRating: string;
  playedFor: StoredAnswer["played_for"] | "";
  text: string;
  /** For an answer, its question; null if that's gone. */
  asked: string | null;
  state: State;
  heldBecause: HoldReason | undefined;
  /** In epoch milliseconds. */
  writtenAt: number;
  /** What acts are given. */
  version: string;
  reports: readonly ListedReport[];
}

/** How many of each the page shows. */
const shown = 50;

/** Questions and answers for moderators. Every method throws if the store can't be reached. */
export function openAskedQuestions({ store: { db } }: { store: Pick<Store, "db"> }) {
  async function entries(
    questions: readonly StoredQuestion[],
    answers: readonly StoredAnswer[],
  ): Promise<AskedEntry[]> {
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    const reports = Map.groupBy(
      [
        ...(await reportsOf(db, questionKind, ids(questions))),
        ...(await reportsOf(db, answerKind, ids(answers))),
      ],
      ({ of }) => of,
    );
    const common = (row: StoredQuestion | StoredAnswer) => ({
      id: row.id,
      subject: row.subject,
      firstName: row.first_name,
      state: stateOf(row),
      heldBecause: row.held_because ?? undefined,
      writtenAt: row.created_at,
      reports: reports.get(row.id) ?? [],
    });
    return [
      ...questions.map((row) => ({
        ...common(row),
        kind: "question" as const,
        duprRating: "",
        playedFor: "" as const,
        text: row.question,
        asked: null,
        version: wholeVersion(questionKind, row, reports.get(row.id) ?? []),
      })),
      ...answers.map((row) => ({
        ...common(row),
        kind: "answer" as const,
        duprRating: row.dupr_rating,
        playedFor: row.played_for,
        text: row.answer,
        asked: row.asked,
        version: wholeVersion(answerKind, row, reports.get(row.id) ?? []),
      })),
    ];
  }

  return {
    countWaiting: () => countWaiting(db, questionKinds),
    /** What waits: first what visitors see, then what waited longest. */
    async waiting(): Promise<AskedEntry[]> {
      const waiting = await listWaiting(db, questionKinds, shown);
      const of = (name: string) => waiting.filter(({ kind }) => kind === name).map(({ id }) => id);
      const found = await entries(
        await anyQuestions(db, of(questionKind.name)),
        await anyAnswers(db, of(answerKind.name)),
      );
      const byId = new Map(found.map((each) => [each.id, each]));
      return waiting.flatMap(({ id }) => byId.get(id) ?? []);
    },
    /** The newest ones, hidden or not. */
    async newest(): Promise<AskedEntry[]> {
      const window = { after: undefined, limit: shown };
      const all = await entries(await listQuestions(db, window), await listAnswers(db, window));
      return all.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(0, shown);
    },
  };
}
