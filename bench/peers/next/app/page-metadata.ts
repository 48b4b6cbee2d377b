import type { Metadata } from "next";
import type { Head } from "../../pages/facts.ts";
import site from "../../pages/facts/site.json";

/** What a page says of itself, as Next asks for it. */
export function pageMetadata(head: Head): Metadata {
  return {
    title: `${head.title} | ${site.name}`,
    description: head.description,
    keywords: head.keywords,
    alternates: {
      canonical: head.url,
      types: { "application/rss+xml": [{ title: site.name, url: head.feed }] },
    },
    openGraph: {
      url: head.url,
      images: head.image,
      siteName: site.name,
      type: "website",
      title: head.title,
      description: head.description,
    },
    twitter: { card: "summary_large_image" },
  };
}
