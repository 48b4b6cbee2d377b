import type { ReviewWording } from "../review-wording.content";
import type { TypedReview } from "../review";
import type { ReviewAddress } from "../list/review-address";
import type { ReviewFormProps, ReviewOutcome } from "./review-form.island";

interface FormOf {
  /** The page's path. */
  path: string;
  /** What `{paddle}` stands for in messages. */
  shortName: string;
  group: keyof ReviewWording["groups"];
  wording: ReviewWording;
  outcome: ReviewOutcome;
  typed: TypedReview;
}

/** The review form's props: its group's words with the subject's name in them, and no more of the wording than it says. */
export function formProps(of: FormOf): ReviewFormProps {
  const group = of.wording.groups[of.group];
  const { checkFields, fields, duprPlaceholder, duprHint, submit, submitting } = of.wording;
  return {
    path: of.path,
    group: {
      ...group,
      success: {
        ...group.success,
        text: group.success.text?.replace("{paddle}", of.shortName),
      },
    },
    wording: { checkFields, fields, duprPlaceholder, duprHint, submit, submitting },
    outcome: of.outcome,
    typed: of.typed,
  };
}

/** How the last try ended, as far as the page's address knows: a plain post that was stored leads back with a thank-you. */
export function reviewOutcomeOf({ thanks }: Pick<ReviewAddress, "thanks">): ReviewOutcome {
  return thanks ? { kind: "stored", answer: null } : { kind: "none" };
}
