import type { Product } from "./facts.ts";

export function WorthUpgrading({ upgrade }: Pick<Product, "upgrade">) {
  return (
    <section className="upgrade" aria-labelledby="worth-upgrading">
      <h2 id="worth-upgrading">{upgrade.title}</h2>
      {upgrade.models.map(({ kind, link, year, answer, points, compare }) => (
        <div key={link.href}>
          <h3>
            {kind} <a href={link.href!}>{link.text}</a> {year}
          </h3>
          <p>{answer}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a href={compare.href!}>{compare.text}</a>
        </div>
      ))}
    </section>
  );
}
