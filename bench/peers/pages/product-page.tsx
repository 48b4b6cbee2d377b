import type { ReactNode } from "react";
import { Alternatives } from "./alternatives.tsx";
import { DrawingDefs } from "./drawing.tsx";
import type { Product } from "./facts.ts";
import { HowItPlays } from "./how-it-plays.tsx";
import { ProductBar, ProductHero } from "./product-hero.tsx";
import { ReviewList } from "./review-list.tsx";
import { SideView } from "./side-view.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { Themes } from "./themes.tsx";
import { WorthUpgrading } from "./worth-upgrading.tsx";

/** @param form the review form, the only interactive part */
export function ProductPage({ product, form }: { product: Product; form: ReactNode }) {
  const { emails, ask } = product;
  return (
    <>
      <DrawingDefs defs={product.defs} />
      <ProductHero product={product} />
      <ProductBar product={product} />
      <div className="columns">
        <div className="part">
          <HowItPlays play={product.play} />
          <p className="page-links">
            {product.pageLinks.map(({ text, href }) => (
              <a key={text} href={href!}>
                {text}
              </a>
            ))}
          </p>
        </div>
        <div className="side">
          <SpecSheet specifications={product.specifications} />
          <Alternatives alternatives={product.alternatives} compare={product.compare} />
        </div>
        <div className="part">
          <SideView side={product.side} />
          <WorthUpgrading upgrade={product.upgrade} />
          <Themes themes={product.themes} />
        </div>
        <div className="reviews">
          <ReviewList path={product.path} reviews={product.reviews} />
          <p>
            <a href={emails.href!}>{emails.text}</a>
          </p>
        </div>
        <section id="write-a-review" className="writing" aria-labelledby="write-a-review-title">
          {form}
        </section>
        <p className="part">
          <a href={ask.href!}>{ask.text}</a>
        </p>
      </div>
    </>
  );
}
