import product from "../../../../pages/facts/product.json";
import { ProductPage } from "../../../../pages/product-page.tsx";
import "../../../../pages/product.css";
import { reviewsOf } from "../../../../pages/review-store.server.ts";
import "../../../../pages/reviews.css";
import { withReviews } from "../../../../pages/stored-reviews.ts";
import { pageMetadata } from "../../page-metadata.ts";
import { ReviewForm } from "../../product/review-form.tsx";
import { StructuredData } from "../../structured-data.tsx";

/** Each is rendered when it's first asked for, and kept until it gets a review. */
export function generateStaticParams() {
  return [];
}

export const metadata = pageMetadata(product.head);

export default async function Page({ params }: { params: Promise<{ subject: string }> }) {
  const { subject } = await params;
  const reviewed = withReviews(product, subject, reviewsOf(subject));
  return (
    <>
      <StructuredData json={product.head.structuredData} />
      <ProductPage
        product={reviewed}
        form={<ReviewForm path={reviewed.path} shortName={product.shortName} />}
      />
    </>
  );
}
