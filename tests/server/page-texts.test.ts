import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isConfirmedPaddle } from "../../src/site/paddles/paddle-facts.ts";
import { pairPath } from "../../src/site/tray/comparison-address.ts";
import { categories } from "../../src/site/paddles/paddle-values.ts";
import { projectLibrary, smallLibrary } from "../support/project-library.ts";
import { isFull } from "../../src/site/guides/guide.ts";
import { everyPage, type OpenedSite, siteOver } from "../support/in-process-site.ts";
import { asText } from "../support/page-text.ts";

// What a page holds before any script has run, by its address. Journeys walk through such pages in a browser; what each
// address leads to is here.

let site: OpenedSite;
let smallSite: OpenedSite;
let ownersSite: OpenedSite;
let publicSite: OpenedSite;
beforeAll(async () => {
  site = await siteOver(projectLibrary());
  smallSite = await siteOver(smallLibrary());
  ownersSite = await siteOver(projectLibrary(false));
  publicSite = await siteOver(projectLibrary(), {
    SITE_URL: "https://rallyrank.example",
  });
});
afterAll(async () => {
  await site.close();
  await smallSite.close();
  await ownersSite.close();
  await publicSite.close();
});

async function htmlOf(path: string, of = site): Promise<string> {
  const html = await (await of.ask(path)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}
const read = async (path: string, of = site) => asText(await htmlOf(path, of));
/** Each page's lines between one that begins so and the next heading of its level. */
function part(text: string, begin: string): string[] {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith(begin));
  expect(first, begin).toBeGreaterThan(-1);
  const [mark = ""] = begin.split(" ");
  const end = lines.findIndex((line, at) => at > first && line.startsWith(`${mark} `));
  return lines.slice(first, end === -1 ? undefined : end);
}

/** A text, once or so many times. */
type Text = string | RegExp | readonly [text: string, times: number];
type Texts = readonly Text[];
/** A page's address, what its text has, and what it hasn't. */
type PageTexts = readonly [path: string, says: Texts, never?: Texts];

function testTexts(pages: readonly PageTexts[], of = () => site) {
  const cases = pages.map(([path, says, never = []]) => ({ path, says, never }));
  test.each(cases)("$path", async ({ path, says, never }) => {
    const text = await read(path, of());
    const has = (each: Text) => {
      if (typeof each === "string") return text.includes(each);
      return each instanceof RegExp ? each.test(text) : text.split(each[0]).length === each[1] + 1;
    };
    expect({ missing: says.filter((each) => !has(each)), wrong: never.filter(has) }).toEqual({
      missing: [],
      wrong: [],
    });
  });
}

/** The texts of the links in some lines. */
const linksIn = (lines: readonly string[]) =>
  lines.flatMap((line) => [...line.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([link]) => link));
const hrefsIn = (lines: readonly string[]) =>
  linksIn(lines).map((link) => /\(([^()]*)\)$/.exec(link)![1]!);

