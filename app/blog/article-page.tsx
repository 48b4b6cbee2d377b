import { blogAddress } from "../../model/blog-address";
import { nextReading, readMinutes } from "../../model/blog-reading";
import { articlePath } from "../../model/addresses";
import { sectionsOf } from "../../model/sections";
import { authorOf, creditedAuthor } from "../about/author-of";
import { Byline } from "../about/byline";
import { articleData } from "../site/article-data";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import { Reading } from "../ui/reading";
import type { Route } from "./+types/article-page";
import { ArticleDrawing } from "./article-drawing";
import { articleLook } from "./article-picture";
import styles from "./article-page.module.css";
import { NextReading } from "./next-reading";
import { PaddlesNamed } from "./paddles-named";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library, environment } = site;
  const article = library.blogArticle(params.article) ?? notFound(request);
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
    author: authorOf(site, article),
    look: articleLook(article, library),
    next: nextReading(article, library.blog),
    structuredData: {
      ...articleData("BlogPosting", facts, { name, siteUrl: environment.siteUrl }),
      wordCount: article.words,
      timeRequired: `PT${readMinutes(article.words)}M`,
    },
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { path, article, author, look, next, structuredData } = loaderData;
  const { title, category, date, words } = article;
  const breadcrumbs = [
    { name: "Blog", path: "/blog" },
    { name: title, path },
  ];
  return (
    <>
      <Head
        title={title}
        description={article.description}
        keywords={article.keywords}
        path={path}
        structuredData={[structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <article>
        <PageHeader picture={<ArticleDrawing look={look} />}>
          <Breadcrumb crumbs={breadcrumbs} />
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
}
