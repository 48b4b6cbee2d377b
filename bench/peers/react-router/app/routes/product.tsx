import type { Product } from "../../../pages/facts.ts";
import product from "../../../pages/facts/product.json";
import { ProductPage } from "../../../pages/product-page.tsx";
import "../../../pages/product.css";
import { ReviewForm } from "../../../pages/review-form.tsx";
import "../../../pages/reviews.css";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/product";

export function loader(): Product {
  return product;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ProductPage
      product={loaderData}
      form={<ReviewForm path={loaderData.path} shortName={loaderData.shortName} />}
    />
  );
}
