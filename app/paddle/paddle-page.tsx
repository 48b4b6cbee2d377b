import { likelyPartners } from "../../model/likely-pairs";
import { catalogRanges } from "../../model/paddle-facts";
import { readReviewAddress, reviewParameters } from "../../model/review-address";
import { nothingTyped } from "../../model/review";
import { readUnits } from "../../model/units";
import { CompareWith } from "../compare/compare-with";
import { Island } from "../islands/island";
import { answerReviewPost } from "../reviews/receive-review";
import { reviewFigures } from "../reviews/review-figures";
import ReviewForm from "../reviews/review-form.island";
import { formProps } from "../reviews/review-form-props";
import { ReviewList } from "../reviews/review-list";
import { ThemeFigure } from "../reviews/theme-figure";
import { useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { postHeaders } from "../site/receive-post";
import { siteOf } from "../site/site-context";
import { useSiteFacts } from "../site/site-facts";
import { showsTray } from "../tray/shows-tray";
import type { Route } from "./+types/paddle-page";
import { PaddleHero } from "./paddle-hero";
import styles from "./paddle-page.module.css";
import { productData } from "./product-data";
import { SpecSheet } from "./spec-sheet";
import { Verdict } from "./verdict";

/** The paddle must be there; its stored reviews may be missing for a while. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { library, reviews, environment } = siteOf(context);
  const paddle = library.paddle(params.slug) ?? notFound(request);
  const { searchParams } = new URL(request.url);
  const asked = readReviewAddress(searchParams);
  const [found, themes] = await Promise.all([
    reviews.of(paddle.slug, asked),
    reviews.themes(paddle.slug),
  ]);
  return {
    paddle,
    reviews: found,
    themes,
    asked,
    figures: reviewFigures(
      found,
      library.wording.groups[paddle.wording],
      environment.sampleContent && library.samplesOf(paddle.slug).length > 0 ? paddle : undefined,
    ),
    ranges: catalogRanges(library.paddles),
    units: readUnits(searchParams),
    partners: likelyPartners(paddle.slug, library.paddles).slice(0, 3),
    wording: library.wording,
    structuredData: productData(paddle, found, environment),
  };
}

export async function action(args: Route.ActionArgs) {
  const { slug } = siteOf(args.context).library.paddle(args.params.slug) ?? notFound(args.request);
  return answerReviewPost(args, slug, `/${slug}`);
}

export const headers = postHeaders;

export const handle = { ...showsTray, query: [...reviewParameters, "units"] };

export default function PaddlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { paddle, reviews, themes, asked, figures, partners, wording, structuredData } = loaderData;
  const { siteUrl } = useSiteFacts();
  const path = `/${paddle.slug}`;
  const breadcrumbs = [
    { name: "Paddle Reviews", path: "/paddle-reviews" },
    { name: paddle.name, path },
  ];
  const outcome = actionData?.outcome ?? { kind: asked.thanks ? "stored" : "none" };
  return (
    <>
      <Head
        title={`${paddle.name} Review`}
        description={paddle.description}
        keywords={paddle.keywords}
        path={path}
        structuredData={[structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <PaddleHero paddle={paddle} breadcrumbs={breadcrumbs} figures={figures} wording={wording} />
      <div className={styles.columns}>
        <div
          className={styles.reading}
          data-printed={`All reviews of the ${paddle.name} are at ${siteUrl}${path}`}
        >
          <Verdict paddle={paddle} />
          <SpecSheet paddle={paddle} ranges={loaderData.ranges} units={loaderData.units} />
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
              subject: paddle.slug,
              shortName: paddle.shortName,
              group: paddle.wording,
              wording,
              outcome,
              typed: actionData?.typed ?? nothingTyped,
            })}
          />
        </section>
      </div>
    </>
  );
}
