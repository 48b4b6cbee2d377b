import { addresses } from "../addresses";
import type { Paddle } from "./paddle.content";
import { socialImagePath } from "../platform/render/social-image-address";
import { averageRating, type RatingTotals, toOneDecimal } from "../reviews/ratings/rating";
import type { ReviewView } from "../reviews/list/find-reviews.service";
import type { SubjectReviews } from "../reviews/read-reviews.service";

/**
 * schema.org Product of a paddle (https://schema.org/Product). On a private site it describes what the page displays,
 * as specified; on a public one samples must not pass for players' reviews, so only players' own are in it.
 */
export function productData(
  paddle: Paddle,
  { shown, totals, players }: SubjectReviews,
  { siteUrl, isPublic }: { siteUrl: string; isPublic: boolean },
): object {
  const counted = isPublic ? players : totals;
  const reviews = shown.filter((review) => !isPublic || !review.sample).slice(0, 5);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: paddle.name,
    description: paddle.excerpt,
    image: siteUrl + socialImagePath(addresses.paddle.href(paddle)),
    url: `${siteUrl}/${paddle.slug}`,
    category: paddle.category,
    brand: { "@type": "Brand", name: paddle.brand },
    ...aggregate(counted),
    ...(reviews.length > 0 ? { review: reviews.map(reviewData) } : {}),
  };
}

function aggregate(totals: RatingTotals): object {
  const average = averageRating(totals);
  if (average === undefined) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: toOneDecimal(average),
      reviewCount: totals.reviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function reviewData({ firstName, rating, reviewText, writtenAt }: ReviewView): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: firstName },
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: reviewText,
    ...(writtenAt === null ? {} : { datePublished: new Date(writtenAt).toISOString() }),
  };
}
