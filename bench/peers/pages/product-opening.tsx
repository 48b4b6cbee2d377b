import { Breadcrumb } from "./breadcrumb.tsx";
import { Drawing } from "./drawing.tsx";
import type { Product } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";
import { Stars } from "./stars.tsx";

/** The first screen of a product's page. */
export function ProductOpening({ product }: { product: Product }) {
  const { reviewCount, price } = product;
  return (
    <div className="court kitchen">
      <div className="hero">
        <div className="way">
          <Breadcrumb steps={product.breadcrumb} />
        </div>
        <div className="words">
          <p className="kind">{product.kind}</p>
          <h1>{product.title}</h1>
          <div className="answer">
            <div className="rating">
              <Stars rating={product.rating} />
              <strong>{product.rating}</strong>
              <a href={reviewCount.href!}>{reviewCount.text}</a>
            </div>
            <p className="price">
              <strong>{price.amount}</strong>
              <span> {price.note}</span>
            </p>
          </div>
        </div>
        <div className="picture">
          <Drawing of={product.drawing} />
        </div>
        <p className="intro">{product.intro}</p>
      </div>
      <div className="totals">
        <dl>
          {product.figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{product.figuresNote}</p>
      </div>
      <nav className="contents" aria-label="On this page">
        <ul>
          <LinkItems links={product.contents} />
        </ul>
      </nav>
    </div>
  );
}