describe("the lists of paddles:", () => {
  testTexts(
    [
      [
        "/paddle-finder",
        [
          "## 7 Paddles Found",
          "Our guides' picks first, then the others by name.",
          "[Tamarack Two](/tamarack-two) 8.1 oz",
        ],
        ["Clear Filters"],
      ],
      [
        "/paddle-finder?search=surge&brand=Kestrel",
        ["Search ‹surge›", "▸Kestrel (2)", "## 2 Paddles Found", "[Clear Filters](/paddle-finder)"],
      ],
      // Ratings aren't an order yet.
      ["/reviews/paddles", ["First in our list: ["], ["Best rated: ["]],
      ["/paddle-finder?brand=Nobody&category=Lawn", ["## 7 Paddles Found"], ["Clear Filters"]],
      ["/paddle-finder?search=%20%09", ["Search ‹›", "## 7 Paddles Found"], ["Clear Filters"]],
      [
        "/paddle-finder?search=kestrel+surge+2",
        [
          "## 1 Paddle Found",
          /Power Paddle\n### Kestrel Surge 2 .*\(2 samples\) \$249\.95 .* Weight 8\.2 oz Grip 5\.5 in \[View Details\]\(\/kestrel-surge\)/,
        ],
      ],
      [
        "/paddle-finder?search=one",
        ["Price not confirmed", "Weight ? Grip ?", "By itself, it means we don't know"],
      ],
      ["/paddle-finder?approval=usa-pickleball", ["☑USA Pickleball3", "## 3 Paddles Found"]],
      ["/paddle-finder?approval=usa-pickleball&approval=upa-a", ["## 4 Paddles Found"]],
      ["/paddle-finder?approval=both", ["☑Both1", "☐UPA-A2", "## 1 Paddle Found"]],
      [
        "/paddle-finder?approval=both",
        ["Approvals were read in March 2026, and each paddle's page says by whom."],
      ],
      [
        "/paddle-finder?surface=Graphite&price=200-250",
        [
          "## No Paddles Found",
          "No paddles match your current search criteria. We don't know of a paddle that's both $200 to under $250 and Graphite.",
          "[Without the surface filter, there is 1](/paddle-finder?price=200-250)",
        ],
      ],
      [
        "/paddle-finder?surface=Graphite&price=-100&brand=Kestrel",
        ["[With only the brand filter, there are 3](/paddle-finder?brand=Kestrel)"],
      ],
      ["/paddle-finder?search=marlow+e", ["## 1 Paddle Found"]],
      [
        "/paddle-finder?search=16mm+elongated+under+200",
        [
          "## 2 elongated paddles under $200 with a core of 16 mm",
          "[Set these filters](/paddle-finder?price=-100&price=100-150&price=150-200&shape=elongated&core=16-18)",
          "As the Long: elongated, 16 mm core, 8.4 oz, $139.99",
        ],
        ["No paddles match"],
      ],
      [
        "/paddle-finder?search=approved+graphite+paddle",
        ["We don't know of one with all of that. The nearest:", "[Set these filters]"],
      ],
      [
        "/paddle-finder?search=tennis+elbow",
        ["## 6 paddles in order for a sore arm"],
        ["No paddles match"],
      ],
      ["/paddle-finder?search=zzzz", ["No paddles match", "(/search?search=zzzz)"]],
      [
        "/paddles?search=16mm+elongated",
        ["says: [2 elongated paddles with a core of 16 mm](/paddles?shape=elongated&core=16-18)"],
      ],
      ["/paddle-finder?search=marlow", ["## 2 Paddles Found"]],
      [
        "/paddle-finder?price=-100&price=100-150&price=150-200&shape=elongated&core=16-18",
        [
          "## 2 Paddles Found",
          "[Compare these 2](/comparisons?paddles=kestrel-glide@long,kestrel-surge-1)",
        ],
      ],
      ["/paddle-finder?search=quick", ["## 1 Paddle Found"], ["Compare these"]],
      [
        "/paddle-finder?sort=price",
        ["▸Price, low to high", "Unconfirmed prices come last."],
        ["We add 20 average ratings"],
      ],
      [
        "/paddle-finder?surface=Graphite&shortlist=marlow-even,marlow-quick,kestrel-glide,no-such-paddle",
        [
          "‹shortlist=marlow-even,marlow-quick,kestrel-glide›",
          "## 1 Paddle Found",
          "A shortlist of 3 paddles.",
          "[Compare them](/comparisons?paddles=marlow-even,marlow-quick,kestrel-glide)",
          "[All paddles](/paddle-finder)",
        ],
      ],
      [
        "/paddle-reviews?search=surgge",
        ['No exact match for "surgge". Showing Kestrel Surge 1 and 1 more.'],
        ["No paddles found matching your criteria."],
      ],
      ["/paddle-reviews?brand=Marlow", ["▸Marlow (2)", "2 of 6 paddles"], ["Featured Reviews"]],
      [
        "/paddle-reviews?search=elbow",
        [
          /## Best fit first for a sore arm\.\n[^]*\(\/paddle-finder\/match\?arm=yes\)/,
          "[Find Your Paddle in Five Questions](/paddle-finder/match)",
        ],
      ],
      [
        "/paddles?sort=weight&surface=Fiberglass",
        [
          "☑Fiberglass1",
          "1 of 7 paddles.",
          "[Marlow Even](/marlow-even)",
          "[List price](/paddles?surface=Fiberglass&sort=price)",
          "[Download as CSV](/paddles.csv?surface=Fiberglass)",
        ],
        ["[Tamarack One](/tamarack-one)"],
      ],
      [
        "/search?search=elongated+under+%24150",
        [
          /\n## 1 elongated paddle under \$150\.\n/,
          "(/paddle-finder?price=-100&price=100-150&shape=elongated)",
          "2 results for elongated under $150",
          /\n## Paddles\n[^[]*\[Kestrel Glide\]/,
        ],
        ["We couldn't find those exact words."],
      ],
      [
        "/search?search=tennis+elbow",
        [
          /\n## Best fit first for a sore arm\.\n/,
          "[All 5, and why](/paddle-finder/match?arm=yes)",
        ],
      ],
      ["/", ["and 5 more](/paddle-finder/match?budget=150&arm=yes)"]],
      [
        "/brands",
        [
          "## In short",
          /Under \$150 \[Marlow\]\S* \$89\.99, \[Kestrel\]\S* \$139\.99/,
          " 2 paddles, $89.99 for 1 of 2 ",
        ],
      ],
      ["/brands/marlow", ["List price $89.99 for 1 of 2 Type"]],
      [
        "/balls?cold=yes&sort=price",
        ["☑For cold days", "1 of 3 balls.", ") Slush 40 ", "[Clear Filters](/balls?sort=price)"],
        [") Breeze 40 "],
      ],
    ],
    () => smallSite,
  );

  test.each([
    ["/paddle-finder", "Kestrel Glide"],
    ["/paddle-finder?sort=price", "Marlow Even"],
    ["/paddle-finder?sort=name", "Kestrel Glide"],
    ["/paddle-finder?search=marlow", "Marlow Even"],
    ["/paddle-finder?category=Power+Paddle", "Kestrel Surge 1"],
    ["/paddle-finder?category=Speed+Paddle", "Marlow Quick"],
    ["/paddle-reviews?search=surgge", "Kestrel Surge 1"],
    ["/paddle-reviews?search=quick", "Marlow Quick"],
  ])("%s begins with the %s", async (path, name) => {
    const first = (await read(path, smallSite))
      .split("\n")
      .find((line) => line.startsWith("### "))!;
    expect(first).toMatch(RegExp(`^### ${name} `));
  });

  test("the top list ends with those we couldn't confirm, and only an unknown price doesn't lead there", async () => {
    const text = await read("/paddles?sort=rating", smallSite);
    const [, unconfirmed] = text.split("We couldn't confirm much about these");
    expect(unconfirmed).toContain("[Tamarack One](/tamarack-one)");
    expect(unconfirmed).not.toContain("[Marlow Quick]");
    expect(text).toContain("[Marlow Quick](/marlow-quick)");
  });

  test.each([
    ["/paddles", "Paddle", "ascending", "Kestrel Glide"],
    ["/paddles?sort=price", "List price", "ascending", "Marlow Even"],
    ["/paddles?sort=price&order=descending", "List price", "descending", "Kestrel Surge 2"],
    ["/paddles?sort=color", "Paddle", "ascending", "Kestrel Glide"],
    ["/balls", "Ball", "ascending", "Breeze 40"],
    ["/balls?sort=rating", "Rating ◇", "descending", "Hall 26"],
    ["/balls?sort=cost", "Cost per game ◇", "ascending", "Hall 26"],
  ])("%s is sorted by %s, %s, and begins with the %s", async (path, column, order, name) => {
    const html = await htmlOf(path, smallSite);
    const sorted = [...html.matchAll(/<th[^>]* aria-sort="(\w+)"[^>]*>(.*?)<\/th>/gs)];
    expect(sorted.map(([, way, head]) => [way, asText(head!).split("]")[0]])).toEqual([
      [order, `[${column}`],
    ]);
    const [first] = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)];
    expect(asText(first![1]!)).toContain(name);
    // A second click on the heading reverses the order.
    const [, link = ""] = /\(([^)]*)\)/.exec(asText(sorted[0]![2]!))!;
    const other = order === "ascending" ? "descending" : "ascending";
    expect(await htmlOf(link, smallSite)).toContain(`aria-sort="${other}"`);
  });

  test.each([
    ["/paddles.csv", 7],
    ["/paddles.csv?surface=Fiberglass", 1],
  ])("%s has %i paddles", async (path, count) => {
    const answer = await smallSite.ask(path);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = (await answer.text()).trim().split("\r\n");
    expect(head).toMatch(/^slug,name,/);
    expect(lines).toHaveLength(count);
  });

  test("the CSV says what isn't confirmed, and what approvals were looked up when", async () => {
    const lines = (await (await smallSite.ask("/paddles.csv")).text()).split("\r\n");
    const lineOf = (slug: string) => lines.find((line) => line.startsWith(`${slug},`))!;
    expect(lineOf("tamarack-one")).toMatch(/identity released surface/);
    const columns = lines[0]!.split(",");
    const approvals = (slug: string) =>
      ["usa_pickleball", "upa_a", "approvals_looked_up"].map(
        (name) => lineOf(slug).split(",")[columns.indexOf(name)],
      );
    expect(approvals("kestrel-surge")).toEqual(["approved", "certified", "2026-03"]);
    expect(approvals("tamarack-one")).toEqual(["", "", ""]);
    // A lab's figure is on the page alone.
    const sizes = ["weight_oz", "length_in"].map(
      (name) => lineOf("kestrel-glide").split(",")[columns.indexOf(name)],
    );
    expect(sizes).toEqual(["7.9", ""]);
  });
});

