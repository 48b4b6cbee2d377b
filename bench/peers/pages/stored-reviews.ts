import type { Head, Product, StoredReviews } from "./facts.ts";

/** The product as the page of a subject, with the reviews that it has beside the samples. */
export function withReviews(
  product: Product,
  subject: string,
  { count, newest }: StoredReviews,
): Product {
  const page = { ...product, path: `/${subject}` };
  if (count === 0) return page;
  const reviews = count === 1 ? "1 review" : `${count} reviews`;
  return {
    ...page,
    reviewCount: { ...product.reviewCount, text: reviews },
    reviews: { ...product.reviews, stored: newest, found: `${product.reviews.found} ${reviews}.` },
  };
}

/** The metadata of the list of reviews. @param head of the product, for the site's addresses */
export function latestHead(head: Head): Head {
  return {
    ...head,
    title: latestTitle,
    description: "The newest reviews of all paddles.",
    keywords: "pickleball paddle reviews",
    url: new URL("/reviews", head.url).href,
    structuredData: "[]",
  };
}

export const latestTitle = "Latest player reviews";
