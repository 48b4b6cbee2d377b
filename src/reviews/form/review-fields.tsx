import type { ReactNode } from "react";
import type { ReviewWording, WordingGroup } from "../review-wording.content";
import type { BallChoice, ReviewProblems } from "../review";
import { commonFormFields, type TypedForm } from "./form-fields";
import { type RequiredReviewField, type ReviewField, rulesOf } from "../review-fields";
import { asNumberText, duprRange } from "../level/level";
import { Field, problemText } from "../../platform/ui/field";
import { Prompts, type PromptWords } from "./prompts";

interface ReviewFieldsetProps {
  group: Pick<WordingGroup, "ratingLabels" | "duprInput">;
  wording: Pick<ReviewWording, "fields" | "duprPlaceholder" | "duprHint">;
  /** What the review can be about; none on a paddle's page, which doesn't ask. */
  balls: readonly BallChoice[];
  typed: TypedForm;
  problems: ReviewProblems;
  prompts: PromptWords;
}

type Control = (described: object) => ReactNode;

/** The fields that reviews of paddles and of balls have. They keep what was typed by themselves. */
export function ReviewFieldset(props: ReviewFieldsetProps) {
  const { group, wording, balls, typed, problems, prompts } = props;
  const asNumber = {
    type: "number",
    min: duprRange.lowest / 1000,
    max: duprRange.highest / 1000,
    step: 0.001,
    defaultValue: asNumberText(typed.duprRating),
    // Served by src/layout/late-script.ts, which reads '3,5'.
    "data-focusin": "number",
  };
  const controls: Record<RequiredReviewField, Control> & Partial<Record<ReviewField, Control>> = {
    firstName: (described) => (
      <input {...described} type="text" autoComplete="given-name" dir="auto" />
    ),
    duprRating: (described) => (
      <input
        {...described}
        {...(group.duprInput === "number" ? asNumber : { type: "text", inputMode: "decimal" })}
        placeholder={wording.duprPlaceholder}
        autoComplete="off"
      />
    ),
    rating: (described) => (
      <select {...described}>
        <option value="">Select a rating</option>
        {group.ratingLabels.map((label, index) => (
          <option key={label} value={5 - index}>
            {label}
          </option>
        ))}
      </select>
    ),
    reviewText: textBox("reviewText"),
    ball: (described) => (
      <select {...described}>
        {balls.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ),
  };
  const asked = commonFormFields.filter((name) => name !== "ball" || balls.length > 0);
  return asked.map((name) => (
    <Field
      key={name}
      label={wording.fields[name].label}
      problem={problemText(problems[name], wording.fields[name])}
      hint={name === "duprRating" ? wording.duprHint : undefined}
      above={name === "reviewText" ? <Prompts {...prompts} /> : undefined}
    >
      {(tied) => {
        const control = (controls as Partial<Record<ReviewField, Control>>)[name] ?? textBox(name);
        const required = rulesOf(name).isRequired;
        return control({ ...tied, name, defaultValue: typed[name], required });
      }}
    </Field>
  ));
}

/** The box for a text of one line or more; optional fields have it unless they bring a control of their own. */
function textBox(name: ReviewField): Control {
  const { lines = 1, maxLength } = rulesOf(name);
  return (described) =>
    lines > 1 ? (
      <textarea {...described} rows={lines} maxLength={maxLength} dir="auto" />
    ) : (
      <input {...described} type="text" maxLength={maxLength} dir="auto" />
    );
}
