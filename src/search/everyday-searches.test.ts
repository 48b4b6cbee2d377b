import { describe, expect, test } from "vitest";
import { readLibrary } from "../library/read-library.ts";
import { routes } from "../pages.ts";
import { openSitePages } from "../platform/render/route.ts";
import { pagesLike, searchPages, wholeSite } from "./found-pages.ts";
import { bestFirst, searchSite } from "./site-search.ts";

const library = readLibrary(".");
const pages = openSitePages(routes)({ library });
const site = wholeSite({ library }, pages);
const first = (term: string) =>
  bestFirst(searchPages({ library }, pages, term).found)
    .slice(0, 3)
    .map(({ path }) => path);

const perseus4 = "/joola-perseus-pro-iv";
const boomstik = "/selkirk-labs-project-boomstick-elongated";
const doubleBlack = "/six-zero-double-black-diamond-control";
const luxx = "/selkirk-luxx-control-air-invikta";
const bantam = "/paddletex-bantam-tko-c";
const match = "/paddle-finder/match";
const bestOf = "/reviews/best-of";
const balls = "/reviews/balls";
const brand = (slug: string) => `/brands/${slug}`;

// What visitors type, and what must be among the first three results.
const everyday: Record<string, [term: string, path: string][]> = {
  "a paddle, misspelled": [
    ["joola persues", perseus4],
    ["perseuss pro", perseus4],
    ["boomstick", boomstik],
    ["boomstic", boomstik],
    ["duoble black dimond", doubleBlack],
    ["hyprion", "/joola-hyperion-pro-iv"],
    ["onyx z5", "/onix-z5-graphite"],
    ["vatik prism", "/vatic-pro-prism-flash-v7"],
    ["metelbone", "/adidas-metalbone-lp-s"],
    ["crbn genisis", "/crbn-trufoam-genesis"],
    ["bluecore", "/diadem-warrior-blucore"],
    ["paddletex", bantam],
    ["honalulu", "/honolulu-j2k"],
    ["neonik flow", "/neonic-flow"],
    ["selkrik luxx", luxx],
  ],
  "a paddle, in other words": [
    ["perseus 4", perseus4],
    ["Perseus IV", perseus4],
    ["pro 4 perseus joola", perseus4],
    ["boom stick", boomstik],
    ["DBD", doubleBlack],
    ["black double diamond", doubleBlack],
    ["tkoc", bantam],
    ["bantam tko c", bantam],
    ["j2k", "/honolulu-j2k"],
    ["SELKIRK  luxx-control", luxx],
    ["perseus 16mm", "/joola-perseus-cfs-16"],
    ["six zero", doubleBlack],
  ],
  "a brand": [
    ["sellkirk", brand("selkirk")],
    ["jooola", brand("joola")],
    ["jóola", brand("joola")],
    ["paddletek", brand("paddletek")],
    ["diadem", brand("diadem")],
    ["six zero", brand("six-zero")],
  ],
  "a ball": [
    ["franklin x40", "/balls#franklin-x-40"],
    ["x40", "/balls#franklin-x-40"],
    ["frankiln", "/balls#franklin-x-40"],
    ["dura fast", "/balls#onix-dura-fast-40"],
    ["gama photon", "/balls#gamma-photon-outdoor"],
    ["durability", `${balls}/7f3a9c21`],
    ["cold weather ball", `${balls}/7f3a9c21`],
    ["cheap balls", `${balls}/budget-pickleballs-value`],
    ["cost per game", `${balls}/budget-pickleballs-value`],
    ["indor balls", `${balls}/indoor-outdoor-pickleballs-comparison`],
    ["tournament balls", `${balls}/tournament-pickleballs-lifetime-balls`],
  ],
  "something to buy": [
    ["beginer", `${bestOf}/best-paddles-beginners-2025`],
    ["paddle for a newbie", `${bestOf}/best-paddles-beginners-2025`],
    ["cheap paddle", `${bestOf}/best-paddles-under-100`],
    ["spin paddles", `${bestOf}/best-paddles-spin`],
    ["power paddel", `${bestOf}/best-paddles-power-players`],
    ["sneakers", `${bestOf}/best-shoes-stability-comfort`],
    ["backpak", `${bestOf}/best-bags-players-on-go`],
    ["overgrip", `${bestOf}/best-pickleball-accessories`],
    ["pickelball sets", `${bestOf}/best-pickleball-sets-beginners`],
  ],
  "something to read": [
    ["led tape", "/blog/lead-tape-and-balance"],
    ["third shot drop", "/blog/third-shot-drop-or-drive"],
    ["14mm vs 16mm", "/blog/core-thickness"],
    ["wall drils", "/blog/wall-drills"],
    ["two handed backhand", "/blog/two-handed-backhand"],
    ["how it works", "/how-it-works"],
    ["privcy", "/privacy"],
  ],
  "something to use": [
    ["tennis elbow", match],
    ["elbow", match],
    ["quizz", match],
    ["compare paddles", "/comparisons"],
    ["perseus 4 vs hyprion", "/comparisons/joola-hyperion-pro-iv-vs-joola-perseus-pro-iv"],
    ["paddle finder", "/paddle-finder"],
    ["paddle database", "/paddles"],
    ["newsletter", "/newsletter"],
    ["unsubscribe", "/newsletter"],
    ["contact", "/contact"],
    ["about", "/about"],
  ],
};

for (const [what, searches] of Object.entries(everyday))
  describe(what, () => {
    test.each(searches)("'%s' finds %s among the first three", (term, path) => {
      expect(first(term)).toContain(path);
    });
  });

test("at least 60 searches are tried, and each path is a page's", () => {
  const searches = Object.values(everyday).flat();
  expect(searches.length).toBeGreaterThanOrEqual(60);
  const paths = new Set(site.documents.map(({ path }) => path));
  expect(searches.filter(([, path]) => !paths.has(path) && !pages.find(path))).toEqual([]);
});

test.each(["xyzzy", "qqqq zzzz", "<b>xyzzy", "wp-login", "€€€"])("'%s' finds nothing", (term) => {
  expect(first(term)).toEqual([]);
});

test("a paddle that we couldn't confirm follows all others, unless the search names it alone", () => {
  expect(first("hudef apex")).toContain("/hudef-apex-pro");
  const found = bestFirst(searchSite(site, "pro").found);
  const last = found.findIndex(({ comesLast }) => comesLast);
  expect(found.slice(last).every(({ comesLast }) => comesLast)).toBe(true);
});

test.each([
  ["/joola-persues-pro-iv", perseus4],
  ["/Joola_Perseus_Pro_IV", perseus4],
  ["/perseus", perseus4],
  ["/joola", brand("joola")],
  ["/paddles/joola-perseus-pro-iv", perseus4],
  ["/joola-perseus-pro-iv.html", perseus4],
  ["/blog/third-shot", "/blog/third-shot-drop-or-drive"],
  ["/reviews/best-of/best-paddle-spin", `${bestOf}/best-paddles-spin`],
  ["/ball-durability", `${balls}/7f3a9c21`],
  ["/franklin%20x40", "/balls#franklin-x-40"],
])("the address %s may have meant %s", (asked, meant) => {
  expect(pagesLike(site, asked).map(({ path }) => path)).toContain(meant);
});

test.each([
  "/no-such-page",
  "/no-such-paddle",
  "/.env",
  "/wp-login.php",
  "/%00%ff",
  "/".repeat(9999),
])("the address %s is like none of ours", (asked) => {
  expect(pagesLike(site, asked)).toEqual([]);
});
