import card from "../../platform/ui/card.module.css";
import page from "../../platform/ui/page.module.css";
import { shortPriceText } from "../../platform/text/money.ts";
import { Marked, Terms } from "../../platform/ui/marked-text.tsx";
import { sampleIf } from "../../platform/text/sample.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { InShort } from "../../platform/ui/in-short.tsx";
import { UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { fill } from "../../platform/text/fill.ts";
import { addresses, ballPath } from "../../addresses.ts";
import type { Ball } from "../balls/ball.content.ts";
import { Fact } from "../balls/ball-fact.tsx";
import { useText } from "../balls/ball-facts.ts";
import { BallPicture } from "../balls/ball-picture.tsx";
import { reviewsText } from "../reviews/ratings/ratings.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { countTexts, samplesText } from "../reviews/themes/theme-figure.tsx";
import { addThemes, minReviews, themeNames } from "../reviews/themes/themes.ts";
import type { SubjectThemes } from "../reviews/themes/themes.service.ts";
import { choicesOf } from "../comparison/choices.ts";
import { VerdictLines } from "../comparison/short-verdicts.tsx";
import { finderAddress } from "../finder/finder-query.ts";
import { PaddleGrid } from "../finder/paddle-grid.tsx";
import {
  approvalsDated,
  byConfirmation,
  confirmedFirst,
  isIdentified,
} from "../paddles/paddle-facts.ts";
import {
  bestFirst,
  paddleItems,
  paddleSummaries,
  ratingOrderText,
} from "../paddles/paddle-summary.ts";
import { newestQuote, NewestReview } from "../paddles/review-quotes.tsx";
import { ListedGroup } from "../paddles/listed-group.tsx";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { maxCompared } from "../tray/comparison-address.ts";
import { brandsOf, brandSummary, brandTerms, inCommon, latestFirst } from "./brand.ts";
import styles from "./brand.module.css";

/** A brand's balls as cards, each linked to its row in the database. */
export function BrandBalls({ name, balls }: { name: string; balls: readonly Ball[] }) {
  if (balls.length === 0) return null;
  return (
    <section className="section" aria-labelledby="balls">
      <h2 id="balls">{name} balls</h2>
      <ul className={page.grid}>
        {balls.map((ball) => (
          <BallItem key={ball.slug} ball={ball} />
        ))}
      </ul>
    </section>
  );
}

function BallItem({ ball }: { ball: Ball }) {
  const use = useText(ball.use);
  return (
    <li className={card.card}>
      <div className={card.picture}>
        <BallPicture ball={ball} />
      </div>
      <div className={card.words}>
        <p className="muted">
          {use} ·{" "}
          <Fact
            ball={ball}
            fact="pricePerBallCents"
            text={`${shortPriceText(ball.pricePerBallCents ?? 0)} a ball`}
          />
        </p>
        <h3>
          <a className={`${card.title} ${card.whole}`} href={ballPath(ball.slug)}>
            {ball.name}
          </a>
        </h3>
        <p>{ball.reputation}</p>
      </div>
    </li>
  );
}

const maxThemes = 4;

interface BrandThemesProps {
  /** One entry per paddle. */
  themes: readonly SubjectThemes[];
  reviews: number;
  words: ReviewWording["themes"];
}

/** What reviewers of a brand's paddles mention most. Empty if too few mention anything. */
export function BrandThemes({ themes, reviews, words }: BrandThemesProps) {
  const all = {
    players: addThemes(...themes.map(({ players }) => players)),
    samples: addThemes(...themes.map(({ samples }) => samples)),
  };
  const counts = addThemes(all.players, all.samples)
    .filter(({ praise, complaint }) => praise + complaint >= minReviews)
    .toSorted((a, b) => b.praise + b.complaint - a.praise - a.complaint)
    .slice(0, maxThemes);
  if (counts.length === 0) return null;
  const sampled = new Set(all.samples.map(({ theme }) => theme));
  return (
    <section className="section" aria-labelledby="reviewers">
      <h2 id="reviewers">{words.title}</h2>
      <Terms
        className={`labels ${styles.terms}`}
        of={counts.map(({ theme, ...count }) => [
          themeNames[theme],
          <Marked
            key={theme}
            value={sampleIf(
              sampled.has(theme),
              countTexts(count, reviewsText(reviews), words)
                .map(({ text }) => text)
                .join(", "),
            )}
          />,
        ])}
      />
      <p className="note">
        {samplesText(all, words)} <a href={`${addresses.howItWorks.path}#on-themes`}>{words.how}</a>
      </p>
    </section>
  );
}

/** More are a list to narrow down in the finder. */
const maxOnPage = 24;

export default definePage(addresses.brand, {
  listed: {
    kind: "brand",
    weight: "page",
    pages: ({ library }) =>
      brandsOf(library).map(({ name, slug, paddles }) => ({
        params: { brand: slug },
        kicker: "Pickleball paddles by",
        title: name,
        drawn: {
          paddles: confirmedFirst(paddles.map((paddle) => ({ paddle })))
            .slice(0, 3)
            .map(({ paddle }) => paddle),
        },
        subjects: paddles.map((paddle) => paddle.slug),
        search: {
          group: "Brands",
          note: paddles.map((paddle) => paddle.name).join(", "),
          keywords: [`${name} pickleball paddles`],
          text: "",
        },
      })),
  },

  hasTray: true,

  /** The brand must exist; if the store is down, its paddles' ratings come from the samples alone. */
  async load({ params, site }) {
    const { library } = site;
    const brand = brandsOf(library).find(({ slug }) => slug === params.brand) ?? notFound();
    const { name } = brand;
    const summaries = await paddleSummaries(site, brand.paddles);
    const listed = bestFirst(summaries, library, await site.reviews.rankingMean());
    const quotes = await newestQuote(site, brand.paddles);
    const themes = brand.paddles.map(({ slug }) => site.reviews.themes(slug));
    const { brands: words, ...lists } = library.paddleLists;
    const values = { brand: name, summary: brandSummary(brand) };
    return {
      brand,
      listed,
      quotes,
      themes: await Promise.all(themes),
      wording: library.wording,
      heading: fill(words.brandHeading, values),
      description: fill(
        brand.paddles.every(isIdentified) ? words.brandDescription : words.unconfirmedDescription,
        values,
      ),
      wayOn: lists.unconfirmed.link,
      ratingOrder: ratingOrderText(lists, listed, false),
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: words.heading, path: addresses.brands.path },
        { name, path: addresses.brand.href(params) },
      ],
    };
  },

  head: ({ brand: { name }, heading, description, listed, breadcrumbs }) => ({
    title: heading,
    description,
    keywords: [`${name} pickleball paddles`, `best ${name} paddle`, `${name} paddle reviews`],
    list: paddleItems(listed),
    listName: heading,
    breadcrumbs,
  }),

  Page({ data }) {
    const { brand, listed, heading, ratingOrder, breadcrumbs } = data;
    const { confirmed, onlyListed, unconfirmed } = byConfirmation(listed);
    const known = [latestFirst(confirmed), onlyListed, unconfirmed].find(
      (some) => some.length > 0,
    )!;
    const answered = known.slice(0, maxCompared);
    const { category } = brand.paddles[0]!;
    const cards = { linkText: "Read Full Review", showsPrice: true };
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={`stack fit top gap-3 ${styles.header}`}>
          <h1>{heading}</h1>
          <InShort>
            <VerdictLines choices={choicesOf(answered)} units="us" showsPrices />
            {confirmed.length > 0 || category === null ? null : (
              <a href={finderAddress(addresses.paddleFinder.path, { category })}>
                {fill(data.wayOn, { category: category.toLowerCase() })}
              </a>
            )}
          </InShort>
        </div>
        <section className="section" aria-labelledby="the-brand">
          <h2 id="the-brand">{brand.name} at a glance</h2>
          {inCommon(brand.paddles) ? <p>{inCommon(brand.paddles)}</p> : null}
          <Terms className={`labels ${styles.terms}`} of={brandTerms(brand.paddles)} />
          <p className="note">
            Each paddle&apos;s page says whose figures these are; we didn&apos;t measure anything.{" "}
            {approvalsDated(brand.paddles)}
          </p>
        </section>
        <section className="section" aria-labelledby="paddles">
          <h2 id="paddles">{brand.name} paddles</h2>
          {confirmed.length > 1 ? <p className="note">{ratingOrder}</p> : null}
          {confirmed.length > 0 ? <PaddleGrid listed={confirmed} {...cards} /> : null}
          <ListedGroup heading="h3" listed={onlyListed.slice(0, maxOnPage)} />
          {unconfirmed.length > 0 ? (
            <UnconfirmedGroup heading="h3">
              <PaddleGrid listed={unconfirmed} {...cards} />
            </UnconfirmedGroup>
          ) : null}
          <p>
            <a href={finderAddress(addresses.paddleFinder.path, { brand: brand.name })}>
              {onlyListed.length > maxOnPage
                ? `All ${brand.paddles.length} in the finder`
                : "Narrow them down in the finder"}
            </a>{" "}
            or see <a href={addresses.brands.path}>all brands</a>.
          </p>
        </section>
        <NewestReview quotes={data.quotes} words={data.wording} />
        <BrandThemes
          themes={data.themes}
          reviews={listed.reduce((sum, { reviews }) => sum + reviews, 0)}
          words={data.wording.themes}
        />
        <BrandBalls name={brand.name} balls={brand.balls} />
        {brand.balls.length > 0 ? (
          <p className="note">
            <UnsureLegend />
          </p>
        ) : null}
      </div>
    );
  },
});
