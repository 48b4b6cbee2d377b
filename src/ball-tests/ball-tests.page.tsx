import { addresses, ballTestPath } from "../addresses";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import page from "../platform/ui/page.module.css";
import { ArticleCard } from "./article-card";
import { ballTestsBreadcrumbs as breadcrumbs } from "../balls/ball-breadcrumbs";
import styles from "./ball-tests.module.css";
import { LeadArticles } from "./lead-articles";

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
          <p className={page.lead}>
            Find out which balls hold up, how they fly and which one suits your court. The facts
            behind each article are in the <a href={addresses.balls.path}>ball database</a>.
          </p>
        </div>
        {featured.length + recent.length === 0 ? (
          <p>No articles yet, but the ball database is already open.</p>
        ) : null}
        <LeadArticles title="Featured Articles" cards={featured} />
        {recent.length > 0 ? (
          <section className={page.section} aria-label="Recent Articles">
            <h2>Recent Articles</h2>
            <ul className={page.pairs}>
              {recent.map((card) => (
                <ArticleCard key={card.article.slug} {...card} />
              ))}
            </ul>
          </section>
        ) : null}
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
