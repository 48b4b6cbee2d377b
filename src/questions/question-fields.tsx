import { Fields } from "../platform/forms/fields.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { capitalized } from "../platform/text/grammar.ts";
import { playingTimes, rulesOf } from "../reviews/review.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import {
  type AnswerProblems,
  maxLength,
  type QuestionProblems,
  type TypedAnswer,
  type TypedQuestion,
} from "./question.ts";
import type { QuestionsWording } from "./questions.content.ts";

const firstName = {
  maxLength: rulesOf("firstName").maxLength,
  autoComplete: "given-name",
  required: true,
  dir: "auto",
} as const;
const text = (rows: number, length: number) =>
  ({ rows, maxLength: length, required: true, dir: "auto" }) as const;

const problemsOf = <Problems extends object>(outcome: Outcome<Problems>) =>
  outcome.kind === "invalid" ? outcome.problems : undefined;

interface QuestionFieldsProps {
  words: QuestionsWording["ask"]["fields"];
  wording: Pick<ReviewWording, "fields">;
  typed: TypedQuestion;
  outcome: Outcome<QuestionProblems>;
  /** Whether it asks for an address, too. */
  asksForEmail: boolean;
}

export const QuestionFields = (props: QuestionFieldsProps) => (
  <Fields
    of={{
      question: text(3, maxLength.question),
      firstName,
      ...(props.asksForEmail && { email: { inputMode: "email", autoComplete: "email" } as const }),
    }}
    words={{ ...props.words, firstName: props.wording.fields.firstName }}
    typed={props.typed}
    problems={problemsOf(props.outcome)}
  />
);

interface AnswerFieldsProps {
  words: QuestionsWording["answer"]["fields"];
  wording: Pick<ReviewWording, "fields" | "stoodOut" | "duprPlaceholder" | "duprHint">;
  typed: TypedAnswer;
  outcome: Outcome<AnswerProblems>;
}

export function AnswerFields({ words, wording, typed, outcome }: AnswerFieldsProps) {
  const { fields, stoodOut, duprHint, duprPlaceholder } = wording;
  return (
    <Fields
      of={{
        answer: text(4, maxLength.answer),
        firstName,
        duprRating: {
          inputMode: "decimal",
          maxLength: rulesOf("duprRating").maxLength,
          placeholder: duprPlaceholder,
          autoComplete: "off",
          required: true,
        },
        playedFor: {
          required: true,
          options: [
            ["", stoodOut.notChosen],
            ...playingTimes.map((time) => [time, capitalized(stoodOut.times[time])] as const),
          ],
        },
      }}
      words={{
        ...words,
        firstName: fields.firstName,
        duprRating: { ...fields.duprRating, hint: duprHint },
      }}
      typed={typed}
      problems={problemsOf(outcome)}
    />
  );
}
