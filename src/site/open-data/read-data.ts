// What the API and the MCP tools answer, from the catalog's confirmed facts and players' own reviews. No sample, hidden
// or held review and no unconfirmed fact gets past here.

import { addresses } from "../../addresses.ts";
import type { Ball } from "../balls/ball.content.ts";
import { isKnownEnough } from "../paddles/listed-paddle.ts";
import { isIdentified, soldNamed } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { logFailure } from "../../platform/log.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { Asked } from "../../platform/query.ts";
import type { SearchDocument, SitePages } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { type Level, levels } from "../reviews/level/level.ts";
import { cursorText, type ListCursor } from "../../platform/listing.ts";
import { reviewPermalink } from "../reviews/list/review-address.ts";
import { allReviews } from "../reviews/list/review-query.ts";
import {
  averageRating,
  bucketsNear,
  minReviewsNear,
  totalsOf,
} from "../reviews/ratings/ratings.ts";
import { type PaidPrices, readPaid } from "../reviews/paid-price.ts";
import { isPlayingTime } from "../reviews/review.ts";
import type { ReviewView } from "../reviews/read-reviews.service.ts";
import { readThemes } from "../reviews/themes/themes.ts";
import { searchSite } from "../search/site-search.ts";
import { answerFinder, meantBy } from "../finder/run-finder.ts";
import { type FinderQuery, wholeCatalog } from "../finder/finder-query.ts";
import { maxCompared, minCompared } from "../tray/comparison-address.ts";
import {
  allFacts,
  type Fact,
  factsBySubject,
  factsSince,
  NoAnswer,
  pageOf,
  paddleFacts,
} from "./facts.ts";
import { paddlesProblem, paddlesQuery } from "./paddle-filters.ts";
import type {
  BallAnswer,
  BallsAnswer,
  ComparisonAnswer,
  FactsAnswer,
  FoundAnswer,
  PaddleAnswer,
  PaddlesAnswer,
  ReviewsAnswer,
  SideBySideAnswer,
} from "./schemas.ts";

type Content = Pick<Site, "library" | "settings">;

/** How many paddles an answer has. */
export const paddlesPerPage = 100;

/** How many a search finds. */
const maxFound = 20;

function licenseOf({ library, settings: { siteUrl } }: Content) {
  const { name, url } = library.site.dataLicense;
  return { name, url, credit: siteUrl + addresses.data.path };
}

const pageUrl = ({ settings }: Content, named: Parameters<typeof pageOf>[0]) =>
  settings.siteUrl + pageOf(named);

/** Facts of which there may be several: they have rows only, since a spec has one value. */
const histories = new Set(
  paddleFacts.flatMap(({ fact, approval }) => (approval?.isHistory ? [fact] : [])),
);

const specsOf = (facts: readonly Fact[]) =>
  Object.fromEntries(
    facts.flatMap(({ fact, value }) => (histories.has(fact) ? [] : [[fact, value] as const])),
  );

const namedPaddle = (site: Content, { slug, name }: Pick<AnyPaddle, "slug" | "name">) => ({
  slug,
  name,
  page: pageUrl(site, { kind: "paddle", slug }),
});

/** The facts of a paddle that are ours to give; undefined if we can't tell which paddle it is. */
const factsOf = ({ library }: Pick<Site, "library">, paddle: AnyPaddle) =>
  isIdentified(paddle) ? (factsBySubject(library).get(`paddle ${paddle.slug}`) ?? []) : undefined;

function describePaddle(site: Content, paddle: AnyPaddle, facts: readonly Fact[]) {
  const ofPage = facts.filter(({ version }) => version === null);
  const versions = Map.groupBy(
    facts.filter(({ version }) => version !== null),
    ({ version }) => version!,
  );
  return {
    ...namedPaddle(site, paddle),
    fullName: "isListed" in paddle ? paddle.name : paddle.fullName,
    category: paddle.category,
    changed: paddle.updated ?? null,
    specs: specsOf(ofPage),
    versions: [...versions].map(([name, own]) => ({ name, specs: specsOf(own) })),
  };
}

/** The paddle with this slug, now or earlier. @throws NoAnswer */
function paddleNamed({ library }: Pick<Site, "library">, slug: string): AnyPaddle {
  const paddle = library.paddleNamed(slug);
  if (!paddle) throw new NoAnswer(404, "There's no paddle with this name.");
  return paddle;
}

/** A paddle that we can tell from others, by its slug, now or earlier. @throws NoAnswer */
function confirmedPaddle(site: Pick<Site, "library">, slug: string) {
  const paddle = paddleNamed(site, slug);
  const facts = factsOf(site, paddle);
  if (!facts)
    throw new NoAnswer(404, "We couldn't confirm which paddle this is, so we have no facts on it.");
  return { paddle, facts };
}

export function readFacts(site: Content, since: string | undefined): FactsAnswer {
  const facts = factsSince(allFacts(site.library), since);
  return { license: licenseOf(site), facts: [...facts] };
}

