import * as fc from "fast-check";
import { expectSame } from "./expect-same.ts";
import { blogQuery } from "../../src/site/blog/blog-query.ts";
import {
  comparisonAddress,
  pairPath,
  readComparison,
  readPair,
} from "../../src/site/tray/comparison-address.ts";
import { canonicalPath } from "../../src/platform/http/request-path.ts";
import { readReceived, receivedAddress } from "../../src/site/contact/contact-message.ts";
import { facetChoices } from "../../src/site/finder/facets.ts";
import {
  finderAddress,
  finderQuery,
  type FinderChoices,
  ratingFloors,
  sorts,
} from "../../src/site/finder/finder-query.ts";
import { query as queryBy } from "../../src/platform/query.ts";
import { levels } from "../../src/site/reviews/level/level.ts";
import { pageOf } from "../../src/site/finder/run-finder.ts";
import { matchAddress, matchQuery } from "../../src/site/match/match-address.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { confirmAddress, readToken } from "../../src/mail/newsletter/newsletter.ts";
import { ownPriceField } from "../../src/site/balls/own-price.ts";
import { readReportAddress, reportAddress } from "../../src/site/reviews/reports/report.ts";
import {
  readReviewAddress,
  reviewAddress,
  reviewParameters,
  reviewSorts,
} from "../../src/site/reviews/list/review-query.ts";
import { searchAddress } from "../../src/site/search/site-search.ts";
import { pageOfSocialImage, socialImagePath } from "../../src/platform/render/head.tsx";
import { themes } from "../../src/site/reviews/themes/themes.ts";
import { readTray, toggled } from "../../src/site/tray/tray.ts";
import { inUnits, unitsQuery } from "../../src/platform/text/units.ts";
import { forAll, type FuzzGroup, type FuzzProperty } from "./fuzz-property.ts";
import { hostileText, queryOf, rawQuery } from "./hostile-text.ts";

const slugs = ["diadem-hero", "neonic-flow", "a-vs-b", "a", "b"];
const isPaddle = (slug: string) => slugs.includes(slug);
const paddleNamed = (slug: string) => (isPaddle(slug) ? slug : undefined);
const choices: FinderChoices = {
  categories: ["Power", "Control & Touch"],
  brands: ["Diadem", "Ben's + Co"],
  facets: facetChoices,
};
const finders = finderQuery(choices);
const prices = queryBy({ own: ownPriceField(slugs.map((slug) => ({ slug }))) });
const id = "3f0e9d52-1b7c-4c8e-9a55-0d6f1e2a3b4c";
const queryIn = (address: string) => new URL(address, "https://site.example").searchParams;

/** No URL of ours is longer, whatever the query. */
const maxAddressLength = 4000;

/**
 * Whatever is read from a query is read again from its own URL, and that URL is short.
 * @param toAddress the URL of what was read
 */
function comesBack<Read>(
  name: string,
  queries: fc.Arbitrary<URLSearchParams>,
  read: (query: URLSearchParams) => Read,
  toAddress: (asked: Read) => string,
): FuzzProperty {
  return forAll(
    `${name} comes back from its address`,
    1500,
    fc.oneof(queries, rawQuery),
    (query) => {
      const asked = read(query);
      const address = toAddress(asked);
      if (address.length > maxAddressLength) throw new Error(`an address of ${address.length}`);
      if (/[^!-~]/.test(address)) throw new Error(`not an address: ${address}`);
      expectSame(read(queryIn(address)), asked);
    },
  );
}

/** Without texts of any length: those are cut where they are used. */
const cut = (text: string) => text.slice(0, 200);

const reviewValues = [...levels, ...reviewSorts, ...themes, "5", `1750000000123_${id}`];
const places = [`4_1750000000123_${id}`, "4_sample-3", "999999999_sample-9999", "5_sample-0"];
const finderValues = [
  [...levels, ...ratingFloors, ...sorts, ...choices.categories, ...choices.brands],
  [...Object.values(facetChoices).flat(), slugs.join(","), "all"],
].flat();

