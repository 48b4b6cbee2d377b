import "../../platform/styles/columns.css";
import court from "../../platform/ui/court.module.css";
import { bareValue } from "../../platform/text/sample.ts";
import { Marked, MarkedText } from "../../platform/ui/marked-text.tsx";
import card from "../../platform/ui/card.module.css";
import { Island } from "../../platform/islands/island.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import page from "../../platform/ui/page.module.css";
import { addresses } from "../../addresses.ts";
import type { PublishedHome } from "../../library/library.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import type { MatchWording } from "../match/match.content.ts";
import {
  candidatesFor,
  isMatchable,
  type ListedCandidate,
  type Match,
  rankMatches,
} from "../match/match.ts";
import {
  budgetText,
  hasPreferences,
  noPreferences,
  pickQuery,
  type Preferences,
} from "../match/match-address.ts";
import { type LevelPick, MatchPick } from "../match/match-pick.tsx";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { GuideCard } from "../guides/guide-card.tsx";
import { homeGuides } from "../guides/listed-guides.ts";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { newsletterForm } from "../sign-up/sign-up-view.ts";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import { paddleSummaries } from "../paddles/paddle-summary.ts";
import {
  InWeek,
  latestWeek,
  quotesOf,
  ReviewQuotes,
  WaitingForReviews,
  waitingPaddles,
} from "../paddles/review-quotes.tsx";
import PickForm from "./pick-form.island.tsx";
import heroStyles from "./hero.module.css";
import categoriesStyles from "./categories.module.css";
import styles from "./home.module.css";

interface HeroProps {
  home: Pick<PublishedHome, "heading" | "lead" | "question" | "infoCards" | "claims">;
  match: MatchWording;
  duprHint: string;
  /** The link to the best-rated paddles, or to all of them while none is rated. */
  topPaddles: { text: string; path: string };
  /** The answers that the pick is for. */
  preferences: Preferences;
  /** The first match; undefined without any paddle. */
  pick: Match<ListedCandidate> | undefined;
  picksByLevel: readonly LevelPick[];
  catalog: readonly AnyPaddle[];
  ranked: number;
}

