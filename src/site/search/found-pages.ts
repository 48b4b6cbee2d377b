import type { SearchAnswer, SearchDocument, SitePages } from "../../platform/render/route.ts";
import type { Library, Site } from "../../platform/render/site.ts";
import { oncePer } from "../../platform/once-per.ts";
import { searchWords } from "../../platform/text/search-words.ts";
import {
  comparisonAddress,
  maxCompared,
  minCompared,
  pairPath,
} from "../tray/comparison-address.ts";
import {
  bestFirst,
  type FoundDocument,
  isSamePhrase,
  maxTermLength,
  type Searched,
  type SearchResults,
  searchSite,
} from "./site-search.ts";
import { addresses } from "../../addresses.ts";
import type { Ball } from "../balls/ball.content.ts";
import { inTray, type AnySold, versionsOf } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary.ts";

/** What players write between the paddles they can't choose between. */
export const between =
  /\s(?:vs|versus|v(?!\.?\s(?:vs|versus|or)\b)|or|against|and|compared (?:to|with))\.?\s/i;
const beforeSides =
  /^(?:compare|comparing|comparison of|(?:what is |whats )?(?:the )?difference between)\s/i;

/**
 * The page that compares the paddles that a term names: 'perseus 4 vs hyperion', 'boomstik or perseus'. Two paddles have
 * a page of their own.
 */
function pairMeant(
  { library }: Pick<Site, "library">,
  searched: Searched,
  pages: Pick<SitePages, "find" | "answersTo">,
  term: string,
): SearchDocument | undefined {
  const sides = wholeSides(
    term.slice(0, maxTermLength).trim().replace(beforeSides, "").split(between),
  );
  if (sides.length < minCompared || sides.length > maxCompared) return undefined;
  const row = {
    group: "Tools",
    note: "Side by side, with what differs first.",
    keywords: [],
    text: "",
  } as const;
  const brands = pages.find(addresses.brands.path);
  if (brands && sides.every((side) => isBrand(searched, side)))
    return {
      ...row,
      path: brands.path,
      title: brands.title,
      note: "Every brand we list, with its prices and types.",
    };
  const named = sides.flatMap((side) => {
    const meant = paddleMeant(searched, pages, side);
    const paddle = meant && library.paddle(meant.path.slice(1));
    return paddle ? inTray(versionMeant(paddle, side)) : [];
  });
  const [one, other, ...more] = [...new Map(named.map((each) => [each.slug, each])).values()];
  if (!one || !other || named.length < sides.length) return undefined;
  const slugs = [one, other, ...more].map(({ slug }) => slug);
  const page = pages.find(pairPath(slugs[0]!, slugs[1]!));
  if (more.length > 0 || page === undefined)
    return {
      ...row,
      path: comparisonAddress(slugs),
      title: [one, other, ...more].map(({ name }) => name).join(" vs "),
    };
  return { ...row, path: page.path, title: page.title };
}

/** The version of a paddle that a term names: 'vatic v7', 'perseus 14mm'. The page's if it's the whole name. */
function versionMeant(paddle: AnyPaddle, term: string): AnySold {
  const joined = (text: string) => searchWords(text).join("");
  const typed = joined(term);
  if (typed === joined(paddle.name)) return paddle;
  const named = versionsOf(paddle).filter(
    ({ version }) => version && typed.includes(joined(version.name.replace(/ version$/, ""))),
  );
  return named.at(-1) ?? paddle;
}

/** A bare model number: '4', 'pro iv'. */
const modelNumber = /(?:^|\s)(?:pro\s+)?\w{1,2}$/i;

/** Gives a bare model number the name before it: of 'perseus pro v vs pro iv', the second side is 'perseus pro iv'. */
const wholeSides = (sides: readonly string[]) =>
  sides.map((side, index) => {
    const isBare = side.trim().replace(modelNumber, "") === "";
    const before = isBare ? (sides[index - 1]?.trim().replace(modelNumber, "") ?? "") : "";
    return `${before} ${side.trim()}`.trim();
  });

/** The paddle that a term names. A type, a fact or a brand with several paddles names none. */
function paddleMeant(
  searched: Searched,
  pages: Pick<SitePages, "answersTo">,
  term: string,
): SearchDocument | undefined {
  const { found } = searchSite({ ...searched, scope: "names" }, term);
  const paddles = found.filter(({ document }) => document.group === "Paddles");
  // 'Six Zero DBD' is in the names, though not in the title.
  const named = paddles.filter(({ isNamed }) => isNamed);
  const called = paddles.filter(({ isWhole, isPartlyNamed }) => isWhole && isPartlyNamed);
  const all = (named.length > 0 ? named : called).map(({ document }) => document);
  const exact = all.filter((document) => isJustNamed(searched, document, term));
  const meant = bestKnown(exact.length > 0 ? exact : all);
  const [paddle] = meant;
  if (!paddle || (meant.length > 1 && isBrand(searched, term))) return undefined;
  const isType = pages.answersTo(term).some((each) => each.isWhole && !each.namesBrand);
  return isType ? undefined : paddle;
}

