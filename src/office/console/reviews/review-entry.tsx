import { addresses } from "../../../addresses.ts";
import "../../../platform/styles/forms.css";
import type { Library } from "../../../library/library.ts";
import { ReviewItem } from "../../../site/reviews/list/review-item.tsx";
import { reviewPermalink } from "../../../site/reviews/list/review-address.ts";
import { reviewedPage } from "../../../site/reviews/reviewed-page.ts";
import { holdReasonWords } from "../../../site/contributions/hold-reason.ts";
import type { Site } from "../../../platform/render/site.ts";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import styles from "../console.module.css";
import { SelectRow } from "../selection.tsx";
import { isWaiting } from "../waiting.tsx";
import type { ConsoleReview } from "./moderation.service.ts";

interface ReportLinesProps {
  reports: readonly { id: string; reason: string; details: string; created_at: number }[];
  /** The words of each reason. */
  reasons: Partial<Record<string, string>>;
}

/** What visitors reported, with when they did. */
export function ReportLines({ reports, reasons }: ReportLinesProps) {
  return (
    <ul className={styles.reports}>
      {reports.map(({ id, reason, details, created_at }) => (
        <li key={id}>
          <strong>{reasons[reason] ?? reason}</strong>, <ConsoleTime at={created_at} />
          {details === "" ? null : (
            <p className={styles.text} dir="auto">
              {details}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReviewEntryProps {
  of: ConsoleReview;
  library: Library;
  acts: Site["console"]["acts"];
  /** Whether it can be selected with others. */
  isSelectable?: boolean;
  isOpen?: boolean;
}

/** A review as a row that opens, with its state, reports and history, and what can be done to it. */
export function ReviewEntry({ of: entry, library, acts, isSelectable, isOpen }: ReviewEntryProps) {
  const { subject, id, review, state, reports, reported, log } = entry;
  const on = reviewedPage(library, subject);
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const name = on?.name ?? (subject || "a page that's gone");
  const named = review ? `${review.firstName}'s review of ${name}` : `the review of ${name}`;
  return (
    <li className={styles.row} id={`review-${id}`} data-row="">
      {!isSelectable || state === "gone" || state === "sample" ? null : (
        <SelectRow of={["review", asRead(entry)]} named={named} />
      )}
      <details open={isOpen}>
        <summary>
          <h3 className={styles.head}>
            <strong>{name}</strong>
            {review ? (
              <>
                <span className={styles.stars}>{review.rating} of 5</span>
                <span dir="auto">
                  {review.firstName}, {review.duprRating}
                </span>
              </>
            ) : null}
          </h3>
          <span className={styles.why}>
            {reported === 0 ? null : (
              <strong>
                {reported === 1 ? "1 report" : `${reported} reports`}
                {": "}
                {[...new Set(reports.map(({ reason }) => reasons[reason] ?? reason))].join(", ")}
                .{" "}
              </strong>
            )}
            <State of={entry} />
          </span>
          {review ? (
            <span className={styles.excerpt} dir="auto">
              {review.reviewText}
            </span>
          ) : null}
        </summary>
        <div className={styles.opened}>
          {on ? (
            <p>
              <a href={state === "shown" ? reviewPermalink(on.path, id) : on.path}>
                {state === "shown" ? "See it on the site" : `See ${name}`}
              </a>
            </p>
          ) : null}
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
              <ReportLines reports={reports} reasons={reasons} />
              {reported > reports.length ? <p>These are the oldest {reports.length}.</p> : null}
            </>
          )}
          <MoreActs of={entry} acts={acts} named={named} />
          <OwnPageLink of={entry} named={named} />
          {log.length === 0 ? null : (
            <details>
              <summary>Log of {named}</summary>
              <ReviewLog of={log} />
            </details>
          )}
        </div>
      </details>
      <FirstActs of={entry} acts={acts} named={named} />
    </li>
  );
}

/** A review's id with the version shown here. */
const asRead = ({ id, version }: ConsoleReview) => (version === "" ? id : `${id}@${version}`);

/** The link from a list to a review's own page, where owners answer it. */
function OwnPageLink({ of: { id, state }, named }: Pick<ReviewActsProps, "of" | "named">) {
  if (state === "sample" || state === "gone") return null;
  return (
    <p className="small">
      <a className="tap" href={`${addresses.consoleReviews.path}?review=${id}`}>
        Its own page<span className="unseen">: {named}</span>
      </a>
    </p>
  );
}

interface ReviewActsProps extends Pick<ReviewEntryProps, "of" | "acts"> {
  named: string;
}

/** What's done to most reviews, at one tap. */
function FirstActs({ of: entry, acts, named }: ReviewActsProps) {
  const { state, version, reports } = entry;
  const isStored = state !== "sample" && state !== "gone";
  // Reports are named with the version of their review. What isn't stored has nothing else to name.
  const [ofWords] = version.split("+");
  const of = isStored
    ? [["review", asRead(entry)] as const]
    : reports.map(({ id }) => ["report", `${id}@${ofWords}`] as const);
  const offers = [
    isStored && isWaiting(entry) && { act: "reviews approve" },
    !isStored && reports.length > 0 && { act: "reports close" },
    (state === "held" || state === "shown") && { act: "reviews hide" },
    state === "hidden" && { act: "reviews restore" },
  ].filter((each) => each !== false);
  if (offers.length === 0) return null;
  return <ActForm acts={acts} offers={offers} of={of} named={named} isLine />;
}

/** What else can be done to a review. */
function MoreActs({ of: entry, acts, named }: ReviewActsProps) {
  const { state, alike, isAhead } = entry;
  if (state === "sample" || state === "gone") return null;
  const others = alike.count - (state === "hidden" ? 0 : 1);
  const of = [["review", asRead(entry)] as const];
  const offers = [
    isAhead && { act: "reviews redate" },
    others > 0 && {
      act: "reviews hide",
      flag: "--like",
      button: `Hide all ${alike.count} like this, ${alike.shown} shown`,
    },
    { act: "reviews delete" },
  ].filter((each) => each !== false);
  return (
    <>
      {state === "hidden" ? null : (
        <ActForm
          acts={acts}
          of={of}
          named={named}
          offers={[{ act: "reviews hide", fields: ["block"], button: "Hide and block this word" }]}
        />
      )}
      <ActForm acts={acts} offers={offers} of={of} named={named} />
    </>
  );
}

/** A review's history: what was done, by whom and why. */
export function ReviewLog({ of }: { of: ConsoleReview["log"] }) {
  return (
    <ul className="small muted">
      {of.map(({ id, act, reason, done_at, actor }) => (
        <li key={id}>
          <ConsoleTime at={done_at} />: {act} by {actor || "someone"}
          {reason === "" ? "" : `, "${reason}"`}
        </li>
      ))}
    </ul>
  );
}

function State({ of }: { of: ConsoleReview }) {
  const { subject, state, heldBecause, writtenAt, hiddenAt, isAhead } = of;
  if (state === "sample")
    return `A sample: edit content/sample-reviews/${subject}.yaml to change it.`;
  return (
    <>
      {heldBecause !== undefined ? (
        `Held, because ${holdReasonWords[heldBecause]}`
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
