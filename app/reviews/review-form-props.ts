import { addresses } from "../../model/addresses";
import type { ReviewWording } from "../../model/content/review-wording";
import type { TypedReview } from "../../model/review";
import type { Outcome, ReviewFormProps } from "./review-form.island";

interface FormOf {
  /** The page's path. */
  path: string;
  subject: string;
  /** What `{paddle}` stands for in messages. */
  shortName: string;
  group: keyof ReviewWording["groups"];
  wording: ReviewWording;
  outcome: Outcome;
  typed: TypedReview;
}

/** The review form's props: its group's words with the subject's name in them, and no more of the wording than it says. */
export function formProps(of: FormOf): ReviewFormProps {
  const group = of.wording.groups[of.group];
  const { checkFields, fields, duprPlaceholder, duprHint, submit, submitting } = of.wording;
  return {
    path: of.path,
    endpoint: addresses.playerReviews.href(of),
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