/** What the finder would find without anyone's ratings. */
const unrated = oncePer((paddles: Site["library"]["paddles"]) =>
  paddles.map((paddle) => ({ paddle, average: undefined, reviews: 0, buckets: [], praised: [] })),
);

/** The paddles that pass a query's filters by fact and that we can tell from others, by name. */
function paddlesThat(site: Content, asked: FinderQuery) {
  const { paddles } = site.library;
  const found = answerFinder(unrated(paddles), asked).found.map(({ paddle: { slug } }) => slug);
  const passing = new Set(found);
  return paddles.flatMap((paddle) => {
    const facts = passing.has(paddle.slug) ? factsOf(site, paddle) : undefined;
    return facts ? [{ paddle, facts }] : [];
  });
}

/** The paddles that pass the filters of a query, a page of them. @throws NoAnswer */
export function readPaddles(site: Content, fields: Asked): PaddlesAnswer {
  const problem = paddlesProblem(site.library, fields);
  if (problem !== undefined) throw new NoAnswer(400, problem);
  const query = paddlesQuery(site.library);
  const asked = query.read(fields);
  const all = paddlesThat(site, { ...wholeCatalog, ...asked });
  const end = asked.page * paddlesPerPage;
  const after = query.address(addresses.apiPaddles.path, { ...asked, page: asked.page + 1 });
  const next = site.settings.siteUrl + after;
  return {
    license: licenseOf(site),
    total: all.length,
    next: end < all.length ? next : null,
    paddles: all
      .slice(end - paddlesPerPage, end)
      .map(({ paddle, facts }) => describePaddle(site, paddle, facts)),
  };
}

/** @throws NoAnswer */
export function readPaddle(site: Content, slug: string): PaddleAnswer {
  const { paddle, facts } = confirmedPaddle(site, slug);
  return { license: licenseOf(site), ...describePaddle(site, paddle, facts), facts };
}

function describeBall(site: Content, { slug, name }: Ball) {
  const facts = factsBySubject(site.library).get(`ball ${slug}`) ?? [];
  const page = pageUrl(site, { kind: "ball", slug });
  return { ball: { slug, name, page, specs: specsOf(facts) }, facts };
}

export function readBalls(site: Content): BallsAnswer {
  const balls = site.library.balls.map((each) => describeBall(site, each).ball);
  return { license: licenseOf(site), balls };
}

/** @throws NoAnswer */
export function readBall(site: Content, slug: string): BallAnswer {
  const found = site.library.ball(slug);
  if (!found) throw new NoAnswer(404, "There's no ball with this name.");
  const { ball, facts } = describeBall(site, found);
  return { license: licenseOf(site), ...ball, facts };
}

