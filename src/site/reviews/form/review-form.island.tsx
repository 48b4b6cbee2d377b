import { useState } from "react";
import type { ReviewWording, WordingGroup } from "../review-wording.content.ts";
import { type BallChoice, readTyped, type ReviewProblems } from "../review.ts";
import { thanksAddress } from "../list/review-address.ts";
import type { WrittenReview } from "../own/own-reviews.service.ts";
import { keepReview } from "../own/kept-reviews.ts";
import { showOwnLinks } from "../own/own-links.ts";
import { formFields, fromForm, nothingTypedForm, type TypedForm } from "./form-fields.ts";
import { Honeypot } from "../../../platform/forms/honeypot.tsx";
import { noticeLine, noticeOf, onceField, type Outcome } from "../../../platform/forms/outcome.ts";
import { useForm } from "../../../platform/forms/use-form.ts";
import {
  fetchPage,
  forgetPages,
  refreshRegionsFrom,
} from "../../../platform/islands/fetch-page.ts";
import { fill } from "../../../platform/text/fill.ts";
import { CloseSheet, ReviewAnswer } from "./review-answer.tsx";
import { DraftLine } from "./draft-line.tsx";
import { type PromptWords, ReviewFields } from "./review-fields.tsx";
import { PhotoChoice } from "../photos/photo-choice.tsx";
import type { PhotoFormWords } from "../photos/photo-form.ts";
import styles from "./review-form.module.css";

interface ReviewFormProps {
  /** The page's path: it takes the review, and is fetched again once the review is stored. */
  path: string;
  /** Replaces `{paddle}` in the message once it's stored. */
  shortName: string;
  group: Omit<WordingGroup, "statCards" | "recommendLabel">;
  wording: Pick<
    ReviewWording,
    | "checkFields"
    | "fields"
    | "duprPlaceholder"
    | "duprHint"
    | "submit"
    | "submitting"
    | "own"
    | "held"
    | "draft"
    | "close"
    | "edited"
    | "measured"
    | "optional"
  > & { photos: PhotoFormWords };
  prompts: PromptWords;
  /** What the review can be about, on ball articles. */
  balls: BallChoice[];
  /** The words of the optional part; undefined except for paddles. */
  stoodOut: ReviewWording["stoodOut"] | undefined;
  /** The names of the paddle's versions, besides its page's. */
  versions: string[];
  /** The server's result, if the form came as a plain post. */
  outcome: ReviewOutcome;
  /** What it sends back; undefined for an empty form. */
  typed: TypedForm | undefined;
}

export type ReviewOutcome = Outcome<ReviewProblems, WrittenReview>;

/** The review form. A stored review replaces it and appears in the list. */
export default function ReviewForm(props: ReviewFormProps) {
  const { path, shortName, group, wording, prompts, balls, stoodOut, versions } = props;
  const { checkFields } = wording;
  const text = group.success.text && fill(group.success.text, { paddle: shortName });
  const fields = formFields(stoodOut !== undefined);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { outcome, notice, problems, sending, form, storedHeading, startOver } = useForm({
    path,
    id: "write-a-review",
    fields,
    read: (each: TypedForm) => readTyped(fromForm(each), balls, versions),
    initial: props.outcome,
    notice: (ended) =>
      ended.kind === "stored" && ended.answer.isHeld
        ? { title: wording.held.title }
        : noticeOf(ended, { ...group, checkFields, success: { ...group.success, text } }),
    onStored: async (written) => {
      if (written.id && written.key) {
        keepReview(written.id, written.key);
        showOwnLinks();
      }
      await refreshPage(path);
    },
  });
  if (outcome.kind === "stored")
    return (
      <ReviewAnswer
        path={path}
        written={outcome.answer}
        notice={notice}
        wording={wording}
        stoodOut={stoodOut}
        photos={photos}
        onPhotosShown={() => void refreshPage(path)}
        heading={storedHeading}
        startOver={() => {
          setPhotos([]);
          startOver();
        }}
      />
    );
  // Starting over begins with an empty form.
  const isStarting = outcome.kind === "none" && outcome !== props.outcome;
  const typed = (isStarting ? undefined : props.typed) ?? nothingTypedForm;
  return (
    <form {...form} className={`stack gap-3 part ${styles.form}`}>
      <div className={styles.head}>
        <h2 className="large" id="write-a-review-title">
          {group.formTitle}
        </h2>
        <CloseSheet text={wording.close} />
      </div>
      <ReviewFields
        group={group}
        wording={wording}
        stoodOut={stoodOut}
        balls={balls}
        versions={versions}
        typed={typed}
        problems={problems ?? {}}
        prompts={prompts}
        button={
          <button type="submit" aria-disabled={sending}>
            {sending ? wording.submitting : wording.submit}
          </button>
        }
        draft={
          <DraftLine
            path={path}
            fields={fields}
            isRefused={props.outcome.kind !== "none" && props.outcome.kind !== "stored"}
            words={wording.draft}
          />
        }
        outcome={
          <p className={`small bold ${styles.outcome}`} data-kind={outcome.kind} role="status">
            {noticeLine(notice)}
          </p>
        }
      >
        <PhotoChoice photos={photos} choose={setPhotos} words={wording.photos} />
      </ReviewFields>
      <Honeypot />
      <input type="hidden" name={onceField} />
    </form>
  );
}

/**
 * Shows the review in the list, and the figures it changed. It's stored either way. During heavy traffic the cached
 * page may be slightly older; the page after a post is never cached.
 */
async function refreshPage(path: string): Promise<void> {
  forgetPages();
  try {
    refreshRegionsFrom(await fetchPage(thanksAddress(path, "stored")));
  } catch {
    // The next page view shows it.
  }
}
