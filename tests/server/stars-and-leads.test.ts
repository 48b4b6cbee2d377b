import { expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { isConfirmedPaddle } from "../../src/site/paddles/paddle-facts.ts";
import { everyPage } from "../support/in-process-site.ts";
import { labeledSamples } from "../support/invented.ts";

const library = projectLibrary();

const lastPage = Math.ceil(library.paddles.length / 24);

/** Lists with the best first, the fixed pages among them. Each has all paddles or those of a search. */
const bestFirst = [
  `/paddle-finder?page=${lastPage}`,
  "/paddle-reviews",
  "/reviews/paddles",
  `/paddles?sort=rating&page=${lastPage}`,
  `/paddles?sort=rating&order=ascending&page=${lastPage}`,
  `/paddle-finder?level=3.0&page=${lastPage}`,
  "/paddle-finder?category=All-Around+Paddle",
  "/paddle-finder?brand=HUDEF",
  "/paddle-finder?search=rogue2",
  "/paddle-reviews?brand=Diadem",
  "/paddle-reviews?category=All-Around+Paddle",
  "/paddles?sort=rating&category=Power+Paddle",
  "/paddle-finder/match?level=3.0&style=power",
  "/paddle-finder/match?budget=100",
  "/paddle-finder/match?level=new&style=speed&budget=250&feel=crisp&arm=yes",
];
const queries = [
  ...bestFirst.filter((path) => path.includes("?")),
  ...["weight", "newest", "price", "price-down", "name"].map(
    (sort) => `/paddle-finder?sort=${sort}`,
  ),
  "/search?search=paddle",
  "/search?search=joola",
  "/search?search=power",
  "/comparisons?paddles=diadem-hero,neonic-flow",
  "/comparisons/diadem-hero-vs-players-rogue2",
];

/** Every page of the sitemap, and lists behind a query, by path. */
const pages = await everyPage(queries);

/** Stars in a page: what they say, how wide the filled part is, and the text and mark around them. */
const stars =
  /(?<=>)([^<>]*)(?:<\/strong>)?(<span[^>]*>◇<\/span>)? ?<svg[^>]* aria-label="([\d.]+) out of 5 stars( \(sample\))?"><use href="#stars"[^>]*\/><svg width="([\d.]+)"><use href="#stars"[^>]*\/><\/svg><\/svg>(?:<strong[^>]*>([\d.]+)<\/strong>)?( [\w ]+)?(<span[^>]*>◇<\/span>)?/g;

test("on every page, stars are filled to the tenth of the number printed beside them", () => {
  let [drawn, besideNumbers] = [0, 0];
  for (const [path, html] of pages) {
    const found = [...html.matchAll(stars)];
    expect(found, `${path}: every drawing of stars`).toHaveLength(
      html.match(/ out of 5 stars[^"]*"/g)?.length ?? 0,
    );
    const labeled = [...html.matchAll(labeledSamples)];
    const isLabeled = (at: number) =>
      labeled.some(
        ([part], index) => at >= labeled[index]!.index && at < labeled[index]!.index + part.length,
      );
    for (const each of found) {
      const [, before, markBefore, spoken, sample, width, after, , markAfter] = each;
      const number = Number(spoken);
      const [whole, part] = [Math.floor(number), Math.round((number % 1) * 10)];
      // A whole star ends 1.6 units before the next one's 20 begin.
      const filled = part === 0 ? whole * 20 - 1.6 : whole * 20 + 1.6 + part * 1.68;
      expect(Number(width), `${path}: ${spoken}`).toBeCloseTo(filled);
      const beside = after ?? (/^\d\.\d$/.test(before!) ? before : undefined);
      if (beside !== undefined) {
        expect(Number(beside), path).toBe(number);
        const isMarked = (after ? markAfter : markBefore) !== undefined || isLabeled(each.index);
        expect(sample !== undefined, path).toBe(isMarked);
      }
      drawn += 1;
      if (beside !== undefined) besideNumbers += 1;
    }
  }
  expect(drawn).toBeGreaterThan(500);
  expect(besideNumbers).toBeGreaterThan(150);
});

test("a guide's own scores are numbers, named for what they rate, and never stars", () => {
  for (const [slug, ratedFor] of [
    ["best-paddles-beginners-2025", "for beginners"],
    ["best-paddles-power-players", "for power"],
    ["best-paddles-control-touch", "for control"],
    ["best-paddles-spin", "for spin"],
  ]) {
    const page = pages.get(`/reviews/best-of/${slug}`)!;
    expect(page.split(`</strong> ${ratedFor}`)).toHaveLength(6);
    expect(page).not.toContain("out of 5 stars");
    expect(page).toContain("own score, out of 5");
  }
});

const unconfirmed = new Set(
  library.written.filter((paddle) => !isConfirmedPaddle(paddle)).map(({ slug }) => slug),
);
const { title } = library.paddleLists.unconfirmed;

interface List {
  /** The paddles that each item links to, or to a pair of. */
  items: string[][];
  /** Whether it is the group of paddles that we couldn't confirm. */
  isOwnGroup: boolean;
}

/** The lists of a page that link to paddles, groups of table rows among them. */
function listsIn(html: string): List[] {
  const lists: List[] = [];
  const open: List[] = [];
  let isHeaded = false;
  const tokens = /<(\/?)(ul|ol|tbody|li|tr)\b|<a\b[^>]* href="\/([^"#?]*)"|>([^<>]+)</g;
  for (const [, slash, tag, to, text] of html.matchAll(tokens)) {
    const list = open.at(-1);
    if (text === title) {
      // A group of rows has its heading in its first row.
      if (list) list.isOwnGroup = true;
      else isHeaded = true;
    } else if (tag === "li" || tag === "tr") {
      if (!slash) list?.items.push([]);
    } else if (tag !== undefined && slash) lists.push(open.pop()!);
    else if (tag !== undefined) {
      open.push({ items: [], isOwnGroup: isHeaded });
      isHeaded = false;
    }
    if (to !== undefined) {
      const slugs = to.replace(/^comparisons\//, "").split("-vs-");
      list?.items.at(-1)?.push(...slugs.filter((slug) => library.writtenPaddle(slug)));
    }
  }
  return lists.filter(({ items }) => items.flat().length > 0);
}

test("no list of any page is led by a paddle that we couldn't confirm", () => {
  expect(unconfirmed.size).toBeGreaterThan(3);
  let lists = 0;
  for (const [path, html] of pages)
    for (const { items, isOwnGroup } of listsIn(html)) {
      const lead = items.find((slugs) => slugs.length > 0) ?? [];
      if (!isOwnGroup)
        expect(
          lead.filter((slug) => unconfirmed.has(slug)),
          path,
        ).toEqual([]);
      lists += 1;
    }
  expect(lists).toBeGreaterThan(100);
});

test.each(bestFirst)("%s has unconfirmed paddles in their own group at the end alone", (path) => {
  const lists = listsIn(pages.get(path)!);
  const groups = lists.filter(({ isOwnGroup }) => isOwnGroup);
  expect(groups.length).toBeGreaterThan(0);
  for (const { items, isOwnGroup } of lists)
    for (const slug of items.flat()) expect(unconfirmed.has(slug), slug).toBe(isOwnGroup);
  // Search engines get the same order, type by type where there are several.
  if (path === "/reviews/paddles") return;
  const named = pages.get(path)!.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]*)"/g);
  const order = [...named].flatMap(
    ([, name]) => library.written.find((paddle) => paddle.name === name) ?? [],
  );
  expect(order.length).toBeGreaterThan(0);
  const areConfirmed = order.map(({ slug }) => !unconfirmed.has(slug));
  expect(areConfirmed).toEqual(areConfirmed.toSorted((a, b) => Number(b) - Number(a)));
});

test.each([
  ["/paddle-finder", /<h2>\d+ Paddles Found<\/h2>/],
  ["/paddle-reviews", /<h2>All Paddle Reviews<\/h2>/],
])(
  "%s says below its list how it was made, so that a phone's first screen has a paddle",
  (path, heading) => {
    const html = pages.get(path)!;
    const [, list = ""] = html.split(heading);
    const [before, ...cards] = list.split(/<li\b/);
    expect(
      before!.replaceAll(/<template>.*?<\/template>|<[^>]+>/gs, " ").trim().length,
    ).toBeLessThan(120);
    expect(cards.join(" ")).toContain("How scores are made");
  },
);

test("no page suggests to compare with a paddle that we couldn't confirm", () => {
  const isPair = /href="\/comparisons\/([\w-]+)-vs-([\w-]+)"/g;
  let suggested = 0;
  for (const [path, html] of pages)
    for (const [, one, other] of html.matchAll(isPair)) {
      const own = path.split(/[/]|-vs-/);
      const doubted = [one!, other!].filter((slug) => unconfirmed.has(slug));
      if (!path.startsWith("/comparisons/") || !doubted.every((slug) => own.includes(slug)))
        expect(doubted, path).toEqual([]);
      suggested += 1;
    }
  expect(suggested).toBeGreaterThan(100);
});

test.each([...unconfirmed])(
  "the page of %s says so, and gives no advice to buy or skip it",
  (slug) => {
    const html = pages.get(`/${slug}`)!;
    const { name, buyIf, skipIf } = library.writtenPaddle(slug)!;
    const sentence = library.paddleLists.unconfirmed.page.replace("{name}", name);
    expect(html.split(sentence)).toHaveLength(2);
    for (const advice of ["Buy it if", "Skip it if", ...buyIf, ...skipIf])
      expect(html).not.toContain(`>${advice}<`);
  },
);
