import { longDate } from "../../platform/text/dates.ts";
import { leadPhoto } from "../media/content-photo.ts";
import { FramedPhoto, leadSizes } from "../media/entry-photo.tsx";
import card from "../../platform/ui/card.module.css";
import leads from "../../platform/ui/leads.module.css";
import page from "../../platform/ui/page.module.css";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { addresses, ballTestPath } from "../../addresses.ts";
import { BallPicture } from "../balls/ball-picture.tsx";
import { ArticleCard, type ArticleCardProps } from "./article-card.tsx";
import { ballTestsBreadcrumbs as breadcrumbs } from "../balls/ball-breadcrumbs.ts";

/** The featured articles, each on a court of its own with its ball at the line. */
export function LeadArticles({ title, cards }: { title: string; cards: ArticleCardProps[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-label={title}>
      <h2>{title}</h2>
      <ul className={leads.leads}>
        {cards.map(({ article, ball }) => (
          <li key={article.slug} className={leads.lead}>
            <LeadPicture article={article} ball={ball} />
            <div className={leads.words}>
              <p className="small muted">{article.category}</p>
              <h3>
                <a className={`${card.title} ${card.whole}`} href={ballTestPath(article.slug)}>
                  {article.title}
                </a>
              </h3>
              <p>{article.description}</p>
              <p className="small muted">
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

function LeadPicture({ article, ball }: ArticleCardProps) {
  const photo = leadPhoto(article);
  return photo ? (
    <div className={leads.picture}>
      <FramedPhoto photo={photo} frame="article" sizes={leadSizes} />
    </div>
  ) : (
    <div className={`${leads.picture} ${leads.ball}`}>
      {ball ? <BallPicture ball={ball} /> : null}
    </div>
  );
}

const words = {
  title: "Ball Testing",
  description:
    "Not sure which pickleball to buy? Read about durability, tournament, beginner and budget balls, for indoor and outdoor play.",
  keywords: ["pickleball ball reviews", "best pickleballs", "pickleball ball test"],
};

export default definePage(addresses.ballTests, {
  listed: {
    kind: "ball articles",
    weight: "list",
    pages: () => [
      { kicker: "Balls", title: breadcrumbs[1].name, search: headSearch(words, "Articles") },
    ],
  },

  load({ site }) {
    const cards = site.library.ballTests.map((article) => ({
      article,
      ball: site.library.ball(article.cover),
    }));
    return {
      featured: cards.filter(({ article }) => article.featured),
      recent: cards.filter(({ article }) => !article.featured),
    };
  },

  head: ({ featured, recent }) => ({
    ...words,
    list: [...featured, ...recent].map(({ article }) => ({
      name: article.title,
      path: ballTestPath(article.slug),
    })),
    breadcrumbs,
  }),

  Page({ data: { featured, recent } }) {
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={page.intro}>
          <h1>Ball Testing</h1>
          <p className="lead">
            Find out which balls hold up, how they fly and which one suits your court. The facts
            behind each article are in the <a href={addresses.balls.path}>ball database</a>.
          </p>
        </div>
        {featured.length + recent.length === 0 ? (
          <p>No articles yet, but the ball database is already open.</p>
        ) : null}
        <LeadArticles title="Featured Articles" cards={featured} />
        {recent.length > 0 ? (
          <section className="section" aria-label="Recent Articles">
            <h2>Recent Articles</h2>
            <ul className={page.pairs}>
              {recent.map((props) => (
                <ArticleCard key={props.article.slug} {...props} />
              ))}
            </ul>
          </section>
        ) : null}
        <p className="row middle gap-3 wide-6">
          <a className="button" href={addresses.newsletter.path}>
            Subscribe to Updates
          </a>
          <a className="tall bold" href={addresses.balls.path}>
            Every ball in one table
          </a>
        </p>
      </div>
    );
  },
});