describe("our lists of paddles:", () => {
  testTexts([
    [
      "/reviews/balls/beginner-pickleballs-selkirk",
      ["Franklin X-260.90 oz", "Selkirk SLK Competition Outdoor0.90 oz?", "Jugs Indoor0.82 oz?"],
    ],
    [
      "/reviews/balls/top-rated-pickleballs-2025",
      ["$3.75 to $4.50 a ball?", "$1.70 to $3.00 a ball", "after a figure means"],
    ],
    [
      "/paddle-finder?search=boomstick",
      ["## Close Matches", "### Selkirk LABS Project Boomstik Elongated"],
      ["No paddles match"],
    ],
    ["/paddle-finder?search=elongated", [/Or by what it says: \[\d+ elongated paddles\]/]],
    [
      "/paddles?category=Power+Paddle",
      ["Each mark is a paddle with a confirmed weight."],
      ["Most often"],
    ],
    [
      "/paddle-reviews?search=hyperion",
      ["Search ‹hyperion›", "[Read Full Review](/joola-hyperion-pro-iv)"],
    ],
    [
      "/paddle-reviews?search=no+such+paddle",
      ["No paddles found matching your criteria.", "[Clear Filters](/paddle-reviews)"],
    ],
    ["/paddles?sort=rating", ["# Top Paddles 2026"]],
    [
      "/paddles?sort=width",
      [
        " [Width](/paddles?sort=width&order=descending)",
        "[The usual columns](/paddles?sort=width)",
      ],
    ],
    [
      "/paddles?brand=JOOLA&sort=grip&columns=rating&columns=price&columns=grip&columns=year",
      [
        "Columns (4 of 21)",
        "Columns ☑Rating ☐Reviews ☑List price ☐Brand ☐Category ☐Surface ☐Shape ☐Build ☐Face texture ☐Weight",
        "[Released](/paddles?brand=JOOLA&sort=year&columns=rating&columns=price&columns=grip&columns=year)",
      ],
    ],
  ]);

  test("the paddle reviews are six featured ones and then all others, without prices", async () => {
    const all = projectLibrary().written.length;
    const text = await read("/paddle-reviews");
    const cards = (heading: string) =>
      text
        .split(heading)[1]!
        .split("## All")[0]!
        .match(/\[Read Full Review\]/g);
    expect(cards("## Featured Reviews")).toHaveLength(6);
    expect(cards("## All Paddle Reviews")).toHaveLength(all - 6);
    expect(text).toContain(
      `${all} paddles: the 6 featured above, then the others, our picks first.`,
    );
    const titles = text.match(/^### .*/gm)!;
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThanOrEqual(all);
    expect(text).not.toMatch(/\$\d|Price/);
    expect(hrefsIn(part(text, "## Explore More"))).toEqual([
      "/comparisons",
      "/paddle-finder",
      "/blog",
    ]);
    const whole = asText(await (await site.ask("/paddle-reviews")).text());
    expect(whole).toContain("[Skip to filters](#filters)[Skip to results](#results)");
    expect(whole).toContain("[Compare paddles side by side](/comparisons)");
    // Without script, a card's button leads to the choice of a second paddle.
    expect(await htmlOf("/paddle-reviews")).toMatch(
      /<form[^>]* action="\/comparisons"><button type="submit" value="diadem-hero"[^>]* name="paddles">/,
    );
  });

  test.each(categories)("by type, our %ss begin with a guide's pick", async (category) => {
    const lines = part(await read("/reviews/paddles"), `## ${category}s`);
    expect(lines[0]).toMatch(
      /\[.* in the finder\]\(\/paddle-finder\?category=[A-Za-z+-]+Paddle\)$/,
    );
    const ratings = lines.flatMap((line) => /(\d\.\d)◇\(\d+ samples\)/.exec(line)?.[1] ?? []);
    const { written: paddles, samplesOf, guides } = projectLibrary();
    const rated = paddles.filter(
      (paddle) => paddle.category === category && samplesOf(paddle.slug).length > 0,
    );
    expect(ratings).toHaveLength(rated.length);
    expect(ratings.length).toBeGreaterThan(2);
    const picks = new Set(guides.flatMap(({ entries = [] }) => entries.map((each) => each.paddle)));
    const first = hrefsIn(lines).find((to) => projectLibrary().paddle(to.slice(1))) ?? "";
    expect(picks, first).toContain(first.slice(1));
  });

  test("the menu's search leads to an answer before it says that no paddle has the words", async () => {
    const text = await read("/paddle-reviews?search=worn+out");
    const [answer, empty] = ["When to Replace", "No paddles found"].map((each) =>
      text.indexOf(each),
    );
    expect(answer).toBeGreaterThan(-1);
    expect(empty).toBeGreaterThan(answer!);
    expect(await read("/paddle-reviews?search=zzzzqq")).toContain("No paddles found");
  });

  test.each(["/paddle-finder?brand=JOOLA", "/paddle-reviews", "/paddles?sort=weight"])(
    "the structured data of %s has its paddles in its order",
    async (path) => {
      const html = await (await site.ask(path)).text();
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
      const [list] = JSON.parse(json!) as [{ itemListElement: { url: string }[] }];
      const told = list.itemListElement.map(({ url }) => new URL(url).pathname);
      expect(told.length).toBeGreaterThan(3);
      const results = html.split(/<tbody|id="results"/).at(-1)!;
      const shown = hrefsIn([asText(results)]).filter((href) => told.includes(href));
      expect([...new Set(shown)]).toEqual(told);
    },
  );
});

test.each([
  ["/paddle-finder", 'aria-label="Power: '],
  ["/paddles", "Each mark is a paddle with a confirmed weight"],
  ["/comparisons", "Choose"],
  ["/paddle-reviews", "Featured Reviews"],
  ["/reviews/paddles", 'href="#control-paddle"'],
  ["/brands", 'href="/brands/joola" aria-label="JOOLA"'],
  ["/balls", "48 holes"],
  ["/search", "elongated under $150"],
])("%s has what it lists, and no strip of all tools", async (path, own) => {
  const html = await (await site.ask(path)).text();
  const [, main = ""] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
  expect(main).toContain(own);
  expect(main).not.toContain("Ways to choose");
});

const tools = [
  "/paddle-finder/match",
  "/paddle-finder",
  "/comparisons",
  "/paddles",
  "/balls",
  "/is-my-paddle-legal",
  "/search",
];

test("the tools are in the footer and in the menu of every page", async () => {
  const html = await (await site.ask("/about")).text();
  const navigation = (name: string) => {
    const [, inside] = RegExp(`<nav[^>]* aria-label="${name}"[^>]*>(.*?)</nav>`, "s").exec(html)!;
    return hrefsIn([asText(inside!)]);
  };
  expect(navigation("Tools")).toEqual(tools);
  expect(navigation("Menu").slice(4)).toEqual(tools);
});

describe("balls:", () => {
  testTexts([
    [
      "/balls",
      [
        "## On a cold day Take [Onix Pure 2 Outdoor](/balls#onix-pure-2-outdoor). Goes soft",
        "[Onix Dura Fast 40](/balls#onix-dura-fast-40). They crack sooner",
        "Outdoors $0.13◇: [Franklin X-40](/balls#franklin-x-40), [Onix Dura Fast 40]",
        "Indoors $0.13◇: [Jugs Indoor]",
      ],
    ],
    ["/balls?cold=yes&use=indoor", ["▸Indoor", "No balls match these filters."]],
    [
      "/balls?use=indoor&upto=2.50&sort=price",
      [/\) Jugs Indoor .*\n.*\) CORE Indoor .*\n.*\) Gamma Training Indoor /],
      [") Franklin X-26 "],
    ],
    [
      "/balls?club=franklin-x-40&players=24&nights=20&games=6",
      [
        "Games in all: 720. At 25 to a ball, you need 29 of the Franklin X-40: 3 dozen.◇",
        "which is a sample figure",
      ],
    ],
    [
      "/balls?club=franklin-x-40&players=4&nights=1&games=1",
      ["Games in all: 1. At 25 to a ball, you need 1 of the Franklin X-40: 1 dozen."],
    ],
    [
      "/balls?club=franklin-x-40&players=24&nights=400&games=6",
      ["Please enter a whole number up to 366.", "Nights ‹400›"],
      ["games. At", "up to 500"],
    ],
    ["/balls?club=nobody&players=24&nights=20&games=6", ["What a club needs"], ["games. At"]],
    [
      "/balls?ball=franklin-x-40&price=two+dollars",
      ["Please enter a price up to $100, like 2.50.", "‹two dollars›"],
      ["your price"],
    ],
    [
      "/balls?ball=franklin-x-40&price=50&sort=weight",
      [
        "▸Franklin X-40",
        "At $50.00 for a Franklin X-40, a game costs $2.00",
        ") Franklin X-40 4.7 $50.00, your price",
        "[Use list prices](/balls)",
      ],
    ],
    ["/balls?ball=franklin-x-40&price=50&sort=cost", [/Known for\n\(Drawing of the Jugs Indoor\)/]],
    [
      "/reviews/balls/7f3a9c21",
      [
        "[Marcus](/about#marcus)",
        "October 28, 2025 · 8 min read",
        "fictional author",
        "quotes in this article are samples",
        "[← Back to Ball Testing](/reviews/balls)",
        "[Verdict](#verdict)\n[Write a review](#write-a-review) Total Reviews 0",
        "Indoors or outdoors, and how warm?",
        "Pick: LifeTime Tournament",
        "In the cold, the X-40",
      ],
      ["Average Rating", "What stood out?"],
    ],
  ]);
});

