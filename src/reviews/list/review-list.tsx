import type { ReactNode } from "react";
import type { ReviewWording } from "../review-wording.content";
import { countsText } from "../ratings/review-counts";
import { reportAddress } from "../reports/report";
import {
  foundAnchor,
  type ReviewAddress,
  reviewAddress,
  reviewPermalink,
  voteAddress,
} from "./review-address";
import type { ReviewView } from "./find-reviews.service";
import { foldSamples } from "./fold-samples";
import { filterText, isFiltering } from "./review-query";
import type { SubjectReviews } from "../read-reviews.service";
import { Island } from "../../platform/islands/island";
import MoreReviews from "./more-reviews.island";
import { RatingFigures } from "../ratings/rating-figures";
import { refreshRegion } from "../../platform/islands/refresh-regions";
import { JumpBar } from "./jump-bar";
import { ReviewFilter } from "./review-filter";
import { ReviewItem } from "./review-item";
import styles from "./review-list.module.css";
import { wholeNumber } from "../../platform/text/whole-number";

interface ReviewListProps {
  path: string;
  subject: string;
  reviews: SubjectReviews;
  asked: ReviewAddress;
  wording: ReviewWording;
  /** The ids of the page's other parts. */
  parts: { verdict: string; specs?: string };
  /** What stands between the heading and the list, such as the average. */
  children?: ReactNode;
}

/** 'Player Reviews': figures, the list itself, what it is made of, and the way to the next ones. */
export function ReviewList(props: ReviewListProps) {
  const { path, subject, reviews, asked, wording, parts, children } = props;
  const { shown, next, buckets, totals, players, storeDown, linked } = reviews;
  // In other orders than by date, samples are among players' own reviews, if there are any.
  const isGrouped = asked.sort === "newest" || players.reviews === 0;
  const listed = shown.filter(({ sample }) => !(sample && isGrouped));
  const samples = foldSamples(
    shown.filter(({ sample }) => sample && isGrouped),
    asked,
    players.reviews,
  );
  return (
    <section id="player-reviews" className={styles.section} aria-labelledby="player-reviews-title">
      <div className={styles.heading}>
        <h2 id="player-reviews-title">Player Reviews</h2>
        <JumpBar parts={parts} hasReviews={totals.reviews > 0} words={wording.jump} />
      </div>
      {children}
      <div {...refreshRegion("review-list")}>
        {storeDown ? <p className={styles.notice}>{wording.storeDown}</p> : null}
        <Linked path={path} subject={subject} linked={linked} wording={wording} />
        {totals.reviews > 0 ? (
          <>
            <RatingFigures path={path} buckets={buckets} asked={asked} words={wording.figures} />
            <ReviewFilter path={path} asked={asked} wording={wording} />
          </>
        ) : null}
        <Found path={path} reviews={reviews} asked={asked} wording={wording} />
        <Votes at={shown.some(({ helpful }) => helpful !== null) ? voteAddress(asked) : undefined}>
          <Items {...{ path, subject, asked, wording }} reviews={listed} />
          {samples.open.length + samples.folded.length > 0 ? (
            <section className={styles.samples} data-samples aria-labelledby="sample-reviews">
              <h3 id="sample-reviews">{wording.samplesTitle}</h3>
              <p className={styles.note}>{wording.sampleSentence}</p>
              {samples.open.length > 0 ? (
                <Items {...{ path, subject, asked, wording }} reviews={samples.open} />
              ) : null}
              {samples.folded.length > 0 ? (
                <details open={samples.folded.some(({ id }) => id === asked.review)}>
                  <summary>{samples.text}</summary>
                  <Items {...{ path, subject, asked, wording }} reviews={samples.folded} />
                </details>
              ) : null}
            </section>
          ) : null}
        </Votes>
        {next ? (
          <Island
            of={MoreReviews}
            when="touch"
            props={{ address: reviewAddress(path, { ...asked, before: next }) }}
          />
        ) : null}
      </div>
    </section>
  );
}

const actsOf = (
  { path, subject, wording }: Pick<ReviewListProps, "path" | "subject" | "wording">,
  { id }: ReviewView,
) => ({
  report: reportAddress({ subject, id }),
  permalink: reviewPermalink(path, id),
  words: wording,
});

type ItemsProps = Pick<ReviewListProps, "path" | "subject" | "asked" | "wording"> & {
  reviews: readonly ReviewView[];
};

function Items({ path, subject, asked, reviews, wording }: ItemsProps) {
  return (
    <ul
      className={styles.list}
      data-reviews
      data-copied={wording.share.copied}
      data-own={wording.own.edit}
    >
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          wording={wording}
          acts={actsOf({ path, subject, wording }, review)}
          isVoted={review.id === asked.voted}
        />
      ))}
    </ul>
  );
}

type LinkedProps = Pick<ReviewListProps, "path" | "subject" | "wording"> &
  Pick<SubjectReviews, "linked">;

/** The review that a permalink leads to, if the list below it begins without it. */
function Linked({ path, subject, linked, wording }: LinkedProps) {
  if (linked === undefined) return null;
  if (linked === "gone") return <p className={styles.notice}>{wording.linked.gone}</p>;
  return (
    <section className={styles.linked} aria-labelledby="linked-review">
      <h3 id="linked-review">{wording.linked.title}</h3>
      <Votes at={linked.helpful === null ? undefined : voteAddress({})}>
        <ul data-copied={wording.share.copied} data-own={wording.own.edit}>
          <ReviewItem
            review={linked}
            wording={wording}
            acts={actsOf({ path, subject, wording }, linked)}
          />
        </ul>
      </Votes>
    </section>
  );
}

/** One form around all reviews, each with its button; none where no review takes votes. */
function Votes({ at, children }: { at: string | undefined; children: ReactNode }) {
  if (at === undefined) return children;
  return (
    <form method="post" action={at}>
      {children}
    </form>
  );
}

type FoundProps = Pick<ReviewListProps, "path" | "reviews" | "asked" | "wording">;

/** What the list below holds. A filter leads here: the first line takes the focus, so that it's read aloud. */
function Found({ path, reviews, asked, wording }: FoundProps) {
  const { matching, searched, totals, storeDown } = reviews;
  const { list } = wording;
  if (totals.reviews === 0)
    return storeDown ? null : <p className={styles.none}>{wording.noReviews}</p>;
  const first = { ...asked, before: undefined };
  const all = `${path}#${foundAnchor}`;
  const isNothing = matching.reviews === 0;
  return (
    <>
      <p id={foundAnchor} tabIndex={-1} className={isNothing ? styles.none : styles.found}>
        {isFiltering(asked) ? (
          <>
            {isNothing
              ? list.nothing.replace("{filter}", () => filterText(asked))
              : `${countsText(matching)} ${filterText(asked)}.`}{" "}
            {asked.dupr && asked.level
              ? list.dupr.counted.replace("{dupr}", asked.dupr).replace("{level}", asked.level)
              : null}{" "}
            <a href={all}>{list.all}</a>
          </>
        ) : (
          list.whole.replace("{count}", countsText(matching))
        )}
      </p>
      {searched === undefined ? null : (
        <p className={styles.note}>{list.searched.replace("{count}", wholeNumber(searched))}</p>
      )}
      {asked.before ? (
        <p>
          <a
            href={isFiltering(first) || first.sort !== "newest" ? reviewAddress(path, first) : all}
          >
            {list.first}
          </a>
        </p>
      ) : null}
    </>
  );
}
