import type { Ball } from "../balls/ball.content.ts";
import { oncePer } from "../platform/once-per.ts";
import { priceText } from "../platform/text/money.ts";
import { brandSlug } from "../paddles/brand.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { categories } from "../paddles/paddle-values.ts";

/** A brand of paddles. */
export interface Brand {
  name: string;
  slug: string;
  /** By name, those we couldn't confirm among them. At least one. */
  paddles: readonly Paddle[];
  /** The balls it makes. */
  balls: readonly Ball[];
}

/** What brands are made from. */
interface Catalog {
  paddles: readonly Paddle[];
  balls: readonly Ball[];
}

/**
 * Every brand of paddles, in alphabetical order; those of which we couldn't confirm any paddle come last. Paddles whose
 * brand isn't confirmed don't count.
 */
export const brandsOf = oncePer(({ paddles, balls }: Catalog): Brand[] => {
  const known = paddles.filter(({ notConfirmed }) => !notConfirmed.includes("brand"));
  const bySlug = Map.groupBy(known, ({ brand }) => brandSlug(brand));
  return [...bySlug]
    .map(([slug, of]) => ({
      name: of[0]!.brand,
      slug,
      paddles: of,
      balls: balls.filter(({ maker }) => brandSlug(maker) === slug),
    }))
    .toSorted(
      (a, b) =>
        Number(isUnconfirmed(a)) - Number(isUnconfirmed(b)) || a.name.localeCompare(b.name, "en"),
    );
});

/** Whether we couldn't confirm any paddle of a brand. */
export function isUnconfirmed({ paddles }: Pick<Brand, "paddles">): boolean {
  return !paddles.some(isConfirmedPaddle);
}

/** The same list, models that have a newer one in it last. */
export function latestFirst<Listed extends { paddle: Paddle }>(
  listed: readonly Listed[],
): Listed[] {
  const earlier = new Set(listed.map(({ paddle }) => paddle.replaces?.paddle));
  const isEarlier = ({ paddle }: Listed) => Number(earlier.has(paddle.slug));
  return listed.toSorted((a, b) => isEarlier(a) - isEarlier(b));
}

/** A brand's paddles in short: '4 paddles, $249.95 to $279.95'. */
export function brandSummary({ paddles }: Pick<Brand, "paddles">): string {
  const count = `${paddles.length} ${paddles.length === 1 ? "paddle" : "paddles"}`;
  return `${count}, ${priceRange(paddles) ?? "no confirmed price"}`;
}

/** '$249.95 to $279.95', '$179.99'; undefined if no price is confirmed. */
export function priceRange(paddles: readonly Paddle[]): string | undefined {
  const prices = paddles.flatMap(({ listPriceCents }) => listPriceCents ?? []);
  if (prices.length === 0) return undefined;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? priceText(least) : `${priceText(least)} to ${priceText(most)}`;
}

/** A brand of an answer, and the price it starts at. */
interface Named {
  brand: Brand;
  fromCents: number;
}

/** The answers to 'Which brand?': a term and the brands it's true of, the lowest price first. */
export function brandAnswers(brands: readonly Brand[]): { term: string; brands: Named[] }[] {
  const ofThose = (is: (paddle: Paddle) => boolean) =>
    brands
      .flatMap((brand): Named[] => {
        const prices = brand.paddles
          .filter((paddle) => isConfirmedPaddle(paddle) && is(paddle))
          .flatMap(({ listPriceCents }) => listPriceCents ?? []);
        return prices.length > 0 ? [{ brand, fromCents: Math.min(...prices) }] : [];
      })
      .toSorted((a, b) => a.fromCents - b.fromCents || (a.brand.slug < b.brand.slug ? -1 : 1));
  const isApproved = ({ usaPickleball, upaA, notConfirmed }: Paddle) =>
    usaPickleball === "approved" &&
    upaA === "certified" &&
    !notConfirmed.includes("usaPickleball") &&
    !notConfirmed.includes("upaA");
  return [
    {
      term: "Under $150",
      brands: ofThose(({ listPriceCents }) => (listPriceCents ?? Infinity) < 15_000),
    },
    ...categories.map((category) => ({
      term: category,
      brands: ofThose((paddle) => paddle.category === category),
    })),
    { term: "USA Pickleball and UPA-A", brands: ofThose(isApproved) },
  ].filter(({ brands: those }) => those.length > 0);
}
