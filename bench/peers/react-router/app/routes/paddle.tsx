import type { Product } from "../../../pages/facts.ts";
import product from "../../../pages/facts/product.json";
import { reviewsOf } from "../../../pages/review-store.server.ts";
import { withReviews } from "../../../pages/stored-reviews.ts";
import { keptForSeconds } from "../kept-for-seconds.ts";
import type { Route } from "./+types/paddle";

export { default, meta } from "./product.tsx";

export function loader({ params }: Route.LoaderArgs): Product {
  return withReviews(product, params.subject, reviewsOf(params.subject));
}

export function headers() {
  return keptForSeconds;
}
