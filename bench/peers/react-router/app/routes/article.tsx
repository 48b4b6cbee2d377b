import { ArticlePage } from "../../../pages/article-page.tsx";
import "../../../pages/article.css";
import type { Article } from "../../../pages/facts.ts";
import article from "../../../pages/facts/article.json";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/article";

export function loader(): Article {
  return article;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
