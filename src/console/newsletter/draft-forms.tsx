import { maxIntroLength } from "../../newsletter/issue.ts";
import type { Site } from "../../platform/render/site.ts";
import { longDate } from "../../platform/text/dates.ts";
import { Field } from "../../platform/ui/field.tsx";
import page from "../../platform/ui/page.module.css";
import { Stars } from "../../reviews/ratings/stars.tsx";
import styles from "../console.module.css";
import { wholeNumber } from "../../platform/text/money.ts";

export type NextIssueData = Awaited<ReturnType<Site["nextIssue"]["read"]>>;

/** The owner's own words at the beginning of the issue. */
export function IntroForm({ intro }: { intro: string }) {
  return (
    <section className={page.section} aria-labelledby="intro">
      <h2 id="intro">Intro</h2>
      <form method="post" className={styles.form}>
        <Field
          label="Your own words (optional)"
          problem={undefined}
          hint={`Plain text, up to ${wholeNumber(maxIntroLength)} characters. A blank line starts a paragraph.`}
        >
          {(tied) => <textarea {...tied} name="intro" rows={6} dir="auto" defaultValue={intro} />}
        </Field>
        <button type="submit" name="act" value="intro">
          Save the intro
        </button>
      </form>
    </section>
  );
}

type Candidate = NextIssueData["candidates"][number];

/** How many reviews are shown at once, besides those that are checked; the rest is folded. */
const shownAtOnce = 8;

interface ReviewsFormProps {
  candidates: readonly Candidate[];
  bringsNewest: boolean;
  /** The ids that were checked, if they couldn't be saved. */
  chosen: readonly string[] | undefined;
}

/** Which reviews the issue quotes. */
export function ReviewsForm({ candidates, bringsNewest, chosen }: ReviewsFormProps) {
  const isChecked = ({ id, isQuoted }: Candidate) => chosen?.includes(id) ?? isQuoted;
  const isFirst = (review: Candidate, index: number) => index < shownAtOnce || isChecked(review);
  const first = candidates.filter(isFirst);
  const rest = candidates.filter((review, index) => !isFirst(review, index));
  return (
    <section className={page.section} aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {candidates.length === 0 ? (
        <p>There&apos;s no player&apos;s review yet that an issue could quote.</p>
      ) : (
        <form method="post" className={styles.choices}>
          <p>
            {bringsNewest
              ? "The issue quotes the newest reviews that no issue has had. They're checked."
              : "The issue quotes the reviews that you chose. They're checked."}
          </p>
          <Candidates list={first} isChecked={isChecked} />
          {rest.length === 0 ? null : (
            <details className={styles.rest}>
              <summary>
                {rest.length} more {rest.length === 1 ? "review" : "reviews"}
              </summary>
              <Candidates list={rest} isChecked={isChecked} />
            </details>
          )}
          <div className={styles.acts}>
            <button type="submit" name="act" value="choose">
              Use the checked reviews
            </button>
            {bringsNewest ? null : (
              <button className="quiet" type="submit" name="act" value="newest">
                Use the newest reviews
              </button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

function Candidates({
  list,
  isChecked,
}: {
  list: readonly Candidate[];
  isChecked: (review: Candidate) => boolean;
}) {
  return (
    <ul className={styles.entries}>
      {list.map((review) => (
        <li key={review.id}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              name="review"
              value={review.id}
              defaultChecked={isChecked(review)}
              autoComplete="off"
            />
            <span className={styles.byline}>
              <Stars rating={review.rating} />
              <strong dir="auto">{review.firstName}</strong>
              <span>{review.on.name}</span>
              <span>{longDate(review.createdAt)}</span>
              {review.wasSent ? <span>in an earlier issue</span> : null}
            </span>
            <span className={styles.text} dir="auto">
              {review.reviewText}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
