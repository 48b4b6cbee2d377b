/** Why a goal is missed, for the report. The pattern matches the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered, at least/,
    why: "Rendered: Astro joins strings, and we render React elements. Our page is also about half as large again before compression, because its styles are in it; that saves a visitor a request before the first paint. The paddle page also shows more than the peers' copies of it since: quotes of each theme, and what stood out in its form (2,179 words against 1,910, 975 elements against 732). Our server reads its reviews from the store, while the peers have theirs in memory. Most visits are answered from the page cache anyway.",
  },
  {
    of: /^Rendered, p99 at most/,
    why: "Rendered, p99: one thread renders for ten connections, so a page waits for those before it, and for garbage collection. Large pages are compressed by threads that share the measured core with it. The peers' p99 is 2 to 14 times their median in the same run.",
  },
  {
    of: /^Memory after start/,
    why: "Memory after start: our server has loaded all of the site's content, its search index and its store; the peers have two pages.",
  },
];
