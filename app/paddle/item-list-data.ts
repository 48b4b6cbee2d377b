import type { Paddle } from "../../model/content/paddle";

/** schema.org ItemList of paddles in the order a page shows them; nothing where it shows none. */
export function itemListData(
  paddles: readonly Pick<Paddle, "slug" | "name">[],
  siteUrl: string,
): object[] {
  if (paddles.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: paddles.length,
      itemListElement: paddles.map(({ slug, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: `${siteUrl}/${slug}`,
      })),
    },
  ];
}
