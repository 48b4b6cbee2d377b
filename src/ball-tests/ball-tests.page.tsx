import { addresses, ballTestPath } from "../addresses";
import { definePage } from "../platform/render/define-page";
import { Breadcrumb, breadcrumbData } from "../platform/ui/breadcrumb";
import { itemListData } from "../platform/render/item-list-data";
import page from "../platform/ui/page.module.css";
import { ArticleCard, type ArticleCardProps } from "./article-card";
import { ballTestsBreadcrumbs as breadcrumbs } from "../balls/ball-breadcrumbs";
import styles from "./ball-tests.module.css";
import { LeadArticles } from "./lead-articles";

export default definePage(addresses.ballTests, {
  listed: {
    kind: "ball articles",
    weight: "list",
    pages: () => [{ kicker: "Balls", title: breadcrumbs[1].name }],
  },

  load({ site }) {
    const cards = site.library.ballTests.map((article) => ({
      article,
      ball: site.library.ball(article.cover),
    }));
    const featured = cards.filter(({ article }) => article.featured);
    const recent = cards.filter(({ article }) => !article.featured);
    return {
      featured,
      recent,
      structuredData: itemListData(
        [...featured, ...recent].map(({ article }) => ({
          name: article.title,
          path: ballTestPath(article.slug),
        })),
        site.settings,
      ),
    };
  },

  head: ({ structuredData }, { siteUrl }) => ({
    title: "Ball Testing",
    description:
      "Which pickleball to play with: articles on durability, tournament, beginner and budget balls, indoors and outdoors, with what players say.",
    keywords: ["pickleball ball reviews", "best pickleballs", "pickleball ball test"],
    path: addresses.ballTests.path,
    structuredData: [...structuredData, breadcrumbData(breadcrumbs, siteUrl)],
  }),

  Page({ data: { featured, recent } }) {
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={page.intro}>
          <h1>Ball Testing</h1>
          <p className={page.lead}>
            How long balls last, how they fly, and what a game with them costs. Articles on balls,
            and the <a href={addresses.balls.path}>ball database</a> behind them.
          </p>
        </div>
        {featured.length + recent.length === 0 ? (
          <p>No articles yet. The ball database is open already.</p>
        ) : null}
        <LeadArticles title="Featured Articles" cards={featured} />
        <Cards title="Recent Articles" cards={recent} />
        <p className={styles.updates}>
          <a className="button" href={addresses.newsletter.path}>
            Subscribe to Updates
          </a>
          <a href={addresses.balls.path}>Every ball in one table</a>
        </p>
      </div>
    );
  },
});

interface CardsProps {
  title: string;
  cards: readonly ArticleCardProps[];
}

function Cards({ title, cards }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className={page.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={page.pairs}>
        {cards.map(({ article, ball }) => (
          <ArticleCard key={article.slug} article={article} ball={ball} />
        ))}
      </ul>
    </section>
  );
}
