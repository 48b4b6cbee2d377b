/** The groups of search results, in display order. */
export const searchGroups = [
  "Paddles",
  "Balls",
  "Brands",
  "Guides",
  "Articles",
  "Tools",
  "Pages",
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A page that can be found. */
export interface SearchDocument {
  group: SearchGroup;
  path: string;
  title: string;
  note: string;
  /** Other names, kinds and keywords. */
  keywords: readonly string[];
  text: string;
  /** True for what we know too little about to let it lead its group. */
  comesLast?: boolean;
}
