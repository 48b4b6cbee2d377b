import article from "../../../../pages/facts/article.json";
import { ArticlePage } from "../../../../pages/article-page.tsx";
import "../../../../pages/article.css";
import { pageMetadata } from "../../page-metadata.ts";
import { StructuredData } from "../../structured-data.tsx";

/** Each is rendered when it's first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

export const metadata = pageMetadata(article.head);

export default function Page() {
  return (
    <>
      <StructuredData json={article.head.structuredData} />
      <ArticlePage article={article} />
    </>
  );
}
