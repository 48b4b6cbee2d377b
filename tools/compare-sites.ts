// npm run compare -- http://127.0.0.1:3000 http://127.0.0.1:4000
// Compares two running versions of the site after a change that should change nothing: every page in the first one's
// sitemap, files, redirects and missing pages. Class names, data attributes, scripts, styles, ids, times of day, ports and
// how markup is written may differ; statuses, headers, texts, links and structured data may not.

import { argv } from "node:process";

const [before = "", after = ""] = argv.slice(2);
if (before === "" || after === "") {
  console.error(
    "Give the addresses of two running sites, for example: npm run compare -- http://127.0.0.1:3000 http://127.0.0.1:4000",
  );
  process.exit(2);
}

const others = [
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/feed.xml",
  "/paddles.csv",
  "/balls.csv",
  "/og/home.png",
  "/og/diadem-hero.png",
  "/og/no-such-page.png",
  "/guides/no-such-guide.pdf",
  "/no/such/page",
  "/assets/no-such-file.js",
  "/%zz",
  "/PADDLES/",
  "//paddles",
  "/best-of",
  "/%6Eeonic-flow",
  "/paddle-finder?search=%20flow%20&utm_source=x",
  "/paddle-finder?brand=JOOLA&sort=price-low",
  "/paddle-finder?search=boomstick",
  "/paddle-finder/match?level=2.5&style=control&budget=150&feel=soft&arm=yes",
  "/paddle-reviews?search=spin&page=2",
  "/paddles?sort=rating&surface=Graphite",
  "/paddles?sort=weight&order=desc&units=metric",
  "/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2",
  "/comparisons/onix-z5-graphite-vs-neonic-flow",
  "/comparisons/nothing-vs-neonic-flow",
  "/search?search=joola",
  "/search?search=%20",
  "/blog?search=zzz",
  "/blog?category=Gear",
  "/diadem-hero?level=3.5&sort=helpful&units=metric",
  "/diadem-hero?page=2",
  "/report-review?of=diadem-hero&review=sample-2",
  "/report-review?of=diadem-hero&review=nothing",
  "/newsletter?subscribed",
  "/newsletter/confirm?token=a-token-of-twenty-or-more-letters",
  "/newsletter/unsubscribe?key=nothing",
  "/newsletter/issues/2026-11-16",
  "/contact?received=12",
  "/helpful-votes",
  "/rest/v1/paddle_reviews?select=*&limit=5",
  "/rest/v1/paddle_reviews?nothing=1",
  "/rest/v1/other",
  "/REST/v1/paddle_reviews",
];

/** What a visitor, browser or search engine could notice about an answer. */
async function answerOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const type = response.headers.get("content-type") ?? "";
  const isText = /text|json|xml/.test(type);
  const body = isText
    ? normalize(await response.text(), origin)
    : `${(await response.bytes()).length > 0}`;
  const named = ["location", "cache-control", "allow", "referrer-policy", "content-disposition"];
  const headers = named.map((name) => `${name}: ${response.headers.get(name)}`);
  return [response.status, type, ...headers, body].join("\n");
}

function normalize(html: string, origin: string): string {
  return html
    .replaceAll(origin, "")
    .replaceAll(encodeURIComponent(origin), "")
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, "")
    .replaceAll(/<script>.*?<\/script>/gs, "")
    .replaceAll(/ data-[a-z-]+(="[^"]*")?/g, "")
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replaceAll(/ class="[^"]*"/g, "")
    .replaceAll(/\/assets\/[^"' )]+/g, "/assets/")
    .replaceAll(/(?:id)?_*R_[a-z0-9]+_/gi, "id")
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "id")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[\d.]*(Z|\+00:00)/g, "time")
    .replaceAll(/https?:\/\/(localhost|127[.]0[.]0[.]1)(:\d+)?/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll(/<([a-z]+)((?: [^<>]*?)?)\s*\/>/g, "<$1$2></$1>")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll("<", "\n<");
}

/** Lines in any order: an element's position in the head makes no difference. */
const linesOf = (answer: string) =>
  answer
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .toSorted();

const sitemap = await (await fetch(`${before}/sitemap.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(url!).pathname,
);
let different = 0;
for (const path of [...pages, ...others]) {
  const [one, other] = (await Promise.all([answerOf(before, path), answerOf(after, path)])).map(
    linesOf,
  );
  const gone = one!.filter((line) => !other!.includes(line));
  const added = other!.filter((line) => !one!.includes(line));
  if (gone.length + added.length === 0 && one!.length === other!.length) continue;
  different++;
  console.log(
    `${path}\n${[...gone.slice(0, 8).map((line) => `- ${line.slice(0, 300)}`), ...added.slice(0, 8).map((line) => `+ ${line.slice(0, 300)}`)].join("\n")}`,
  );
}
console.log(`${pages.length + others.length} addresses, ${different} different`);
process.exitCode = different === 0 ? 0 : 1;
