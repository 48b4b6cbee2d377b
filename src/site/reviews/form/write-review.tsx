import { hash } from "node:crypto";
import { addresses } from "../../../addresses.ts";
import { oncePer } from "../../../platform/once-per.ts";
import type { ReviewAddress } from "../list/review-query.ts";
import type { BallChoice } from "../review.ts";
import type { TypedForm } from "./form-fields.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { draftKey } from "./draft.ts";
import { promptsFor } from "./review-fields.tsx";
import ReviewForm, { type ReviewOutcome } from "./review-form.island.tsx";
import { IslandElement, IslandsScript } from "../../../platform/islands/island.tsx";
import { CachedMarkup, MarkupCacheContext } from "../../../platform/ui/cached-markup.tsx";
import styles from "./review-form.module.css";

export interface WriteReviewProps {
  path: string;
  /** Replaces `{paddle}` in messages. */
  shortName: string;
  group: keyof ReviewWording["groups"];
  wording: ReviewWording;
  /** What the review can be about, on ball articles. */
  balls?: BallChoice[];
  /** The names of the paddle's versions, besides its page's. */
  versions?: string[];
  /** The page's query: after storing, a plain post returns with a thank-you. */
  asked: Pick<ReviewAddress, "thanks">;
  refused: { outcome: ReviewOutcome; typed: TypedForm } | undefined;
  className?: string | undefined;
}

/**
 * The review form in its group's words, with the subject's name. A link opens it as a sheet on a phone, with and
 * without script; the back button closes it.
 */
export function WriteReview({ asked, refused, className, ...form }: WriteReviewProps) {
  const section = (
    <CachedMarkup
      as="section"
      frame={{
        id: "write-a-review",
        className: `${styles.sheet} ${className ?? ""}`,
        "aria-labelledby": "write-a-review-title",
        tabIndex: -1,
      }}
      inside={Form}
      props={{ ...form, thanks: asked.thanks, refused }}
    />
  );
  return (
    <>
      {/* What a visitor typed is for no one else. */}
      {refused ? <MarkupCacheContext value={undefined}>{section}</MarkupCacheContext> : section}
      <IslandsScript />
    </>
  );
}

type FormProps = Omit<WriteReviewProps, "asked" | "className"> &
  Pick<ReviewAddress, "thanks"> & { id: string };

/** What the forms of a group have in common: their words. */
function wordsOf(named: keyof ReviewWording["groups"], wording: ReviewWording) {
  const { statCards: _, recommendLabel: __, ...group } = wording.groups[named];
  return {
    group,
    wording: {
      checkFields: wording.checkFields,
      fields: wording.fields,
      duprPlaceholder: wording.duprPlaceholder,
      duprHint: wording.duprHint,
      submit: wording.submit,
      submitting: wording.submitting,
      own: wording.own,
      held: wording.held,
      draft: wording.draft,
      close: wording.close,
      edited: wording.edited,
      measured: wording.measured,
      optional: wording.optional,
      photos: wording.photos.form,
    },
    prompts: promptsFor(named, wording),
    stoodOut: named === "Ball" ? undefined : wording.stoodOut,
  };
}

/** The words of each group's form. The name of their file changes with them. */
export const formWords = oncePer((wording: ReviewWording) => {
  const groups = Object.keys(wording.groups) as (keyof ReviewWording["groups"])[];
  return groups.map((group) => {
    const words = wordsOf(group, wording);
    const digest = hash("sha256", JSON.stringify(words)).slice(0, 12);
    return { group, words, file: `${group.toLowerCase()}-${digest}.json` };
  });
});

function Form({
  id,
  path,
  shortName,
  group,
  wording,
  balls,
  versions,
  thanks,
  refused,
}: FormProps) {
  const { words, file } = formWords(wording).find((each) => each.group === group)!;
  const arrived: ReviewOutcome = thanks
    ? { kind: "stored", answer: { id: null, key: null, isHeld: thanks === "held", shown: null } }
    : { kind: "none" };
  return (
    <IslandElement
      id={id}
      of={ReviewForm}
      when="touch"
      kept={draftKey(path)}
      shared={{ at: addresses.reviewFormWords.href({ file }), props: words }}
      props={{
        path,
        shortName,
        balls: balls ?? [],
        versions: versions ?? [],
        outcome: refused?.outcome ?? arrived,
        typed: refused?.typed,
      }}
    />
  );
}
