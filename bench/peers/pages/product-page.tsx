import type { ReactNode } from "react";
import type { Product } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";
import { ProductOpening } from "./product-opening.tsx";
import { ReviewList } from "./review-list.tsx";
import { Specifications } from "./specifications.tsx";

/** @param form the review form, which is all that is interactive here */
export function ProductPage({ product, form }: { product: Product; form: ReactNode }) {
  return (
    <>
      <ProductOpening product={product} />
      <div className="columns">
        <div className="reading">
          <section id="who-it-is-for" className="verdict" aria-label="Who it is for">
            {product.verdicts.map(({ title, mark, points }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul data-mark={mark}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
          <Specifications product={product} />
          <nav className="compare" aria-labelledby="compare-with">
            <h2 id="compare-with">Compare with</h2>
            <ul>
              <LinkItems links={product.compare} />
            </ul>
          </nav>
          <ReviewList product={product} />
        </div>
        <section id="write-a-review" className="writing" aria-labelledby="write-a-review-title">
          {form}
        </section>
      </div>
    </>
  );
}
