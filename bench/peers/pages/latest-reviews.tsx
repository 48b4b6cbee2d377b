import type { StoredReview } from "./facts.ts";
import { ReviewItem } from "./review-list.tsx";
import { latestTitle } from "./stored-reviews.ts";

/** The newest reviews of all paddles. */
export function LatestReviews({ reviews }: { reviews: StoredReview[] }) {
  return (
    <div className="columns">
      <section className="reviews" aria-labelledby="latest">
        <h1 id="latest">{latestTitle}</h1>
        <ul>
          {reviews.map((review) => (
            <ReviewItem key={review.id} path={`/${review.subject}`} {...review} />
          ))}
        </ul>
      </section>
    </div>
  );
}