/** Paths with some characters percent-encoded, in part or twice. */
const spelledPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."a Z / . .. % %2 %25 %2e %2E %2f %5C %00".split(" ")),
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, "0")}`),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

export const addresses: FuzzGroup = {
  name: "addresses",
  properties: [
    comesBack(
      "a list of reviews",
      queryOf(reviewParameters, [...reviewValues, ...places]),
      (query) => {
        const asked = readReviewAddress(query);
        // Links don't carry on that all levels were asked for.
        return { ...asked, thanks: undefined, isLevelAsked: asked.level !== undefined };
      },
      (asked) => reviewAddress("/diadem-hero", asked),
    ),
    comesBack(
      "a list of paddles",
      queryOf(finders.parameters, finderValues),
      (query) => ({
        ...finders.read(query),
        search: cut(query.get("search") ?? "").trim(),
      }),
      (asked) => finderAddress("/paddle-finder", asked),
    ),
    comesBack(
      "a choice of articles",
      queryOf(["search", "category"], ["Strategy", "Reviews"]),
      (query) => ({ ...blogQuery.read(query), search: cut(query.get("search") ?? "").trim() }),
      (asked) => blogQuery.address("/blog", asked),
    ),
    comesBack(
      "a player's preferences",
      queryOf(matchQuery.parameters, [...levels, "3.25", " 4,1+ ", "spin", "100", "soft", "yes"]),
      matchQuery.read,
      matchAddress,
    ),
    comesBack(
      "a comparison",
      queryOf(["paddles"], [slugs.join(","), "a,,b", ...slugs]),
      (query) => readComparison(query.getAll("paddles"), paddleNamed),
      comparisonAddress,
    ),
    comesBack(
      "an own price",
      queryOf(["ball", "price"], [...slugs, "2.50", "$3", " 2,5 ", "100.01", ".5"]),
      (query) => prices.read(query),
      (asked) => prices.address("/balls", asked),
    ),
    comesBack(
      "the number of a message",
      queryOf(["received"], ["1001", "999999999999999", "0999"]),
      readReceived,
      (number) => (number === undefined ? "/contact" : receivedAddress(number)),
    ),
    comesBack(
      "the name of a review",
      queryOf(["of", "review"], [...slugs, id, "sample-3", "sample-0"]),
      (query) => {
        const { id: named } = readReportAddress(query);
        return named;
      },
      (named) => (named === undefined ? "/" : reportAddress({ subject: "a", id: named })),
    ),
    ...([confirmAddress, unsubscribeAddress] as const).map((toAddress, index) => {
      const name = (["token", "key"] as const)[index]!;
      return comesBack(
        `a ${name} of the newsletter`,
        queryOf([name], ["a".repeat(20), "_-".repeat(50), "a".repeat(101)]),
        (query) => readToken(query, name),
        (secret) => (secret === undefined ? "/newsletter" : toAddress(secret)),
      );
    }),
    forAll("a search is read again from its URL", 1500, hostileText, (term) => {
      expectSame(queryIn(searchAddress(term)).get("search") ?? "", term.toWellFormed());
    }),
    forAll(
      "a pair has one path for both orders",
      1000,
      fc.tuple(fc.constantFrom(...slugs), fc.constantFrom(...slugs)),
      ([one, other]) => {
        if (one === other) return;
        expectSame(pairPath(one, other), pairPath(other, one));
        const part = pairPath(one, other).replace("/comparisons/", "");
        const read = readPair(part, isPaddle);
        if (read === undefined) throw new Error("is no pair");
        expectSame(pairPath(...read), `/comparisons/${part}`);
      },
    ),
    forAll(
      "the canonical spelling of a path is stable, and never leaves the site",
      1500,
      fc.oneof(hostileText, spelledPath),
      (text) => {
        const site = "https://site.example";
        const { pathname } = new URL(`${site}/${text}`);
        const canonical = canonicalPath(pathname);
        expectSame(canonicalPath(canonical), canonical);
        // As a browser follows a redirect to it.
        const followed = new URL(canonical, site);
        expectSame([followed.origin, followed.pathname], [site, canonical]);
      },
    ),
    forAll("any list has the requested page", 1000, hostileText, (asked) => {
      const { page, pages, entries } = pageOf(
        Array.from({ length: 99 }, () => 0),
        finders.read(new URLSearchParams({ page: asked })).page,
      );
      if (page < 1 || page > pages || entries.length === 0) throw new Error(`page ${page}`);
    }),
    forAll("a comparison has each paddle once", 500, queryOf(["paddles"], slugs), (query) => {
      const chosen = readComparison(query.getAll("paddles"), paddleNamed);
      expectSame(chosen, [...new Set(chosen)]);
    }),
    forAll(
      "a stored tray is read again unchanged",
      1500,
      fc.oneof(hostileText, fc.json()),
      (kept) => {
        const tray = readTray(kept);
        expectSame(readTray(JSON.stringify(tray)), tray);
        const once = toggled(tray, "a-new-one", "A");
        expectSame(readTray(JSON.stringify(once)), once);
      },
    ),
    forAll("a URL keeps its units", 500, fc.webFragments(), (fragment) => {
      for (const address of ["/balls", "/balls?ball=a", `/a#${fragment}`])
        expectSame(unitsQuery.read(queryIn(inUnits(address, "metric"))).units, "metric");
    }),
    forAll("a preview picture's path leads back to its page", 500, hostileText, (path) => {
      const page = pageOfSocialImage(path);
      if (page !== undefined) expectSame(socialImagePath(page), path);
    }),
  ],
};
