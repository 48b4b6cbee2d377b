import { describe, expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { routes } from "../../pages.ts";
import { openSitePages } from "../../platform/render/route.ts";
import { pagesLike, searchPages, topFirst, wholeSite } from "./found-pages.ts";
import { bestFirst, searchSite } from "./site-search.ts";

const library = projectLibrary();
const pages = openSitePages(routes)({ library });
const site = wholeSite({ library }, pages);
const rows = (term: string) =>
  topFirst(searchPages({ library }, pages, term)).map(({ path }) => path);

const perseus4 = "/joola-perseus-pro-iv";
const perseus3 = "/joola-perseus-3s";
const cfs16 = "/joola-perseus-cfs-16";
const hyperion = "/joola-hyperion-pro-iv";
const boomstik = "/selkirk-labs-project-boomstick-elongated";
const doubleBlack = "/six-zero-double-black-diamond-control";
const luxx = "/selkirk-luxx-control-air-invikta";
const bantam = "/paddletex-bantam-tko-c";
const prism = "/vatic-pro-prism-flash-v7";
const genesis = "/crbn-trufoam-genesis";
const legal = (paddle: string) => `/is-my-paddle-legal?paddle=${paddle}`;
const finder = (query: string) => `/paddle-finder?${query}`;
const match = "/paddle-finder/match";
const matchFor = (query: string) => `${match}?${query}`;
const soreArm = matchFor("arm=yes");
const under100 = "price=-100";
const under150 = `${under100}&price=100-150`;
const under200 = `${under150}&price=150-200`;
const mm16 = "core=16-18";
const longGrip = "grip=5.5-5.75&grip=5.75-";
const guide = (name: string) => `/reviews/best-of/best-${name}`;
const forBeginners = guide("paddles-beginners-2025");
const forControl = guide("paddles-control-touch");
const forPower = guide("paddles-power-players");
const forSpin = guide("paddles-spin");
const blog = (article: string) => `/blog/${article}`;
const firstPaddle = blog("how-to-choose-your-first-paddle");
const worn = blog("when-to-replace-a-paddle");
const leadTape = blog("lead-tape-and-balance");
const dupr = blog("what-dupr-means");
const terms = blog("how-to-read-a-paddle-review");
const balls = "/reviews/balls";
const durability = `${balls}/7f3a9c21`;
const brand = (slug: string) => `/brands/${slug}`;
const pair = (one: string, other: string) => `/comparisons/${one.slice(1)}-vs-${other.slice(1)}`;

// What players type, and what must be the very first row. The words are those of forums, courts and shops, with the
// typos of a phone.
const everyday: Record<string, [term: string, path: string][]> = {
  "a paddle, misspelled": [
    ["joola persues", perseus4],
    ["perseuss pro", perseus4],
    ["boomstick", boomstik],
    ["boomstic", boomstik],
    ["duoble black dimond", doubleBlack],
    ["hyprion", hyperion],
    ["onyx z5", "/onix-z5-graphite"],
    ["vatik prism", prism],
    ["metelbone", "/adidas-metalbone-lp-s"],
    ["crbn genisis", genesis],
    ["bluecore", "/diadem-warrior-blucore"],
    ["paddletex", bantam],
    ["honalulu", brand("honolulu")],
    ["neonik flow", "/neonic-flow"],
    ["selkrik luxx", luxx],
    ["amped s2", "/selkirk-amped-s2"],
    ["invicta", luxx],
  ],
  "a paddle, in other words": [
    ["perseus", perseus4],
    ["perseus 4", perseus4],
    ["Perseus IV", perseus4],
    ["pro 4 perseus joola", perseus4],
    ["perseus 3s", perseus3],
    ["boom stick", boomstik],
    ["DBD", doubleBlack],
    ["black double diamond", doubleBlack],
    ["six zero dbd 16mm", doubleBlack],
    ["tkoc", bantam],
    ["bantam tko c", bantam],
    ["j2k", "/honolulu-j2k"],
    ["sword and shield", "/honolulu-j2k"],
    ["SELKIRK  luxx-control", luxx],
    ["perseus 16mm", cfs16],
    ["six zero", doubleBlack],
    ["vatic", prism],
    ["prism flash review", prism],
    ["vapor power", "/11six24-vapor-power"],
    ["crbn power", "/crbn-3x-power-series"],
    ["six zero control", doubleBlack],
    ["ben johns paddle", perseus4],
    ["gen 4 joola", perseus4],
    ["joola gen 4", perseus4],
    ["honolulu sword", "/honolulu-j2k"],
    ["ronbus r1", "/ronbus-r-series"],
    ["paddle like the prism but more power", prism],
    ["should i upgrade from 3s to pro iv", perseus3],
    ["joola hyperion gen 4", hyperion],
    ["selkirk invikta", luxx],
    ["crbn foam paddle", genesis],
    ["vatic v7", prism],
    ["11 six 24", "/11six24-vapor-power"],
    ["what paddle does ben johns use", perseus4],
    ["is boomstik upa approved", "/is-my-paddle-legal?paddle=boomstik"],
    ["is the boomstik legal", "/is-my-paddle-legal?paddle=boomstik"],
    ["boomstik elongated price", boomstik],
    ["hyperion release date", hyperion],
    ["j2k dimensions", "/honolulu-j2k"],
    ["luxx weight in grams", luxx],
    ["easier on my elbow than perseus", perseus4],
    ["foam core", finder("build=foam")],
    ["full foam paddle", finder("build=foam")],
    ["ronbus nova", "/ronbus-r-series"],
    ["is the perseus usap approved", legal("perseus")],
    ["is the vapor power legal", legal("vapor+power")],
    ["boomstik banned?", legal("boomstik")],
    ["how heavy is the boomstik", boomstik],
    ["how much does the luxx weigh", luxx],
    ["softer paddle than perseus", perseus4],
    ["alternative to the boomstik", boomstik],
  ],
  "a brand": [
    ["sellkirk", brand("selkirk")],
    ["jooola", brand("joola")],
    ["jóola", brand("joola")],
    ["joola paddles", brand("joola")],
    ["paddletek", brand("paddletek")],
    ["diadem", brand("diadem")],
    ["crbn", brand("crbn")],
    ["ronbus", brand("ronbus")],
    ["joola vs selkirk", "/brands"],
  ],
  "two paddles": [
    ["perseus vs boomstik", pair(perseus4, boomstik)],
    ["perseus 4 vs hyprion", pair(hyperion, perseus4)],
    ["hyperion or perseus", pair(hyperion, perseus4)],
    ["perseus 3s vs cfs", pair(perseus3, cfs16)],
    ["perseus 3s vs 4", pair(perseus3, perseus4)],
    ["difference between luxx and dbd", pair(luxx, doubleBlack)],
    ["compare prism and neonic flow", pair("/neonic-flow", prism)],
    ["perseus 3s compared to perseus iv", pair(perseus3, perseus4)],
    ["boomstik v bantam", pair(bantam, boomstik)],
    ["vatic v7 vs j2k", `${pair("/honolulu-j2k", prism)}@v7`],
    ["prism flash vs prism v7", `${pair(prism, prism)}@v7`],
    ["vatic pro prism flash v7 vs j2k", pair("/honolulu-j2k", prism)],
    [
      "perseus 4 14mm vs boomstik",
      `/comparisons/joola-perseus-pro-iv@14-mm-version-vs-${boomstik.slice(1)}`,
    ],
    ["genesis vs boomstik", pair(genesis, boomstik)],
    ["vatic flash vs j2k", pair("/honolulu-j2k", prism)],
    ["vatic pro prism vs six zero dbd", pair(doubleBlack, prism)],
    [
      "prism vs flow vs luxx",
      `/comparisons?paddles=${[prism, "/neonic-flow", luxx].map((path) => path.slice(1)).join(",")}`,
    ],
  ],
  "a price": [
    ["$100", finder(under100)],
    ["under $100", finder(under100)],
    ["paddles under 150 dollars", finder(under150)],
    ["best paddle under 200", finder(under200)],
    ["less than 200 bucks", finder(under200)],
    ["$150-$200", finder("price=150-200")],
    ["between 100 and 150", finder("price=100-150")],
    ["around $150", finder("price=100-150&price=150-200")],
    ["paddle over $250", finder("price=250-")],
    ["best bang for the buck", finder("sort=price")],
    ["my budget is $150", finder(under150)],
    ["cheapest", finder("sort=price")],
    ["cheap paddle", finder("sort=price")],
    ["most expensive paddle", finder("sort=price-down")],
    ["cheap control paddle", finder("category=Control+Paddle&sort=price")],
    ["joola under 250", finder(`brand=JOOLA&${under200}&price=200-250`)],
    ["selkirk under $200", finder(`brand=Selkirk&${under200}`)],
  ],
  "a size, shape or face": [
    ["elongated under $150", finder(`${under150}&shape=elongated`)],
    ["16mm elongated under 200", finder(`${under200}&shape=elongated&${mm16}`)],
    ["elongted padle undr $150", finder(`${under150}&shape=elongated`)],
    ["elongated", finder("shape=elongated")],
    ["long shape paddle", finder("shape=elongated")],
    ["widebody", finder("shape=widebody")],
    ["wide body paddle", finder("shape=widebody")],
    ["hybrid shape", finder("shape=hybrid")],
    ["16mm", finder(mm16)],
    ["14 mm paddle", finder("core=14-16")],
    ["thin core", finder("core=-14&core=14-16")],
    ["crbn 14mm", finder("brand=CRBN&core=14-16")],
    ["raw carbon", finder("surface=Carbon+Fiber")],
    ["t700 elongated", finder("surface=Carbon+Fiber&shape=elongated")],
    ["kevlar paddle", finder("surface=Aramid")],
    ["fiberglas paddle", finder("surface=Fiberglass")],
    ["graphite", finder("surface=Graphite")],
    ["elongated joola", finder("brand=JOOLA&shape=elongated")],
    ["lightest", finder("sort=weight")],
    ["what is the lightest paddle", finder("sort=weight")],
    ["lightweight paddle", finder("weight=-7.8&weight=7.8-8")],
    ["under 8 oz", finder("weight=-7.8&weight=7.8-8")],
    ["8.2 ounces or more", finder("weight=8.2-")],
    ["heavy paddle", finder("weight=8.2-")],
    ["long handle", finder(longGrip)],
    ["extended handle under $200", finder(`${under200}&${longGrip}`)],
    ["5.5 inch handle", finder("grip=5.5-5.75")],
    ["power paddle with room for two hands", finder(`category=Power+Paddle&${longGrip}`)],
    ["elongated paddle for singles", finder("shape=elongated")],
    ["lite weight", finder("weight=-7.8&weight=7.8-8")],
    ["newest paddle", finder("sort=newest")],
    ["elongated long handle", finder(`shape=elongated&${longGrip}`)],
    [
      "control paddle under 200 elongated",
      finder(`category=Control+Paddle&${under200}&shape=elongated`),
    ],
    ["light elongated paddle", finder("shape=elongated&weight=-7.8&weight=7.8-8")],
    ["20mm paddle", finder("core=18-")],
    ["elongated control paddle", finder("category=Control+Paddle&shape=elongated")],
    ["14mm elongated", finder("shape=elongated&core=14-16")],
    ["hybrid 16mm", finder(`shape=hybrid&${mm16}`)],
    ["7.8 oz paddle", finder("weight=7.8-8")],
    ["long handle paddle for two handed backhand", finder(longGrip)],
    ["paddles under $200 with carbon face", finder(`${under200}&surface=Carbon+Fiber`)],
  ],
  "an approval": [
    ["is my paddle legal", "/is-my-paddle-legal"],
    ["approved", "/is-my-paddle-legal"],
    ["UPA-A", finder("approval=upa-a")],
    ["upaa certified paddles", finder("approval=upa-a")],
    ["ppa approved", finder("approval=upa-a")],
    ["paddles legal for ppa", finder("approval=upa-a")],
    ["upa approved joola", finder("brand=JOOLA&approval=upa-a")],
    ["usap and upa approved paddles", finder("approval=both")],
    ["usap approved", finder("approval=usa-pickleball")],
    ["USA Pickleball approved under $150", finder(`${under150}&approval=usa-pickleball`)],
    // Nothing under $100 is known to be: the nearest.
    ["USA Pickleball approved under $100", finder(`${under150}&approval=usa-pickleball`)],
    ["tournament legal paddle", finder("approval=usa-pickleball")],
    ["power paddle upa approved", finder("category=Power+Paddle&approval=upa-a")],
    // No control paddle is known to be.
    ["control paddle usap approved", finder("category=Control+Paddle")],
  ],
  "a level": [
    ["3.5", finder("level=3.5&sort=near")],
    ["4.0 paddle", finder("level=4.0&sort=near")],
    ["3.5 player elongated", finder("shape=elongated&level=3.5&sort=near")],
    ["paddle for 3.0 player under 150", finder(`${under150}&level=3.0&sort=near`)],
    ["paddle under 100 for beginner", finder(`${under100}&level=new&sort=near`)],
    ["paddle for 4.0 player with power", matchFor("level=4.0&style=power")],
    ["beginer", forBeginners],
    ["paddle for a newbie", forBeginners],
    ["beginner paddle", forBeginners],
    ["intermediate paddle", matchFor("level=3.5")],
    ["advanced player", matchFor("level=4.5")],
  ],
  "a need": [
    ["elbow", soreArm],
    ["tennis elbow", soreArm],
    ["best paddle for tennis elbow", soreArm],
    ["arm friendly paddle", soreArm],
    ["golfers elbow", soreArm],
    ["shoulder pain", soreArm],
    ["my elbow is killing me", soreArm],
    ["paddle for arthritis", soreArm],
    ["vibration dampening", soreArm],
    ["elbow paddle under $150", matchFor("budget=150&arm=yes")],
    ["quiet paddle", matchFor("feel=soft")],
    ["quietest paddle hoa", matchFor("feel=soft")],
    ["loud paddle", matchFor("feel=soft")],
    ["my paddle is too loud for my hoa", matchFor("feel=soft")],
    ["less vibration paddle", soreArm],
    ["paddle for tennis elbow 3.5", matchFor("level=3.5&arm=yes")],
    ["soft paddle for resets", matchFor("style=control&feel=soft")],
    ["most powerful paddle", matchFor("style=power")],
    ["more spin", forSpin],
    ["best paddle for spin under 150", matchFor("style=spin&budget=150")],
    ["paddle for my wife", match],
    ["softest paddle", matchFor("feel=soft")],
    ["plush feel", matchFor("feel=soft")],
    ["stiff paddle", matchFor("feel=crisp")],
    ["poppy", matchFor("feel=crisp")],
    ["pop", matchFor("feel=crisp")],
    ["banger", matchFor("style=power")],
    ["paddle for a banger", matchFor("style=power")],
    ["hard hitter", matchFor("style=power")],
    ["dinking", matchFor("style=control")],
    ["soft paddle", forControl],
    ["paddle for resets and drops", matchFor("style=control")],
    ["fast hands", matchFor("style=speed")],
    ["handspeed", matchFor("style=speed")],
    ["light paddle for hands battles", matchFor("style=speed")],
    ["paddle that won't hurt my arm", soreArm],
    ["hands battles", matchFor("style=speed")],
    ["topspin paddle for 4.0", matchFor("level=4.0&style=spin")],
    ["power and control", matchFor("style=all-around")],
    ["all court paddle", matchFor("style=all-around")],
    ["spin paddle under 100", matchFor("style=spin&budget=100")],
    ["spin paddle cheap", matchFor("style=spin")],
    ["control paddle for tennis elbow", matchFor("style=control&arm=yes")],
    ["paddle for women", match],
    ["womens pickleball paddle", match],
    ["paddle for seniors", match],
    ["paddle for tennis players", match],
    ["which paddle should i buy", match],
    ["help me pick a paddle", match],
  ],
  "a ball": [
    ["franklin x40", "/balls#franklin-x-40"],
    ["x40", "/balls#franklin-x-40"],
    ["frankiln x-40", "/balls#franklin-x-40"],
    ["dura fast", "/balls#onix-dura-fast-40"],
    ["gama photon outdoor", "/balls#gamma-photon-outdoor"],
    ["lt48", "/balls#lifetime-lt-pro-48"],
    ["indoor ball", "/balls?use=indoor"],
    ["indor balls", "/balls?use=indoor"],
    ["best outdoor pickleball", "/balls?use=outdoor"],
    ["gym balls", "/balls?use=indoor"],
    ["balls for a gym floor", "/balls?use=indoor"],
    ["indoor vs outdoor balls", `${balls}/indoor-outdoor-pickleballs-comparison`],
    ["durability", durability],
    ["cold weather ball", durability],
    ["ball that doesn't crack", durability],
    ["outdoor balls that last", durability],
    ["cheap balls", `${balls}/budget-pickleballs-value`],
    ["cost per game", `${balls}/budget-pickleballs-value`],
    ["tournament ball", `${balls}/tournament-pickleballs-lifetime-balls`],
    ["ball for beginners", `${balls}/beginner-pickleballs-selkirk`],
    ["franklin vs dura fast", durability],
    ["tournament balls", `${balls}/tournament-pickleballs-lifetime-balls`],
    ["ppa ball", `${balls}/tournament-pickleballs-lifetime-balls`],
  ],
  "something to buy": [
    ["spin paddles", forSpin],
    ["power paddel", forPower],
    ["control", forControl],
    ["touch", forControl],
    ["forgiving paddle", forBeginners],
    ["big sweet spot", forBeginners],
    ["sweetspot", forBeginners],
    ["sneakers", guide("shoes-stability-comfort")],
    ["shoes for pickleball", guide("shoes-stability-comfort")],
    ["paddle cover", guide("pickleball-accessories")],
    ["backpak", guide("bags-players-on-go")],
    ["overgrip", "/accessories"],
    ["pickelball sets", guide("pickleball-sets-beginners")],
    ["portable net", "/court-equipment"],
  ],
  "something to read": [
    ["led tape", leadTape],
    ["swing weight", leadTape],
    ["wrist hurts after playing", blog("paddle-for-tennis-elbow")],
    ["how many holes indoor ball", blog("indoor-or-outdoor-balls")],
    ["can i put lead tape on my paddle", leadTape],
    ["how to hit a drop", blog("third-shot-drop-or-drive")],
    ["where should my partner stand", blog("where-to-stand-in-doubles")],
    ["what level am i", dupr],
    ["how do i know my paddle is dead", worn],
    ["my paddle lost its grit", worn],
    ["when should i get a new paddle", worn],
    ["does lead tape help", leadTape],
    ["dupr 3.5 meaning", dupr],
    ["how to return serve in doubles", blog("where-to-stand-in-doubles")],
    ["worn out", worn],
    ["do paddles wear out", worn],
    ["how often replace paddle", worn],
    ["how long does a paddle last", worn],
    ["delaminated", worn],
    ["core crush", worn],
    ["dead spots", worn],
    ["upgrade", worn],
    ["third shot drop", blog("third-shot-drop-or-drive")],
    ["14mm vs 16mm", blog("core-thickness")],
    ["thick or thin core", blog("core-thickness")],
    ["wall drils", blog("wall-drills")],
    ["two handed backhand", blog("two-handed-backhand")],
    ["cold weather", blog("cold-weather-pickleball")],
    ["reset", blog("the-reset")],
    ["beat bangers", blog("the-reset")],
    ["how to stop popping up dinks", blog("the-reset")],
    ["what does dupr mean", dupr],
    ["DUPR", dupr],
    ["thermoformed", terms],
    ["4 1/4 grip", firstPaddle],
    ["grip size", firstPaddle],
    ["how to choose a paddle", firstPaddle],
    ["power vs control", "/power-and-control"],
    ["doubles strategy", blog("where-to-stand-in-doubles")],
    ["stacking", blog("where-to-stand-in-doubles")],
    ["how to get better", blog("six-week-practice-plan")],
    ["court dimensions", "/court-equipment"],
    ["how it works", "/how-it-works"],
    ["privcy", "/privacy"],
    ["delete my review", "/privacy"],
  ],
  "something to use": [
    ["quizz", match],
    ["compare paddles", "/comparisons"],
    ["paddle finder", "/paddle-finder"],
    ["paddle reviews", "/paddle-reviews"],
    ["add my review", "/paddle-reviews"],
    ["paddle database", "/paddles"],
    ["ball database", "/balls"],
    ["newsletter", "/newsletter"],
    ["unsubscribe", "/newsletter"],
    ["contact", "/contact"],
    ["about", "/about"],
  ],
};

for (const [what, searches] of Object.entries(everyday))
  describe(what, () => {
    test.each(searches)("'%s' finds %s first", (term, path) => {
      expect(rows(term)[0]).toBe(path);
    });
  });

test("at least 200 searches are tried, and each path is a page's", () => {
  const searches = Object.values(everyday).flat();
  expect(new Set(searches.map(([term]) => term)).size).toBeGreaterThanOrEqual(200);
  const paths = new Set(site.documents.map(({ path }) => path));
  const isPage = (path: string) => paths.has(path) || pages.find(path.split("?")[0]!);
  expect(searches.filter(([, path]) => !isPage(path))).toEqual([]);
});

test.each([
  ["soft paddle", "stiff paddle"],
  ["quiet paddle", "poppy paddle"],
  ["power paddle", "control paddle"],
  ["banger", "dinker"],
  ["light paddle", "heavy paddle"],
  ["cheapest paddle", "most expensive paddle"],
  ["thin core", "thick core"],
  ["long handle", "short handle"],
  ["indoor balls", "outdoor balls"],
  ["beginner", "advanced"],
  ["under $150", "over $150"],
])("'%s' and '%s' lead to different rows", (one, other) => {
  const [first, second] = [rows(one)[0], rows(other)[0]];
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(first).not.toBe(second);
});

const opposites = [
  ["soft", "stiff"],
  ["soft", "crisp"],
  ["quiet", "loud"],
  ["power", "control"],
  ["indoor", "outdoor"],
  ["beginner", "advanced"],
  ["light", "heavy"],
  ["thick", "thin"],
  ["cheap", "expensive"],
];

test("no list of synonyms has a word and its opposite", () => {
  const both = site.synonyms.filter((alike) =>
    opposites.some((two) => two.every((word) => alike.includes(word))),
  );
  expect(both).toEqual([]);
  expect(site.synonyms.flat()).toContain("beginner");
});

test("a search for a quiet paddle doesn't begin with those whose own pages call them loud", () => {
  const begin = (term: string) => rows(term).slice(0, 4);
  const loud = [boomstik, "/onix-z5-graphite"];
  expect(begin("loud paddle")).toEqual(expect.arrayContaining(loud));
  expect(begin("quiet paddle")).not.toEqual([]);
  for (const each of loud) expect(begin("quiet paddle")).not.toContain(each);
});

test.each(["elongated 16mm under 200", "long handle", "thick core", "widebody", "kevlar"])(
  "below the answer to '%s' stand exactly the paddles that it counts",
  (term) => {
    const { top, found } = searchPages({ library }, pages, term);
    const paddles = found.filter(({ document: { group } }) => group === "Paddles");
    expect(paddles.map(({ document: { path } }) => path)).toEqual(pages.answersTo(term)[0]!.lists);
    expect(Number.parseInt(top[0]!.title, 10)).toBe(paddles.length);
  },
);

test.each([
  "control or power under $1",
  "$0",
  "under $99999999999",
  "-5 oz",
  "16mm 14mm 13mm 12mm 20mm",
  "3.5 4.0 4.5",
  "$$$$ under over under",
  "½ ¼ ¾ grip",
  "vs vs vs",
  "a vs b vs c vs d vs e vs f",
  `under ${"9".repeat(99)}`,
  "1-1-1-1-1-1-1-1-1-1-1-1-1 oz",
])("'%s' gets an answer, too", (term) => {
  const { top, answers } = searchPages({ library }, pages, term);
  expect(top.length).toBeGreaterThanOrEqual(answers);
  for (const { path, title } of top) {
    expect(path).toMatch(/^\/(?!\/)/);
    expect(title).not.toMatch(/undefined|NaN|Infinity/);
  }
});

test.each(["xyzzy", "qqqq zzzz", "<b>xyzzy", "wp-login", "€€€"])("'%s' finds nothing", (term) => {
  expect(rows(term)).toEqual([]);
});

test("a paddle that we couldn't confirm follows all others, unless the search names it alone", () => {
  expect(rows("hudef apex")[0]).toBe("/hudef-apex-pro");
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
  ["/reviews/best-of/best-paddle-spin", forSpin],
  ["/ball-durability", durability],
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

test.each(["is my paddle legal", "tournament legal paddle", "compare paddles"])(
  "no page is listed twice for '%s'",
  (term) => {
    expect(rows(term)).toEqual([...new Set(rows(term))]);
  },
);

test("both of JOOLA's newest are found by their generation", () => {
  for (const term of ["gen 4 joola", "joola gen 4 paddles"])
    expect(rows(term).slice(0, 3)).toEqual(expect.arrayContaining([perseus4, hyperion]));
});
