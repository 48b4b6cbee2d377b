import "../../platform/styles/forms.css";
import type { Library } from "../../library/library.ts";
import { ReviewItem } from "../../reviews/list/review-item.tsx";
import { reviewPermalink } from "../../reviews/list/review-query.ts";
import { reviewedPage } from "../../reviews/reviewed-page.ts";
import type { HoldReason } from "../../contributions/hold-reason.ts";
import type { Site } from "../../platform/render/site.ts";
import { ActForm } from "../act-form.tsx";
import { OwnPageLink } from "./answer-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import styles from "../console.module.css";
import type { ConsoleReview } from "./moderation.service.ts";

/** Why a review waits, in words for moderators. */
const heldReasons: Record<HoldReason, string> = {
  "blocked-word": "it has a word that you blocked",
  "hidden-twin": "a review with this text, or most of it, was hidden",
  link: "it has a link, an address, a handle or a phone number",
  name: "its first name is that of someone who runs this site",
  copy: "another review has its text, or most of it",
  network: "many reviews came from the same network within an hour",
  all: "every review waits until someone has read it",
};

interface ReviewEntryProps {
  of: ConsoleReview;
  library: Library;
  acts: Site["console"]["acts"];
  /** The form of the review's checkbox, if it can be selected with others. */
  selectedBy?: string;
}

/** A review with its state, reports, history, and what can be done to it. */
export function ReviewEntry({ of: entry, library, acts, selectedBy }: ReviewEntryProps) {
  const { subject, id, review, state, reports, reported, log } = entry;
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
      <p className="small muted">
        <State of={entry} />
      </p>
      {selectedBy === undefined || state === "gone" ? null : (
        <label className="check">
          <input type="checkbox" name="review" value={asRead(entry)} form={selectedBy} />
          <span>
            Select <span className="unseen">{named}</span>
          </span>
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
      <ReviewActs of={entry} acts={acts} named={named} />
      <OwnPageLink of={entry} named={named} />
      {log.length === 0 ? null : (
        <details>
          <summary className="opener">Log of {named}</summary>
          <ReviewLog of={log} />
        </details>
      )}
    </li>
  );
}

/** A review's id with the version shown here. */
const asRead = ({ id, version }: ConsoleReview) => (version === "" ? id : `${id}@${version}`);

/** Everything that can be done to a review, in one form. */
function ReviewActs({
  of: entry,
  acts,
  named,
}: Pick<ReviewEntryProps, "of" | "acts"> & { named: string }) {
  const { state, version, reports, alike, isAhead } = entry;
  const isStored = state !== "sample" && state !== "gone";
  const isHeld = state === "held";
  const others = alike.count - (state === "hidden" ? 0 : 1);
  if (!isStored && reports.length === 0) return null;
  const ofReview = isStored ? [["review", asRead(entry)] as const] : [];
  // Reports are named with the version of their review.
  const [ofWords] = version.split("+");
  const ofReports = reports.map(({ id }) => ["report", `${id}@${ofWords}`] as const);
  const offers = [
    isHeld && { act: "reviews approve", isMain: true },
    !isHeld && reports.length > 0 && { act: "reports close", isMain: true },
    (isHeld || state === "shown") && { act: "reviews hide" },
    state === "hidden" && { act: "reviews restore" },
    isAhead && { act: "reviews redate" },
    isStored &&
      others > 0 && {
        act: "reviews hide",
        flag: "--like",
        button: `Hide all ${alike.count} like this, ${alike.shown} shown`,
      },
    isStored && { act: "reviews delete" },
  ].filter((each) => each !== false);
  return <ActForm acts={acts} offers={offers} of={[...ofReview, ...ofReports]} named={named} />;
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
