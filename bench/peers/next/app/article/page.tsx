import { ArticlePage } from "../../../pages/article-page.tsx";
import "../../../pages/article.css";
import article from "../../../pages/facts/article.json";
import { pageMetadata } from "../page-metadata.ts";
import { StructuredData } from "../structured-data.tsx";

export const dynamic = "force-dynamic";

export const metadata = pageMetadata(article.head);

export default function Page() {
  return (
    <>
      <StructuredData json={article.head.structuredData} />
      <ArticlePage article={article} />
    </>
  );
}
