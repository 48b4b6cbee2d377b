import { type VisibleClaim, visibleClaims } from "../platform/content/claims.ts";
import { withSamples } from "../platform/text/sample.ts";
import type { Ball, WrittenBall } from "../balls/ball.content.ts";
import { ballSamples } from "../balls/ball-samples.ts";
import type { Paddle, WrittenPaddle } from "../paddles/paddle.content.ts";
import { paddleSamples } from "../paddles/paddle-values.ts";
import type { FileValues } from "./content-files.ts";
import { worded } from "./published-articles.ts";

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
  const visible = (claim: { text: string; confirmed: boolean }): VisibleClaim | undefined =>
    visibleClaims([claim], "text", showsSamples)[0];
  const withClaim = <Words extends { claim: { text: string; confirmed: boolean } }>({
    claim,
    ...words
  }: Words) => ({ ...words, claim: visible(claim) });
  return {
    files: (written: FileValues) => {
      const { home, about, site, newsletter, contact, ...others } = worded(written, showsSamples);
      return {
        ...others,
        home: {
          ...home,
          claims: visibleClaims(home.claims, "text", showsSamples),
          featuredClaim: visible(home.featuredClaim),
          categories: home.categories.map((category) => ({
            ...category,
            count: visible(category.count),
          })),
        },
        about: { ...about, claims: visibleClaims(about.claims, "figure", showsSamples) },
        site: {
          ...site,
          bestOf: withClaim(site.bestOf),
          shopPromises: visibleClaims(site.shopPromises, "title", showsSamples),
        },
        newsletter: withClaim(newsletter),
        contact: { ...contact, reply: visible(contact.reply) },
      };
    },
    /** The fixed figures of its sample reviews go with them. */
    paddle: (paddle: WrittenPaddle): Paddle => {
      if (showsSamples) return withSamples(paddle, paddleSamples);
      const { recommendPercent: _percent, averageDupr: _dupr, ...facts } = paddle;
      return facts;
    },
    /** A ball's rating and lifespans are samples; its facts are not. */
    ball: (ball: WrittenBall): Ball =>
      showsSamples
        ? withSamples(ball, ballSamples)
        : { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null },
    /** Without the samples, if they aren't published. */
    list: <Item extends { sample?: boolean | undefined }>(items: readonly Item[]) =>
      showsSamples ? items : items.filter(({ sample }) => !sample),
  };
}
