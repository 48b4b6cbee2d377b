import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenLinks, type Crawl, crawl, decoded, isText } from "../support/crawl.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type Invented, inventedIn } from "../support/invented.ts";
import { wordsOfPdf } from "../support/pdf-text.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let place: StorePlace;
let server: ServerProcess;
let found: Crawl;
/** Everything readable, by URL: pages with their structured data, feeds, files, the guide. */
let texts: [path: string, text: string][];
const invented = inventedIn();
beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir, SAMPLE_CONTENT: "off" });
  found = await crawl(server.url);
  texts = [...found.values()]
    .filter(({ type }) => isText(type))
    // A feed holds HTML as text; JSON escapes quotes with a backslash.
    // The script in every page's head has the words for samples.
    .map(({ path, body }) => [path, body.toString().replaceAll(/<script>.*?<\/script>/gs, "")])
    .map(([path = "", text = ""]) => [path, decoded(decoded(text)).replaceAll('\\"', '"')]);
  places = whereInvented();
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** Where anything invented appears. All texts are read once. */
function whereInvented(): { item: Invented; path: string }[] {
  const all = [...new Set([...invented.reviews, ...invented.claims, ...invented.files])];
  const start = Math.min(12, ...all.map(({ text }) => text.length));
  const byStart = Map.groupBy(all, ({ text }) => text.slice(0, start));
  const places: { item: Invented; path: string }[] = [];
  for (const [path, text] of texts)
    for (let at = 0; at + start <= text.length; at++)
      for (const item of byStart.get(text.slice(at, at + start)) ?? [])
        if (text.startsWith(item.text, at)) places.push({ item, path });
  return places;
}
let places: ReturnType<typeof whereInvented>;
/** Which of these appear where. */
const where = (list: readonly Invented[]) =>
  places
    .filter(({ item }) => list.includes(item))
    .map(({ item: { text, file }, path }) => `${path}: ${text} (${file})`);

/** Everything that matches a pattern, and where. */
const everyFitting = (pattern: RegExp) =>
  texts.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([fits]) => `${path}: ${fits}`));
/** What matches a pattern first on a page, and where. */
const fitting = (pattern: RegExp) =>
  texts.flatMap(([path, text]) => {
    const [fits] = pattern.exec(text) ?? [];
    return fits === undefined ? [] : [`${path}: ${fits}`];
  });

