import type { ArticlePart as PartName } from "../../model/article-parts";
import { readReviewAddress } from "../../model/review-address";
import { nothingTyped } from "../../model/review";
import { answerReviewPost } from "../reviews/receive-review";
import { reviewFigures } from "../reviews/review-figures";
import { useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { postHeaders } from "../site/receive-post";
import { siteOf } from "../site/site-context";
import { Prose } from "../ui/prose";
import type { Route } from "./+types/ball-test-page";
import { articleData } from "./article-data";
import { ArticleHero } from "./article-hero";
import { ArticlePart } from "./article-part";
import { ArticleReviews } from "./article-reviews";
import { articleView } from "./article-view";
import { ArticleCard } from "./article-card";
import styles from "./ball-test-page.module.css";
import { publishedBallTests } from "./published";

/** The article must be there; its stored reviews may be missing for a while. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library, environment } = site;
  const article =
    publishedBallTests(site).find(({ slug }) => slug === params.slug) ?? notFound(request);
  const { before, thanks } = readReviewAddress(new URL(request.url).searchParams);
  const reviews = await site.reviews.of(article.slug, before);
  const path = `/reviews/balls/${article.slug}`;
  return {
    path,
    article: articleView(site, article),
    articleData: articleData(article, {
      name: library.site.name,
      siteUrl: environment.siteUrl,
      path,
    }),
    reviews,
    figures: reviewFigures(reviews, library.wording.groups.Ball, undefined),
    wording: library.wording,
    older: before !== undefined,
    thanks,
  };
}

export async function action(args: Route.ActionArgs) {
  const { slug } =
    publishedBallTests(siteOf(args.context)).find(({ slug: each }) => each === args.params.slug) ??
    notFound(args.request);
  return answerReviewPost(args, slug, `/reviews/balls/${slug}`);
}

export const headers = postHeaders;

export default function BallTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, article, reviews, figures, wording, older, thanks } = loaderData;
  const steps = [
    { name: "Reviews", path: "/reviews" },
    { name: "Ball Testing", path: "/reviews/balls" },
    { name: article.title, path },
  ];
  return (
    <>
      <Head
        title={article.title}
        description={article.description}
        keywords={article.keywords}
        path={path}
        structuredData={[loaderData.articleData, useBreadcrumbData(steps)]}
      />
      <article>
        <ArticleHero article={article} steps={steps} />
        <div className={styles.text}>
          {article.pieces.map((piece, index) =>
            "part" in piece ? (
              <ArticlePart key={index} name={piece.part as PartName} article={article} />
            ) : (
              <Prose key={index} html={piece.html} />
            ),
          )}
          <section className={styles.verdict} aria-labelledby="verdict">
            <h2 id="verdict">The verdict</h2>
            <p>{article.verdict}</p>
          </section>
        </div>
      </article>
      <div className={styles.after}>
        {article.related.length > 0 ? (
          <section aria-labelledby="related">
            <h2 id="related">Related articles</h2>
            <ul className={styles.related}>
              {article.related.map((other) => (
                <ArticleCard key={other.article.slug} article={other.article} ball={other.ball} />
              ))}
            </ul>
          </section>
        ) : null}
        <ArticleReviews
          path={path}
          article={article}
          reviews={reviews}
          figures={figures}
          wording={wording}
          older={older}
          outcome={actionData?.outcome ?? { kind: thanks ? "stored" : "none" }}
          typed={actionData?.typed ?? nothingTyped}
        />
      </div>
    </>
  );
}
