import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { sectionsOf, wordsIn } from "../../platform/text/sections.ts";
import { oncePer } from "../../platform/once-per.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound, notKept, type QueryCodec } from "../../platform/render/route.ts";
import page from "../../platform/ui/page.module.css";
import { MarkedText } from "../../platform/ui/marked-text.tsx";
import { Prose } from "../../platform/ui/prose.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { Reading } from "../../platform/ui/reading.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { InShortLines } from "../../platform/ui/in-short.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import { LevelChoice, LevelRating } from "../reviews/level/own-level.tsx";
import { FigureCards } from "../reviews/ratings/rating-figures.tsx";
import { type ReviewFigures, reviewFigures } from "../reviews/ratings/figures.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import type { BallRating } from "../reviews/read-reviews.service.ts";
import { reviewsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { addresses, ballTestPath } from "../../addresses.ts";
import type { PartName } from "./article-parts.ts";
import { readReviewAddress } from "../reviews/list/review-query.ts";
import { reviewCodec } from "../reviews/list/review-codec.ts";
import { Byline, creditedAuthor, signature } from "../about/author.tsx";
import { receiveReview } from "../reviews/form/receive-review.ts";
import { begunParameters, readBegun } from "../reviews/form/begun-review.ts";
import { Invitation } from "../reviews/form/invitation.tsx";
import { WriteReview } from "../reviews/form/write-review.tsx";
import { reviewedPage } from "../reviews/reviewed-page.ts";
import { ReviewList } from "../reviews/list/review-list.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticlePart, SampleLine } from "./article-part.tsx";
import { leadPhoto } from "../media/content-photo.ts";
import { drawnOr, leadImage, MorePhotos, PhotoFigure } from "../media/entry-photo.tsx";
import { BallPicture } from "../balls/ball-picture.tsx";
import { type ArticleView, articleView, comparedBalls } from "./article-view.ts";
import type { BallTest } from "./ball-test.content.ts";
import type { Library } from "../../library/library.ts";
import { ballTestBreadcrumbs } from "../balls/ball-breadcrumbs.ts";
import articleRating from "./article-rating.module.css";
import ballRatingsStyles from "../reviews/balls/ball-ratings.module.css";
import hero from "./article-hero.module.css";
import articleReviews from "./article-reviews.module.css";
import styles from "./ball-test.module.css";

/** An article's ratings: the average and the count, overall and near the reader's own level. */
export function ArticleRating({ figures }: { figures: ReviewFigures }) {
  const { average, buckets, cards } = figures;
  return (
    <div className={articleRating.rating}>
      <div {...refreshRegion("figures")} className={articleRating.figures}>
        <FigureCards of={cards} />
        {average === undefined ? null : (
          <p className="row middle gap-1 wide-3 above-2">
            <Stars rating={average} />
            <LevelRating buckets={buckets} />
          </p>
        )}
      </div>
      <LevelChoice />
    </div>
  );
}

interface BallRatingsProps {
  ratings: readonly BallRating[];
  title: string;
}

/** What players gave each ball of an article. Empty until a review names one. */
export function BallRatings({ ratings, title }: BallRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <section className={`ruled roomy ${ballRatingsStyles.balls}`} aria-labelledby="ratings-by-ball">
      <h3 id="ratings-by-ball">{title}</h3>
      <ul>
        {ratings.map(({ name, reviews, average }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Stars rating={average} /> {toOneDecimal(average)} from {reviewsText(reviews)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The query of a page with reviews. With what a visitor tapped, the page is for that visitor. */
const ballTestCodec: QueryCodec = {
  parameters: [...reviewCodec.parameters, ...begunParameters],
  canonical: (fields, { site }) =>
    readBegun(fields, site.library.wording.taps.answers) ? notKept : reviewCodec.canonical(fields),
};

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
          drawn: drawnOr(article, { balls: [...balls].slice(0, 3) }),
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

  query: ballTestCodec,

  /** The article must exist; its stored reviews may be missing for a while. */
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
      begun: readBegun(url.searchParams, library.wording.taps.answers),
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
    // Balls have no pages of their own.
    list: comparedBalls(article).map(({ name }) => ({ name })),
    listName: article.title,
    breadcrumbs: ballTestBreadcrumbs(article),
    leadImage: leadImage(article),
  }),

  Page({ data, refused }) {
    const { path, article, reviews, figures, wording, asked, begun } = data;
    const isEmpty = reviews.totals.reviews === 0;
    // The form then waits for a link or a tap.
    const isInviting = isEmpty && !begun && !refused && asked.thanks === undefined;
    return (
      <>
        <CachedMarkup as="article" frame={{}} inside={Article} props={{ path, article }} />
        <div className={styles.after}>
          <MorePhotos of={article} />
          {article.related.length > 0 ? (
            <section className="section" aria-labelledby="related">
              <h2 id="related">Related articles</h2>
              <ul className={page.pairs}>
                {article.related.map((other) => (
                  <ArticleCard key={other.article.slug} article={other.article} ball={other.ball} />
                ))}
              </ul>
            </section>
          ) : null}
          <div className={isEmpty ? articleReviews.invitation : articleReviews.columns}>
            <ReviewList
              path={path}
              subject={article.slug}
              name={article.title}
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
            {isInviting ? (
              <Invitation
                path={path}
                words={wording.taps}
                ratingLabels={wording.groups.Ball.ratingLabels}
              />
            ) : null}
            <WriteReview
              path={path}
              shortName={article.shortName}
              group="Ball"
              wording={wording}
              balls={data.balls}
              asked={asked}
              refused={refused ?? (begun && { outcome: { kind: "none" }, typed: begun })}
              className={isInviting ? articleReviews.waiting : undefined}
            />
          </div>
        </div>
      </>
    );
  },
});

/** An article as its page shows it, computed once. */
const viewOf = oncePer((library: Library) =>
  oncePer((article: BallTest) => articleView(library, article)),
);

function Article({ path, article }: { path: string; article: ArticleView }) {
  const html = article.pieces.map((piece) => ("part" in piece ? "" : piece.html)).join("");
  const sections = [...sectionsOf(html), { id: "verdict", title: "The verdict" }];
  const photo = leadPhoto(article);
  return (
    <>
      <PageHeader
        tall
        picture={
          photo ? (
            <PhotoFigure photo={photo} isFirst />
          ) : article.coverBall ? (
            <BallPicture ball={article.coverBall} />
          ) : null
        }
      >
        <Breadcrumb crumbs={ballTestBreadcrumbs(article)} />
        <p>
          <a className="tap" href={addresses.ballTests.path}>
            ← Back to Ball Testing
          </a>
        </p>
        <p className="small muted">{article.category}</p>
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
