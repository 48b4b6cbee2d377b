import { longDate } from "../platform/text/dates";
import { ballTestPath } from "../addresses";
import { BallPicture } from "../balls/ball-picture";
import card from "../platform/ui/card.module.css";
import leads from "../platform/ui/leads.module.css";
import page from "../platform/ui/page.module.css";
import type { ArticleCardProps } from "./article-card";

/** The featured articles, each on a court of its own with its ball at the line. */
export function LeadArticles({ title, cards }: { title: string; cards: ArticleCardProps[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={page.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={leads.leads}>
        {cards.map(({ article, ball }) => (
          <li key={article.slug} className={leads.lead}>
            <div className={`${leads.picture} ${leads.ball}`}>
              {ball ? <BallPicture ball={ball} /> : null}
            </div>
            <div className={leads.words}>
              <p className={leads.facts}>{article.category}</p>
              <h3>
                <a className={`${card.title} ${card.whole}`} href={ballTestPath(article.slug)}>
                  {article.title}
                </a>
              </h3>
              <p>{article.description}</p>
              <p className={leads.facts}>
                {article.readMinutes} min read ·{" "}
                <time dateTime={article.publishDate}>
                  {longDate(Date.parse(article.publishDate))}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
