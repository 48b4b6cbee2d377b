import product from "../../../pages/facts/product.json";
import { LatestReviews } from "../../../pages/latest-reviews.tsx";
import "../../../pages/product.css";
import { latestReviews } from "../../../pages/review-store.server.ts";
import "../../../pages/reviews.css";
import { latestHead } from "../../../pages/stored-reviews.ts";
import { pageMetadata } from "../page-metadata.ts";

// The build renders it, without reviews.
export const revalidate = 60;

export const metadata = pageMetadata(latestHead(product.head));

export default function Page() {
  return <LatestReviews reviews={latestReviews()} />;
}
