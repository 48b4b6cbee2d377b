import { addresses } from "../addresses.ts";
import { defineReportPage } from "../reviews/reports/define-report-page.tsx";
import { answerKind, questionKind } from "./question.ts";
import { AnswerItem, QuestionItem } from "./question-list.tsx";
import type { PlayingTime } from "../reviews/review.ts";

/** The page for reporting a question or an answer. */
export default defineReportPage(addresses.reportQuestion, {
  kinds: [questionKind, answerKind],
  words: ({ questions: { report } }) => report,

  page({ anyPaddleNamed }, subject) {
    const paddle = anyPaddleNamed(subject);
    return paddle && { name: paddle.name, path: addresses.paddle.href(paddle) };
  },

  Item({ kind, row, library: { questions, wording } }) {
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
