import type { ReviewAddress } from "../list/review-address";
import type { BallChoice } from "../review";
import { nothingTypedForm, type TypedForm } from "./form-fields";
import type { ReviewWording } from "../review-wording.content";
import { draftKey } from "./draft";
import { promptsFor } from "./prompts";
import ReviewForm, { type ReviewOutcome } from "./review-form.island";
import { Island } from "../../platform/islands/island";
import styles from "./review-form.module.css";

interface WriteReviewProps {
  path: string;
  /** Replaces `{paddle}` in messages. */
  shortName: string;
  group: keyof ReviewWording["groups"];
  wording: ReviewWording;
  /** What the review can be about, on ball articles. */
  balls?: BallChoice[];
  /** The page's query: a plain post that was stored leads back with a thank-you. */
  asked: Pick<ReviewAddress, "thanks">;
  refused: { outcome: ReviewOutcome; typed: TypedForm } | undefined;
  className?: string | undefined;
}

/**
 * The review form, with its group's words, the subject's name in them. A link to it opens it as a sheet on a phone, with
 * script and without; the browser's way back closes it.
 */
export function WriteReview(props: WriteReviewProps) {
  const { path, shortName, wording, balls = [], asked, refused, className } = props;
  const {
    checkFields,
    fields,
    duprPlaceholder,
    duprHint,
    submit,
    submitting,
    own,
    held,
    draft,
    close,
  } = wording;
  const group = wording.groups[props.group];
  const text = group.success.text?.replace("{paddle}", shortName);
  const arrived: ReviewOutcome = asked.thanks
    ? { kind: "stored", answer: { id: null, key: null, isHeld: asked.thanks === "held" } }
    : { kind: "none" };
  return (
    <section
      id="write-a-review"
      className={`${styles.sheet} ${className ?? ""}`}
      aria-labelledby="write-a-review-title"
      tabIndex={-1}
    >
      <Island
        of={ReviewForm}
        when="touch"
        kept={draftKey(path)}
        props={{
          path,
          group: { ...group, success: { ...group.success, text } },
          wording: {
            checkFields,
            fields,
            duprPlaceholder,
            duprHint,
            submit,
            submitting,
            own,
            held,
            draft,
            close,
          },
          prompts: promptsFor(props.group, wording),
          balls,
          stoodOut: props.group === "Ball" ? undefined : wording.stoodOut,
          outcome: refused?.outcome ?? arrived,
          typed: refused?.typed ?? nothingTypedForm,
        }}
      />
    </section>
  );
}
