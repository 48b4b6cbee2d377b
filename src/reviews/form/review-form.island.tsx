import type { ReviewWording, WordingGroup } from "../review-wording.content";
import type { BallChoice, ReviewProblems } from "../review";
import { reviewAddress, reviewPermalink } from "../list/review-address";
import type { WrittenReview } from "../own/own-reviews.service";
import { keepReview } from "../own/kept-reviews";
import { showOwnLinks } from "../own/own-links";
import { addresses } from "../../addresses";
import { formFields, readReviewForm, type TypedForm } from "./form-fields";
import { Honeypot } from "../../platform/forms/honeypot";
import { noticeLine } from "../../platform/forms/notice-line";
import { noticeOf, type Outcome } from "../../platform/forms/outcome";
import { useForm } from "../../platform/forms/use-form";
import { fetchPage, forgetPages } from "../../platform/islands/fetch-page";
import { refreshRegionsFrom } from "../../platform/islands/refresh-regions";
import { OwnLevel } from "../level/own-level";
import { CloseSheet } from "./close-sheet";
import { DraftLine } from "./draft-line";
import type { PromptWords } from "./prompts";
import { ReviewFieldset } from "./review-fields";
import { StoodOut } from "./stood-out";
import styles from "./review-form.module.css";

interface ReviewFormProps {
  /** The page's path: it takes the review, and is read again once that is stored. */
  path: string;
  group: WordingGroup;
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
  >;
  prompts: PromptWords;
  /** What the review can be about, on ball articles. */
  balls: BallChoice[];
  /** The words of the optional part; undefined for what is no paddle. */
  stoodOut: ReviewWording["stoodOut"] | undefined;
  /** What the server found when the form came as a plain post. */
  outcome: ReviewOutcome;
  typed: TypedForm;
}

/** How the last try ended. */
export type ReviewOutcome = Outcome<ReviewProblems, WrittenReview>;

/** The review form. A stored review shows up in the list beside it. */
export default function ReviewForm(props: ReviewFormProps) {
  const { path, group, wording, prompts, balls, stoodOut, typed } = props;
  const { checkFields } = wording;
  const fields = formFields(stoodOut !== undefined);
  const { outcome, notice, problems, sending, form } = useForm({
    path,
    id: "write-a-review",
    fields,
    read: (each: TypedForm) => readReviewForm(each, balls),
    initial: props.outcome,
    notice: (ended) =>
      ended.kind === "stored" && ended.answer.isHeld
        ? { title: wording.held.title }
        : noticeOf(ended, { ...group, checkFields }),
    onStored: async (written) => {
      if (written.id && written.key) {
        keepReview(written.id, written.key);
        showOwnLinks();
      }
      await refreshPage(path);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <div className={styles.head}>
        <h2 id="write-a-review-title">{group.formTitle}</h2>
        <CloseSheet text={wording.close} />
      </div>
      <DraftLine
        path={path}
        fields={fields}
        isRefused={props.outcome.kind !== "none" && props.outcome.kind !== "stored"}
        words={wording.draft}
      />
      <ReviewFieldset
        group={group}
        wording={wording}
        balls={balls}
        typed={typed}
        problems={problems ?? {}}
        prompts={prompts}
      />
      <OwnLevel of="duprRating" />
      {stoodOut ? (
        <StoodOut
          words={stoodOut}
          labels={wording.fields}
          typed={typed}
          problems={problems ?? {}}
        />
      ) : null}
      <Honeypot />
      <button type="submit" aria-disabled={sending}>
        {sending ? wording.submitting : wording.submit}
      </button>
      <p className={styles.outcome} data-kind={outcome.kind} role="status">
        {noticeLine(notice)}
      </p>
      {outcome.kind === "stored" ? (
        <Written path={path} written={outcome.answer} wording={wording} />
      ) : null}
    </form>
  );
}

interface WrittenProps {
  path: string;
  written: WrittenReview;
  wording: Pick<ReviewWording, "own" | "held">;
}

/** Where a writer goes on: to the review if it's shown, and to the page where it can be edited. */
function Written({ path, written: { id, key, isHeld }, wording }: WrittenProps) {
  const { own: words, held } = wording;
  if (id === null || (isHeld && key === null)) return null;
  return (
    <div className={styles.written}>
      <p>
        {isHeld ? null : <a href={reviewPermalink(path, id)}>{words.see}</a>}
        {key === null ? null : (
          <a href={addresses.myReview.href({ key })} rel="nofollow">
            {words.edit}
          </a>
        )}
      </p>
      <p className={styles.private}>
        {isHeld ? held.private : key === null ? words.known : words.private}
      </p>
    </div>
  );
}

/**
 * Shows the review in the list, and the figures it changed. It is stored whether this succeeds or not. While many write,
 * the kept page may be a moment older; the page after a post is never kept.
 */
async function refreshPage(path: string): Promise<void> {
  forgetPages();
  try {
    refreshRegionsFrom(await fetchPage(reviewAddress(path, { thanks: "stored" })));
  } catch {
    // The next page view shows it.
  }
}