/** Whether a term has every word of a title, whether or not of its brand, which comes first. */
function isJustNamed(
  { documents }: Searched,
  { title, keywords }: SearchDocument,
  term: string,
): boolean {
  const typed = new Set(searchWords(term));
  const ofBrand =
    brandsIn(documents).find((brand) => keywords.includes(brand) && title.startsWith(brand)) ?? "";
  const own = searchWords(title.slice(ofBrand.length));
  return own.length > 0 && own.every((word) => typed.has(word));
}

const brandsIn = oncePer((documents: readonly SearchDocument[]): readonly string[] =>
  documents.filter(({ group }) => group === "Brands").map(({ title }) => title),
);

const isBrand = ({ documents }: Searched, term: string) =>
  brandsIn(documents).some((brand) => isSamePhrase(brand, term));

/** A term with brands as they write themselves: 'bread and butter loco' is no choice between two paddles. */
function withBrands({ documents }: Searched, term: string): string {
  const paired = brandsIn(documents).filter((brand) => brand.includes(" & "));
  return paired.reduce((text, brand) => {
    const [one = "", other = ""] = brand.toLowerCase().split(" & ");
    return text.replace(`${one} and ${other}`, brand).replace(`${one} n ${other}`, brand);
  }, term.toLowerCase());
}

/** Those that we've written about or, without any, that we know enough about. */
function bestKnown(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const known = documents.filter(({ comesLast }) => !comesLast);
  const written = known.filter(({ isListed }) => !isListed);
  return [written, known, documents].find(({ length }) => length > 0) ?? [];
}

/** A search result with its drawing: the paddle or ball it's about. */
export interface FoundPage extends SearchDocument {
  paddle: PaddleSummary | undefined;
  ball: Ball | undefined;
}

const documentsOf = oncePer((pages: SitePages) =>
  oncePer((terms: Library["search"]["alsoFor"]): readonly SearchDocument[] => {
    const wordsFor = new Map(terms.map(({ path, words }) => [path, words]));
    return pages.searchDocuments.map((document) => {
      const words = wordsFor.get(document.path);
      return words ? { ...document, keywords: [...document.keywords, ...words] } : document;
    });
  }),
);

/** Everything that the search finds, with what players call it. */
export function wholeSite({ library }: Pick<Site, "library">, pages: SitePages): Searched {
  const { synonyms, alsoFor } = library.search;
  return { documents: documentsOf(pages)(alsoFor), synonyms };
}

export interface PageResults extends SearchResults {
  /** The answers to the search, and the best page of any kind: what a visitor most likely wants, first. */
  top: SearchDocument[];
  /** How many of them are answers. */
  answers: number;
}

/** Before a paddle that a visitor wants something else than: its page says what to take instead. */
const insteadOf =
  /\b(?:than|instead of|alternatives? (?:to|for)|similar to|like|upgrade (?:from|for)|replacement for|successor (?:of|to)) (?:an? |the |my )?([^?]{2,60})/i;
/** What a paddle's page says of it. Beside its name, these are words about it. */
const ofAPaddle =
  /\b(?:upa-?a?|usapa?|approv(?:ed|al)|legal|certified|banned|delisted|msrp|price|cost|weights?|weighs?|grams?|grip|handle|length|core|thickness|size|dimensions|specs?|released?|date)\b/gi;
const maxAnswers = 2;
/** The groups whose pages are products or makers: their names are what players search for. */
const products = new Set<string>(["Paddles", "Balls", "Brands"]);
/** An answer with more weight comes before a guide that is named. */
const guideWeight = 2;

/**
 * Searches the whole site. In front are answers: the page that compares the paddles that a term names, the finder with
 * the filters that its words mean, or the match with the needs that they mean; and the best page of any kind. A product
 * that is named comes before an answer, unless all of its words mean something else, and so does a guide that is named
 * before an answer to a single need.
 */
