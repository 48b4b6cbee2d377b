/** Why a goal is missed, for the report. The pattern matches the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered, at least two thirds/,
    why: "Rendered: Astro joins strings, and we render React elements. Our page is also about half as large again before compression, because its styles are in it; that saves a visitor a request before the first paint. Our server reads its reviews from the store, while the peers have theirs in memory. Most visits are answered from the page cache anyway.",
  },
];
