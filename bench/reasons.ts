/** Why a goal is missed, for the report. The pattern matches the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered, at least two thirds/,
    why: "Rendered: Astro joins strings, we render React elements through a router that knows forms, actions and loaders; a quarter of the article's time is the router's, a third of the product's is React's. A page of ours is also half as long again before it is compressed, because its styles stand in it, which saves a visitor a request before the first paint. Besides, ours reads its reviews from the store, while the peers have theirs in memory. React Router without our islands is the fairer measure of what the framework costs; most visits are answered from the page cache in any case.",
  },
];
