import { addresses } from "../../addresses.ts";
import { defineReportPage } from "../reviews/reports/define-report-page.tsx";
import { answerKind, questionKind } from "../questions/question.ts";
import { AnswerItem, QuestionItem } from "../questions/question-list.tsx";
import { pageOfSubject, plainKindOf, reportedKinds } from "./kinds.ts";
import { PlainKindItem } from "./plain-kind.tsx";
import type { PlayingTime } from "../reviews/review.ts";

/** The page for reporting a question, an answer, or one of a plain kind. */
export default defineReportPage(addresses.reportQuestion, {
  kinds: reportedKinds,
  words({ questions: { report } }, kind) {
    const isPlain = kind && plainKindOf(kind);
    return isPlain ? { ...report, description: report.lead } : report;
  },
  page: pageOfSubject,

  Item({ kind, row, library }) {
    const plain = plainKindOf(kind);
    if (plain) return <PlainKindItem kind={kind} row={row} words={plain.words(library)} />;
    const { questions, wording } = library;
    const words = { section: questions.section, times: wording.stoodOut.times };
    const { id, subject, created_at: writtenAt, updated_at } = row;
    const written = { id, subject, writtenAt, edited: updated_at > writtenAt };
    if (kind !== answerKind) {
      const question = { ...written, ...questionKind.typedIn(row), answers: [] };
      return <QuestionItem question={question} words={words} />;
    }
    const typed = answerKind.typedIn(row);
    const answer = { ...written, ...typed, playedFor: typed.playedFor as PlayingTime };
    return <AnswerItem answer={answer} words={words} />;
  },
});
