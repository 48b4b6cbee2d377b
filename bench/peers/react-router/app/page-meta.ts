import type { MetaDescriptor } from "react-router";
import type { Head } from "../../pages/facts.ts";
import site from "../../pages/facts/site.json";

/** What a page says of itself, as React Router asks for it. */
export function pageMeta(head: Head): MetaDescriptor[] {
  return [
    { title: `${head.title} | ${site.name}` },
    { name: "description", content: head.description },
    { name: "keywords", content: head.keywords },
    { tagName: "link", rel: "canonical", href: head.url },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: site.name,
      href: head.feed,
    },
    { property: "og:url", content: head.url },
    { property: "og:image", content: head.image },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": JSON.parse(head.structuredData) as object },
  ];
}
