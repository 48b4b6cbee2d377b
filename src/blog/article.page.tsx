import { addresses, articlePath } from "../addresses";
import { blogAddress } from "./blog-address";
import { nextReading, readMinutes } from "./blog-reading";
import type { BlogArticle } from "./blog.content";
import { sectionsOf } from "../platform/text/sections";
import { creditedAuthor } from "../about/author-of";
import { Byline } from "../about/byline";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { articleData } from "../platform/render/article-data";
import { Breadcrumb, breadcrumbData, type Crumb } from "../platform/ui/breadcrumb";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import { Reading } from "../platform/ui/reading";
import { ArticleDrawing } from "./article-drawing";
import { articleLook } from "./article-picture";
import styles from "./article.module.css";
import { listedArticle } from "./listed-article";
import { NextReading } from "./next-reading";
import { PaddlesNamed } from "./paddles-named";

export default definePage(addresses.blogArticle, {
  listed: {
    kind: "blog article",
    weight: "long read",
    pages: ({ library }) => library.blog.map((article) => listedArticle(library, article)),
  },

  load({ params, site }) {
    const { library, settings } = site;
    const article = library.blogArticle(params.article) ?? notFound();
    const path = articlePath(article.slug);
    const facts = {
      ...article,
      path,
      published: article.date,
      author: creditedAuthor(site, article),
    };
    const { name } = library.site;
    return {
      path,
      article,
      author: library.teamMember(article.author),
      look: articleLook(article, library),
      next: nextReading(article, library.blog),
      structuredData: {
        ...articleData("BlogPosting", facts, { name, siteUrl: settings.siteUrl }),
        wordCount: article.words,
        timeRequired: `PT${readMinutes(article.words)}M`,
      },
    };
  },

  head: ({ path, article, structuredData }, { siteUrl }) => ({
    title: article.title,
    description: article.description,
    keywords: article.keywords,
    path,
    structuredData: [structuredData, breadcrumbData(articleSteps(article), siteUrl)],
  }),

  Page({ data: { article, author, look, next } }) {
    const { title, category, date, words } = article;
    return (
      <>
        <article>
          <PageHeader picture={<ArticleDrawing look={look} />}>
            <Breadcrumb crumbs={articleSteps(article)} />
            <p className={styles.category}>
              <a href={blogAddress({ search: "", category })}>{category}</a>
            </p>
            <h1>{title}</h1>
            <p className={page.lead}>{article.excerpt}</p>
            <Byline author={author} published={date} readMinutes={readMinutes(words)} />
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
        </article>
        <div className={page.page}>
          <NextReading articles={next} />
        </div>
      </>
    );
  },
});

/** The way to an article: the blog, the article. */
function articleSteps({ title, slug }: Pick<BlogArticle, "title" | "slug">): Crumb[] {
  return [
    { name: "Blog", path: addresses.blog.path },
    { name: title, path: articlePath(slug) },
  ];
}
