import { fieldKinds } from "../../src/site/kinds/kinds.ts";
import {
  type Answer,
  answerKind,
  type Question,
  questionKind,
} from "../../src/site/questions/question.ts";
import { type Correction, correctionKind } from "../../src/site/requests/correction.ts";
import { type Vote, voteKind } from "../../src/site/side-by-side/vote.ts";
import { paddleKey, type PaddleRequest, requestKind } from "../../src/site/requests/request.ts";
import type { Site } from "../../src/platform/render/site.ts";

type Sending = Pick<Site, "contributions">;

/** Sends what visitors ask, answer and correct, as its pages do. @param address the visitor's IP address */
export const sending = ({ contributions }: Sending) => ({
  ask: (question: Question, subject: string, address: string) =>
    contributions.send(questionKind, { ...question, subject }, address),
  reply: (
    answer: Answer,
    { id: questionId, subject }: { id: string; subject: string },
    address: string,
  ) => contributions.send(answerKind, { ...answer, questionId, subject }, address),
  request: (request: PaddleRequest, address: string) =>
    contributions.send(requestKind, { ...request, subject: paddleKey(request) }, address),
  vote: (vote: Vote, address: string) =>
    contributions.send(voteKind, { ...vote, subject: vote.one }, address),
  correct: (correction: Correction, subject: string, address: string) =>
    contributions.send(correctionKind, { ...correction, subject }, address),

  /** Changes what was sent with a key. */
  async edit(key: string, changed: object, address: string) {
    const sent = await contributions.sent(fieldKinds, key);
    return contributions.edit(sent!, key, changed, address);
  },
  report: (
    noun: "question" | "answer",
    row: { id: string; subject: string },
    report: { reason: string; details: string },
    address: string,
  ) => contributions.report(noun === "question" ? questionKind : answerKind, row, report, address),
});
