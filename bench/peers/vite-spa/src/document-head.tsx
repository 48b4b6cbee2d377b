import type { Head } from "../../pages/facts.ts";
import site from "../../pages/facts/site.json";

/** What a page says of itself. React moves it into the head. */
export function DocumentHead({ head }: { head: Head }) {
  return (
    <>
      <title>{`${head.title} | ${site.name}`}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <link rel="canonical" href={head.url} />
      <link rel="alternate" type="application/rss+xml" title={site.name} href={head.feed} />
      <meta property="og:url" content={head.url} />
      <meta property="og:image" content={head.image} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: head.structuredData }}
      />
    </>
  );
}
