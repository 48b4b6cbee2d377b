import type { Paddle } from "../paddles/paddle.content";
import card from "../platform/ui/card.module.css";
import { Icon } from "../platform/ui/icon";
import leads from "../platform/ui/leads.module.css";
import page from "../platform/ui/page.module.css";
import { PaddleRow } from "../paddles/paddle-row";
import type { GuideSummary } from "./listed-guides";

interface LeadGuidesProps {
  guides: readonly (GuideSummary & { paddles: readonly Paddle[] })[];
}

/** The featured guides, in the service boxes of a court, each with its first paddles. */
export function LeadGuides({ guides }: LeadGuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="featured-lists">
      <h2 id="featured-lists">Featured Lists</h2>
      <ul className={leads.leads}>
        {guides.map(({ path, title, description, icon, category, count, readTime, paddles }) => (
          <li key={path} className={`${leads.lead} ${leads.beside}`}>
            <div className={leads.picture}>
              <PaddleRow paddles={paddles} />
            </div>
            <div className={leads.words}>
              <p className={leads.facts}>
                <Icon name={icon} /> {category}
              </p>
              <h3>
                <a className={`${card.title} ${card.whole}`} href={path}>
                  {title}
                </a>
              </h3>
              <p>{description}</p>
              <p className={leads.facts}>
                {count}
                {readTime ? ` · ${readTime}` : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