describe("comparisons:", () => {
  testTexts([
    [
      "/comparisons/diadem-hero-vs-players-rogue2",
      ["None of these paddles has 5 reviews at new-player level or near 2.0, 5.0, 5.5 or 6.0, so"],
    ],
    [
      "/comparisons?paddles=neonic-flow",
      ["You've chosen one paddle. Choose at least one more.", "‹Neonic Flow›"],
      ["## Side by side"],
    ],
    [
      "/comparisons?paddles=neonic-flow,joola-perseus-pro-v,diadem-hero",
      [
        /\nPaddle ?\[Add a paddle\].*\[Neonic Flow\].*\[JOOLA Perseus Pro V\].*\[Diadem Hero\]/,
        "\nWeight 8.1 oz 8.1 oz 7.8 oz?",
        /\nUSA Pickleball \? approved \?/i,
        "By itself, it means we don't know.",
        "Nobody has written up the JOOLA Perseus Pro V yet, so we judge it by its facts alone.",
      ],
    ],
    [
      "/paddle-finder?price=-100&shape=elongated",
      ["As the V7: elongated, 16 mm core, 8.4 oz, $99.99"],
    ],
    [
      "/comparisons?paddles=vatic-pro-prism-flash-v7@v7,honolulu-j2k",
      [
        "# Vatic Pro Prism Flash V7 (V7) vs Honolulu J2K",
        "\nWeight 8.4 oz 8.2 oz",
        "\nWidth ? 7.7 in?",
        "[Remove the Honolulu J2K](/comparisons?paddles=vatic-pro-prism-flash-v7@v7)",
        "Reviews don't say which version they're about",
      ],
      ["7.9 oz", "Short on power", "Good spin from raw carbon"],
    ],
    [
      "/comparisons/honolulu-j2k-vs-vatic-pro-prism-flash-v7@v7?units=metric",
      ["\nWeight 232 g 238 g", "?paddles=honolulu-j2k,vatic-pro-prism-flash-v7@v7&units=metric#"],
    ],
    [
      "/comparisons?paddles=joola-perseus-3s,diadem-hero&units=metric",
      ["‹units=metric›", "\nWeight 227 g"],
    ],
    [
      "/comparisons?paddles=joola-perseus-3s,crbn-trufoam-genesis",
      [
        "\nWeight 8 oz",
        "[mm, g](/comparisons?paddles=joola-perseus-3s,crbn-trufoam-genesis&units=metric#side-by-side)",
      ],
    ],
    [
      "/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s",
      [
        "[mm, g](/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s?units=metric#side-by-side)",
        "### Choose the CRBN TruFoam Genesis if\nyou like to feel the ball stay on the face",
        "Same for all: 5 facts Surface Carbon Fiber Shape elongated Length 16.5 in Grip length 5.5 in",
        "Level CRBN TruFoam Genesis◇ JOOLA Perseus 3S◇",
        /\n3\.5 \d\.\d \d+ samples/,
        /## Which one\?[^]*## Outlines to scale[^]*\(Outline of the CRBN TruFoam Genesis, over the JOOLA Perseus 3S\)[^]*\(Outline of the JOOLA Perseus 3S, over the CRBN TruFoam Genesis\)[^]*Turn them over[^]*## Side by side/,
        "We mark the lowest list price and the highest rating. ",
        /How we mark[^]*We call numbers different/,
      ],
      // Its core is thinner, but its own page criticizes its pop.
      ["more pop"],
    ],
    [
      "/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s?units=metric",
      [
        "\nWeight 224 g 227 g",
        "[in, oz](/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s#side-by-side)",
      ],
    ],
    [
      "/joola-perseus-3s",
      ["\nWeight 8 oz", "[mm, g](/joola-perseus-3s?units=metric#specifications)"],
    ],
    ["/joola-perseus-3s?units=metric", ["\nWeight 227 g"], ["\nWeight 8 oz"]],
    [
      "/joola-perseus-3s",
      [
        "[Worth upgrading?](#worth-upgrading)",
        /\[Email alerts\]\(\/.+joola-perseus-3s\)[^]*## How it plays/,
        "## Worth upgrading?",
      ],
    ],
    ["/diadem-hero", ["[Email alerts]"], ["Worth upgrading?"]],
    [
      "/comparisons/joola-perseus-3s-vs-joola-perseus-pro-iv",
      [
        "The Perseus 3S is 0.2 oz lighter than the Perseus IV.",
        "you have the arm for a heavy head",
        "[Read the JOOLA Perseus Pro IV review](/joola-perseus-pro-iv)",
      ],
    ],
    [
      "/comparisons/onix-z5-graphite-vs-selkirk-amped-s2",
      [
        "Buy the Z5 for pop, or the AMPED S2 if “Loud on contact” puts you off.",
        "Nothing we know puts it clearly ahead here.",
      ],
      ["Nothing we know separates these two enough to decide."],
    ],
    [
      "/comparisons/paddletex-bantam-tko-c-vs-six-zero-double-black-diamond-control",
      [
        "you win with drives, counters and put-aways",
        "you want steady touch first and power second",
      ],
      ["Nothing we know separates these two enough to decide."],
    ],
    [
      "/comparisons/joola-perseus-3s-vs-neonic-flow",
      [
        "\nList price $279.95 $129.99 (better)",
        "In every other row, which is better depends on how you play.",
      ],
      [/\n(Core thickness|Weight|Length) .*\(better\)/],
    ],
    [
      "/comparisons?paddles=neonic-flow,honolulu-j2k,joola-perseus-3s,hudef-viva-pro,onix-z5-graphite",
      [
        "Left out: Onix Z5 Graphite. You can compare 4 paddles at once",
        "[Remove the Honolulu J2K](/comparisons?paddles=neonic-flow,joola-perseus-3s,hudef-viva-pro,onix-z5-graphite",
      ],
    ],
    [
      "/comparisons?paddles=neonic-flow,joola-perseus-3s,hudef-viva-pro,onix-z5-graphite",
      [],
      ["Left out"],
    ],
    [
      "/comparisons?paddles=six-zero-double-black-diamond-control,selkirk-labs-project-boomstick-elongated,vatic-pro-prism-flash-v7,diadem-hero",
      ["at least $80 less", "enough about the Diadem Hero to say"],
    ],
  ]);

  test("a comparison says of each use what a paddle's page says", async () => {
    const { written } = projectLibrary();
    const isHigh = /(most|more) (powerful|forgiving)|easie(st|r)|best|better|quicke/;
    const inAWord = (words: string) =>
      words === "in the middle" ? "Average" : isHigh.test(words) ? "High" : "Low";
    let compared = 0;
    for (const [index, { slug }] of written.entries()) {
      const other = written.at(index - 1)!.slug;
      const comparison = await htmlOf(pairPath(slug, other));
      const page = await htmlOf(`/${slug}`);
      for (const use of ["Power", "Control", "Spin", "Forgiveness", "Hand speed"]) {
        const label = use === "Forgiveness" ? "Forgiving" : use;
        // Of two paddles without a score, there's no such row.
        const [, row = ""] = new RegExp(`<th[^>]*>${label}</th>(.*?)</tr>`).exec(comparison) ?? [];
        const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => asText(cell!));
        const [, words] =
          new RegExp(`<span>${use}</span>(?:<svg.*?</svg>)?<strong>(.*?)</strong>`).exec(page) ??
          [];
        if (words === undefined) continue;
        expect(cells[slug < other ? 0 : 1]?.trim(), `${slug}: ${use}`).toBe(inAWord(words));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(90);
  });

  test("the rows of a pair begin with what differs", async () => {
    const html = await htmlOf("/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s");
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Same for all: 5 facts<\/summary>/);
    const [, body] = /<tbody>(.*?)<\/table>/s.exec(html.split('id="side-by-side"')[1]!)!;
    const heads = [...body!.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, head]) =>
      asText(head!).trim(),
    );
    expect(heads.slice(0, 22)).toEqual([
      "How they play",
      "Power",
      "Control",
      "Spin",
      "Forgiving",
      "Hand speed",
      "Rating",
      // Shown only by a browser that remembers a paddle.
      "vs. yours",
      "What differs",
      "Category",
      "Core thickness",
      "Build",
      "Core material",
      "Released",
      "Other versions",
      "Too close to notice",
      "List price",
      "Weight",
      "Unconfirmed for some",
      "Width",
      "Face texture",
      "Launched",
    ]);
  });

  test("one chosen paddle is in each of six pairs", async () => {
    const pairs = linksIn(
      part(await read("/comparisons?paddles=neonic-flow"), "## Pairs worth comparing"),
    );
    expect(pairs).toHaveLength(6);
    for (const pair of pairs) expect(pair).toContain("Neonic Flow");
  });

  test("a paddle's page leads to three pairs, to its other versions and to the comparison", async () => {
    const links = hrefsIn(part(await read("/joola-perseus-pro-iv"), "## Compare with"));
    expect(links.slice(0, 5)).toEqual([
      expect.stringMatching(/-vs-/),
      expect.stringMatching(/-vs-/),
      expect.stringMatching(/-vs-/),
      "/comparisons/joola-perseus-pro-iv-vs-joola-perseus-pro-iv@14-mm-version",
      "/comparisons?paddles=joola-perseus-pro-iv",
    ]);
    expect(links).toContain("/comparisons/joola-perseus-3s-vs-joola-perseus-pro-iv");
  });

  test.each([
    ["/vatic-pro-prism-flash-v7@v7", 301, "/vatic-pro-prism-flash-v7"],
    [
      "/comparisons/onix-z5-graphite-vs-neonic-flow",
      301,
      "/comparisons/neonic-flow-vs-onix-z5-graphite",
    ],
    ["/comparisons/neonic-flow-vs-no-such-paddle", 404, null],
    ["/comparisons/neonic-flow-vs-neonic-flow", 404, null],
    ["/comparisons?paddles=neonic-flow,no-such-paddle", 302, "/comparisons?paddles=neonic-flow"],
    ["/best-of", 301, "/reviews/best-of"],
    ["/ball-reviews", 301, "/reviews/balls"],
    ["/reviews/balls/pickleball-durability-test", 301, "/reviews/balls/7f3a9c21"],
    ["/paddle-finder/match?feel=bouncy&style=spin&level=9", 302, "/paddle-finder/match?style=spin"],
  ])("%s is a %i to %s", async (path, status, to) => {
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
  });
});

