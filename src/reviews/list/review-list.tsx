import type { ReactNode } from "react";
import type { ReviewWording } from "../review-wording.content";
import { countsText } from "../ratings/review-counts";
import { reportAddress } from "../reports/report";
import { type ReviewAddress, reviewAddress, reviewPermalink, voteAddress } from "./review-address";
import type { ReviewView } from "./find-reviews.service";
import { filterText, isFiltering } from "./review-query";
import type { SubjectReviews } from "../read-reviews.service";
import { Island } from "../../platform/islands/island";
import MoreReviews from "./more-reviews.island";
import { RatingFigures } from "../ratings/rating-figures";
import { refreshRegion } from "../../platform/islands/refresh-regions";
import { ReviewFilter } from "./review-filter";
import { ReviewItem } from "./review-item";
import styles from "./review-list.module.css";

interface ReviewListProps {
  path: string;
  subject: string;
  reviews: SubjectReviews;
  asked: ReviewAddress;
  wording: ReviewWording;
  /** What stands between the heading and the list, such as the average. */
  children?: ReactNode;
}

/** 'Player Reviews': figures, the list itself, what it is made of, and the way to the next ones. */
export function ReviewList({ path, subject, reviews, asked, wording, children }: ReviewListProps) {
  const { shown, next, buckets, totals, players, storeDown, linked } = reviews;
  // In other orders than by date, samples are among players' own reviews, if there are any.
  const isGrouped = asked.sort === "newest" || players.reviews === 0;
  const listed = shown.filter(({ sample }) => !(sample && isGrouped));
  const grouped = shown.filter(({ sample }) => sample && isGrouped);
  return (
    <section id="player-reviews" className={styles.section} aria-labelledby="player-reviews-title">
      <div className={styles.heading}>
        <h2 id="player-reviews-title">Player Reviews</h2>
        <a href="#write-a-review">Write a review</a>
      </div>
      {children}
      <div {...refreshRegion("review-list")}>
        {storeDown ? <p className={styles.notice}>{wording.storeDown}</p> : null}
        <Linked path={path} subject={subject} linked={linked} wording={wording} />
        {totals.reviews > 0 ? (
          <>
            <RatingFigures path={path} buckets={buckets} asked={asked} words={wording.figures} />
            <ReviewFilter path={path} asked={asked} words={wording.list} />
          </>
        ) : null}
        <Found path={path} reviews={reviews} asked={asked} wording={wording} />
        <Votes at={shown.some(({ helpful }) => helpful !== null) ? voteAddress(asked) : undefined}>
          <Items path={path} subject={subject} reviews={listed} wording={wording} />
          {grouped.length > 0 ? (
            <section className={styles.samples} data-samples aria-labelledby="sample-reviews">
              <h3 id="sample-reviews">{wording.samplesTitle}</h3>
              <p className={styles.note}>{wording.sampleSentence}</p>
              <Items path={path} subject={subject} reviews={grouped} wording={wording} />
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

const linksOf = (path: string, subject: string, { id }: ReviewView) => ({
  report: reportAddress({ subject, id }),
  permalink: reviewPermalink(path, id),
});

type ItemsProps = Pick<ReviewListProps, "path" | "subject" | "wording"> & {
  reviews: readonly ReviewView[];
};

function Items({ path, subject, reviews, wording }: ItemsProps) {
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
          links={linksOf(path, subject, review)}
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
          <ReviewItem review={linked} wording={wording} links={linksOf(path, subject, linked)} />
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

/** What the list below shows, where that is not simply all of it; or that there is nothing. */
function Found({ path, reviews, asked, wording }: Omit<ReviewListProps, "subject" | "children">) {
  const { matching, searched, totals, storeDown } = reviews;
  const { list } = wording;
  const all = `${path}#player-reviews`;
  if (totals.reviews === 0)
    return storeDown ? null : <p className={styles.none}>{wording.noReviews}</p>;
  const first = { ...asked, before: undefined };
  return (
    <>
      {isFiltering(asked) ? (
        <p className={matching.reviews === 0 ? styles.none : styles.found}>
          {matching.reviews === 0
            ? list.nothing.replace("{filter}", () => filterText(asked))
            : `${countsText(matching)} ${filterText(asked)}.`}{" "}
          <a href={all}>{list.all}</a>
        </p>
      ) : null}
      {searched === undefined ? null : (
        <p className={styles.note}>
          {list.searched.replace("{count}", searched.toLocaleString("en-US"))}
        </p>
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
