import type { Outcome } from "../platform/forms/outcome.ts";
import { Field, problemText } from "../platform/ui/field.tsx";
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

interface NameFieldProps {
  words: ReviewWording["fields"]["firstName"];
  typed: string;
  problem: string | undefined;
}

function NameField({ words, typed, problem }: NameFieldProps) {
  return (
    <Field label={words.label} problem={problemText(problem, words)}>
      {(tied) => (
        <input
          {...tied}
          type="text"
          name="firstName"
          defaultValue={typed}
          maxLength={rulesOf("firstName").maxLength}
          autoComplete="given-name"
          required
          dir="auto"
        />
      )}
    </Field>
  );
}

interface QuestionFieldsProps {
  words: QuestionsWording["ask"]["fields"];
  wording: Pick<ReviewWording, "fields">;
  typed: TypedQuestion;
  outcome: Outcome<QuestionProblems>;
  /** Whether it asks for an address, too. */
  asksForEmail: boolean;
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { words, wording, typed, outcome, asksForEmail } = props;
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  return (
    <>
      <Field
        label={words.question.label}
        hint={words.question.hint}
        problem={problemText(problems.question, words.question)}
      >
        {(tied) => (
          <textarea
            {...tied}
            name="question"
            defaultValue={typed.question}
            rows={3}
            maxLength={maxLength.question}
            required
            dir="auto"
          />
        )}
      </Field>
      <NameField
        words={wording.fields.firstName}
        typed={typed.firstName}
        problem={problems.firstName}
      />
      {asksForEmail ? (
        <Field
          label={words.email.label}
          hint={words.email.hint}
          problem={problemText(problems.email, words.email)}
        >
          {(tied) => (
            <input
              {...tied}
              name="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={typed.email}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}

interface AnswerFieldsProps {
  words: QuestionsWording["answer"]["fields"];
  wording: Pick<ReviewWording, "fields" | "stoodOut" | "duprPlaceholder" | "duprHint">;
  typed: TypedAnswer;
  outcome: Outcome<AnswerProblems>;
}

export function AnswerFields({ words, wording, typed, outcome }: AnswerFieldsProps) {
  const { fields, stoodOut } = wording;
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  return (
    <>
      <Field
        label={words.answer.label}
        hint={words.answer.hint}
        problem={problemText(problems.answer, words.answer)}
      >
        {(tied) => (
          <textarea
            {...tied}
            name="answer"
            defaultValue={typed.answer}
            rows={4}
            maxLength={maxLength.answer}
            required
            dir="auto"
          />
        )}
      </Field>
      <NameField words={fields.firstName} typed={typed.firstName} problem={problems.firstName} />
      <Field
        label={fields.duprRating.label}
        hint={wording.duprHint}
        problem={problemText(problems.duprRating, fields.duprRating)}
      >
        {(tied) => (
          <input
            {...tied}
            type="text"
            inputMode="decimal"
            name="duprRating"
            defaultValue={typed.duprRating}
            maxLength={rulesOf("duprRating").maxLength}
            placeholder={wording.duprPlaceholder}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        label={words.playedFor.label}
        problem={problemText(problems.playedFor, words.playedFor)}
      >
        {(tied) => (
          <select {...tied} name="playedFor" defaultValue={typed.playedFor} required>
            <option value="">{stoodOut.notChosen}</option>
            {playingTimes.map((time) => (
              <option key={time} value={time}>
                {stoodOut.times[time].replace(/^./, (letter) => letter.toUpperCase())}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