describe("without samples", () => {
  test("every page, link, file and picture answers, and every page is linked", async () => {
    expect(await brokenLinks(server.url, found)).toEqual([]);
    expect(texts.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/", "/feed.xml", "/sitemap.xml", "/paddles.csv", "/balls.csv"]),
    );
    expect([...found.keys()].filter((path) => path.startsWith("/og/")).length).toBeGreaterThan(3);
  });

  test.each([
    ["the text of a sample review", invented.reviews],
    ["a claim that nobody has confirmed", invented.claims],
    ["a sentence of a file that is a sample", invented.files],
  ])("nothing holds %s", (_, list) => {
    expect(list.length).toBeGreaterThan(9);
    expect(where(list)).toEqual([]);
  });

  test("nobody from the samples or the fictional team is named", () => {
    const names = new Set(invented.names.map(({ text }) => text));
    expect(names).toContain("Elena");
    const named = [...names].join("|");
    expect(fitting(new RegExp(`(>|"name":"|By )(${named})[<",]`))).toEqual([]);
  });

  test("nothing is marked as a sample or as fictional, because nothing is", () => {
    const marks = fitting(
      /◇|Sample (review|figure|article)|>Sample<|\bsample_|\bfictional\b|(review|figure|quote|article)s? (is|are) (a )?samples?/i,
    );
    expect(marks).toEqual([]);
    expect(fitting(/\bsamples?\b[^<]{0,40}/i)).toEqual([]);
  });

  test("no page, feed or search text speaks of votes, ranks or charts that aren't there", () => {
    const gone =
      /\b(?:winner:|winners were|wins 20\d\d|ranked for 20|rankings? by|votes for|votes set|the votes|the chart|ball of the year|community (?:choice|reviews?|figures?|ratings?)|\d reviews? by the community|champions?|top-rated pickle)\b[^<"]{0,60}|>#(?:<[^>]*>)?\d[^<]*/gi;
    expect(everyFitting(gone)).toEqual([]);
  });

  test("nothing promises what a game costs or how many games a ball lasts", () => {
    const promises =
      /(?:what|how much) (?:a|each) game costs you\b|how long balls last|cost per game|costs per game|games? until|how many games you/gi;
    expect(everyFitting(promises)).toEqual([]);
  });

  test("no section is empty: below each heading is a text, a picture or a smaller heading", () => {
    const empty =
      /<h([1-4])[^>]*>((?:(?!<\/h\1>).)*)<\/h\1>(?:\s|<\/?(?:div|section|header)[^>]*>)*(?=<h([1-4])|<\/main>)/gs;
    const followed = texts.flatMap(([path, text]) =>
      Array.from(text.matchAll(empty), ([, level, heading, next]) => ({
        isEmpty: next === undefined || Number(next) <= Number(level),
        section: `${path}: h${level} ${heading}`,
      })),
    );
    expect(followed).not.toEqual([]);
    const sections = followed.filter(({ isEmpty }) => isEmpty).map(({ section }) => section);
    expect(sections).toEqual([]);
  });

  test("awards without votes have no ranks, and their page says so in its head", () => {
    const [, html] = texts.find(([path]) => path === "/reviews/balls/top-rated-pickleballs-2025")!;
    expect(html).toContain("<title>Eight Pickleballs and What Each Does Best | RallyRank</title>");
    expect(html).toContain('"headline":"Eight Pickleballs and What Each Does Best"');
    const categories = [
      ...html.matchAll(/<p class="[^"]*">((?:Best|Easiest|Fastest|Steadiest)[^<]*)</g),
    ];
    expect(categories.map(([, category]) => category)).toEqual([
      "Best for gym leagues",
      "Best for open play",
      "Best for tournaments",
      "Best in wind",
      "Best indoor ball",
      "Easiest on the arm",
      "Fastest ball",
      "Steadiest medium pace",
    ]);
  });

  test("nothing is called the best rated while nothing is rated", () => {
    const rated = /Top Paddles 2026|(?:highest|best)[- ]rated (?:first|of)[^<]{0,40}/gi;
    const said = everyFitting(rated);
    expect(said).not.toEqual([]);
    expect(said.filter((fits) => !fits.startsWith("/how-it-works"))).toEqual([]);
  });

  test("the downloadable guide doesn't mention samples", () => {
    const words = wordsOfPdf(found.get("/guides/how-to-choose-a-paddle.pdf")!.body);
    expect(words).toContain("DiademHero");
    const { reviews, claims, files } = invented;
    const held = [...reviews, ...claims, ...files, { text: "Sample", file: "a mark" }].filter(
      ({ text }) => words.includes(text.replaceAll(/\s+/g, "")),
    );
    expect(held).toEqual([]);
  });

  test("no paddle has a rating, a rate or a mean, on its page, in a list or in structured data", () => {
    const rated =
      /aggregateRating|"review":\[|out of 5|>(Recommend Rate|Would Recommend|Avg DUPR Rating|Average Rating)</;
    expect(fitting(rated)).toEqual([]);
    const csv = texts.find(([path]) => path === "/paddles.csv")![1].split("\r\n");
    expect(csv[0]).toMatch(/^slug,name,full_name,brand,category,rating,reviews,list_price_usd,/);
    // A listed paddle has no type.
    expect(csv.slice(1, -1).filter((row) => !/,(?:[\w-]+ Paddle)?,,0,/.test(row))).toEqual([]);
  });

  test("only stored reviews show and count, and rates start with the fifth", async () => {
    const paddle = "selkirk-amped-s2";
    const store = async (ratings: number[]) =>
      await fetch(`${server.url}/rest/v1/paddle_reviews`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(
          ratings.map((rating, index) => ({
            paddle_name: paddle,
            first_name: "Zoë",
            dupr_rating: "4.0",
            rating,
            review_text: `Mine alone, ${rating} stars, number ${index}.`,
          })),
        ),
      });
    const read = async (path: string) => decoded(await (await fetch(server.url + path)).text());
    const csvRow = async () =>
      (await read("/paddles.csv")).split("\r\n").find((row) => row.startsWith(`${paddle},`));
    const cards = async () =>
      [...(await read(`/${paddle}`)).matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(
        ([, label, value]) => `${label} ${value}`,
      );

    expect((await store([5, 4, 4, 2])).status).toBe(201);
    expect(await read(`/${paddle}`)).toContain("Mine alone, 2 stars, number 3.");
    expect(await read(`/${paddle}`)).toContain('"reviewCount":4');
    expect(await csvRow()).toContain("Paddle,3.8,4,");
    const before = await cards();
    expect(before).toContain("Total Reviews 4");
    expect(before.join()).not.toMatch(/Recommend|DUPR/);

    await store([1]);
    const after = await cards();
    expect(after).toEqual(
      expect.arrayContaining(["Recommend Rate 60%", "Total Reviews 5", "Avg DUPR Rating 4.0"]),
    );
  });
});
