import { use } from "react";
import { ArticlePage } from "../../pages/article-page.tsx";
import type { Article, Product } from "../../pages/facts.ts";
import { ProductPage } from "../../pages/product-page.tsx";
import { ReviewForm } from "../../pages/review-form.tsx";
import { DocumentHead } from "./document-head.tsx";

const facts = pageFacts(location.pathname);

/** Asks for what a page says as soon as the script runs. */
function pageFacts(path: string) {
  const load = async <Facts,>(): Promise<Facts> =>
    (await fetch(`/facts${path}.json`)).json() as Promise<Facts>;
  switch (path) {
    case "/article":
      return { path, load: load<Article>() } as const;
    case "/product":
      return { path, load: load<Product>() } as const;
  }
}

/** The page of the address. */
export function Page() {
  switch (facts?.path) {
    case "/article":
      return <LoadedArticle load={facts.load} />;
    case "/product":
      return <LoadedProduct load={facts.load} />;
  }
  return <h1>Not found</h1>;
}

function LoadedArticle({ load }: { load: Promise<Article> }) {
  const article = use(load);
  return (
    <>
      <DocumentHead head={article.head} />
      <ArticlePage article={article} />
    </>
  );
}

function LoadedProduct({ load }: { load: Promise<Product> }) {
  const product = use(load);
  return (
    <>
      <DocumentHead head={product.head} />
      <ProductPage
        product={product}
        form={<ReviewForm path={product.path} shortName={product.shortName} />}
      />
    </>
  );
}
