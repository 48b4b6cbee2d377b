import "../platform/styles/columns.css";
import { addresses } from "../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import { type Answer, answerKind, type Question, questionKind, refusing } from "./question.ts";
import { AnswerFields, QuestionFields } from "./question-fields.tsx";

/** The private page of a question or an answer. */
export default defineOwnPage(addresses.myQuestion, {
  noun: "a question",
  of: ({ questions }) => questions,
  kinds: { question: questionKind, answer: answerKind },
  back: addresses.paddles.path,
  words: ({ questions: { mine } }) => mine,
  title: (kind, library, subject) =>
    library.questions.mine[kind === "answer" ? "answerTitle" : "questionTitle"].replace(
      "{name}",
      () => library.anyPaddleNamed(subject)?.name ?? "",
    ),

  view({ kind, id, subject, to, isHidden, heldBecause }, library) {
    const { mine } = library.questions;
    const named = (text: string) =>
      text.replace("{name}", () => library.anyPaddleNamed(subject)?.name ?? subject);
    const isUnasked = kind === "answer" && to?.hidden_at !== null;
    const state = isHidden ? "hidden" : heldBecause === null ? "shown" : "held";
    const { title, text } =
      isUnasked && !isHidden ? mine.unasked : state === "shown" ? mine.shown[kind] : mine[state];
    const place = kind === "question" ? id : to?.id;
    const isSeen = state === "shown" && !isUnasked && place !== undefined;
    return {
      said: { title, text: named(text) },
      what: named(kind === "question" ? mine.questionTitle : mine.answerTitle),
      about: to?.hidden_at === null ? to.question : undefined,
      to: isSeen
        ? { label: mine.see, path: addresses.answerQuestion.href({ question: place }) }
        : undefined,
      isFinal: isHidden || isUnasked,
    };
  },

  edit: {
    refusing,
    store: ({ questions }, { kind, to }, key, read: Question & Answer, visitor) =>
      kind === "question"
        ? questions.editQuestion(key, read, visitor)
        : questions.editAnswer(key, read, to?.id ?? "", visitor),
    Fields: ({ kind, library: { questions: words, wording }, ...form }) =>
      kind === "question" ? (
        <QuestionFields words={words.ask.fields} wording={wording} {...form} isEdited />
      ) : (
        <AnswerFields words={words.answer.fields} wording={wording} {...form} />
      ),
  },
});
