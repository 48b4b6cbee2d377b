import "../../platform/styles/columns.css";
import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import { answerKind, questionKind, refusing } from "./question.ts";
import { answerForm, questionForm } from "./question-forms.ts";

/** The private page of a question or an answer. */
export default defineOwnPage(addresses.myQuestion, {
  noun: "a question",
  kinds: [questionKind, answerKind],
  back: addresses.paddles.path,
  words: ({ questions: { mine } }) => mine,
  title: ({ questions: { mine }, paddleNamed }, sent) =>
    fill(sent?.kind === answerKind ? mine.answerTitle : mine.questionTitle, {
      name: (sent && paddleNamed(sent.subject)?.name) ?? "",
    }),

  view({ kind, id, subject, parent, isHidden, heldBecause }, { questions: { mine }, paddleNamed }) {
    const name = paddleNamed(subject)?.name ?? subject;
    const named = (text: string) => fill(text, { name });
    const isAnswer = kind === answerKind;
    const isUnasked = isAnswer && parent?.isHidden !== false;
    const state = isHidden
      ? "hidden"
      : isUnasked
        ? "unasked"
        : heldBecause === null
          ? "shown"
          : "held";
    const shown = mine.shown[isAnswer ? "answer" : "question"];
    const { title, text } = state === "shown" ? shown : mine[state];
    const question = isAnswer ? parent?.id : id;
    return {
      said: { title, text: named(text) },
      what: named(isAnswer ? mine.answerTitle : mine.questionTitle),
      about: parent?.isHidden === false ? parent.text : undefined,
      to:
        state === "shown" && question !== undefined
          ? { label: mine.see, path: addresses.answerQuestion.href({ question }) }
          : undefined,
      isFinal: isHidden || isUnasked,
    };
  },

  form: (kind, library) => (kind === answerKind ? answerForm : questionForm)(library),
  refusing,
});