/** Compares two to four paddles. @throws NoAnswer */
export function readComparison(site: Content, slugs: readonly string[]): ComparisonAnswer {
  const paddles = [...new Set(slugs)].map((slug) => confirmedPaddle(site, slug));
  const unknown = paddles.find(({ paddle }) => !isKnownEnough(paddle));
  if (unknown)
    throw new NoAnswer(404, `We don't know enough about the ${unknown.paddle.name} to compare it.`);
  if (paddles.length < minCompared || paddles.length > maxCompared)
    throw new NoAnswer(400, "Give two to four different paddles.");
  const single = paddleFacts.filter(({ fact }) => !histories.has(fact));
  const facts = single.map(({ fact, unit = null }) => {
    const values = paddles.map(
      ({ facts: own }) =>
        own.find((each) => each.fact === fact && each.version === null)?.value ?? null,
    );
    const confirmed = new Set(values.filter((value) => value !== null));
    return { fact, unit, values, differs: confirmed.size > 1 };
  });
  return {
    license: licenseOf(site),
    paddles: paddles.map(({ paddle }) => namedPaddle(site, paddle)),
    facts: facts.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** What players would keep of two paddles, as counts, where enough of them said. @throws NoAnswer */
export async function readSideBySide(
  site: Content & Pick<Site, "sideBySide">,
): Promise<SideBySideAnswer> {
  const known = await site.sideBySide.known().catch((error: unknown) => {
    logFailure("reading what players would keep", error);
    throw new NoAnswer(503, "These counts aren't available. Please try again.");
  });
  const named = (sold: string) => {
    const paddle = soldNamed(sold, site.library.paddleNamed);
    return paddle && { ...namedPaddle(site, paddle), version: paddle.version?.name ?? null };
  };
  return {
    license: licenseOf(site),
    pairs: known.flatMap(({ one: first, other: second, votes, said }) => {
      const [one, other] = [named(first), named(second)];
      return one && other ? [{ one, other, votes, ...said }] : [];
    }),
  };
}

/** Which of a paddle's reviews. */
export interface ReviewsWanted {
  level: Level | undefined;
  /** The last review of the answer before. */
  before: ListCursor | undefined;
}

/** A paddle's reviews by players, and how many there are at each level. @throws NoAnswer */
export async function readReviews(
  site: Content & Pick<Site, "reviews" | "today">,
  slug: string,
  { level, before }: ReviewsWanted,
): Promise<ReviewsAnswer> {
  const paddle = paddleNamed(site, slug);
  const place = before && { ...before, key: undefined };
  const found = await site.reviews.of(paddle.slug, { ...allReviews, level, before: place });
  if (found.storeDown) throw new NoAnswer(503, "Reviews aren't available. Please try again.");
  const own = found.buckets.filter(({ sample }) => !sample);
  return {
    paddle: namedPaddle(site, paddle),
    terms: site.settings.siteUrl + addresses.terms.path,
    all: countOf(own, 1),
    byLevel: levels.map((each) => ({
      level: each,
      ...countOf(bucketsNear(own, each), minReviewsNear),
    })),
    paid: paidAnswer(await site.reviews.paid(paddle.slug, site.today())),
    level: level ?? null,
    matching: found.matching.players,
    next: found.next ? cursorText(found.next) : null,
    reviews: found.shown.flatMap((review) =>
      review.sample || review.writtenAt === null
        ? []
        : [describeReview(site, paddle, { ...review, writtenAt: review.writtenAt })],
    ),
  };
}

const dollarsOf = (cents: number | undefined) => (cents === undefined ? null : cents / 100);

const paidAnswer = (paid: PaidPrices | undefined): ReviewsAnswer["paid"] =>
  paid
    ? {
        low: paid.lowCents / 100,
        high: paid.highCents / 100,
        prices: paid.prices,
        when: paid.when || null,
      }
    : null;

/** @param fewest with fewer reviews, an average says little */
function countOf(buckets: Parameters<typeof totalsOf>[0], fewest: number) {
  const totals = totalsOf(buckets);
  const { reviews } = totals;
  return { reviews, average: reviews < fewest ? null : (averageRating(totals) ?? null) };
}

const timeText = (time: number) => new Date(time).toISOString();

function describeReview(
  { settings }: Content,
  paddle: AnyPaddle,
  review: ReviewView & { writtenAt: number },
): ReviewsAnswer["reviews"][number] {
  const { id, firstName, duprRating: dupr, rating: stars, reviewText: text, answer } = review;
  return {
    id,
    page: settings.siteUrl + reviewPermalink(addresses.paddle.href(paddle), id),
    firstName,
    dupr,
    stars,
    text,
    liked: readThemes(review.liked),
    disliked: readThemes(review.disliked),
    playedFor: isPlayingTime(review.playedFor) ? review.playedFor : null,
    playedBefore: review.playedBefore === "" ? null : review.playedBefore,
    paid: dollarsOf(readPaid(review.paid)?.cents),
    paidIn: review.paidIn === "" ? null : review.paidIn,
    writtenAt: timeText(review.writtenAt),
    isEdited: review.edited,
    helpful: review.helpful ?? 0,
    answer: answer && { text: answer.text, writtenAt: timeText(answer.writtenAt) },
  };
}

/** What the search looks through: the names of everything that we can tell from others, and what each leads to. */
const namesOf = oncePer((library: Site["library"]) => {
  const paddles = library.paddles.filter(isIdentified).map((paddle) => ({
    kind: "paddle" as const,
    slug: paddle.slug,
    name: paddle.name,
    keywords: [paddle.fullName, paddle.brand, ...paddle.aliases],
  }));
  const balls = library.balls.map(({ slug, name, maker }) => ({
    kind: "ball" as const,
    slug,
    name,
    keywords: [maker],
  }));
  const all = [...paddles, ...balls].map((each) => ({ ...each, path: pageOf(each) }));
  return {
    byPath: new Map(all.map((each) => [each.path, each])),
    documents: all.map(({ path, name: title, keywords }): SearchDocument => {
      const group = "Tools";
      return { path, title, group, note: "", keywords, text: "" };
    }),
  };
});

/** Finds paddles and balls by their names, best match first, or else paddles by words for their facts. */
export function findByWords(
  site: Content,
  pages: Pick<SitePages, "answersTo">,
  query: string,
): FoundAnswer {
  const { library, settings } = site;
  const { documents, byPath } = namesOf(library);
  const { found } = searchSite({ documents, synonyms: library.search.synonyms }, query);
  const meant =
    found.length > 0 ? undefined : meantBy(site, pages, query, unrated(library.paddles));
  if (meant?.query)
    return {
      found: paddlesThat(site, meant.query)
        .slice(0, maxFound)
        .map(({ paddle }) => ({ kind: "paddle" as const, ...namedPaddle(site, paddle) })),
    };
  return {
    found: found.slice(0, maxFound).flatMap(({ document }) => {
      const leadsTo = byPath.get(document.path);
      if (!leadsTo) return [];
      const { kind, slug, name, path } = leadsTo;
      return [{ kind, slug, name, page: settings.siteUrl + path }];
    }),
  };
}
