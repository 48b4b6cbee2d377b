import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";
import { shortened } from "../../platform/text/plain-text.ts";
import { mondayOf, weekLength } from "../../platform/weeks.ts";
import { OwnDay } from "../../platform/ui/own-day.tsx";
import { nearText } from "../reviews/level/level.ts";
import type { LatestReview } from "../reviews/list/latest-reviews.service.ts";
import { reviewPermalink } from "../reviews/list/review-address.ts";
import { ReviewPhotos } from "../reviews/photos/review-photos.tsx";
import type { PlayersPhoto } from "../reviews/photos/photo.ts";
import { reviewsText } from "../reviews/ratings/ratings.ts";
import type { ReviewDigest, ReviewView } from "../reviews/read-reviews.service.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { type ReviewedPage, reviewedPage } from "../reviews/reviewed-page.ts";
import { bestFirst, type PaddleSummary } from "./paddle-summary.ts";
import { PaddlePicture } from "./paddle-picture.tsx";
import type { AnyPaddle } from "./paddle.content.ts";
import styles from "./review-quotes.module.css";

/** A player's review away from its page, and what it's about. */
export interface ReviewQuote extends LatestReview {
  page: ReviewedPage;
  /** Undefined if it's about balls. */
  paddle: AnyPaddle | undefined;
}

/** The reviews with their pages; those of pages that aren't published are left out. */
export const quotesOf = (library: Library, reviews: readonly LatestReview[]): ReviewQuote[] =>
  reviews.flatMap((each) => {
    const page = reviewedPage(library, each.subject);
    return page ? [{ ...each, page, paddle: library.paddle(each.subject) }] : [];
  });

/** The newest review of some paddles, or of anything, as a quote; none if there is none. */
export async function newestQuote(
  { reviews, library }: Site,
  paddles?: readonly Pick<AnyPaddle, "slug">[],
): Promise<ReviewQuote[]> {
  const subjects = paddles?.map(({ slug }) => slug);
  const latest = await reviews.latest({ subjects, limit: 1 });
  return quotesOf(library, latest.reviews);
}

interface ReviewQuotesProps {
  quotes: readonly ReviewQuote[];
  /** The most characters of a text. */
  max: number;
  /** The most photos of a review. */
  photos: number;
  words: Pick<ReviewWording, "latest" | "photos">;
}

/** Players' reviews as quotes, each with its writer's level, what it's about and a link to all of it. */
export function ReviewQuotes({ quotes, max, photos, words }: ReviewQuotesProps) {
  return (
    <ul className={styles.quotes}>
      {quotes.map((quote) => (
        <li key={quote.review.id}>
          <Quote
            review={quote.review}
            path={quote.page.path}
            about={<Subject {...quote} />}
            name={quote.page.name}
            paddle={quote.paddle}
            photos={quote.photos.slice(0, photos)}
            max={max}
            words={words}
          />
        </li>
      ))}
    </ul>
  );
}

function Subject({ page, review: { ball } }: ReviewQuote) {
  return (
    <a className="bold" href={page.path}>
      {ball === "" ? page.name : `${ball}: ${page.name}`}
    </a>
  );
}

interface QuoteProps {
  review: ReviewView;
  /** Of the review's page. */
  path: string;
  /** The line above. */
  about: ReactNode;
  /** The name of what is reviewed. */
  name: string;
  /** To draw beside it. */
  paddle?: AnyPaddle | undefined;
  photos: readonly PlayersPhoto[];
  max: number;
  words: Pick<ReviewWording, "latest" | "photos">;
}

function Quote({ review, path, about, name, paddle, photos, max, words }: QuoteProps) {
  const { id, rating, firstName, duprRating, reviewText, writtenAt } = review;
  const permalink = reviewPermalink(path, id);
  const text = shortened(reviewText, max);
  return (
    <div className={styles.quote}>
      {paddle ? (
        <div className={styles.picture}>
          <PaddlePicture paddle={paddle} detail="small" />
        </div>
      ) : null}
      <figure className="stack fit top gap-2">
        <figcaption>
          {about}
          <p className={styles.by}>
            <Stars rating={rating} />
            <strong dir="auto">{firstName}</strong>
            <span>DUPR {duprRating}</span>
            {writtenAt === null ? null : (
              <a href={permalink}>
                <OwnDay at={writtenAt} />
              </a>
            )}
          </p>
        </figcaption>
        <blockquote dir="auto">
          <p>{text}</p>
        </blockquote>
        {text === reviewText ? null : (
          <a
            className="tap"
            href={permalink}
            aria-label={fill(words.latest.wholeName, { name: firstName })}
          >
            {words.latest.whole}
          </a>
        )}
        {photos.length > 0 ? <ReviewPhotos photos={photos} words={words.photos} of={name} /> : null}
      </figure>
    </div>
  );
}

