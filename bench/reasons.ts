/** Why a goal is missed, for the report. The pattern matches the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered, at least two thirds/,
    why: "Rendered: Astro joins strings, and we render React elements. Our page is also about half as large again before compression, because its styles are in it; that saves a visitor a request before the first paint. Our server reads its reviews from the store, while the peers have theirs in memory. Most visits are answered from the page cache anyway.",
  },
  {
    of: /^Rendered, p99 at most half/,
    why: "Rendered and compressed: our pages are compressed by threads that share the measured core with rendering, so a response waits for others. It takes less than Next's all the same, at two to three times its rate. The paddle page also shows more than the peers' copies of it since: quotes of each theme, and what stood out in its form (2,179 words against 1,910, 975 elements against 732).",
  },
];