describe("which paddle:", () => {
  testTexts([
    [
      "/paddle-finder/match",
      ["☑No preference", "☑Not sure", "Show my paddles"],
      ["You haven't answered anything yet"],
    ],
    ["/paddle-finder/match?level=", ["You haven't answered anything yet"]],
    [
      "/paddle-finder/match?level=4.0&style=power",
      ["☑4.0", "☑Power", "## Your best matches", "[Start over](/paddle-finder/match)"],
    ],
    ["/paddle-finder/match?level=3.25&budget=200", [/☑My DUPR.*‹3\.25›/s, "☑$200"]],
    [
      "/paddle-finder/match?level=new&style=speed&budget=200&feel=soft&arm=yes",
      [
        "Known for: Very fast hands at the net.",
        /\d+ out of 100/,
        "### [Selkirk AMPED S2](/selkirk-amped-s2)",
        ["#### Know before you buy", 5],
      ],
    ],
  ]);

  test("with a budget no paddle above it is ranked before one within it", async () => {
    const text = await read("/paddle-finder/match?budget=150&style=power");
    const heads = [
      ...text.matchAll(/^#+ ((?:Within|Over) your \$150 budget|We couldn't confirm.*? these)/gm),
    ];
    expect(heads.map(([, head]) => head)).toEqual([
      "Within your $150 budget",
      // Of the rest.
      "Within your $150 budget",
      "Over your $150 budget",
      "We couldn't confirm much about these",
    ]);
  });

  test("each suggested change has the result that it promises", async () => {
    const text = await read("/paddle-finder/match?style=control&budget=150&feel=soft");
    const first = (of: string) => /^### \[([^\]]+)\]/m.exec(of)![1];
    const changes = part(text, "## What would change this").join("\n");
    const [, to, name] = /\]\(([^)]+)\)[^[]*?The ([^[\n]+?) comes first/.exec(changes)!;
    expect(first(text)).not.toBe(name);
    expect(first(await read(to!))).toBe(name);
  });
});

describe("a paddle and its brand:", () => {
  testTexts([
    [
      "/joola-perseus-pro-iv",
      [
        "among the most powerful",
        "Known for: Easy pace on drives",
        "[How scores are made](/how-it-works#on-scores-by-use)",
        "### Cheaper: [11SIX24 Vapor Power](/11six24-vapor-power) $169.99 The Vapor Power is steadier off-center, for about $110 less.",
        "[Compare side by side",
        "What did you play with before?",
        "No DUPR yet? About 2.5 if you're new, 3.0 if",
      ],
    ],
    [
      "/selkirk-labs-project-boomstick-elongated",
      ["$333.00 list price at launch, 2025", /## Buy it if\n[^]*## Skip it if\n/],
    ],
    // Its grip isn't confirmed, but its page speaks of spin.
    ["/selkirk-amped-s2", ["Criticized for: Low spin."], ["Not scored."]],
    [
      "/hudef-apex-pro",
      ["We don't know enough about this paddle to score it by use."],
      ["Buy it if"],
    ],
    [
      "/players-rogue2",
      [
        "We couldn't confirm enough about the Players Rogue2 to say",
        "[See the power paddles we know more about](/paddle-finder?category=Power+Paddle)",
      ],
      [/^#+ (Buy|Skip) it if|## (Compare with|Instead of this)|\[Players\]\(/m],
    ],
    [
      "/joola-hyperion-pro-iv",
      [
        "Price not confirmed",
        "## Buy it if",
        "## Compare with",
        /## Instead of this[^]*### Softer:/,
      ],
    ],
    [
      "/joola-perseus-cfs-16",
      [
        "### Newer model: [JOOLA Perseus Pro IV](/joola-perseus-pro-iv) (2025)",
        "Yes, if you want more power.",
      ],
    ],
    [
      "/joola-perseus-3s",
      [
        "### Newer model: [JOOLA Perseus Pro IV](/joola-perseus-pro-iv) (2025)",
        "### Earlier model: [JOOLA Perseus CFS 16](/joola-perseus-cfs-16) (2023)",
        "\nBrand [JOOLA](/brands/joola)",
      ],
    ],
    ["/vatic-pro-prism-flash-v7", ["### If you own it", "For more power: "]],
    ["/hudef-viva-pro", ["The Gen 3 lists at $169.99 and weighs 7.8 oz."]],
    [
      "/brands/joola",
      [
        /## In short\n\[JOOLA Hyperion Pro IV\][^]*\[JOOLA Perseus Pro IV\]\S* \(\$279\.95\): poppier\. Know before you buy: Face grit/,
        "Paddles 24, and 12 other versions",
        "### Listed: not written up yet",
      ],
    ],
    [
      "/brands/head",
      [
        // The only one that we know enough about is compared with nothing.
        "## In short\n[HEAD Boom PRO EX15](/head-boom-pro-ex15) ($199.95)",
        "[See the all-around paddles we know more about](/paddle-finder?category=All-Around+Paddle)",
      ],
    ],
    [
      "/brands/onix",
      [/\[Onix Z5 Graphite\]\S*: choose it if you're new and want the biggest face you can get\./],
    ],
    ["/brands", [/Ronbus\]\S* \$170,/]],
    ["/diadem-hero?review=sample-7#review-sample-7", [], ["## The review you followed a link to"]],
    ["/diadem-hero?review=sample-99", ["That review isn't here anymore."]],
  ]);
});

test.each([
  [
    "/brands/ronbus",
    "Which Ronbus pickleball paddle should you buy? 5 paddles, $119.99 to $250.00 for 4 of 5, with specs, reviews and who each one is for.",
  ],
  [
    "/brands/diadem",
    "Diadem pickleball paddles: 5 paddles, $279.95 for 1 of 5, with specs and reviews.",
  ],
  [
    "/comparisons/diadem-hero-vs-players-rogue2",
    "Diadem Hero vs Players Rogue2: what we know of their price, weight, core, shape and ratings.",
  ],
])("the description of %s promises no advice on what we couldn't confirm", async (path, said) => {
  const html = await (await site.ask(path)).text();
  expect(/<meta name="description" content="([^"]*)"/.exec(html)![1]).toBe(said);
});

describe("guides, articles and search:", () => {
  testTexts([
    [
      "/reviews/best-of",
      [
        /5,000\+ community reviews, updated monthly◇/,
        "[Best Paddles for Spin](/reviews/best-of/best-paddles-spin)",
        "[Best Paddles Under $100](/reviews/best-of/best-paddles-under-100)",
      ],
    ],
    [
      "/reviews/best-of/best-paddles-spin",
      [
        "Updated January 2025",
        "community notes marked ◇ in this guide are samples",
        "# Surface types",
        "Paddle Score for spin◇ List price Weight Core thickness Surface",
        /\[5\. Honolulu J2K\]\(#honolulu-j2k\) Also consider 3\.9 /,
        /Maximum Spin Top pick\n### 1\. \[Six Zero Double Black Diamond Control\]\(\/six-zero-double-black-diamond-control\) 4\.7 for spin◇152 community reviews◇ \$179\.998\.1 oz/,
        / 3\.9 for spin/,
        ["Community note◇", 5],
      ],
    ],
    [
      "/reviews/best-of/best-paddles-under-100",
      [
        "Coming Soon",
        "This guide is coming soon.",
        "[Email me when it's out](/newsletter)",
        "[Back to Best Of Lists](/reviews/best-of)",
      ],
    ],
    [
      "/reviews/best-of/best-paddles-beginners-2025",
      [
        "[Best Of](/reviews/best-of)",
        "[Try Paddle Finder](/paddle-finder)",
        "[All Paddle Reviews](/reviews/paddles)",
        "[Best Paddles Under $100](/reviews/best-of/best-paddles-under-100)",
        "[Best Pickleball Sets for Beginners](/reviews/best-of/best-pickleball-sets-beginners)",
      ],
    ],
    [
      "/reviews/best-of/best-paddles-power-players",
      [/## In short [^\n]*JOOLA Perseus 3S[^\n]*Swings heavy in fast exchanges/],
    ],
    [
      "/blog/core-thickness",
      [/## In short\n[^#]*16 mm gives you touch[^#]*Torn between the two\?/],
    ],
    [
      "/reviews/best-of/best-paddles-control-touch",
      [
        /## In short No\. 1 for control .*Runner-up .*Budget pick \[Vatic Pro Prism Flash V7\]\S* \$99\.99.*Before you buy/,
      ],
    ],
    [
      "/blog",
      [
        "# Expert Insights & Analysis",
        /Featured · Strategy\n## The Third Shot: When to Drop, When to Drive/,
        /## Recent Articles\n/,
      ],
      [/## Recent Articles[^]*The Third Shot/],
    ],
    ["/blog?search=KITCHEN", ["‹KITCHEN›", /## \d+ Articles Found/], ["Featured ·"]],
    [
      "/blog?search=honolulu&category=Training",
      [
        "No articles match your search.",
        "[Show all articles](/blog)",
        "[All categories](/blog?search=honolulu)",
        "[Search the whole site](/search?search=honolulu)",
      ],
    ],
    [
      "/blog?search=+++&category=Strategy",
      [
        "‹category=Strategy›",
        "## 3 Articles Found",
        "[Read More of The Third Shot: When to Drop, When to Drive](/blog/third-shot-drop-or-drive)",
      ],
    ],
    [
      "/about",
      [
        "founded in 2020◇ products tested 1000+◇ readers helped 50k+◇",
        /Excellence .*Community .*Accuracy .*Expertise /,
        "Members marked ◇ are fictional",
        /### Elena◇[^]*### Marcus◇[^]*### Priya◇/,
      ],
    ],
    ["/search?search=franklin+x-40", [/## Balls\n.*\[Franklin X-40\]\(\/balls#franklin-x-40\)/]],
    ["/search?search=%3Cb%3Exyzzy", ["No results for", "[Paddle Finder](/paddle-finder)"]],
    [
      "/search?search=control",
      [
        /\d+ results for control\n/,
        "\n## Paddles\n",
        /\n## Guides\n\[[^\]]*\]\(\/reviews\/best-of\//,
        "\n## Articles\n",
        "[Articles 8](#articles)",
      ],
    ],
    [
      "/search?search=tennis+elbow",
      [
        /\n## Best fit first for a sore arm\.\n/,
        /\[All \d+, and why\]\(\/paddle-finder\/match\?arm=yes\)/,
        /\n## Articles\n\[Which Pickleball Paddle Is Easiest on a Sore Elbow\?\]/,
      ],
    ],
    [
      "/paddle-reviews?search=kid+of+ten",
      [
        /\n## Best fit first for a kid\.\n[^]*\[Selkirk AMPED S2\][^]*No paddles found matching your criteria\./,
      ],
    ],
    [
      "/search?search=perseus",
      [/\n## Best Match\n[^[]*\[JOOLA Perseus Pro IV\]/, "\n## Paddles\n"],
      ["/paddle-finder?"],
    ],
    ["/search?search=honolulu", ["[Honolulu J2K](/honolulu-j2k)"]],
    [
      "/search?search=sellkirk+luxx",
      ["We couldn't find those exact words.", /## Paddles\n.*\[Selkirk LUXX Control Air Invikta\]/],
    ],
    ["/resources", ["Coming Soon", "Email me when it's out"]],
    ["/reviews", ["Coming Soon", "Email me when it's out"]],
    ["/reviews/gear-comparisons", ["Coming Soon", "Email me when it's out"]],
    ["/reviews/equipment-comparisons", ["Coming Soon", "Email me when it's out"]],
  ]);

  test("each finished guide tells search engines its order but not its ratings", async () => {
    for (const slug of ["beginners-2025", "power-players", "control-touch", "spin"]) {
      const html = await (await site.ask(`/reviews/best-of/best-paddles-${slug}`)).text();
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
      const data = JSON.parse(json!) as { "@type": string; itemListElement?: unknown[] }[];
      expect(data.map((each) => each["@type"])).toEqual(["Article", "ItemList", "BreadcrumbList"]);
      expect(data[1]?.itemListElement).toHaveLength(5);
      expect(json).not.toMatch(/rating/i);
    }
  });

  test("every article and finished guide is answered in short, right below its title", async () => {
    const pages = [...(await everyPage())].filter(
      ([path, html]) =>
        /^\/(blog|reviews\/(balls|best-of))\/./.test(path) &&
        !html.includes("This guide is coming soon."),
    );
    const { blog, ballTests, guides } = projectLibrary();
    const finished = guides.filter(isFull);
    expect(pages).toHaveLength(blog.length + ballTests.length + finished.length);
    expect(pages.length).toBeGreaterThan(20);
    for (const [path, html] of pages)
      expect(html, path).toMatch(/<\/h1><section[^>]*><h2[^>]* id="in-short">In short<\/h2>/);
  });

  test.each([
    "/diadem-hero",
    "/reviews/best-of/best-paddles-spin",
    "/blog/core-thickness",
    "/reviews/balls/budget-pickleballs-value",
    "/comparisons/diadem-hero-vs-neonic-flow",
  ])("%s can be shared by email", async (path) => {
    const link = linksIn([await read(path)]).find((each) => each.startsWith("[Share this page]"));
    const body = new URL(/\((mailto:.*)\)$/.exec(link!)![1]!).searchParams.get("body");
    expect(new URL(body!).pathname).toBe(path);
  });
});

describe("on a site without samples:", () => {
  const [thirdShot, aboutSpin] = [
    "/blog/third-shot-drop-or-drive",
    "/reviews/best-of/best-paddles-spin",
  ];
  testTexts(
    [
      [
        "/paddle-finder",
        [
          `${projectLibrary().paddles.length} Paddles Found`,
          [
            "No reviews yet: be the first",
            projectLibrary().written.filter(isConfirmedPaddle).length,
          ],
        ],
        [/sample/i, "30 days for a full refund", "8:30 AM Pacific", /expert staff/i, /low price/i],
      ],
      ["/about", ["## Our Mission"], ["Our Team", "Elena", "50k+", "2020", "◇"]],
      ["/blog", ["The Third Shot"], ["Elena"]],
      [thirdShot, ["March 11, 2025"], ["Elena"]],
      ["/newsletter", ["Subscribe"], ["10,000+"]],
      ["/reviews/best-of", ["[Best Paddles for Spin]"], ["5,000+"]],
      [
        aboutSpin,
        [
          "## The 5 paddles, ranked",
          "Maximum Spin",
          "\nPaddle List price Weight Core thickness Surface",
        ],
        ["community reviews", "Community note", "out of 5", "◇"],
      ],
      ["/reviews/best-of/best-paddles-beginners-2025", ["# Best"], ["Community Choice"]],
      [
        "/reviews/balls/7f3a9c21",
        [
          "What kills a ball",
          "LifeTime Tournament",
          "Pick: LifeTime Tournament. By reports it outlasts the VPRO Flight and the X-40.\n",
          "Runner-up: Selkirk Pro S1, sold with a one-year promise against cracks.\n",
          "Budget pick: Onix Pure 2, one of the lower prices here. It goes soft long before it cracks.\n",
          "In the cold, the X-40 and the Dura Fast 40 crack sooner. The Onix Pure 2 goes soft instead.",
        ],
        ["150-200", "Community reviews", "Retired from rated play", "◇"],
      ],
      [
        "/balls",
        [
          "## On a cold day",
          ") Franklin X-40",
          /\n\[Ball\]\S* \[Price per ball\]\S* \[Weight\]\S* \[Use\]\S* Best for Known for/,
        ],
        ["## Cheapest per game"],
      ],
    ],
    () => ownersSite,
  );

  test("the files, the feed and the sitemap have what is left", async () => {
    const textOf = async (path: string) => await (await ownersSite.ask(path)).text();
    expect(await textOf("/balls.csv")).not.toContain("sample_");
    const creators = [...(await textOf("/feed.xml")).matchAll(/<dc:creator>(.*?)<\/dc:creator>/g)];
    expect(creators.length).toBeGreaterThan(20);
    expect(new Set(creators.map(([, name]) => name))).toEqual(new Set(["RallyRank"]));
    for (const path of ["/reviews/balls/7f3a9c21", "/reviews/best-of/best-paddles-spin"])
      expect(await textOf("/sitemap.xml")).toContain(path);
  });
});

describe("the footer's social links", () => {
  const linksOf = async (of: OpenedSite) => {
    const footer = (await (await of.ask("/about")).text()).split("<footer")[1]!;
    return asText(/<ul.*?<\/ul>/s.exec(footer)![0]).replaceAll(/\s+/g, " ");
  };

  test("lead to the networks' front pages, as samples, while the site has no pages there", async () => {
    const links = await linksOf(site);
    expect(links).toMatch(
      /^ Follow us◇ \[Facebook\]\(https:\/\/www\.facebook\.com\/\) \[Twitter\].*\[Instagram\].*\[YouTube\]/,
    );
  });

  test("aren't there without samples", async () => {
    expect(await linksOf(ownersSite)).not.toMatch(/Facebook|Twitter|Instagram|YouTube/);
  });
});

describe("on a public site, structured data", () => {
  const dataOf = async (path: string) => {
    const html = await (await publicSite.ask(path)).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    return JSON.parse(json!) as Record<string, unknown>[];
  };

  test.each(["joola-perseus-pro-iv", "neonic-flow"])(
    "of %s holds players' own reviews only",
    async (slug) => {
      // Without a review or a price it isn't a product.
      const before = await dataOf(`/${slug}`);
      expect(before.map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
      const review = {
        paddle_name: slug,
        first_name: "Zoë",
        dupr_rating: "3.5",
        rating: 5,
        review_text: "Players' own <3",
      };
      const stored = await publicSite.ask("/rest/v1/paddle_reviews", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(review),
      });
      expect(stored.status).toBe(201);
      const [own] = await dataOf(`/${slug}`);
      expect(own).toMatchObject({
        "@type": "Product",
        url: `https://rallyrank.example/${slug}`,
        aggregateRating: { reviewCount: 1 },
        review: [{ author: { name: "Zoë" } }],
      });
    },
  );

  test.each([
    ["/blog/core-thickness", "BlogPosting"],
    ["/reviews/balls/7f3a9c21", "Article"],
  ])("of %s doesn't present a fictional author as a person", async (path, type) => {
    const data = await dataOf(path);
    expect(data[0]!["@type"]).toBe(type);
    expect(JSON.stringify(data)).not.toContain('"Person"');
    expect(await read(path, publicSite)).toContain("fictional author");
  });
});

describe("a page with 25 reviews by 4.0 and 2.5 players in turn", () => {
  const article = "/reviews/balls/tournament-pickleballs-lifetime-balls";
  let reviewed: OpenedSite;
  beforeAll(async () => {
    reviewed = await siteOver(projectLibrary(), { RATE_LIMIT: "off" });
    const rows = Array.from({ length: 25 }, (_, number) => ({
      paddle_name: "tournament-pickleballs-lifetime-balls",
      first_name: number === 0 ? "Dana" : "Ann",
      dupr_rating: number % 2 === 0 ? "4.0" : "2.5",
      rating: 1 + (number % 5),
      review_text: `Review number ${number}${number === 0 ? ": a Décent ball" : ""}.`,
    }));
    for (const some of [rows.slice(0, 20), rows.slice(20)]) {
      const { status } = await reviewed.ask("/rest/v1/paddle_reviews", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(some),
      });
      expect(status).toBe(201);
    }
  });
  afterAll(() => reviewed.close());

  testTexts(
    [
      [
        article,
        [
          "[1 star](?stars=1#reviews-found) 5 reviews",
          "[4.0](?level=4.0#reviews-found) 3.0 13 reviews",
          /No reviews yet at these levels: .*, 6\.0/,
        ],
        ["level=6.0#"],
      ],
      [`${article}?level=4.0`, ["13 reviews near 4.0."]],
      [`${article}?stars=1&search=decent+BALL`, ["Dana", "a Décent ball"], ["Ann"]],
      [
        `${article}?stars=1&search=spin`,
        ["No reviews with 1 star, that say 'spin'.", `[Show all reviews](${article}#`],
      ],
    ],
    () => reviewed,
  );

  test("leads with the review of a link that isn't among the first, and soon shows a vote for it", async () => {
    const listed = await read(article, reviewed);
    const [, more = ""] = /\[Show more\]\(([^)]*)\)/.exec(listed) ?? [];
    const further = await read(more, reviewed);
    const [, id, text] = /\?review=([0-9a-f-]{36})#[^)]*\) (Review number \d+[^\n]*?\.) /.exec(
      further,
    )!;
    expect(listed).not.toContain(text);
    const linked = await read(`${article}?review=${id}`, reviewed);
    expect(part(linked, "### The review you followed a link to").join("\n")).toContain(text);

    const mostHelpful = () => read(`${article}?sort=helpful`, reviewed);
    expect(await mostHelpful()).not.toContain("found this helpful");
    const body = new URLSearchParams({ review: id! });
    const voted = await reviewed.ask("/helpful-votes", { method: "POST", body });
    expect(voted.status).toBe(303);
    await expect.poll(mostHelpful).toContain("1 found this helpful");
  });
});

test("a vote for a missing review gets an explanation", async () => {
  const body = new URLSearchParams({ review: "sample-1" });
  const answer = await site.ask("/helpful-votes", { method: "POST", body });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("It may have come off the page since you read it.");
});

describe("the paddle on the home page", () => {
  testTexts([
    [
      "/",
      [
        /Within your \$150 budget\n### \[.*\]/,
        /and \d+ more\]\(\/paddle-finder\/match\?budget=150&arm=yes\)/,
      ],
      ["Your best match"],
    ],
    ["/?arm=no", [/Your best match\n### \[.*\]/, "(/paddle-finder/match?arm=no)"], ["budget\n###"]],
    // A budget that no question offers is none.
    ["/?budget=1&arm=yes", ["Your best match"], ["budget\n###"]],
  ]);

  test.each([
    "level=2.5&budget=100&arm=no",
    "level=3.25&budget=150&arm=yes",
    "budget=300",
    "level=new",
  ])("is the first of the match for ?%s", async (query) => {
    const first = (html: string) => /<h3>\s*<a href="([^"]*)"/.exec(html)![1];
    const home = await htmlOf(`/?${query}`);
    const match = await htmlOf(`/paddle-finder/match?${query}`);
    expect(first(home)).toBe(first(match));
  });

  test("counts the others that the match lists", async () => {
    const more = /Why this one, and (\d+) more/.exec(await htmlOf("/"))![1];
    const match = await htmlOf("/paddle-finder/match?budget=150&arm=yes");
    const last = [...match.matchAll(/<span class="small muted">(\d+)<\/span>/g)].at(-1)![1];
    expect(Number(more)).toBe(Number(last) - 1);
  });

  test("has an address of its own that search engines don't list", async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical"/.test(await (await publicSite.ask(path)).text());
    expect([await canonical("/"), await canonical("/?arm=no")]).toEqual([true, false]);
  });
});
