import { addresses, ballTestPath } from "../addresses";
import { wordsIn } from "../platform/text/words-in";
import type { ArticlePart as PartName } from "./article-parts";
import { readReviewAddress } from "../reviews/list/review-address";
import { reviewCodec } from "../reviews/list/review-codec";
import { sectionsOf } from "../platform/text/sections";
import { creditedAuthor, signature } from "../about/author-of";
import { receiveReview } from "../reviews/form/receive-review";
import { WriteReview } from "../reviews/form/write-review";
import { BallRatings } from "../reviews/balls/ball-ratings";
import { reviewedPage } from "../reviews/reviewed-page";
import { ReviewList } from "../reviews/list/review-list";
import { reviewFigures } from "../reviews/ratings/review-figures";
import { refreshRegion } from "../platform/islands/refresh-regions";
import { oncePer } from "../platform/once-per";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import page from "../platform/ui/page.module.css";
import { MarkedText } from "../platform/ui/marked-text";
import { Prose } from "../platform/ui/prose";
import { ShareLink } from "../platform/ui/share-link";
import { Reading } from "../platform/ui/reading";
import { ArticleCard } from "./article-card";
import hero from "./article-hero.module.css";
import { SampleLine } from "./sample-line";
import { Byline } from "../about/byline";
import { BallPicture } from "../balls/ball-picture";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { InShortLines } from "../platform/ui/in-short";
import { PageHeader } from "../platform/ui/page-header";
import { ArticleRating } from "./article-rating";
import { ArticlePart } from "./article-part";
import reviewStyles from "./article-reviews.module.css";
import { type ArticleView, articleView, comparedBalls } from "./article-view";
import type { BallTest } from "./ball-test.content";
import type { Library } from "../library/library";
import { ballTestBreadcrumbs } from "../balls/ball-breadcrumbs";
import styles from "./ball-test.module.css";

export default definePage(addresses.ballTest, {
  listed: {
    kind: "ball article",
    weight: "page with islands",
    pages: ({ library }) =>
      library.ballTests.map((article) => {
        const { author, ...view } = articleView(library, article);
        const balls = new Set([view.coverBall ?? [], comparedBalls(view)].flat());
        return {
          params: article,
          kicker: `Ball Testing · ${article.category}`,
          title: article.title,
          note: author && `By ${signature(author)}`,
          drawn: { balls: [...balls].slice(0, 3) },
          updated: article.updated ?? article.publishDate,
          subjects: [article.slug],
          search: {
            group: "Articles",
            note: article.description,
            keywords: ["Ball Testing", article.category, ...article.keywords],
            text: wordsIn(article.html),
          },
        };
      }),
  },

  query: reviewCodec,

  /** The article must be there; its stored reviews may be missing for a while. */
  async load({ params, url, site }) {
    const { library } = site;
    const article = library.ballTest(params.slug) ?? notFound();
    const asked = readReviewAddress(url.searchParams);
    const [reviews, ballRatings] = await Promise.all([
      site.reviews.of(article.slug, asked),
      site.reviews.ballRatings(article.slug),
    ]);
    const path = ballTestPath(article.slug);
    return {
      path,
      article: viewOf(library)(article),
      credited: creditedAuthor(site, article),
      reviews,
      ballRatings,
      balls: reviewedPage(library, article.slug)?.balls ?? [],
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

  head: ({ article, credited }) => ({
    ...article,
    article: { ...article, published: article.publishDate, author: credited },
    // A ball has no page of its own to lead to.
    list: comparedBalls(article).map(({ name }) => ({ name })),
    listName: article.title,
    breadcrumbs: ballTestBreadcrumbs(article),
  }),

  Page({ data, refused }) {
    const { path, article, reviews, figures, wording, asked } = data;
    return (
      <>
        <CachedMarkup as="article" frame={{}} inside={Article} props={{ path, article }} />
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
          <div className={reviewStyles.columns}>
            <ReviewList
              path={path}
              subject={article.slug}
              reviews={reviews}
              asked={asked}
              wording={wording}
              parts={{ verdict: "verdict" }}
            >
              <ArticleRating figures={figures} />
              <div {...refreshRegion("by-ball")}>
                <BallRatings ratings={data.ballRatings} title={wording.byBall} />
              </div>
            </ReviewList>
            <WriteReview
              path={path}
              shortName={article.shortName}
              group="Ball"
              wording={wording}
              balls={data.balls}
              asked={asked}
              refused={refused}
            />
          </div>
        </div>
      </>
    );
  },
});

/** An article as its page shows it, put together once. */
const viewOf = oncePer((library: Library) =>
  oncePer((article: BallTest) => articleView(library, article)),
);

function Article({ path, article }: { path: string; article: ArticleView }) {
  const html = article.pieces.map((piece) => ("part" in piece ? "" : piece.html)).join("");
  const sections = [...sectionsOf(html), { id: "verdict", title: "The verdict" }];
  return (
    <>
      <PageHeader
        tall
        picture={article.coverBall ? <BallPicture ball={article.coverBall} /> : null}
      >
        <Breadcrumb crumbs={ballTestBreadcrumbs(article)} />
        <p>
          <a className={hero.back} href={addresses.ballTests.path}>
            ← Back to Ball Testing
          </a>
        </p>
        <p className={hero.kind}>{article.category}</p>
        <h1>{article.title}</h1>
        <InShortLines lines={article.inShort} />
        <p>{article.description}</p>
        <Byline {...article} published={article.publishDate}>
          <ShareLink path={path} title={article.title} />
        </Byline>
      </PageHeader>
      {article.sample ? (
        <p className={hero.sample}>
          <span>
            <SampleLine />
          </span>
        </p>
      ) : null}
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
            <p>
              <MarkedText text={article.verdict} />
            </p>
          </section>
        </Reading>
      </div>
    </>
  );
}
