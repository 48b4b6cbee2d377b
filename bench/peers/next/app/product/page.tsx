import product from "../../../pages/facts/product.json";
import { ProductPage } from "../../../pages/product-page.tsx";
import "../../../pages/product.css";
import "../../../pages/reviews.css";
import { pageMetadata } from "../page-metadata.ts";
import { StructuredData } from "../structured-data.tsx";
import { ReviewForm } from "./review-form.tsx";

export const dynamic = "force-dynamic";

export const metadata = pageMetadata(product.head);

export default function Page() {
  return (
    <>
      <StructuredData json={product.head.structuredData} />
      <ProductPage
        product={product}
        form={<ReviewForm path={product.path} shortName={product.shortName} />}
      />
    </>
  );
}
