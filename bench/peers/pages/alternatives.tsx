import type { Product } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";

/** The products to consider instead, each with its reason, then other comparisons. */
export function Alternatives({ alternatives, compare }: Pick<Product, "alternatives" | "compare">) {
  return (
    <div className="others">
      <section aria-labelledby="instead-of-this">
        <h2 id="instead-of-this">{alternatives.title}</h2>
        <ul>
          {alternatives.items.map(({ kind, link, price, reason, compare: pair }) => (
            <li key={link.href}>
              <h3>
                {kind} <a href={link.href!}>{link.text}</a> <span>{price}</span>
              </h3>
              <p>{reason}</p>
              <a href={pair.href!} aria-label={`${pair.text} with ${link.text}`}>
                {pair.text}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav className="compare" aria-labelledby="compare-with">
        <h2 id="compare-with">{compare.title}</h2>
        <ul>
          <LinkItems links={compare.links} />
        </ul>
      </nav>
    </div>
  );
}
