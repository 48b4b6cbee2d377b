import type { ArticlePart as PartName } from "../../model/article-parts";
import { ballTestPath } from "../../model/addresses";
import { readReviewAddress, reviewParameters } from "../../model/review-address";
import { nothingTyped } from "../../model/review";
import { sectionsOf } from "../../model/sections";
import { creditedAuthor } from "../about/author-of";
import { answerReviewPost } from "../reviews/receive-review";
import { reviewFigures } from "../reviews/review-figures";
import { articleData } from "../site/article-data";
import { useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { itemListData } from "../site/item-list-data";
import { notFound } from "../site/not-found";
import { postHeaders } from "../site/receive-post";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import { Reading } from "../ui/reading";
import type { Route } from "./+types/ball-test-page";
import { ArticleHero } from "./article-hero";
import { ArticlePart } from "./article-part";
import { ArticleReviews } from "./article-reviews";
import { articleView, comparedBalls } from "./article-view";
import { ArticleCard } from "./article-card";
import { ballTestBreadcrumbs } from "./ball-breadcrumbs";
import styles from "./ball-test-page.module.css";
import { publishedBallTests } from "./published";

export const handle = { query: reviewParameters };

/** The article must be there; its stored reviews may be missing for a while. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library, environment } = site;
  const article =
    publishedBallTests(site).find(({ slug }) => slug === params.slug) ?? notFound(request);
  const asked = readReviewAddress(new URL(request.url).searchParams);
  const reviews = await site.reviews.of(article.slug, asked);
  const path = ballTestPath(article.slug);
  const facts = {
    ...article,
    path,
    published: article.publishDate,
    author: creditedAuthor(site, article),
  };
  const { siteUrl } = environment;
  const view = articleView(site, article);
  return {
    path,
    article: view,
    structuredData: [
      articleData("Article", facts, { name: library.site.name, siteUrl }),
      // A ball has no page of its own to lead to.
      ...itemListData(
        comparedBalls(view).map(({ name }) => ({ name })),
        { siteUrl, name: article.title },
      ),
    ],
    reviews,
    figures: reviewFigures(reviews, library.wording.groups.Ball, undefined),
    wording: library.wording,
    asked,
  };
}

export async function action(args: Route.ActionArgs) {
  const { slug } =
    publishedBallTests(siteOf(args.context)).find(({ slug: each }) => each === args.params.slug) ??
    notFound(args.request);
  return answerReviewPost(args, slug, ballTestPath(slug));
}

export const headers = postHeaders;

export default function BallTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, article, structuredData, reviews, figures, wording, asked } = loaderData;
  const breadcrumbs = ballTestBreadcrumbs(article);
  const html = article.pieces.map((piece) => ("part" in piece ? "" : piece.html)).join("");
  const sections = [...sectionsOf(html), { id: "verdict", title: "The verdict" }];
  return (
    <>
      <Head
        title={article.title}
        description={article.description}
        keywords={article.keywords}
        path={path}
        structuredData={[...structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <article>
        <ArticleHero article={article} breadcrumbs={breadcrumbs} />
        <div className={page.page}>
          <Reading wide sections={sections}>
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
          </Reading>
        </div>
      </article>
      <div className={styles.after}>
        {article.related.length > 0 ? (
          <section className={page.section} aria-labelledby="related">
            <h2 id="related">Related articles</h2>
            <ul className={page.pairs}>
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
          asked={asked}
          outcome={actionData?.outcome ?? { kind: asked.thanks ? "stored" : "none" }}
          typed={actionData?.typed ?? nothingTyped}
        />
      </div>
    </>
  );
}
