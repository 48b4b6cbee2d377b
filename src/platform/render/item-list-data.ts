interface Item {
  name: string;
  /** Where it has a page; undefined where it has none of its own. */
  path?: string;
}

/** schema.org ItemList of what a page lists, in its order; nothing where it lists nothing. */
export function itemListData(
  items: readonly Item[],
  { siteUrl, name }: { siteUrl: string; name?: string },
): object[] {
  if (items.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.name,
        url: item.path === undefined ? undefined : siteUrl + item.path,
      })),
    },
  ];
}
