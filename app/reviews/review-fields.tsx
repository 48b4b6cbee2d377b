import type { ReactNode } from "react";
import type { ReviewWording, WordingGroup } from "../../model/content/review-wording";
import {
  type ReviewField,
  reviewLimits,
  type ReviewProblems,
  type TypedReview,
} from "../../model/review";
import { duprRange } from "../../model/level";
import { Field, problemText } from "../ui/field";

interface ReviewFieldsetProps {
  group: Pick<WordingGroup, "ratingLabels" | "duprInput">;
  wording: Pick<ReviewWording, "fields" | "duprPlaceholder" | "duprHint">;
  typed: TypedReview;
  problems: ReviewProblems;
}

/** The four fields of a review. They keep what was typed by themselves. */
export function ReviewFieldset({ group, wording, typed, problems }: ReviewFieldsetProps) {
  const labeled = (name: ReviewField, control: (described: object) => ReactNode, hint?: string) => (
    <Field
      label={wording.fields[name].label}
      problem={problemText(problems[name], wording.fields[name])}
      hint={hint}
    >
      {(tied) => control({ ...tied, name, defaultValue: typed[name], required: true })}
    </Field>
  );
  const asNumber = {
    type: "number",
    min: duprRange.lowest / 1000,
    max: duprRange.highest / 1000,
    step: 0.1,
  };
  return (
    <>
      {labeled("firstName", (described) => (
        <input {...described} type="text" autoComplete="given-name" dir="auto" />
      ))}
      {labeled(
        "duprRating",
        (described) => (
          <input
            {...described}
            {...(group.duprInput === "number" ? asNumber : { type: "text", inputMode: "decimal" })}
            placeholder={wording.duprPlaceholder}
            autoComplete="off"
          />
        ),
        wording.duprHint,
      )}
      {labeled("rating", (described) => (
        <select {...described}>
          <option value="">Select a rating</option>
          {group.ratingLabels.map((label, index) => (
            <option key={label} value={5 - index}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {labeled("reviewText", (described) => (
        <textarea {...described} rows={4} maxLength={reviewLimits.reviewText} dir="auto" />
      ))}
    </>
  );
}
