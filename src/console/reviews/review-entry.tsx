import type { Library } from "../../library/library";
import { ReviewItem } from "../../reviews/list/review-item";
import { reviewPermalink } from "../../reviews/list/review-address";
import { reviewedPage } from "../../reviews/reviewed-page";
import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";
import { heldReasons } from "./held-reasons";
import { History } from "./history";
import type { ConsoleReview } from "./moderation.service";
import { readText } from "./review-acts";
import { ReviewActs } from "./review-acts-form";

interface ReviewEntryProps {
  of: ConsoleReview;
  library: Library;
  /** The form that a checkbox on the review belongs to, if it can be selected with others. */
  selectedBy?: string;
}

/** A review with its state, its reports and its history, and what can be done to it. */
export function ReviewEntry({ of: entry, library, selectedBy }: ReviewEntryProps) {
  const { subject, id, review, state, reports, reported, history } = entry;
  const on = reviewedPage(library, subject);
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const name = on?.name ?? (subject || "a page that's gone");
  const named = review ? `${review.firstName}'s review of ${name}` : `the review of ${name}`;
  return (
    <li>
      <h3>
        {on ? (
          <a href={state === "shown" ? reviewPermalink(on.path, id) : on.path}>{name}</a>
        ) : (
          name
        )}
      </h3>
      <p className={styles.facts}>
        <State of={entry} />
      </p>
      {selectedBy === undefined || state === "gone" ? null : (
        <label className={styles.check}>
          <input type="checkbox" name="review" value={id} form={selectedBy} />
          <span>
            Select <span className="unseen">{named}</span>
          </span>
          <input type="hidden" name="read" value={readText(entry)} form={selectedBy} />
        </label>
      )}
      {review ? (
        <ul>
          <ReviewItem review={review} wording={library.wording} />
        </ul>
      ) : (
        <p>The review itself is gone.</p>
      )}
      {reports.length === 0 ? null : (
        <>
          <h4>{reported === 1 ? "1 report" : `${reported} reports`}</h4>
          <ul className={styles.reports}>
            {reports.map(({ id: key, reason, details, created_at }) => (
              <li key={key}>
                <strong>{reasons[reason] ?? reason}</strong>, <ConsoleTime at={created_at} />
                {details === "" ? null : (
                  <p className={styles.text} dir="auto">
                    {details}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {reported > reports.length ? <p>These are the oldest {reports.length}.</p> : null}
        </>
      )}
      <ReviewActs of={entry} named={named} />
      {history.length === 0 ? null : (
        <details>
          <summary>History of {named}</summary>
          <History of={history} />
        </details>
      )}
    </li>
  );
}

function State({ of }: { of: ConsoleReview }) {
  const { subject, state, heldBecause, writtenAt, hiddenAt, isAhead } = of;
  if (state === "sample")
    return `A sample: edit content/sample-reviews/${subject}.yaml to change it.`;
  return (
    <>
      {heldBecause !== undefined ? (
        `Held, because ${heldReasons[heldBecause]}`
      ) : hiddenAt === undefined ? (
        state === "shown" ? (
          "Shown"
        ) : (
          "Gone"
        )
      ) : (
        <>
          Hidden since <ConsoleTime at={hiddenAt} />
        </>
      )}
      {writtenAt === undefined ? null : (
        <>
          , written <ConsoleTime at={writtenAt} />
          {isAhead ? ", which is in the future: the clock was wrong" : ""}
        </>
      )}
    </>
  );
}
