/** The paths of the pages of ours that the peers repeat, by the paths the peers have them at. */
export const ourPages = {
  article: "/blog/core-thickness",
  product: "/joola-perseus-pro-iv",
} as const;