export function searchPages(
  site: Pick<Site, "library">,
  pages: SitePages,
  typed: string,
): PageResults {
  const searched = wholeSite(site, pages);
  const term = withBrands(searched, typed);
  const results = searchSite(searched, term);
  const pair = pairMeant(site, searched, pages, term);
  const whole = results.found.filter((each) => each.isWhole);
  const isWhole = whole.some(({ isNamed, isPartlyNamed }) => isNamed || isPartlyNamed);
  const answers = pages.answersTo(term).filter((each) => each.isWhole || !isWhole);
  const rows = answers.slice(0, maxAnswers).map(answerRow);
  const best = bestFirst(results.found).slice(0, 1);
  if (pair) return { ...results, isExact: true, top: [pair], answers: 1 };
  const other =
    paddleMeant(searched, pages, insteadOf.exec(term)?.[1] ?? "") ??
    (whole.length + answers.length === 0
      ? paddleMeant(searched, pages, term.replaceAll(ofAPaddle, " "))
      : undefined);
  if (other) return { ...results, top: [other, ...rows], answers: rows.length };
  const [first] = answers;
  if (!first) return { ...results, top: best, answers: 0 };
  const lead = first.weight <= guideWeight ? guideNamed(results.found) : undefined;
  const titled = best.find(({ title }) => isSameTitle(title, term));
  const named =
    titled ?? lead ?? best.find((document) => isProductNamed(results.found, document, first));
  if (named) {
    const others = rows.filter(({ path }) => path !== named.path);
    return { ...results, top: [named, ...others], answers: others.length };
  }
  if (!first.isWhole && isWhole)
    return { ...results, top: [...best, ...rows], answers: rows.length };
  const found = withListed(searched.documents, first.isWhole ? whole : results.found, first);
  const paths = new Set(rows.map(({ path }) => path));
  const next = bestFirst(whole.filter(({ isNamed }) => isNamed))
    .slice(0, 1)
    .filter(({ path }) => !paths.has(path));
  return { ...results, found, top: [...rows, ...next], answers: rows.length };
}

const isSameTitle = (title: string, term: string) =>
  searchWords(title).join(" ") === searchWords(term.slice(0, maxTermLength)).join(" ");

/** The first guide that is named and written. */
const guideNamed = (found: readonly FoundDocument[]) =>
  found.find(
    ({ document: { group, isBehind }, isNamed }) => group === "Guides" && isNamed && !isBehind,
  )?.document;

/** Whether a result is a product or maker with all words in its title, and not just a type of product. */
const isProductNamed = (
  found: readonly FoundDocument[],
  document: SearchDocument,
  { namesBrand, isWhole }: SearchAnswer,
) =>
  products.has(document.group) &&
  (namesBrand || !isWhole) &&
  found.some((each) => each.document === document && each.isNamed);

const answerRow = ({ path, title, note }: SearchAnswer): SearchDocument => ({
  group: "Tools",
  path,
  title,
  note,
  keywords: [],
  text: "",
});

const isAll = { isNamed: true, isTitled: false, isPartlyNamed: true, isWhole: true };

/** The results with exactly the products that an answer lists: no other one has what was asked for. */
function withListed(
  documents: readonly SearchDocument[],
  found: readonly FoundDocument[],
  { lists }: SearchAnswer,
): FoundDocument[] {
  const listed = lists.flatMap(
    (path) => documents.find((document) => document.path === path) ?? [],
  );
  if (listed.length === 0) return [...found];
  const groups = new Set(listed.map(({ group }) => group));
  return [
    ...listed.map((document) => ({ document, ...isAll })),
    ...found.filter(({ document }) => !groups.has(document.group)),
  ];
}

/** All rows in one list: those on top, then the others, best first. */
export function topFirst({ top, found }: PageResults): SearchDocument[] {
  const paths = new Set(top.map(({ path }) => path));
  return [...top, ...bestFirst(found).filter(({ path }) => !paths.has(path))];
}

/**
 * Prepares the drawings of search results, if there are any. If the store is down, ratings come from samples alone.
 * @returns a function that adds one to a result
 */
export async function openDrawn(
  site: Site,
  found: readonly unknown[],
): Promise<(document: SearchDocument) => FoundPage> {
  const summaries = found.length === 0 ? [] : await paddleSummaries(site, site.library.paddles);
  const byPath = new Map(summaries.map((each) => [addresses.paddle.href(each.paddle), each]));
  return (document) => ({
    ...document,
    paddle: byPath.get(document.path),
    ball: site.library.ball(document.path.replace(`${addresses.balls.path}#`, "")),
  });
}

/** More suggestions than this are a list to read, not a shortcut. */
const maxPages = 4;

/**
 * The pages that a wrong URL may have meant, by their titles, keywords and URLs. Best first; none if nothing comes
 * close.
 */
export function pagesLike(searched: Searched, path: string): SearchDocument[] {
  const term = path
    .slice(0, maxTermLength)
    .replaceAll(/%[\dA-F]{2}/gi, " ")
    .replace(/\.(?:html?|php)$/i, "");
  return bestFirst(searchSite({ ...searched, scope: "names" }, term).found).slice(0, maxPages);
}