/** The first screen: what the site is, the question it answers, with an answer, and what else it has. */
export function Hero(props: HeroProps) {
  const { home, match, duprHint, topPaddles, preferences, pick, picksByLevel, catalog, ranked } =
    props;
  const { level, budgetCents, arm } = preferences;
  const { best, others, byLevel, level: emptyLevel, ...question } = home.question;
  return (
    <div className={`${court.court} ${court.withKitchen}`}>
      <div className={`${court.inner} stack fit ${heroStyles.columns}`}>
        <div className={heroStyles.words}>
          <h1>{home.heading}</h1>
          <Island
            of={PickForm}
            when="touch"
            kept="level"
            props={{
              words: question,
              labels: {
                level: { ...match.level.dupr, placeholder: emptyLevel },
                budget: match.budget.legend,
                arm: match.arm.legend,
              },
              given: {
                // A DUPR field can't be 'new'.
                level: level === undefined || level === "new" ? "" : level,
                budget: budgetCents === undefined ? "" : budgetText(budgetCents),
                arm: arm ?? "no",
              },
              hintId: "dupr-hint",
            }}
          />
        </div>
        {pick ? (
          <MatchPick
            words={{ best, others, byLevel }}
            match={pick}
            byLevel={picksByLevel}
            preferences={preferences}
            catalog={catalog}
            ranked={ranked}
          />
        ) : null}
        <div className={heroStyles.more}>
          <p className="small muted" id="dupr-hint">
            {duprHint}
          </p>
          <p className={heroStyles.lead}>
            <MarkedText text={home.lead} />
          </p>
          <p className="row gap-3">
            <a className={`button ${heroStyles.second}`} href={addresses.paddleReviews.path}>
              Explore Paddle Reviews
            </a>
            <a className={`button ${heroStyles.second}`} href={topPaddles.path}>
              {topPaddles.text}
            </a>
          </p>
          {home.claims.map((claim) => (
            <p key={bareValue(claim.text)} className="small muted">
              <Marked value={claim.text} />
            </p>
          ))}
        </div>
      </div>
      <div className={heroStyles.below}>
        <ul className={`${court.inner} ${heroStyles.cards}`}>
          {home.infoCards.map(({ title, text }) => (
            <li key={title}>
              <h2 className="medium">{title}</h2>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The featured categories: their contents, the number of pages, and a link. */
export function Categories({ categories }: Pick<PublishedHome, "categories">) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">Featured Categories</h2>
      <ul className={`columns above-4 ${categoriesStyles.list}`}>
        {categories.map(({ title, text, link, count }) => (
          <li key={link}>
            <h3>
              <a className={card.whole} href={link}>
                {title}
              </a>
            </h3>
            {count ? (
              <p className={categoriesStyles.count}>
                <Marked value={count.text} />
              </p>
            ) : null}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The answers that the sentence begins with, without a level: it's the reader's own, if they've set one. */
const stripLevels = ["2.5", "3.5", "4.5"] as const;

/** How many of the newest reviews the page quotes, and how many characters and photos of each. */
const shownQuotes = 3;
const quoted = { max: 220, photos: 1 } as const;

const example: Preferences = { ...noPreferences, budgetCents: 15_000, arm: "yes" };

export default definePage(addresses.home, {
  listed: {
    kind: "home",
    weight: "page with islands",
    pages: ({ library }) => [{ title: library.home.heading, note: library.site.tagline }],
  },

  hasTray: true,

  query: pickQuery,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url, site }) {
    const { home, match, writtenPaddle: paddle, paddleLists, wording } = site.library;
    const asked = { ...noPreferences, ...pickQuery.read(url.searchParams) };
    const preferences = hasPreferences(asked) ? asked : example;
    const [summaries, newest, inWeek, mean] = await Promise.all([
      paddleSummaries(site, site.library.written),
      site.reviews.latest({ limit: shownQuotes }),
      latestWeek(site),
      site.reviews.rankingMean(),
    ]);
    const firstFor = (asks: Preferences) =>
      rankMatches(candidatesFor(summaries, asks, site.today()), asks)[0];
    const pick = firstFor(preferences);
    const picksByLevel = stripLevels.flatMap((level): LevelPick[] => {
      const asks = { ...preferences, level };
      const first = firstFor(asks);
      return first ? [{ level, paddle: first.candidate.paddle, preferences: asks }] : [];
    });
    const latest = home.latest.flatMap((slug) => paddle(slug) ?? []);
    const fresh = quotesOf(site.library, newest.reviews);
    return {
      home,
      latest: await paddleSummaries(site, latest),
      guides: homeGuides(site.library),
      // There is a mean as soon as a paddle has a rating.
      topPaddles:
        mean !== undefined
          ? { text: paddleLists.database.topHeading, path: `${addresses.paddles.path}?sort=rating` }
          : { text: paddleLists.database.heading, path: addresses.paddles.path },
      match,
      preferences,
      pick,
      picksByLevel,
      catalog: site.library.written,
      ranked: site.library.paddles.filter(isMatchable).length,
      fresh,
      inWeek,
      waiting: fresh.length > 0 ? [] : waitingPaddles(summaries, site.library),
      wording,
      isAsked: hasPreferences(asked),
      isPublic: site.settings.isPublic,
      duprHint: wording.duprHint,
      newsletter: newsletterForm(site),
    };
  },

  // Someone's own answers aren't for search engines.
  head: ({ home, isAsked, isPublic }) => ({
    ...home,
    title: home.heading,
    ...(isAsked ? { path: undefined } : { namesSite: isPublic }),
  }),

  Page({ data }) {
    const { home, latest, topPaddles, guides, match, duprHint, newsletter } = data;
    return (
      <>
        <Hero
          home={home}
          match={match}
          duprHint={duprHint}
          topPaddles={topPaddles}
          preferences={data.preferences}
          pick={data.pick}
          picksByLevel={data.picksByLevel}
          catalog={data.catalog}
          ranked={data.ranked}
        />
        <div className={page.page}>
          <section className="section" aria-labelledby="fresh">
            <h2 id="fresh">{data.wording.latest.fresh}</h2>
            <InWeek way={data.inWeek} />
            <ReviewQuotes quotes={data.fresh} {...quoted} words={data.wording} />
            <WaitingForReviews paddles={data.waiting} words={data.wording.latest} />
            {data.fresh.length > 0 ? (
              <a className="button quiet" href={addresses.reviews.path}>
                {data.wording.latest.all}
              </a>
            ) : null}
          </section>
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
          <section className="stack start part gap-3 drop-6" aria-labelledby="not-sure">
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