/** The way to what players said this week, or last week while nobody has posted; undefined if nobody did then, either. */
export async function latestWeek({ reviews, library, today }: Site) {
  const { thisWeek, lastWeek } = library.wording.latest;
  const now = Date.parse(today());
  const [week, before] = await Promise.all(
    [now, now - weekLength].map((time) => reviews.inWeek(mondayOf(time))),
  );
  const counted = week ?? before;
  const text = fill(week ? thisWeek : lastWeek, { count: counted?.count ?? "" });
  return counted && { to: addresses.week.href(counted), text };
}

export type WayToWeek = Awaited<ReturnType<typeof latestWeek>>;

export const InWeek = ({ way }: { way: WayToWeek }) =>
  way ? (
    <a className="tap" href={way.to}>
      {way.text}
    </a>
  ) : null;

/** The newest review on a page of other things, and the way to all of them. */
export function NewestReview({ quotes, words }: Pick<ReviewQuotesProps, "quotes" | "words">) {
  if (quotes.length === 0) return null;
  return (
    <section className="section" aria-labelledby="newest-review">
      <h2 id="newest-review">{words.latest.ofSome}</h2>
      <ReviewQuotes quotes={quotes} max={220} photos={1} words={words} />
      <p>
        <a href={addresses.reviews.path}>{words.latest.all}</a>
      </p>
    </section>
  );
}

interface DigestProps {
  digest: ReviewDigest;
  path: string;
  name: string;
  /** How many players' reviews there are. */
  players: number;
  words: Pick<ReviewWording, "digest" | "latest" | "photos">;
}

/** The few reviews that a page shows before its facts, each with why it's there. */
export function Digest({ digest: { reviews, level }, path, name, players, words }: DigestProps) {
  if (reviews.length === 0) return null;
  const { title, helpfulNear, all, ...reasons } = words.digest;
  return (
    <section className="section screen" aria-labelledby="players-words">
      <h2 id="players-words">{title}</h2>
      <ul className={styles.digest}>
        {reviews.map(({ reason, review, photos }, index) => (
          <li key={review.id}>
            <Quote
              review={review}
              path={path}
              about={
                reason === "helpful" && level
                  ? fill(helpfulNear, { near: nearText(level) })
                  : reason !== reviews[index - 1]?.reason && reasons[reason]
              }
              name={name}
              photos={photos.slice(0, 2)}
              max={280}
              words={words}
            />
          </li>
        ))}
      </ul>
      <p>
        <a className="tap" href="#player-reviews">
          {fill(all, { count: reviewsText(players) })}
        </a>
      </p>
    </section>
  );
}

/** How many paddles without a review a page names. */
const maxWaiting = 3;

/** The paddles we've written about that no player has reviewed, our guides' picks first. */
export const waitingPaddles = (summaries: readonly PaddleSummary[], library: Library) =>
  bestFirst(
    summaries.filter(({ paddle, players }) => players === 0 && !paddle.isListed),
    library,
  )
    .slice(0, maxWaiting)
    .map(({ paddle }) => paddle);

interface WaitingProps {
  /** Paddles that no player has reviewed. */
  paddles: readonly AnyPaddle[];
  words: ReviewWording["latest"];
}

/** Paddles that wait for their first review, each with the way to its form. */
export function WaitingForReviews({ paddles, words }: WaitingProps) {
  if (paddles.length === 0) return null;
  return (
    <>
      <p>{words.waiting}</p>
      <ul className={styles.quotes}>
        {paddles.map((paddle) => (
          <li key={paddle.slug} className={styles.quote}>
            <div className={styles.picture}>
              <PaddlePicture paddle={paddle} detail="small" />
            </div>
            <div className="stack fit top gap-2">
              <a className="bold" href={addresses.paddle.href(paddle)}>
                {paddle.name}
              </a>
              <a className="tap" href={`${addresses.paddle.href(paddle)}#write-a-review`}>
                {fill(words.first, { paddle: paddle.shortName })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
