import { addresses } from "../../model/addresses";
import { likelyPartners } from "../../model/likely-pairs";
import { catalogRanges } from "../../model/paddle-facts";
import { readReviewAddress, reviewParameters } from "../../model/review-address";
import { nothingTyped } from "../../model/review";
import { readUnits } from "../../model/units";
import { CompareWith } from "./compare-with";
import { Island } from "../islands/island";
import { receiveReview } from "../reviews/receive-review";
import { reviewFigures } from "../reviews/review-figures";
import ReviewForm from "../reviews/review-form.island";
import { formProps, reviewOutcomeOf } from "../reviews/review-form-props";
import { ReviewList } from "../reviews/review-list";
import { ThemeFigure } from "../reviews/theme-figure";
import { definePage } from "../routing/define-page";
import { notFound } from "../routing/route";
import { breadcrumbData } from "../site/breadcrumb";
import { useSiteFacts } from "../site/site-facts";
import { listedPaddle } from "./listed-paddle";
import { PaddleHero } from "./paddle-hero";
import styles from "./paddle.module.css";
import { productData } from "./product-data";
import { SpecSheet } from "./spec-sheet";
import { Verdict } from "./verdict";

export default definePage(addresses.paddle, {
  listed: {
    kind: "paddle",
    weight: "page with islands",
    pages: ({ library }) => library.paddles.map(listedPaddle),
  },

  query: [...reviewParameters, "units"],
  hasTray: true,

  /** The paddle must exist; its stored reviews may be missing for a while. */
  async load({ params, url: { searchParams }, site: { library, reviews, settings } }) {
    const paddle = library.paddle(params.slug) ?? notFound();
    const path = addresses.paddle.href(paddle);
    const asked = readReviewAddress(searchParams);
    const [found, themes] = await Promise.all([
      reviews.of(paddle.slug, asked),
      reviews.themes(paddle.slug),
    ]);
    return {
      path,
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: paddle.name, path },
      ],
      paddle,
      reviews: found,
      themes,
      asked,
      figures: reviewFigures(
        found,
        library.wording.groups[paddle.wording],
        library.samplesOf(paddle.slug).length > 0 ? paddle : undefined,
      ),
      ranges: catalogRanges(library.paddles),
      units: readUnits(searchParams),
      partners: likelyPartners(paddle.slug, library.paddles).slice(0, 3),
      wording: library.wording,
      structuredData: productData(paddle, found, settings),
    };
  },

  action(context) {
    const { slug } = context.site.library.paddle(context.params.slug) ?? notFound();
    return receiveReview(context, slug, addresses.paddle.href({ slug }));
  },

  head: ({ path, breadcrumbs, paddle, structuredData }, { siteUrl }) => ({
    title: `${paddle.name} Review`,
    description: paddle.description,
    keywords: paddle.keywords,
    path,
    structuredData: [structuredData, breadcrumbData(breadcrumbs, siteUrl)],
  }),

  Page({ data, refused }) {
    const { path, breadcrumbs, paddle, reviews, themes, asked, figures, partners, wording } = data;
    const { siteUrl } = useSiteFacts();
    return (
      <>
        <PaddleHero paddle={paddle} breadcrumbs={breadcrumbs} figures={figures} wording={wording} />
        <div className={styles.columns}>
          <div
            className={styles.reading}
            data-printed={`All reviews of the ${paddle.name} are at ${siteUrl}${path}`}
          >
            <Verdict paddle={paddle} />
            <SpecSheet paddle={paddle} ranges={data.ranges} units={data.units} />
            <CompareWith paddle={paddle} partners={partners} />
            <ThemeFigure path={path} themes={themes} words={wording.themes} />
            <ReviewList
              path={path}
              subject={paddle.slug}
              reviews={reviews}
              asked={asked}
              wording={wording}
            />
          </div>
          <section
            id="write-a-review"
            className={styles.writing}
            aria-labelledby="write-a-review-title"
          >
            <Island
              of={ReviewForm}
              when="touch"
              props={formProps({
                path,
                shortName: paddle.shortName,
                group: paddle.wording,
                wording,
                outcome: refused?.outcome ?? reviewOutcomeOf(asked),
                typed: refused?.typed ?? nothingTyped,
              })}
            />
          </section>
        </div>
      </>
    );
  },
});
