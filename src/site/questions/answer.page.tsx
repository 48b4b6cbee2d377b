import { addresses } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { notFound } from "../../platform/render/route.ts";
import { answerKind, refusing, sentAddress } from "./question.ts";
import { answerForm } from "./question-forms.ts";
import { QuestionItem } from "./question-list.tsx";

/** A question with all its answers, and the form to answer it. */
export default defineKindPage(addresses.answerQuestion, {
  kind: answerKind,
  id: "answer",

  async about({ params, site: { library, questions } }) {
    const read = () => questions.one(params.question);
    const question = (await fromStore("reading a question", read)) ?? notFound();
    const paddle = library.paddleNamed(question.subject) ?? notFound();
    return { question, name: paddle.name, path: addresses.paddle.href(paddle) };
  },

  words: ({ questions: { answer, ask } }) => ({ ...answer, back: ask.back }),
  form: answerForm,
  on: ({ site }) => ({ siteName: site.name }),
  given: ({ question: { id, subject } }, read) => ({ ...read, subject, questionId: id }),
  address: ({ question: { id } }) => addresses.answerQuestion.href({ question: id }),
  sentAddress,
  refusing,

  Above: ({ about: { question }, library: { questions: words, wording } }) => (
    <div>
      <QuestionItem
        question={question}
        words={{ section: words.section, times: wording.stoodOut.times }}
        isPublic
      />
    </div>
  ),
});
