import { shortPriceText } from "../platform/text/money.ts";
import { CachedMarkup } from "../platform/ui/cached-markup.tsx";
import court from "../platform/ui/court.module.css";
import { bareValue } from "../platform/text/sample.ts";
import { Marked, MarkedText } from "../platform/ui/marked-text.tsx";
import card from "../platform/ui/card.module.css";
import { oncePer } from "../platform/once-per.ts";
import { definePage } from "../platform/render/define-route.tsx";
import page from "../platform/ui/page.module.css";
import { addresses } from "../addresses.ts";
import type { Library, PublishedHome } from "../library/library.ts";
import { DuprField } from "../reviews/level/dupr-field.tsx";
import { LevelChoice, OwnLevel } from "../reviews/level/own-level.tsx";
import type { MatchWording } from "../match/match.content.ts";
import { budgets, budgetText } from "../match/match-address.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { GuideCard } from "../guides/guide-card.tsx";
import { homeGuides } from "../guides/listed-guides.ts";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { newsletterForm } from "../sign-up/sign-up-view.ts";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import { paddleSummaries } from "../paddles/paddle-summary.ts";
import whichPaddle from "./which-paddle.module.css";
import heroStyles from "./hero.module.css";
import categoriesStyles from "./categories.module.css";
import styles from "./home.module.css";

interface WhichPaddleProps {
  words: PublishedHome["question"];
  match: MatchWording;
  /** What to enter without a DUPR. */
  duprHint: string;
}

/**
 * The question most visitors come with: level, arm and budget, straight to the match. The prices are its buttons, which
 * saves a tap. Enter picks the first: any price.
 */
export function WhichPaddle({ words, match, duprHint }: WhichPaddleProps) {
  return (
    <form
      className={whichPaddle.question}
      action={addresses.match.path}
      aria-labelledby="which-paddle"
    >
      <h2 id="which-paddle">{words.heading}</h2>
      <label className={`stack gap-1 small bold ${whichPaddle.level}`}>
        {match.level.dupr.label}
        <DuprField name="level" words={match.level.dupr} hintId="dupr-hint" />
        <OwnLevel of="level" />
      </label>
      <label className={whichPaddle.arm}>
        <input type="checkbox" name="arm" value="yes" />
        {words.arm}
      </label>
      <p className={whichPaddle.hint} id="dupr-hint">
        {duprHint}
      </p>
      <fieldset className={whichPaddle.budget}>
        <legend>{words.budget}</legend>
        <button type="submit" name="budget" value="">
          {match.budget.open}
        </button>
        {budgets.map((cents) => (
          <button key={cents} type="submit" name="budget" value={budgetText(cents)}>
            {shortPriceText(cents)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

interface HeroProps {
  home: Pick<PublishedHome, "heading" | "lead" | "question" | "infoCards" | "claims">;
  match: MatchWording;
  duprHint: string;
  /** The link to the best-rated paddles, or to all of them while none is rated. */
  topPaddles: { text: string; path: string };
  /** The paddles drawn beside the words, largest first. */
  paddles: readonly Paddle[];
}

/** The first screen: what the site is, the question it answers, and what else it has. */
export function Hero(props: HeroProps) {
  return (
    <CachedMarkup
      as="div"
      frame={{ className: `${court.court} ${court.withKitchen}` }}
      inside={FirstScreen}
      props={props}
    />
  );
}

function FirstScreen({ home, match, duprHint, topPaddles, paddles }: HeroProps) {
  return (
    <>
      <div className={`${court.inner} stack fit ${heroStyles.columns}`}>
        <div className={heroStyles.words}>
          <h1>{home.heading}</h1>
          <p className={heroStyles.lead}>
            <MarkedText text={home.lead} />
          </p>
          <WhichPaddle words={home.question} match={match} duprHint={duprHint} />
          <p className={heroStyles.actions}>
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
        <ul className={`${court.drawn} ${heroStyles.drawn}`}>
          {paddles.map((paddle) => (
            <li key={paddle.slug}>
              <a href={addresses.paddle.href(paddle)} aria-label={`${paddle.name}, review`}>
                <PaddlePicture paddle={paddle} />
              </a>
            </li>
          ))}
        </ul>
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
    </>
  );
}

/** The featured categories: their contents, the number of pages, and a link. */
export function Categories({ categories }: Pick<PublishedHome, "categories">) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">Featured Categories</h2>
      <ul className={categoriesStyles.list}>
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

/** The paddles in the hero: the first of the latest. */
const drawnPaddles = oncePer(({ home, paddle }: Library) =>
  home.latest.flatMap((slug) => paddle(slug) ?? []).slice(0, 3),
);
