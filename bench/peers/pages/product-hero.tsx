import { Breadcrumb } from "./breadcrumb.tsx";
import { Cases } from "./cases.tsx";
import type { Product } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";
import { Mark, Marked } from "./marked.tsx";
import { PaddleInHand } from "./paddle-in-hand.tsx";
import { Stars } from "./stars.tsx";

/** The first screen of a product's page. */
export function ProductHero({ product }: { product: Product }) {
  const { rating, reviewCount, price, verdict } = product;
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
              <Stars rating={Number(rating.text)} note=" (sample)" />
              <strong>{rating.text}</strong>
              <Mark sign={rating.mark!} />
              <a href={reviewCount.href!}>{reviewCount.text}</a>
            </div>
            <p>
              <strong>{price.amount}</strong>
              <span className="quiet-text"> {price.note}</span>
            </p>
          </div>
        </div>
        <div className="picture">
          <PaddleInHand hand={product.hand} />
        </div>
        <section id="who-it-is-for" className="verdict" aria-label={verdict.label}>
          <p>{verdict.text}</p>
          <Cases cases={verdict.cases} heading="h2" />
        </section>
        <div className="choices">
          <nav className="contents" aria-label="On this page">
            <ul>
              <LinkItems links={product.contents} />
            </ul>
          </nav>
          {product.acts.map((act) => (
            <ActForm key={act.action} {...act} />
          ))}
        </div>
      </div>
      <div className="totals">
        <dl>
          {product.figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Marked of={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The product's name, rating and main links, at the top of the screen once the hero is out of view. */
export function ProductBar({ product }: { product: Product }) {
  const { title, rating, write } = product;
  return (
    <div className="product-bar">
      <nav aria-label={title}>
        <p>
          <a href="#content">{title}</a>
        </p>
        <p>
          <a href="#player-reviews">
            <Stars rating={Number(rating.text)} note=" (sample)" />
            <strong>{rating.text}</strong>
            <Mark sign={rating.mark!} />
          </a>
        </p>
        <ActForm {...product.acts[0]!} />
        <a className="button" href={write.href!}>
          {write.text}
        </a>
      </nav>
    </div>
  );
}

function ActForm({ action, name, value, label, text }: Product["acts"][number]) {
  return (
    <form className="act" action={action}>
      <button type="submit" name={name} value={value} aria-label={label}>
        {text}
      </button>
    </form>
  );
}
