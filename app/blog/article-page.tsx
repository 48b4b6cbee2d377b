import { blogAddress } from "../../model/blog-address";
import { nextReading, readMinutes } from "../../model/blog-reading";
import { longDate } from "../../model/dates";
import { articlePath } from "../../model/addresses";
import { Portrait } from "../about/portrait";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import type { Route } from "./+types/article-page";
import { authorOf } from "./article-author";
import { articleData } from "./article-data";
import styles from "./article-page.module.css";
import { NextReading } from "./next-reading";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library, environment } = site;
  const article = library.blogArticle(params.article) ?? notFound(request);
  const author = authorOf(site, article);
  return {
    article,
    author,
    next: nextReading(article, library.blog),
    structuredData: articleData(article, author, { name: library.site.name, ...environment }),
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, author, next, structuredData } = loaderData;
  const { title, category, date, words } = article;
  const path = articlePath(article.slug);
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
            <div className={styles.byline}>
              {author ? <Portrait name={author.name} look={author.portrait} /> : null}
              <div>
                {author ? (
                  <p>
                    By <a href={`/about#${author.slug}`}>{author.name}</a>
                    {author.sample ? (
                      <span className={styles.mark}> · fictional author</span>
                    ) : null}
                  </p>
                ) : null}
                <p className={styles.facts}>
                  <time dateTime={date}>{longDate(Date.parse(date))}</time> · {readMinutes(words)}{" "}
                  min read
                </p>
              </div>
            </div>
          </div>
          <Prose html={article.html} />
        </article>
        <NextReading articles={next} />
      </div>
    </>
  );
}
