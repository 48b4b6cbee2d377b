import { type ReactNode, useId } from "react";
import type { ReviewWording, WordingGroup } from "../../model/content/review-wording";
import {
  type FieldProblem,
  type ReviewField,
  reviewLimits,
  type ReviewProblems,
  type TypedReview,
} from "../../model/review";
import { duprRange } from "../../model/level";
import styles from "./review-form.module.css";

interface ReviewFieldsetProps {
  group: Pick<WordingGroup, "ratingLabels" | "duprInput">;
  wording: Pick<ReviewWording, "fields" | "duprPlaceholder" | "duprHint">;
  typed: TypedReview;
  problems: ReviewProblems;
}

/** The four fields of a review. They keep what was typed by themselves. */
export function ReviewFieldset({ group, wording, typed, problems }: ReviewFieldsetProps) {
  const id = useId();
  const described = (name: ReviewField, extra?: string) => ({
    id: `${id}${name}`,
    name,
    defaultValue: typed[name],
    required: true,
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby":
      [problems[name] && `${id}${name}-problem`, extra].filter(Boolean).join(" ") || undefined,
  });
  const labelled = (name: ReviewField, control: ReactNode, hint?: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}${name}`}>{wording.fields[name].label}</label>
      {control}
      {hint}
      {problems[name] ? (
        <p className={styles.problem} id={`${id}${name}-problem`}>
          {problemText(problems[name], wording.fields[name])}
        </p>
      ) : null}
    </div>
  );
  const hintId = `${id}dupr-hint`;
  const asNumber = {
    type: "number",
    min: duprRange.lowest / 1000,
    max: duprRange.highest / 1000,
    step: 0.1,
  };
  return (
    <>
      {labelled(
        "firstName",
        <input {...described("firstName")} type="text" autoComplete="given-name" dir="auto" />,
      )}
      {labelled(
        "duprRating",
        <input
          {...described("duprRating", hintId)}
          {...(group.duprInput === "number" ? asNumber : { type: "text", inputMode: "decimal" })}
          placeholder={wording.duprPlaceholder}
          autoComplete="off"
        />,
        <p className={styles.hint} id={hintId}>
          {wording.duprHint}
        </p>,
      )}
      {labelled(
        "rating",
        <select {...described("rating")}>
          <option value="">Select a rating</option>
          {group.ratingLabels.map((label, index) => (
            <option key={label} value={5 - index}>
              {label}
            </option>
          ))}
        </select>,
      )}
      {labelled(
        "reviewText",
        <textarea
          {...described("reviewText")}
          rows={4}
          maxLength={reviewLimits.reviewText}
          dir="auto"
        />,
      )}
    </>
  );
}

function problemText(
  problem: FieldProblem,
  words: { empty: string; refused: string; tooLong: string },
): string {
  return problem === "empty" || problem === "tooLong" ? words[problem] : words.refused;
}
