import "../../platform/styles/columns.css";
import { readMinutes, sectionsOf, wordsIn } from "../../platform/text/sections.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import card from "../../platform/ui/card.module.css";
import { priceText } from "../../platform/text/money.ts";
import { oncePer } from "../../platform/once-per.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import { InShortLines } from "../../platform/ui/in-short.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { Reading } from "../../platform/ui/reading.tsx";
import type { BlogArticle } from "./blog.content.ts";
import { addresses, articlePath } from "../../addresses.ts";
import { confirmedFirst } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { blogAddress } from "./blog-query.ts";
import { nextReading } from "./blog-reading.ts";
import type { TeamMember } from "../about/about.content.ts";
import type { Library } from "../../library/library.ts";
import { Byline, creditedAuthor, signature } from "../about/author.tsx";
import { drawnOr, leadImage, MorePhotos, PhotoFigure } from "../media/entry-photo.tsx";
import { ArticleDrawing, articleLook } from "./article-card.tsx";
import nextReadingStyles from "./next-reading.module.css";
import paddlesNamed from "./paddles-named.module.css";

type Next = Pick<BlogArticle, "slug" | "title" | "category" | "excerpt" | "words">;

export function NextReading({ articles }: { articles: readonly Next[] }) {
  if (articles.length === 0) return null;
  return (
    <CachedMarkup
      as="section"
      frame={{ className: nextReadingStyles.next, "aria-labelledby": "next-reading" }}
      inside={List}
      props={{ articles }}
    />
  );
}

function List({ articles }: { articles: readonly Next[] }) {
  return (
    <>
      <h2 id="next-reading">Read next</h2>
      <ul className="thirds">
        {articles.map(({ slug, title, category, excerpt, words }) => (
          <li key={slug}>
            <p className="small muted">
              {category} · {readMinutes(words)} min read
            </p>
            <h3>
              <a className={`${card.title} ${card.whole}`} href={articlePath(slug)}>
                {title}
              </a>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
      <p>
        <a className="tap bold" href={addresses.blog.path}>
          All articles
        </a>
      </p>
    </>
  );
}

/** The paddles an article mentions, in its margin, unconfirmed ones last. */
export function PaddlesNamed({ paddles }: { paddles: readonly Paddle[] }) {
  return (
    <section aria-labelledby="paddles-named">
      <h2 className="medium" id="paddles-named">
        Paddles in this article
      </h2>
      <ul className={`cells entries wide-6 ${paddlesNamed.paddles}`}>
        {confirmedFirst(paddles.map((paddle) => ({ paddle }))).map(({ paddle }) => (
          <li key={paddle.slug}>
            <PaddlePicture paddle={paddle} />
            <p>
              <a className={card.whole} href={addresses.paddle.href(paddle)}>
                {paddle.name}
              </a>
              <span className="muted numbers">{priceText(paddle.listPriceCents)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default definePage(addresses.blogArticle, {
  listed: {
    kind: "blog article",
    weight: "long read",
    pages: ({ library }) =>
      library.blog.map((article) => {
        const author = library.teamMember(article.author);
        return {
          params: { article: article.slug },
          kicker: `Blog · ${article.category}`,
          title: article.title,
          note: author && `By ${signature(author)}`,
          updated: article.date,
          drawn: drawnOr(article, undefined),
          search: {
            group: "Articles",
            note: article.excerpt,
            keywords: ["Blog", article.category, ...article.keywords],
            text: wordsIn(article.html),
          },
        };
      }),
  },

  load({ params, site }) {
    const { library } = site;
    const article = library.blogArticle(params.article) ?? notFound();
    return { article, credited: creditedAuthor(site, article), ...contentOf(library)(article) };
  },

  head: ({ article, credited }) => ({
    ...article,
    article: {
      ...article,
      type: "BlogPosting",
      published: article.date,
      author: credited,
      more: { wordCount: article.words, timeRequired: `PT${readMinutes(article.words)}M` },
    },
    breadcrumbs: articleBreadcrumbs(article),
    leadImage: leadImage(article),
  }),

  Page: ({ data: { article, author, look, next } }) => (
    <>
      <CachedMarkup as="article" frame={{}} inside={Article} props={{ article, author, look }} />
      <div className={page.page}>
        <NextReading articles={next} />
      </div>
    </>
  ),
});

/** Everything an article's page shows around it, computed once. */
const contentOf = oncePer((library: Library) =>
  oncePer((article: BlogArticle) => ({
    author: library.teamMember(article.author),
    look: articleLook(article, library),
    next: nextReading(article, library.blog),
  })),
);

interface ArticleProps {
  article: BlogArticle;
  author: TeamMember | undefined;
  look: ReturnType<typeof articleLook>;
}

function Article({ article, author, look }: ArticleProps) {
  const { title, category, date, words } = article;
  return (
    <>
      <PageHeader
        picture={
          look.photo ? <PhotoFigure photo={look.photo} isFirst /> : <ArticleDrawing look={look} />
        }
      >
        <Breadcrumb crumbs={articleBreadcrumbs(article)} />
        <p className="small">
          <a className="tap" href={blogAddress({ category })}>
            {category}
          </a>
        </p>
        <h1>{title}</h1>
        <InShortLines lines={article.inShort} />
        <p className="lead">{article.excerpt}</p>
        <Byline author={author} published={date} readMinutes={readMinutes(words)}>
          <ShareLink path={articlePath(article.slug)} title={title} />
        </Byline>
      </PageHeader>
      <div className={page.page}>
        <Reading
          brief
          sections={sectionsOf(article.html)}
          aside={look.paddles.length > 0 ? <PaddlesNamed paddles={look.paddles} /> : null}
        >
          <Prose html={article.html} />
          <MorePhotos of={article} />
        </Reading>
      </div>
    </>
  );
}

function articleBreadcrumbs({ title, slug }: Pick<BlogArticle, "title" | "slug">): Crumb[] {
  return [
    { name: "Blog", path: addresses.blog.path },
    { name: title, path: articlePath(slug) },
  ];
}
