/** Why a goal is missed, for as long as it is: printed beside it. The pattern is of the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered anew, at least two thirds/,
    why: "Rendered anew: Astro joins strings, we render React elements through a router that knows forms, actions and loaders. A page of ours is also half as long again before it is compressed, because its styles stand in it, which saves a visitor a request before the first paint. Besides, ours reads its reviews from the store, while the peers have theirs in memory. React Router without our islands is the fairer measure of what the framework costs; most visits are answered from the page cache in any case.",
  },
  {
    of: /^From the page cache, at least 4 times/,
    why: "From the page cache: an answer still passes the whole of the server's chain (limits, log, headers), and half the memory costs some of the rate: without the limit to garbage it was 4.4 times Astro's for the article, in a run before.",
  },
  {
    of: /^Rendered anew, p99/,
    why: "p99 when rendered anew: what is cleaned up earlier (`--heap-growing-percent=40`, docs/decisions/0012) is cleaned up more often, on the one core that also renders. Without that limit p99 was a quarter and a half of Next's in a run before, with more than twice the memory; pages from the page cache are not touched by it.",
  },
];
