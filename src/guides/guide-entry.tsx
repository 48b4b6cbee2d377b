import { addresses } from "../addresses";
import { Phrases } from "../platform/ui/lists";
import type { FullGuide, GuideEntry as Entry } from "./guide.content";
import type { Paddle } from "../paddles/paddle.content";
import { keepUnits } from "../platform/text/keep-units";
import { surfaceText } from "../paddles/paddle-facts";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import type { RatingBucket } from "../reviews/ratings/rating-buckets";
import { LevelRating } from "../reviews/level/level-rating";
import { PaddlePicture } from "../paddles/paddle-picture";
import { bareValue, derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { Stars } from "../reviews/ratings/stars";
import styles from "./guide-entry.module.css";
import { WinnerBadge } from "./winner-badge";
import { communityReviewsText } from "./guide";

/** A guide's entry and its paddle. */
export type RankedPaddle = Omit<Entry, "paddle"> & { paddle: Paddle };

/** The same with the buckets of the paddle's reviews. */
export type ReviewedPaddle = RankedPaddle & { buckets: readonly RatingBucket[] };

interface GuideEntryProps {
  entry: ReviewedPaddle;
  rank: number;
  /** What it is in the guide: 'Runner-up'. */
  role: string | undefined;
  badge: string | undefined;
  guide: Pick<FullGuide, "ratedFor" | "shownFacts">;
}

/** One place in a guide's ranking. Name, price and facts come from the catalog, the figures from the guide. */
export function GuideEntry({ entry, rank, role, badge, guide }: GuideEntryProps) {
  const { paddle, rating, reviews, pros, cons, description, communityNote, buckets } = entry;
  return (
    <li className={styles.entry} id={paddle.slug}>
      <div className={styles.picture}>
        <PaddlePicture paddle={paddle} />
      </div>
      <div className={styles.heading}>
        {badge ? <WinnerBadge badge={badge} /> : null}
        {role ? <p className={styles.role}>{role}</p> : null}
        <h3>
          <span className={styles.rank}>{rank}.</span>{" "}
          <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
        </h3>
        {rating === undefined ? null : (
          <p className={styles.rating}>
            <Stars rating={rating} ratedFor={guide.ratedFor} />
            <strong>{toOneDecimal(bareValue(rating))}</strong>{" "}
            <Marked value={derived(rating, () => guide.ratedFor)} />
            {reviews === undefined ? null : (
              <span>
                <Marked value={derived(reviews, communityReviewsText)} />
              </span>
            )}
          </p>
        )}
        <LevelRating buckets={buckets} />
        <p className={styles.facts}>
          <strong>{priceText(paddle.listPriceCents)}</strong>
          {guide.shownFacts.includes("weight") ? (
            <span>{keepUnits(`${paddle.weightOz} oz`)}</span>
          ) : null}
          {guide.shownFacts.includes("surface") ? <span>{surfaceText(paddle)}</span> : null}
        </p>
      </div>
      <div className={styles.words}>
        <p>{description}</p>
        {communityNote === undefined ? null : (
          <p className={styles.note}>
            <strong>
              <Marked value={derived(communityNote, () => "Community note")} />
            </strong>{" "}
            {bareValue(communityNote)}
          </p>
        )}
      </div>
      <div className={styles.phrases}>
        <div>
          <h4>Pros</h4>
          <Phrases of={pros} mark="+" />
        </div>
        <div>
          <h4>Cons</h4>
          <Phrases of={cons} mark="−" />
        </div>
      </div>
    </li>
  );
}
