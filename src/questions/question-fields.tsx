import { Fields } from "../platform/forms/fields.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { capitalized } from "../platform/text/grammar.ts";
import { playingTimes } from "../reviews/review.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { answerKind, questionKind } from "./question.ts";
import type { QuestionsWording } from "./questions.content.ts";

interface FieldsOf<Kind extends typeof questionKind | typeof answerKind> {
  words: QuestionsWording[Kind extends typeof questionKind ? "ask" : "answer"]["fields"];
  wording: Pick<ReviewWording, "fields" | "stoodOut" | "duprPlaceholder" | "duprHint">;
  typed: Partial<Record<Kind["form"][number], string>>;
  outcome: Outcome<Partial<Record<string, string>>>;
}

const problemsOf = (outcome: Outcome<Partial<Record<string, string>>>) =>
  outcome.kind === "invalid" ? outcome.problems : undefined;

/** @param isEdited whether it's asked already: then its address stays as it is */
export const QuestionFields = (props: FieldsOf<typeof questionKind> & { isEdited?: boolean }) => (
  <Fields
    of={questionKind.controls({}, props.isEdited ? ["email"] : [])}
    words={{ ...props.words, firstName: props.wording.fields.firstName }}
    typed={props.typed}
    problems={problemsOf(props.outcome)}
  />
);

export function AnswerFields({ words, wording, typed, outcome }: FieldsOf<typeof answerKind>) {
  const { fields, stoodOut, duprHint, duprPlaceholder } = wording;
  const times = playingTimes.map((time) => [time, capitalized(stoodOut.times[time])] as const);
  return (
    <Fields
      of={answerKind.controls({
        duprRating: { placeholder: duprPlaceholder },
        playedFor: { options: [["", stoodOut.notChosen], ...times] },
      })}
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
