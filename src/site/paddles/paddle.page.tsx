import type { ReactNode } from "react";
import type { PaddlePageWording } from "./paddle-page.content.ts";
import { derived } from "../../platform/text/sample.ts";
import { Marked, MarkedText, Phrases } from "../../platform/ui/marked-text.tsx";
import { priceText } from "../../platform/text/money.ts";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import court from "../../platform/ui/court.module.css";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { capitalized, listed as listedInWords } from "../../platform/text/grammar.ts";
import { socialImagePath } from "../../platform/render/head.tsx";
import { type Units, unitsQuery } from "../../platform/text/units.ts";
import { oncePer } from "../../platform/once-per.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, type PageEntry, redirect } from "../../platform/render/route.ts";
import type { Library, Site } from "../../platform/render/site.ts";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { fill } from "../../platform/text/fill.ts";
import { freshOffers, type SeenOffer } from "../offers/offers.ts";
import { leadPhoto } from "../media/content-photo.ts";
import { drawnOr, leadImage, MorePhotos, PhotoFigure } from "../media/entry-photo.tsx";
import { WhereToBuy } from "../offers/where-to-buy.tsx";
import type { AnyPaddle, Listed, Paddle } from "./paddle.content.ts";
import { FigureCards } from "../reviews/ratings/rating-figures.tsx";
import { averageRating, type RatingTotals, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { brandPath } from "./brand.ts";
import { knownInWords } from "./card-facts.ts";
import {
  catalogRanges,
  isConfirmedPaddle,
  isIdentified,
  soldNamed,
  soldSlug,
  versionNames,
  versionsOf,
} from "./paddle-facts.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import { type ReviewFigures, reviewFigures } from "../reviews/ratings/figures.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { OwnToggle, VsYours } from "./own/vs-yours.tsx";
import { ListedHeader, OwnOne } from "./listed-page.tsx";
import { PaddleInHand } from "./paddle-in-hand.tsx";
import { PaddleRating, priceDateInWords } from "./paddle-rating.tsx";
import { Stars } from "../reviews/ratings/stars.tsx";
import { AboutPaddle, HowItPlays, KeptOf, Verdict } from "./how-it-plays.tsx";
import { comparisonAddress, pairPath } from "../tray/comparison-address.ts";
import { addresses, correctionAddress } from "../../addresses.ts";
import {
  type Alternative,
  alternativesTo,
  closestTo,
  type Generation,
  generationsOf,
  type MoreOf,
  moreOf,
  type UpgradeAnswer,
  worthUpgrading,
} from "./alternatives.ts";
import { noDigest, type ReviewView, type SubjectReviews } from "../reviews/read-reviews.service.ts";
import { likelyPartners } from "./likely-pairs.ts";
import { isFiltering, readReviewAddress } from "../reviews/list/review-query.ts";
import { reviewAndUnitsCodec } from "../reviews/list/review-codec.ts";
import { receiveReview } from "../reviews/form/receive-review.ts";
import { WriteReview, type WriteReviewProps } from "../reviews/form/write-review.tsx";
import { paidPricesText } from "../reviews/paid-price.ts";
import { ReviewList } from "../reviews/list/review-list.tsx";
import { ThemeFigure } from "../reviews/themes/theme-figure.tsx";
import { traitText } from "./paddle-values.ts";
import { type Use, useScores } from "./profile.ts";
import { AgedFigures } from "../reviews/aged/aged-figures.tsx";
import { questionData, QuestionsSection } from "../questions/question-list.tsx";
import { Digest } from "./review-quotes.tsx";
import { SideView, SpecSheet } from "./spec-sheet.tsx";
import { cameFrom, type Switch } from "./switches.ts";
import paddleHero from "./paddle-hero.module.css";
import paddleBar from "./paddle-bar.module.css";
import compareWith from "./compare-with.module.css";
import insteadOf from "./instead-of.module.css";
import worthUpgradingStyles from "./worth-upgrading.module.css";
import styles from "./paddle.module.css";

interface PaddleHeroProps {
  paddle: Paddle;
  breadcrumbs: readonly Crumb[];
  figures: ReviewFigures;
  noReviews: string;
  /** The heading of the first section below. */
  plays: string;
  /** Whether there's an answer to 'Worth upgrading?' */
  hasUpgrades: boolean;
  /** The link for owners, if the paddle is unconfirmed. */
  own: string;
  /** What players paid, in words. */
  paid: string | undefined;
  units: Units;
}

const parts = ({ paddle, plays, hasUpgrades }: PaddleHeroProps) => [
  ["#how-it-plays", plays],
  ["#specifications", "Specs"],
  ...(isConfirmedPaddle(paddle) ? [["#compare-with", "Compare"]] : []),
  ...(hasUpgrades ? [["#worth-upgrading", "Worth upgrading?"]] : []),
  ["#player-reviews", "Reviews"],
  ["#write-a-review", "Write a review"],
  [addresses.alert.href({ alert: "reviews", slug: paddle.slug }), "Email alerts"],
];

/** A paddle at a glance: name, rating, price, picture and verdict, with its figures below the line. */
export function PaddleHero(props: PaddleHeroProps) {
  return (
    <CachedMarkup
      as="div"
      frame={{ className: `${court.court} ${court.withKitchen} ${paddleHero.hero}` }}
      inside={Hero}
      props={props}
    />
  );
}

function Hero(props: PaddleHeroProps) {
  const { paddle, breadcrumbs, figures, noReviews, own, paid, units } = props;
  const photo = leadPhoto(paddle);
  const isKnown = isConfirmedPaddle(paddle);
  const contents = (
    <nav className={paddleHero.contents} aria-label="On this page">
      <ul className="row small wide-3">
        {parts(props).map(([to, text]) => (
          <li key={to}>
            <a className="tap tall" href={to}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <>
      <div className={`${court.inner} ${paddleHero.columns}`}>
        <div className={`screen ${paddleHero.way}`}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <div className={paddleHero.words}>
          <p className="small muted">
            {paddle.brand} · {paddle.category}
          </p>
          <h1>{paddle.name}</h1>
          <div className={`row middle gap-2 wide-6 ${paddleHero.answer}`}>
            <div {...refreshRegion("rating")} className={paddleHero.rating}>
              <PaddleRating figures={figures} noReviews={noReviews} hasStars={isKnown} />
            </div>
            <p>
              <strong>{priceText(paddle.listPriceCents)}</strong>
              {paddle.listPriceCents === null ? null : (
                <span className="muted"> list price {priceDateInWords(paddle)}</span>
              )}
              {paid ? <span className={paddleHero.paid}>{paid}</span> : null}
            </p>
          </div>
        </div>
        {photo ? (
          <div className={`${paddleHero.picture} ${paddleHero.photo}`}>
            <PhotoFigure photo={photo} isFirst />
          </div>
        ) : (
          <div
            className={`${court.drawn} ${paddleHero.picture} ${isKnown ? "" : paddleHero.outline}`}
          >
            <PaddleInHand paddle={paddle} />
          </div>
        )}
        <div className={paddleHero.verdict}>
          <Verdict paddle={paddle} />
        </div>
        <div className={`screen row middle gap-2 wide-6 ${paddleHero.choices}`}>
          {isKnown ? contents : null}
          <VsYours paddle={paddle} units={units} />
          <TrayToggle paddle={paddle} />
          <OwnToggle paddle={paddle} />
          <LevelChoice />
          {isKnown ? null : (
            <a href={correctionAddress(paddle.slug, "weightOz")} rel="nofollow">
              {own}
            </a>
          )}
        </div>
      </div>
      <div {...refreshRegion("figures")} className={paddleHero.figures}>
        <FigureCards of={figures.cards} />
      </div>
      {/* A slim header has room for its figures in a phone's first screen, where others have their links. */}
      {isKnown ? null : (
        <div className={`screen ${paddleHero.figures}`}>
          <div className={court.inner}>{contents}</div>
        </div>
      )}
    </>
  );
}

interface PaddleBarProps {
  paddle: Paddle;
  figures: ReviewFigures;
}

/** A paddle's name, rating and two main links, fixed to the top of the screen once the hero is out of view. */
export function PaddleBar({ paddle, figures: { average } }: PaddleBarProps) {
  return (
    <div className={paddleBar.bar}>
      <nav className="on-court" aria-label={paddle.name}>
        <p>
          <a href="#content">{paddle.name}</a>
        </p>
        <p {...refreshRegion("bar-rating")}>
          {average === undefined ? null : (
            <a href="#player-reviews">
              {isConfirmedPaddle(paddle) ? <Stars rating={average} /> : "Rated"}
              <Marked value={derived(average, toOneDecimal)} isStrong />
            </a>
          )}
        </p>
        <TrayToggle paddle={paddle} />
        <a className="button" href="#write-a-review">
          Write
        </a>
      </nav>
    </div>
  );
}

type Named = Pick<Paddle, "slug" | "name">;

/** A list that scrolls sideways on a phone. @param labelledBy the id of its heading */
function Sideways({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div
      className="sideways"
      role="group"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Links from a paddle to its comparisons: the likely ones, those with its other versions, and any other. */
export function CompareWith({ paddle, partners }: { paddle: Paddle; partners: readonly Named[] }) {
  if (partners.length === 0) return null;
  return (
    <nav className={compareWith.line} aria-labelledby="compare-with">
      <h2 className="medium" id="compare-with">
        Compare with
      </h2>
      <Sideways labelledBy="compare-with">
        <ul className="row wide-6">
          {partners.map(({ slug, name }) => (
            <li key={slug}>
              <a className="tap" href={pairPath(paddle.slug, slug)}>
                {name}
              </a>
            </li>
          ))}
          {versionsOf(paddle).map((sold) =>
            sold.version ? (
              <li key={soldSlug(sold)}>
                <a className="tap" href={pairPath(paddle.slug, soldSlug(sold))}>
                  its {sold.version.name}
                </a>
              </li>
            ) : null,
          )}
          <li>
            <a className="tap" href={comparisonAddress([paddle.slug])}>
              another paddle
            </a>
          </li>
        </ul>
      </Sideways>
    </nav>
  );
}

interface InsteadOfProps {
  paddle: Paddle;
  alternatives: readonly Alternative[];
  /** The likeliest comparisons, without the alternatives. */
  partners: readonly AnyPaddle[];
}

/** The paddles to consider instead, each with its reason, then the other likely comparisons. */
export function InsteadOf(props: InsteadOfProps) {
  return (
    <CachedMarkup
      as="div"
      frame={{ className: "stack fit screen gap-6" }}
      inside={Others}
      props={props}
    />
  );
}

function Others({ paddle, alternatives, partners }: InsteadOfProps) {
  return (
    <>
      {alternatives.length > 0 ? (
        <section aria-labelledby="instead-of-this">
          <h2 id="instead-of-this">Instead of this</h2>
          <Sideways labelledBy="instead-of-this">
            <ul>
              {alternatives.map((each) => (
                <Item key={each.paddle.slug} of={paddle} alternative={each} />
              ))}
            </ul>
          </Sideways>
        </section>
      ) : null}
      <CompareWith paddle={paddle} partners={partners} />
    </>
  );
}

function Item({
  of,
  alternative: { paddle, kinds, reason },
}: {
  of: Paddle;
  alternative: Alternative;
}) {
  const kind = capitalized(listedInWords(kinds));
  return (
    <li className={insteadOf.item}>
      <h3 className="medium">
        {kind}: <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>{" "}
        <span className="muted regular">{priceText(paddle.listPriceCents)}</span>
      </h3>
      <p className="measure">
        <MarkedText text={reason} />
      </p>
      <a
        className="tap small"
        href={pairPath(of.slug, paddle.slug)}
        aria-label={`Compare side by side with ${paddle.name}`}
      >
        Compare side by side
      </a>
    </li>
  );
}

/**
 * schema.org Product (https://schema.org/Product). On a private site it describes what the page shows, as specified; on
 * a public one samples mustn't pass for players' reviews, so it includes only players' own.
 * @returns undefined without a rating, a review or an offer: search engines report a Product with none of them as an
 * error of the page
 */
export function productData(
  paddle: Paddle,
  { shown, totals, players }: SubjectReviews,
  {
    siteUrl,
    isPublic,
    name,
    today,
  }: { siteUrl: string; isPublic: boolean; name: string; today: string },
): object | undefined {
  const counted = isPublic ? players : totals;
  const reviews = shown.filter((review) => !isPublic || !review.sample).slice(0, 5);
  const evidence = {
    ...aggregate(counted),
    ...(isPublic ? offersData(freshOffers(paddle.offers, today)) : {}),
    ...(reviews.length > 0 ? { review: reviews.map((review) => reviewData(review, name)) } : {}),
  };
  if (Object.keys(evidence).length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: paddle.name,
    description: paddle.excerpt,
    image: siteUrl + (leadImage(paddle)?.path ?? socialImagePath(addresses.paddle.href(paddle))),
    url: `${siteUrl}/${paddle.slug}`,
    category: paddle.category,
    brand: { "@type": "Brand", name: paddle.brand },
    ...evidence,
  };
}

/** Prices that were read in a shop in the last 30 days. An older one isn't claimed. */
function offersData(offers: readonly SeenOffer[]): object {
  if (offers.length === 0) return {};
  return {
    offers: offers.map(({ shop, url, last }) => ({
      "@type": "Offer",
      price: (last.priceCents / 100).toFixed(2),
      priceCurrency: "USD",
      url,
      seller: { "@type": "Organization", name: shop },
    })),
  };
}

function aggregate(totals: RatingTotals): object {
  const average = averageRating(totals);
  if (average === undefined) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: toOneDecimal(average),
      reviewCount: totals.reviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function reviewData(
  { firstName, rating, reviewText, writtenAt, answer }: ReviewView,
  siteName: string,
): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: firstName },
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: reviewText,
    ...(writtenAt === null ? {} : { datePublished: new Date(writtenAt).toISOString() }),
    ...(answer === null
      ? {}
      : {
          comment: {
            "@type": "Comment",
            author: { "@type": "Organization", name: siteName },
            text: answer.text,
            dateCreated: new Date(answer.writtenAt).toISOString(),
          },
        }),
  };
}

interface WorthUpgradingProps {
  paddle: AnyPaddle;
  generations: readonly (Generation & UpgradeAnswer)[];
  /** What to buy for more of something. */
  more: readonly MoreOf[];
  /** The paddles that its reviewers came from. */
  switches: readonly Switch[];
  tape: PaddlePageWording["tape"] & { hasArticle: boolean };
}

/** What weight on a paddle's edge adds to. */
const helpedByTape: ReadonlySet<Use> = new Set(["power", "forgiveness"]);

const hasUpgrades = ({ paddle, generations, more, switches }: Omit<WorthUpgradingProps, "tape">) =>
  generations.length + more.length + switches.length > 0 || paddle.replaces?.name !== undefined;

/** The models before and after a paddle, and for each whether the newer one is worth upgrading to. */
export function WorthUpgrading(props: WorthUpgradingProps) {
  const { paddle, generations, more, switches, tape } = props;
  const { name, changed } = paddle.replaces ?? {};
  if (!hasUpgrades(props)) return null;
  return (
    <section className="stack gap-4 screen" aria-labelledby="worth-upgrading">
      <h2 id="worth-upgrading">Worth upgrading?</h2>
      {generations.map(({ newer, older, answer, because }) => (
        <div key={newer.slug} className={worthUpgradingStyles.models}>
          <h3>
            {older === paddle ? "Newer" : "Earlier"} model:{" "}
            <Name of={older === paddle ? newer : older} />
          </h3>
          <p className="bold">{answer}</p>
          <details className="folded">
            <summary>Why</summary>
            <Phrases of={because} />
          </details>
          {[newer, older].every(isIdentified) ? (
            <a
              className="tap small"
              href={
                newer.isListed || older.isListed
                  ? comparisonAddress([newer.slug, older.slug])
                  : pairPath(newer.slug, older.slug)
              }
            >
              The {older.shortName} and the {newer.shortName} side by side
            </a>
          ) : null}
        </div>
      ))}
      {name === undefined ? null : (
        <div className={worthUpgradingStyles.models}>
          <h3>Earlier model: {name}</h3>
          <p>
            {changed === undefined ? (
              `The ${paddle.shortName} took its place.`
            ) : (
              <MarkedText text={changed} />
            )}
          </p>
        </div>
      )}
      {switches.length === 0 ? null : (
        <div className={worthUpgradingStyles.models}>
          <h3>Owners also had</h3>
          <ul>
            {switches.map(({ other, reviews }) => (
              <li key={other.slug}>
                {reviews} players who reviewed it came from the <LinkTo paddle={other} />.
              </li>
            ))}
          </ul>
        </div>
      )}
      {more.length === 0 ? null : (
        <div className={worthUpgradingStyles.models}>
          <h3>If you own it</h3>
          <details className="folded">
            <summary>
              For more {listedInWords(more.flatMap(({ uses }) => uses).map(traitText), "or")}
            </summary>
            <ul>
              {more.map(({ uses, paddle: step, sentence, further }) => (
                <li key={step.slug}>
                  For more {listedInWords(uses.map(traitText))}: <LinkTo paddle={step} />.{" "}
                  {sentence}
                  {further ? (
                    <>
                      {" "}
                      A further step: <LinkTo paddle={further.paddle} />. {further.sentence}
                    </>
                  ) : null}
                </li>
              ))}
              {more.some(({ uses }) => uses.some((use) => helpedByTape.has(use))) ? (
                <li>
                  {tape.text}
                  {tape.hasArticle ? (
                    <>
                      {" "}
                      <a href={addresses.blogArticle.href({ article: tape.article })}>
                        {tape.link}
                      </a>
                    </>
                  ) : null}
                </li>
              ) : null}
            </ul>
          </details>
        </div>
      )}
    </section>
  );
}

const LinkTo = ({ paddle }: { paddle: Named }) => (
  <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
);

function Name({ of, of: { year, notConfirmed } }: { of: AnyPaddle }) {
  return (
    <>
      <LinkTo paddle={of} />
      {year === null || notConfirmed.includes("year") ? null : ` (${year})`}
    </>
  );
}

/** What a paddle's page shows of content alone, computed once. */
const contentOf = oncePer((paddles: readonly AnyPaddle[]) =>
  oncePer((paddle: AnyPaddle) => {
    const path = addresses.paddle.href(paddle);
    const inUnits = (units: Units) => {
      const alternatives = alternativesTo(paddle, paddles, units);
      const partners = likelyPartners(paddle.slug, paddles)
        .filter((partner) => alternatives.every((each) => each.paddle !== partner))
        .slice(0, 3);
      return { alternatives, partners, more: moreOf(paddle, paddles, units) };
    };
    return {
      path,
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        ...(paddle.isListed ? [{ name: paddle.brand, path: brandPath(paddle)! }] : []),
        { name: paddle.name, path },
      ],
      scores: useScores(paddle, paddles),
      generations: generationsOf(paddle, paddles),
      others: { us: inUnits("us"), metric: inUnits("metric") },
    };
  }),
);

/** Leads from a version, as the tray links to it, to the page of its paddle. */
function leadFromVersion(sold: string, { paddle }: Pick<Library, "paddle">): void {
  const page = sold.includes("@") ? soldNamed(sold, paddle) : undefined;
  if (page) redirect(addresses.paddle.href(page), 301);
}

/** The slugs of paddles with a newer model in the catalog. */
const replacedIn = oncePer(
  (paddles: readonly AnyPaddle[]) =>
    new Set(paddles.flatMap(({ replaces }) => replaces?.paddle ?? [])),
);

/** What tells a paddle's versions apart, as players type it: '14mm', 'widebody', 'V7'. */
const wordsOfVersions = (paddle: AnyPaddle): string[] => [
  ...versionNames(paddle),
  ...versionsOf(paddle).flatMap(({ coreMm, shape }) =>
    [coreMm === null ? [] : `${coreMm}mm`, shape ?? []].flat(),
  ),
];

/** A paddle in the sitemap and the search. */
const paddleEntry = (paddle: Paddle, paddles: readonly AnyPaddle[]): PageEntry<"/:slug"> => ({
  params: paddle,
  kicker: paddle.category,
  title: paddle.name,
  drawn: drawnOr(paddle, { paddles: [paddle] }),
  updated: paddle.updated,
  subjects: [paddle.slug],
  search: {
    group: "Paddles",
    note: `${paddle.category}, ${priceText(paddle.listPriceCents)}`,
    keywords: [
      paddle.brand,
      paddle.fullName,
      paddle.shortName,
      ...paddle.aliases,
      paddle.category,
      paddle.surface,
      ...(paddle.faceMaterial === undefined ? [] : [paddle.faceMaterial]),
      ...wordsOfVersions(paddle),
      ...paddle.keywords,
    ],
    text: [
      paddle.excerpt,
      paddle.intro,
      ...paddle.knownFor,
      ...(isConfirmedPaddle(paddle) ? paddle.buyIf : []),
    ].join(" "),
    comesLast: !isConfirmedPaddle(paddle),
    isBehind: replacedIn(paddles).has(paddle.slug),
  },
});

/** A listed paddle in the search. Search engines find it once a player has said something about it. */
const listedEntry = (
  paddle: Listed,
  mark: string,
  paddles: readonly AnyPaddle[],
): PageEntry<"/:slug"> => ({
  params: paddle,
  kicker: paddle.brand,
  title: paddle.name,
  drawn: { paddles: [paddle] },
  updated: paddle.updated,
  subjects: [paddle.slug],
  isIndexed: "once reviewed",
  search: {
    group: "Paddles",
    note: [mark, capitalized(knownInWords(paddle))].filter(Boolean).join(". "),
    keywords: [paddle.brand, ...paddle.aliases, ...wordsOfVersions(paddle), paddle.build ?? ""],
    text: "",
    comesLast: true,
    isListed: true,
    isBehind: replacedIn(paddles).has(paddle.slug),
  },
});

/** What players have said and measured of a paddle, as its page shows it. */
async function loadFromPlayers(
  { slug }: AnyPaddle,
  asked: ReturnType<typeof readReviewAddress>,
  { reviews, questions, ...site }: Site,
) {
  const today = site.today();
  const [found, digest, themes, measured, aged, paid, answered] = await Promise.all([
    reviews.of(slug, asked),
    // Who narrows the list wants those alone.
    isFiltering({ ...asked, level: undefined }) ? noDigest : reviews.digest(slug, asked.level),
    reviews.themes(slug),
    reviews.measured(slug),
    reviews.aged(slug),
    reviews.paid(slug, today),
    questions.answered(slug),
  ]);
  return {
    reviews: found,
    digest,
    themes,
    measured,
    aged,
    answered,
    asked,
    paid: paid && paidPricesText(paid),
  };
}

/** Whether each newer model of a paddle's line is worth buying, by facts, pages and players on both. */
const loadUpgrades = (generations: readonly Generation[], units: Units, { reviews }: Site) =>
  Promise.all(
    generations.map(async (models) => {
      const [newer, older] = await Promise.all([
        reviews.themes(models.newer.slug),
        reviews.themes(models.older.slug),
      ]);
      const players = { newer: newer.players, older: older.players };
      return { ...models, ...worthUpgrading(models, players, units) };
    }),
  );

/** What the page of a listed paddle shows: its facts, what it resembles, and what players say. */
async function loadListed(listed: Listed, fields: URLSearchParams, site: Site) {
  const { library } = site;
  const { units } = unitsQuery.read(fields);
  const { others, generations, path, breadcrumbs } = contentOf(library.paddles)(listed);
  const [players, before, upgrades] = await Promise.all([
    loadFromPlayers(listed, readReviewAddress(fields), site),
    site.reviews.playedBefore(listed.slug),
    loadUpgrades(generations, units, site),
  ]);
  return {
    ...players,
    listed,
    path,
    breadcrumbs,
    /** What we've written about that comes closest. */
    closest: closestTo(listed, library.written),
    generations: upgrades,
    switches: cameFrom(listed, before, library.paddles),
    more: others[units].more,
    tape: tapeOf(library),
    figures: reviewFigures(players.reviews, library.wording.groups[listed.wording], undefined),
    ranges: catalogRanges(library.paddles),
    units,
    wording: library.wording,
    questions: library.questions,
    words: library.paddleLists.listed,
    votes: library.paddlePage.votes,
    today: site.today(),
    reviewEmails: library.newsletter.reviews.heading,
  };
}

const tapeOf = ({ paddlePage: { tape }, blog }: Library) => ({
  ...tape,
  hasArticle: blog.some(({ slug }) => slug === tape.article),
});

/** Search engines find it once a player has said something about it. */
const headOfListed = ({ listed, words, breadcrumbs, path, reviews }: ListedData) => ({
  title: listed.name,
  description: fill(words.description, { name: listed.name }),
  keywords: [listed.name.toLowerCase(), `${listed.name.toLowerCase()} specs`],
  path: reviews.totals.reviews > 0 ? path : undefined,
  breadcrumbs,
});

type ListedData = Awaited<ReturnType<typeof loadListed>>;

/** The few reviews that a page shows before its facts. They're there again as soon as one is posted. */
function PlayersWords({
  of,
  data,
}: {
  of: Pick<Paddle, "name">;
  data: Pick<ListedData, "digest" | "path" | "reviews" | "wording">;
}) {
  return (
    <div {...refreshRegion("digest")}>
      <Digest
        digest={data.digest}
        path={data.path}
        name={of.name}
        players={data.reviews.players.reviews}
        words={data.wording}
      />
    </div>
  );
}

interface FromPlayersProps extends Pick<WriteReviewProps, "refused"> {
  of: Pick<Paddle, "slug" | "name" | "shortName" | "wording">;
  data: Pick<
    ListedData,
    "path" | "reviews" | "asked" | "wording" | "reviewEmails" | "answered" | "questions"
  >;
  /** The ids of the page's parts above. */
  above: { verdict?: string; specs: string };
  /** The names of the paddle's versions, besides its page's. */
  versions: string[];
}

/** Players' reviews with the form beside them, and their questions below both. */
function FromPlayers({ of: paddle, data, above, versions, refused }: FromPlayersProps) {
  const { path, reviews, asked, wording } = data;
  return (
    <>
      <div className={styles.reviews}>
        <ReviewList
          path={path}
          subject={paddle.slug}
          name={paddle.name}
          reviews={reviews}
          asked={asked}
          wording={wording}
          parts={above}
        />
        <p className="screen">
          <a href={addresses.alert.href({ alert: "reviews", slug: paddle.slug })}>
            {data.reviewEmails}
          </a>
        </p>
      </div>
      <div className={styles.writing}>
        <WriteReview
          path={path}
          shortName={paddle.shortName}
          group={paddle.wording}
          wording={wording}
          versions={versions}
          asked={asked}
          refused={refused}
        />
      </div>
      <div className={styles.part}>
        <QuestionsSection
          paddle={paddle}
          questions={data.answered}
          words={data.questions}
          times={wording.stoodOut.times}
        />
      </div>
    </>
  );
}

function ListedPage({ data, refused }: { data: ListedData } & Pick<WriteReviewProps, "refused">) {
  const { listed, path, breadcrumbs, reviews, figures, wording } = data;
  const { siteUrl } = useSiteFacts();
  return (
    <>
      <ListedHeader
        paddle={listed}
        closest={data.closest}
        breadcrumbs={breadcrumbs}
        figures={figures}
        units={data.units}
      />
      <div
        className={styles.columns}
        data-printed={`All reviews of the ${listed.name} are at ${siteUrl}${path}`}
      >
        <div className={styles.part}>
          <KeptOf paddle={listed} words={data.votes} />
          <PlayersWords of={listed} data={data} />
          <SpecSheet
            paddle={listed}
            ranges={data.ranges}
            units={data.units}
            today={data.today}
            measured={data.measured}
            words={wording.owners}
          />
          <WhereToBuy of={{ kind: "paddles", ...listed }} today={data.today} paid={data.paid} />
          <OwnOne paddle={listed} />
          <WorthUpgrading
            paddle={listed}
            generations={data.generations}
            more={data.more}
            switches={data.switches}
            tape={data.tape}
          />
          <ThemeFigure
            themes={data.themes}
            reviews={reviews.totals.reviews}
            words={wording.themes}
          />
          <AgedFigures figures={data.aged} words={wording.aged} />
        </div>
        <FromPlayers
          of={listed}
          data={data}
          above={{ specs: "specifications" }}
          versions={(listed.versions ?? []).map(({ name }) => name)}
          refused={refused}
        />
      </div>
    </>
  );
}

export default definePage(addresses.paddle, {
  listed: {
    kind: "paddle",
    weight: "page with islands",
    pages: ({ library }) =>
      library.paddles.map((paddle) =>
        paddle.isListed
          ? listedEntry(paddle as Listed, library.paddleLists.listed.mark, library.paddles)
          : paddleEntry(library.writtenPaddle(paddle.slug)!, library.paddles),
      ),
  },

  query: reviewAndUnitsCodec,
  hasTray: true,

  /** The paddle must exist; its stored reviews may be missing for a while. */
  async load({ params, url: { searchParams }, site }) {
    const { library, reviews, settings } = site;
    const any = library.paddle(params.slug);
    if (!any) leadFromVersion(params.slug, library);
    if (any?.isListed) return await loadListed(any as Listed, searchParams, site);
    const paddle = library.writtenPaddle(params.slug) ?? notFound();
    const { others, ...content } = contentOf(library.paddles)(paddle);
    const { units } = unitsQuery.read(searchParams);
    const [players, before, generations] = await Promise.all([
      loadFromPlayers(paddle, readReviewAddress(searchParams), site),
      reviews.playedBefore(paddle.slug),
      loadUpgrades(content.generations, units, site),
    ]);
    return {
      ...content,
      ...others[units],
      ...players,
      paddle,
      figures: reviewFigures(players.reviews, library.wording.groups[paddle.wording], paddle),
      questions: library.questions,
      switches: cameFrom(paddle, before, library.paddles),
      words: library.paddlePage,
      tape: tapeOf(library),
      correction: library.requests.correction,
      ranges: catalogRanges(library.paddles),
      units,
      generations,
      wording: library.wording,
      today: site.today(),
      reviewEmails: library.newsletter.reviews.heading,
      product: productData(paddle, players.reviews, {
        ...settings,
        name: library.site.name,
        today: site.today(),
      }),
      questionData: questionData(players.answered, {
        url: settings.siteUrl + addresses.paddle.href(paddle),
        name: paddle.name,
      }),
    };
  },

  action(context) {
    const { slug } = context.site.library.paddle(context.params.slug) ?? notFound();
    return receiveReview(context, slug, addresses.paddle.href({ slug }));
  },

  head(data) {
    if ("listed" in data) return headOfListed(data);
    const { paddle, product, questionData: questions, breadcrumbs } = data;
    return {
      title: `${paddle.name} Review`,
      description: paddle.description,
      keywords: paddle.keywords,
      product,
      questions,
      breadcrumbs,
      leadImage: leadImage(paddle),
    };
  },

  Page({ data, refused }) {
    if ("listed" in data) return <ListedPage data={data} refused={refused} />;
    const { path, breadcrumbs, paddle, reviews, themes, figures, words, wording } = data;
    const { siteUrl } = useSiteFacts();
    return (
      <>
        <PaddleHero
          paddle={paddle}
          breadcrumbs={breadcrumbs}
          figures={figures}
          noReviews={wording.noReviews}
          plays={isConfirmedPaddle(paddle) ? words.plays : words.known}
          hasUpgrades={hasUpgrades(data)}
          own={data.correction.own}
          paid={data.paid}
          units={data.units}
        />
        <PaddleBar paddle={paddle} figures={figures} />
        <div
          className={styles.columns}
          data-printed={`All reviews of the ${paddle.name} are at ${siteUrl}${path}`}
        >
          <div className={styles.part}>
            <HowItPlays paddle={paddle} scores={data.scores} words={words} />
            <PlayersWords of={paddle} data={data} />
          </div>
          <div className={styles.side}>
            <SpecSheet
              paddle={paddle}
              ranges={data.ranges}
              units={data.units}
              today={data.today}
              measured={data.measured}
              words={wording.owners}
            />
            {isConfirmedPaddle(paddle) ? <SideView paddle={paddle} units={data.units} /> : null}
            <InsteadOf paddle={paddle} alternatives={data.alternatives} partners={data.partners} />
          </div>
          <div className={styles.part}>
            {isConfirmedPaddle(paddle) ? <AboutPaddle paddle={paddle} words={words} /> : null}
            <MorePhotos of={paddle} />
            <WhereToBuy
              of={{ kind: "paddles", slug: paddle.slug, name: paddle.name, offers: paddle.offers }}
              today={data.today}
              paid={data.paid}
            />
            <p className="row middle small gap-1 wide-3">
              <ShareLink path={path} title={paddle.name} />
              <a className="tap screen" href={addresses.card.href(paddle)} rel="nofollow">
                {words.card.link}
              </a>
              <a className="tap screen" href={correctionAddress(paddle.slug)} rel="nofollow">
                {data.correction.link}
              </a>
            </p>
            <WorthUpgrading
              paddle={paddle}
              generations={data.generations}
              more={data.more}
              switches={data.switches}
              tape={data.tape}
            />
            <ThemeFigure themes={themes} reviews={reviews.totals.reviews} words={wording.themes} />
            <AgedFigures figures={data.aged} words={wording.aged} />
          </div>
          <FromPlayers
            of={paddle}
            data={data}
            above={{ verdict: "who-it-is-for", specs: "specifications" }}
            versions={paddle.versions?.map(({ name }) => name) ?? []}
            refused={refused}
          />
        </div>
      </>
    );
  },
});
