import type { ReviewAddress } from "../list/review-address";
import { nothingTyped, type TypedReview } from "../review";
import type { ReviewWording } from "../review-wording.content";
import ReviewForm, { type ReviewOutcome } from "./review-form.island";
import { Island } from "../../platform/islands/island";

interface WriteReviewProps {
  path: string;
  /** Replaces `{paddle}` in messages. */
  shortName: string;
  group: keyof ReviewWording["groups"];
  wording: ReviewWording;
  /** The page's query: a plain post that was stored leads back with a thank-you. */
  asked: Pick<ReviewAddress, "thanks">;
  refused: { outcome: ReviewOutcome; typed: TypedReview } | undefined;
  className?: string | undefined;
}

/** The review form, with its group's words, the subject's name in them. */
export function WriteReview(props: WriteReviewProps) {
  const { path, shortName, wording, asked, refused, className } = props;
  const { checkFields, fields, duprPlaceholder, duprHint, submit, submitting } = wording;
  const group = wording.groups[props.group];
  const text = group.success.text?.replace("{paddle}", shortName);
  const arrived: ReviewOutcome = asked.thanks ? { kind: "stored", answer: null } : { kind: "none" };
  return (
    <section id="write-a-review" className={className} aria-labelledby="write-a-review-title">
      <Island
        of={ReviewForm}
        when="touch"
        props={{
          path,
          group: { ...group, success: { ...group.success, text } },
          wording: { checkFields, fields, duprPlaceholder, duprHint, submit, submitting },
          outcome: refused?.outcome ?? arrived,
          typed: refused?.typed ?? nothingTyped,
        }}
      />
    </section>
  );
}
