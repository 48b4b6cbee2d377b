import type { KindForm } from "../contributions/define-kind-page.tsx";
import type { Site } from "../../platform/render/site.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { playingTimes } from "../reviews/review.ts";
import { answerKind, questionKind } from "./question.ts";

export const questionForm = ({ questions: { ask }, wording }: Site["library"]): KindForm => ({
  of: questionKind.controls(),
  words: { ...ask.fields, firstName: wording.fields.firstName },
});

export function answerForm({ questions: { answer }, wording }: Site["library"]): KindForm {
  const { fields, stoodOut, duprHint, duprPlaceholder } = wording;
  const times = playingTimes.map((time) => [time, capitalized(stoodOut.times[time])] as const);
  return {
    of: answerKind.controls({
      duprRating: { placeholder: duprPlaceholder },
      playedFor: { options: [["", stoodOut.notChosen], ...times] },
    }),
    words: {
      ...answer.fields,
      firstName: fields.firstName,
      duprRating: { ...fields.duprRating, hint: duprHint },
    },
  };
}
