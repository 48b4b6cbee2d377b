import { addresses } from "../addresses";
import { GuideCard } from "../guides/guide-card";
import { homeGuides } from "../guides/listed-guides";
import { SignUpSection } from "../sign-up/sign-up-section";
import { newsletterForm } from "../sign-up/sign-up-view";
import { PaddleCard } from "../paddles/paddle-card";
import { paddleSummaries } from "../paddles/paddle-summary";
import type { Library } from "../library/library";
import { oncePer } from "../platform/once-per";
import { definePage } from "../platform/render/define-page";
import page from "../platform/ui/page.module.css";
import { LevelChoice } from "../reviews/level/level-choice";
import { Categories } from "./categories";
import { Hero } from "./hero";
import styles from "./home.module.css";

export default definePage(addresses.home, {
  listed: {
    kind: "home",
    weight: "page with islands",
    pages: ({ library }) => [{ title: library.home.heading, note: library.site.tagline }],
  },

  hasTray: true,

  async load({ site }) {
    const { home, match, paddle, paddleLists, wording } = site.library;
    const latest = home.latest.flatMap((slug) => paddle(slug) ?? []);
    return {
      home,
      latest: await paddleSummaries(site, latest),
      drawn: drawnPaddles(site.library),
      guides: homeGuides(site.library),
      // There is a mean as soon as a paddle has a rating.
      topPaddles:
        (await site.reviews.rankingMean()) !== undefined
          ? { text: paddleLists.database.topHeading, path: `${addresses.paddles.path}?sort=rating` }
          : { text: paddleLists.database.heading, path: addresses.paddles.path },
      match,
      duprHint: wording.duprHint,
      newsletter: newsletterForm(site),
    };
  },

  head: ({ home }) => ({ ...home, title: home.heading }),

  Page({ data: { home, latest, drawn, topPaddles, guides, match, duprHint, newsletter } }) {
    return (
      <>
        <Hero
          home={home}
          match={match}
          duprHint={duprHint}
          topPaddles={topPaddles}
          paddles={drawn}
        />
        <div className={page.page}>
          <Categories categories={home.categories} />
          <section aria-labelledby="latest-reviews">
            <h2 id="latest-reviews">Latest Paddle Reviews</h2>
            <p className={styles.level}>
              <LevelChoice /> {home.levelNote}
            </p>
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
            <a className="button quiet" href={addresses.paddleReviews.path}>
              View All Reviews
            </a>
          </section>
          <section aria-labelledby="best-of-lists">
            <h2 id="best-of-lists">Best Of Lists</h2>
            <ul className={page.grid}>
              {guides.map((guide) => (
                <GuideCard
                  key={guide.path}
                  guide={guide}
                  label={guide.homeCategory ?? guide.category}
                  linkText="View List"
                  claim={home.featuredClaim}
                />
              ))}
            </ul>
          </section>
          <section className={styles.finder} aria-labelledby="not-sure">
            <h2 id="not-sure">Not sure where to start?</h2>
            <p>Narrow the list by price, build and how a paddle plays.</p>
            <a className="button quiet" href={addresses.paddleFinder.path}>
              Try Paddle Finder
            </a>
          </section>
        </div>
        <SignUpSection view={newsletter} />
      </>
    );
  },
});

/** The paddles of the hero: the first of the latest. */
const drawnPaddles = oncePer(({ home, paddle }: Library) =>
  home.latest.flatMap((slug) => paddle(slug) ?? []).slice(0, 3),
);
