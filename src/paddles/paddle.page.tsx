import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import { alternativesTo } from "./alternatives";
import { isConfirmedPaddle } from "./confirmed";
import { likelyPartners } from "./likely-pairs";
import { catalogRanges } from "./paddle-facts";
import { readReviewAddress } from "../reviews/list/review-address";
import { reviewAndUnitsCodec } from "../reviews/list/review-codec";
import { type Units, unitsQuery } from "../platform/text/units";
import { InsteadOf } from "./instead-of";
import { receiveReview } from "../reviews/form/receive-review";
import { reviewFigures } from "../reviews/ratings/review-figures";
import { WriteReview } from "../reviews/form/write-review";
import { ReviewList } from "../reviews/list/review-list";
import { ThemeFigure } from "../reviews/themes/theme-figure";
import { oncePer } from "../platform/once-per";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { ShareLink } from "../platform/ui/share-link";
import { useSiteFacts } from "../platform/render/site-facts";
import { useScores } from "./play";
import { HowItPlays } from "./how-it-plays";
import { PaddleBar } from "./paddle-bar";
import type { Paddle } from "./paddle.content";
import { PaddleHero } from "./paddle-hero";
import styles from "./paddle.module.css";
import { productData } from "./product-data";
import { SpecSheet } from "./spec-sheet";
import { generationsOf, worthUpgrading } from "./upgrade";
import { WorthUpgrading } from "./worth-upgrading";

/** What a paddle's page shows of content alone, worked out once. */
const contentOf = oncePer((paddles: readonly Paddle[]) =>
  oncePer((paddle: Paddle) => {
    const path = addresses.paddle.href(paddle);
    const inUnits = (units: Units) => {
      const alternatives = alternativesTo(paddle, paddles, units);
      const partners = likelyPartners(paddle.slug, paddles)
        .filter((partner) => alternatives.every((each) => each.paddle !== partner))
        .slice(0, 3);
      return { alternatives, partners };
    };
    return {
      path,
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: paddle.name, path },
      ],
      scores: useScores(paddle, paddles),
      generations: generationsOf(paddle, paddles),
      others: { us: inUnits("us"), metric: inUnits("metric") },
    };
  }),
);

export default definePage(addresses.paddle, {
  listed: {
    kind: "paddle",
    weight: "page with islands",
    pages: ({ library }) =>
      library.paddles.map((paddle) => ({
        params: paddle,
        kicker: paddle.category,
        title: paddle.name,
        drawn: { paddles: [paddle] },
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
            paddle.shape,
            ...paddle.keywords,
          ],
          text: [
            paddle.excerpt,
            paddle.intro,
            ...paddle.knownFor,
            ...(isConfirmedPaddle(paddle) ? paddle.buyIf : []),
          ].join(" "),
          comesLast: !isConfirmedPaddle(paddle),
        },
      })),
  },

  query: reviewAndUnitsCodec,
  hasTray: true,

  /** The paddle must exist; its stored reviews may be missing for a while. */
  async load({ params, url: { searchParams }, site: { library, reviews, settings } }) {
    const paddle = library.paddle(params.slug) ?? notFound();
    const { others, ...content } = contentOf(library.paddles)(paddle);
    const asked = readReviewAddress(searchParams);
    const { units } = unitsQuery.read(searchParams);
    const [found, themes, ...generations] = await Promise.all([
      reviews.of(paddle.slug, asked),
      reviews.themes(paddle.slug),
      ...content.generations.map(async (models) => {
        const [newer, older] = await Promise.all([
          reviews.themes(models.newer.slug),
          reviews.themes(models.older.slug),
        ]);
        const players = { newer: newer.players, older: older.players };
        return { ...models, ...worthUpgrading(models, players, units) };
      }),
    ]);
    return {
      ...content,
      ...others[units],
      paddle,
      reviews: found,
      themes,
      asked,
      figures: reviewFigures(found, library.wording.groups[paddle.wording], paddle),
      words: library.paddlePage,
      ranges: catalogRanges(library.paddles),
      units,
      generations,
      wording: library.wording,
      reviewEmails: library.newsletter.reviews.heading,
      product: productData(paddle, found, settings),
    };
  },

  action(context) {
    const { slug } = context.site.library.paddle(context.params.slug) ?? notFound();
    return receiveReview(context, slug, addresses.paddle.href({ slug }));
  },

  head: ({ paddle, product, breadcrumbs }) => ({
    title: `${paddle.name} Review`,
    description: paddle.description,
    keywords: paddle.keywords,
    product,
    breadcrumbs,
  }),

  Page({ data, refused }) {
    const { path, breadcrumbs, paddle, reviews, themes, asked, figures, words, wording } = data;
    const { siteUrl } = useSiteFacts();
    return (
      <>
        <PaddleHero
          paddle={paddle}
          breadcrumbs={breadcrumbs}
          figures={figures}
          noReviews={wording.noReviews}
          plays={isConfirmedPaddle(paddle) ? words.plays : words.known}
        />
        <PaddleBar paddle={paddle} figures={figures} />
        <div className={styles.columns}>
          <div
            className={styles.reading}
            data-printed={`All reviews of the ${paddle.name} are at ${siteUrl}${path}`}
          >
            <HowItPlays paddle={paddle} scores={data.scores} words={words} />
            <SpecSheet paddle={paddle} ranges={data.ranges} units={data.units} />
            <p>
              <ShareLink path={path} title={paddle.name} />
            </p>
            <ThemeFigure
              path={path}
              themes={themes}
              reviews={reviews.totals.reviews}
              words={wording.themes}
            />
            <ReviewList
              path={path}
              subject={paddle.slug}
              reviews={reviews}
              asked={asked}
              wording={wording}
              parts={{ verdict: "who-it-is-for", specs: "specifications" }}
            />
            <p className={styles.emails}>
              <a href={addresses.reviewEmails.href(paddle)}>{data.reviewEmails}</a>
            </p>
            <WorthUpgrading paddle={paddle} generations={data.generations} />
            <InsteadOf paddle={paddle} alternatives={data.alternatives} partners={data.partners} />
          </div>
          <WriteReview
            path={path}
            shortName={paddle.shortName}
            group={paddle.wording}
            wording={wording}
            asked={asked}
            refused={refused}
            className={styles.writing}
          />
        </div>
      </>
    );
  },
});
