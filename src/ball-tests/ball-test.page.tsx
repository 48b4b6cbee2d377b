import { addresses, ballTestPath } from "../addresses";
import type { ArticlePart as PartName } from "./article-parts";
import { nothingTyped } from "../reviews/review";
import { readReviewAddress, reviewParameters } from "../reviews/list/review-address";
import { sectionsOf } from "../platform/text/sections";
import { creditedAuthor } from "../about/author-of";
import { receiveReview } from "../reviews/form/receive-review";
import { reviewOutcomeOf } from "../reviews/form/review-form-props";
import { reviewFigures } from "../reviews/ratings/review-figures";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { articleData } from "../platform/render/article-data";
import { breadcrumbData } from "../platform/ui/breadcrumb";
import { itemListData } from "../platform/render/item-list-data";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import { Reading } from "../platform/ui/reading";
import { ArticleCard } from "./article-card";
import { ArticleHero } from "./article-hero";
import { ArticlePart } from "./article-part";
import { ArticleReviews } from "./article-reviews";
import { articleView, comparedBalls } from "./article-view";
import { ballTestBreadcrumbs } from "../balls/ball-breadcrumbs";
import { listedBallTest } from "./listed-ball-test";
import styles from "./ball-test.module.css";

export default definePage(addresses.ballTest, {
  listed: {
    kind: "ball article",
    weight: "page with islands",
    pages: ({ library }) => library.ballTests.map((article) => listedBallTest(library, article)),
  },

  query: reviewParameters,

  /** The article must be there; its stored reviews may be missing for a while. */
  async load({ params, url, site }) {
    const { library, settings } = site;
    const article = library.ballTest(params.slug) ?? notFound();
    const asked = readReviewAddress(url.searchParams);
    const reviews = await site.reviews.of(article.slug, asked);
    const path = ballTestPath(article.slug);
    const facts = {
      ...article,
      path,
      published: article.publishDate,
      author: creditedAuthor(site, article),
    };
    const { siteUrl } = settings;
    const view = articleView(library, article);
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
  },

  async action(context) {
    const { params, site } = context;
    const { slug } = site.library.ballTest(params.slug) ?? notFound();
    return receiveReview(context, slug, ballTestPath(slug));
  },

  head: ({ path, article, structuredData }, { siteUrl }) => ({
    title: article.title,
    description: article.description,
    keywords: article.keywords,
    path,
    structuredData: [...structuredData, breadcrumbData(ballTestBreadcrumbs(article), siteUrl)],
  }),

  Page({ data: { path, article, reviews, figures, wording, asked }, refused }) {
    const html = article.pieces.map((piece) => ("part" in piece ? "" : piece.html)).join("");
    const sections = [...sectionsOf(html), { id: "verdict", title: "The verdict" }];
    return (
      <>
        <article>
          <ArticleHero article={article} breadcrumbs={ballTestBreadcrumbs(article)} />
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
            outcome={refused?.outcome ?? reviewOutcomeOf(asked)}
            typed={refused?.typed ?? nothingTyped}
          />
        </div>
      </>
    );
  },
});
