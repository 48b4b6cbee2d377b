import { blogAddress } from "../../model/blog-address";
import { nextReading, readMinutes } from "../../model/blog-reading";
import { articlePath } from "../../model/addresses";
import { authorOf, creditedAuthor } from "../about/author-of";
import { Byline } from "../about/byline";
import { articleData } from "../site/article-data";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import type { Route } from "./+types/article-page";
import styles from "./article-page.module.css";
import { NextReading } from "./next-reading";

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
    next: nextReading(article, library.blog),
    structuredData: {
      ...articleData("BlogPosting", facts, { name, siteUrl: environment.siteUrl }),
      wordCount: article.words,
      timeRequired: `PT${readMinutes(article.words)}M`,
    },
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { path, article, author, next, structuredData } = loaderData;
  const { title, category, date, words } = article;
  const steps = [
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
        structuredData={[structuredData, useBreadcrumbData(steps)]}
      />
      <div className={page.page}>
        <Breadcrumb steps={steps} />
        <article className={styles.article}>
          <div className={styles.header}>
            <p className={styles.category}>
              <a href={blogAddress({ search: "", category })}>{category}</a>
            </p>
            <h1>{title}</h1>
            <p className={page.lead}>{article.excerpt}</p>
            <Byline author={author} published={date} readMinutes={readMinutes(words)} />
          </div>
          <Prose html={article.html} />
        </article>
        <NextReading articles={next} />
      </div>
    </>
  );
}
