import { claimsToPrint } from "../../model/claims";
import { PaddleCard } from "../paddle/paddle-card";
import { paddleSummaries } from "../paddle/paddle-summary";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/home-page";
import { Categories } from "./categories";
import { Hero } from "./hero";

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { home } = site.library;
  const { sampleContent } = site.environment;
  const summaries = await paddleSummaries(site);
  return {
    home: { ...home, claims: claimsToPrint(home.claims, sampleContent) },
    categories: home.categories.map(({ count, ...category }) => ({
      ...category,
      count: claimsToPrint([count], sampleContent)[0],
    })),
    latest: home.latest.flatMap(
      (slug) => summaries.find(({ paddle }) => paddle.slug === slug) ?? [],
    ),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, categories, latest } = loaderData;
  return (
    <>
      <Head title={home.heading} description={home.description} path="/" />
      <Hero home={home} />
      <div className={page.page}>
        <Categories categories={categories} />
        <section aria-labelledby="latest-reviews">
          <h2 id="latest-reviews">Latest Paddle Reviews</h2>
          {latest.some(({ mostlySamples }) => mostlySamples) ? (
            <p className={page.note}>Ratings and counts are made mostly of sample reviews.</p>
          ) : null}
          <ul className={page.grid}>
            {latest.map((summary) => (
              <PaddleCard
                key={summary.paddle.slug}
                summary={summary}
                linkText="Read Full Review"
                showsPrice
              />
            ))}
          </ul>
          <a className="button quiet" href="/paddle-reviews">
            View All Reviews
          </a>
        </section>
      </div>
    </>
  );
}
