import type { FullGuide } from "../../model/content/guide";
import type { Paddle } from "../../model/content/paddle";
import { guidePath } from "../../model/addresses";

/**
 * schema.org Article and ItemList of a guide. Its ratings stay out: they are the guide's own figures, and samples must
 * not pass for players' reviews.
 */
export function guideData(
  { title, description, slug, updated }: FullGuide,
  paddles: readonly Paddle[],
  { name, siteUrl }: { name: string; siteUrl: string },
): object[] {
  const url = siteUrl + guidePath(slug);
  const publisher = { "@type": "Organization", name, url: siteUrl };
  return [
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: title,
      description,
      dateModified: updated,
      author: publisher,
      publisher,
      mainEntityOfPage: url,
      ...(paddles[0] ? { image: `${siteUrl}/og/${paddles[0].slug}.png` } : {}),
    },
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: title,
      numberOfItems: paddles.length,
      itemListElement: paddles.map((paddle, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: paddle.name,
        url: `${siteUrl}/${paddle.slug}`,
      })),
    },
  ];
}
