/** The paths of our pages that the peers rebuild, by the peers' paths. */
export const ourPages = {
  article: "/blog/core-thickness",
  product: "/joola-perseus-pro-iv",
} as const;
