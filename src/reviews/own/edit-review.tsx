import { promptsFor } from "../form/prompts";
import { ReviewFieldset } from "../form/review-fields";
import type { TypedForm } from "../form/form-fields";
import { StoodOut } from "../form/stood-out";
import type { ReviewProblems } from "../review";
import type { ReviewedPage } from "../reviewed-page";
import type { ReviewWording } from "../review-wording.content";
import { Honeypot } from "../../platform/forms/honeypot";
import { noticeLine } from "../../platform/forms/notice-line";
import { noticeOf, type Outcome } from "../../platform/forms/outcome";
import type { MyReviewWording } from "./my-review.content";
import styles from "./my-review.module.css";

interface EditReviewProps {
  address: string;
  on: ReviewedPage;
  words: MyReviewWording;
  wording: ReviewWording;
  outcome: Outcome<ReviewProblems>;
  typed: TypedForm;
}

/** The form that edits a review: a plain one, it needs no script. */
export function EditReview({ address, on, words, wording, outcome, typed }: EditReviewProps) {
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  const { formTitle, formNote, save, checkFields, failure } = words;
  return (
    <form id="edit" className={styles.form} method="post" action={`${address}#edit`}>
      <h2>{formTitle}</h2>
      <p>{formNote}</p>
      <ReviewFieldset
        group={wording.groups[on.group]}
        wording={wording}
        balls={on.balls}
        typed={typed}
        problems={problems}
        prompts={promptsFor(on.group, wording)}
      />
      {on.group === "Ball" ? null : (
        <StoodOut
          words={wording.stoodOut}
          labels={wording.fields}
          typed={typed}
          problems={problems}
        />
      )}
      <Honeypot />
      <div>
        <button type="submit">{save}</button>
      </div>
      <p className={styles.outcome} role="status">
        {noticeLine(noticeOf(outcome, { checkFields, failure }))}
      </p>
    </form>
  );
}
