import type { Head, StoredReview } from "../../../pages/facts.ts";
import product from "../../../pages/facts/product.json";
import { LatestReviews } from "../../../pages/latest-reviews.tsx";
import "../../../pages/product.css";
import { latestReviews } from "../../../pages/review-store.server.ts";
import "../../../pages/reviews.css";
import { latestHead } from "../../../pages/stored-reviews.ts";
import { keptForSeconds } from "../kept-for-seconds.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/latest-reviews";

export function loader(): { head: Head; reviews: StoredReview[] } {
  return { head: latestHead(product.head), reviews: latestReviews() };
}

export function headers() {
  return keptForSeconds;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function LatestReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <LatestReviews reviews={loaderData.reviews} />;
}
