import { visibleClaims } from "../platform/content/claims.ts";
import type { BallTest } from "../ball-tests/ball-test.content.ts";
import type { Guide } from "../guides/guide.content.ts";
import { withoutSamples } from "../platform/text/sample-sign.ts";
import { ballTestWithoutSamples, guideWithoutSamples } from "./without-samples.ts";
import type { Ball } from "../balls/ball.content.ts";
import type { FileValues } from "./content-files.ts";

/** What the content files that aren't in folders say to visitors. */
export type PublishedFiles = ReturnType<ReturnType<typeof publication>["files"]>;
export type PublishedHome = PublishedFiles["home"];
export type PublishedAbout = PublishedFiles["about"];
export type PublishedSite = PublishedFiles["site"];
export type PublishedNewsletter = PublishedFiles["newsletter"];

/** Values in the order of a list, and each by its slug. */
export interface Collection<Value> {
  list: readonly Value[];
  at(slug: string): Value | undefined;
}

export function collection<Value extends { slug: string }>(
  list: readonly Value[],
): Collection<Value> {
  const bySlug = new Map(list.map((value) => [value.slug, value]));
  return { list, at: (slug) => bySlug.get(slug) };
}

/**
 * What visitors see of content that holds samples and unconfirmed claims.
 * @param showsSamples whether these are published, marked as such
 */
export function publication(showsSamples: boolean) {
  // A claim is left out until the owner confirms it, or marked as a sample.
  const withClaim = <Words extends { claim: { text: string; confirmed: boolean } }>({
    claim,
    ...words
  }: Words) => ({ ...words, claim: visibleClaims([claim], showsSamples)[0] });
  return {
    files: ({ home, about, site, newsletter, contact, ...others }: FileValues) => ({
      ...others,
      home: {
        ...home,
        lead: showsSamples ? home.lead : withoutSamples(home.lead),
        claims: visibleClaims(home.claims, showsSamples),
        featuredClaim: visibleClaims([home.featuredClaim], showsSamples)[0],
        categories: home.categories.map((category) => ({
          ...category,
          count: visibleClaims([category.count], showsSamples)[0],
        })),
      },
      about: { ...about, claims: visibleClaims(about.claims, showsSamples) },
      site: {
        ...site,
        bestOf: withClaim(site.bestOf),
        shopPromises: visibleClaims(site.shopPromises, showsSamples),
      },
      newsletter: withClaim(newsletter),
      contact: { ...contact, reply: visibleClaims([contact.reply], showsSamples)[0] },
    }),
    /** A ball's rating and lifespans are samples; its facts are not. */
    ball: <Facts extends Ball>(ball: Facts): Facts =>
      showsSamples
        ? ball
        : { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null },
    /** Without the community figures, scores, quotes and sentences that are samples. */
    ballTest: (article: BallTest): BallTest =>
      showsSamples || !article.sample ? article : ballTestWithoutSamples(article),
    /** Without the scores, counts, notes and sentences that are samples. */
    guide: (guide: Guide): Guide =>
      showsSamples || !guide.sample ? guide : guideWithoutSamples(guide),
    /** Without the samples, if they aren't published. */
    list: <Item extends { sample?: boolean | undefined }>(items: readonly Item[]) =>
      showsSamples ? items : items.filter(({ sample }) => !sample),
  };
}
