import { visibleClaims, type Visible, type VisibleClaim } from "../platform/content/claims.ts";
import type { AboutPage } from "../about/about.content.ts";
import type { Ball } from "../balls/ball.content.ts";
import type { FileValues } from "./content-files.ts";
import type { Home } from "../home/home.content.ts";
import type { NewsletterWording } from "../newsletter/newsletter.content.ts";
import type { SiteFacts } from "../platform/content/site-facts.content.ts";

type Category = Home["categories"][number];

/** An object whose claim is left out until the owner confirms it, or marked as a sample. */
type WithClaim<Words extends { claim: unknown }> = Omit<Words, "claim"> & {
  claim: VisibleClaim | undefined;
};

export type PublishedHome = Omit<Home, "claims" | "categories"> & {
  claims: readonly VisibleClaim[];
  categories: readonly (Omit<Category, "count"> & { count: VisibleClaim | undefined })[];
};

export type PublishedAbout = Omit<AboutPage, "claims"> & {
  claims: readonly Visible<AboutPage["claims"][number]>[];
};

export type PublishedSite = Omit<SiteFacts, "bestOf" | "shopPromises"> & {
  bestOf: WithClaim<SiteFacts["bestOf"]>;
  shopPromises: readonly Visible<SiteFacts["shopPromises"][number]>[];
};

export type PublishedNewsletter = WithClaim<NewsletterWording>;

/** The files that hold samples or claims, as visitors see them. */
interface ChangedFiles {
  home: PublishedHome;
  about: PublishedAbout;
  site: PublishedSite;
  newsletter: PublishedNewsletter;
}

/** What the content files that aren't in folders say to visitors. */
export type PublishedFiles = Omit<FileValues, keyof ChangedFiles> & ChangedFiles;

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
  const withClaim = <Words extends { claim: { text: string; confirmed: boolean } }>({
    claim,
    ...words
  }: Words): WithClaim<Words> => ({ ...words, claim: visibleClaims([claim], showsSamples)[0] });
  return {
    files: ({ home, about, site, newsletter, ...others }: FileValues): PublishedFiles => ({
      ...others,
      home: {
        ...home,
        claims: visibleClaims(home.claims, showsSamples),
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
    }),
    /** A ball's rating and lifespans are samples; its facts are not. */
    ball: <Facts extends Ball>(ball: Facts): Facts =>
      showsSamples
        ? ball
        : { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null },
    /** Without the samples, if they aren't published. */
    list: <Item extends { sample?: boolean | undefined }>(items: readonly Item[]) =>
      showsSamples ? items : items.filter(({ sample }) => !sample),
  };
}
