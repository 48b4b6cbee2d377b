import { ballTestPath } from "../../model/addresses";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { itemListData } from "../site/item-list-data";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/ball-tests-page";
import { ArticleCard } from "./article-card";
import { ballTestsBreadcrumbs } from "./ball-breadcrumbs";
import styles from "./ball-tests-page.module.css";
import { LeadArticles } from "./lead-articles";
import { publishedBallTests } from "./published";

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const cards = publishedBallTests(site).map((article) => ({
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
      site.environment,
    ),
  };
}

const breadcrumbs = ballTestsBreadcrumbs;

export default function BallTestsPage({ loaderData }: Route.ComponentProps) {
  const { featured, recent, structuredData } = loaderData;
  return (
    <div className={page.page}>
      <Head
        title="Ball Testing"
        description="Which pickleball to play with: articles on durability, tournament, beginner and budget balls, indoors and outdoors, with what players say."
        keywords={["pickleball ball reviews", "best pickleballs", "pickleball ball test"]}
        path="/reviews/balls"
        structuredData={[...structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={page.intro}>
        <h1>Ball Testing</h1>
        <p className={page.lead}>
          How long balls last, how they fly, and what a game with them costs. Articles on balls, and
          the <a href="/balls">ball database</a> behind them.
        </p>
      </div>
      {featured.length + recent.length === 0 ? (
        <p>No articles yet. The ball database is open already.</p>
      ) : null}
      <LeadArticles title="Featured Articles" cards={featured} />
      <Cards title="Recent Articles" cards={recent} />
      <p className={styles.updates}>
        <a className="button" href="/newsletter">
          Subscribe to Updates
        </a>
        <a href="/balls">Every ball in one table</a>
      </p>
    </div>
  );
}

interface CardsProps {
  title: string;
  cards: Route.ComponentProps["loaderData"]["recent"];
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
