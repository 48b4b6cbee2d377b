/** Why a goal is missed, for the report. The pattern matches the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [
  {
    of: /^Rendered, at least/,
    why: "Rendered: Astro joins strings, and we render React elements. Our page is also larger before compression, because its styles are in it; that saves a visitor a request before the first paint. Most visits are answered from the page cache anyway.",
  },
  {
    of: /^Rendered, p99 at most/,
    why: "Rendered, p99: one thread renders for ten connections, so a page waits for those before it, and for garbage collection, whose threads share the measured core with it. Each rendered page leaves garbage of several times its size.",
  },
  {
    of: /^Rendered, the finder/,
    why: "The finder with a query: its filters with their counts, its order and its cards are worked out for each query, while the article's text is kept as bytes.",
  },
  {
    of: /^Visitors in the first .*: p99/,
    why: "Right after a start: one request in a hundred stores a review and drops pages, so p99 is six to seven times the median on a warm server, too. In the first seconds V8 also runs for the first time, not yet optimized, what no page had to be rendered for: stored reviews, searches, filters.",
  },
  {
    of: /^Visitors in the first .*: at least/,
    why: "Right after a start, the rate: V8's compilers share the one measured core with the requests until the code that visitors need is optimized. The most viewed pages are rendered before the server says it's ready. Rendering more of them first would keep visitors waiting instead.",
  },
  {
    of: /^What visitors do: at least .* rate$/,
    why: "What visitors do, beside 1.0.0: one request in fifty is a query that nobody has sent before, and its page takes 1.5 to 1.75 times as much processor time, as it says more of each paddle. One in a hundred is a review, which is checked for more, and more is stored of it. The rate varies by a seventh between runs on the same machine.",
  },
  {
    of: /^Visitors(?! in the first).*: at least/,
    why: "Visitors: a review that we store is also counted and searched for copies, and drops the pages that show its paddle's rating, some 14 beside its own; with the peers, two pages change. One request in fifty is a query that nobody has sent before: we search, and render the page for it alone; the peers render one that has searched nothing. nginx sends each page for five seconds, whatever has changed.",
  },
  {
    of: /^Visitors(?! in the first).*: p99 at most/,
    why: "Visitors, p99: the slowest in a hundred wait, as far as we can tell, for a review that is being stored, or for pages that it dropped.",
  },
  {
    of: /^A stored review shows at least as soon/,
    why: "How soon a review shows: the first page after it is rendered for its reader, so this is the time of one page of a server that did nothing before.",
  },
  {
    of: /^From the page cache, at least .* nginx.*, plain$/,
    why: "From the page cache, plain: an uncompressed page is mostly copying, and nginx sends a file without copying it through the process. Browsers ask for compressed pages.",
  },
  {
    of: /^From the page cache, at least .* nginx.*, compressed$/,
    why: "From the page cache, compressed: an answer takes us some 21 microseconds, most of them Node's for reading the request and writing the headers, and the system's (docs/decisions/0020-answers-from-memory.md). nginx does the same in C. Ours is also counted, and limited like every other request.",
  },
  {
    of: /^First load of a page of the kind/,
    why: "First loads: the display face is 7 KiB of each, scripts 2. What is left is what the page shows: the finder has a card with drawing, figures and reasons for each of its paddles, and its filters with their counts.",
  },
  {
    of: /^Memory after (start|load)/,
    why: "Memory: our server has loaded all of the site's content, its search index and its store; the peers have a few pages. After load, it also holds the pages it keeps.",
  },
  {
    of: /^Nothing grows/,
    why: "Growth: those with photos, for the reason given below for 10 million reviews. A player's photo takes 1 ms in either site, and its store has no more photos with more listed paddles; on SQLite, and with a thousand written paddles, it took the same time in this run. We take it for noise, but have not measured it again.",
  },
  {
    of: /^No path takes over/,
    why: "Those with photos: with 1,000 reviews, five of that paddle have a photo. The filter goes through the newest 1,000 photos at most, so it takes hardly longer with 10 million reviews than with a million.",
  },
];
