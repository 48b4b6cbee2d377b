import { addresses, articlePath } from "../addresses";
import { readMinutes, wordsIn } from "../platform/text/words-in";
import { blogAddress } from "./blog-query";
import { nextReading } from "./blog-reading";
import type { BlogArticle } from "./blog.content";
import { sectionsOf } from "../platform/text/sections";
import type { TeamMember } from "../about/team.content";
import type { Library } from "../library/library";
import { creditedAuthor, signature } from "../about/author-of";
import { Byline } from "../about/byline";
import { oncePer } from "../platform/once-per";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { InShortLines } from "../platform/ui/in-short";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import { ShareLink } from "../platform/ui/share-link";
import { Reading } from "../platform/ui/reading";
import { ArticleDrawing, articleLook } from "./article-drawing";
import styles from "./article.module.css";
import { NextReading } from "./next-reading";
import { PaddlesNamed } from "./paddles-named";

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

/** What an article's page shows besides it, worked out once. */
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
      <PageHeader picture={<ArticleDrawing look={look} />}>
        <Breadcrumb crumbs={articleBreadcrumbs(article)} />
        <p className={styles.category}>
          <a href={blogAddress({ category })}>{category}</a>
        </p>
        <h1>{title}</h1>
        <InShortLines lines={article.inShort} />
        <p className={page.lead}>{article.excerpt}</p>
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
        </Reading>
      </div>
    </>
  );
}

/** The way to an article: the blog, the article. */
function articleBreadcrumbs({ title, slug }: Pick<BlogArticle, "title" | "slug">): Crumb[] {
  return [
    { name: "Blog", path: addresses.blog.path },
    { name: title, path: articlePath(slug) },
  ];
}
