import { oncePer } from "../../platform/once-per.ts";
import { priceText } from "../../platform/text/money.ts";
import { listed, withArticle } from "../../platform/text/grammar.ts";
import type { Ball } from "../balls/ball.content.ts";
import { brandSlug } from "../paddles/brand.ts";
import { approvalFacts, isConfirmed, isIdentified, versionsOf } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { categories } from "../paddles/paddle-values.ts";
import { factText, thingText } from "../paddles/say.ts";

export interface Brand {
  name: string;
  slug: string;
  /** Sorted by name, unconfirmed ones included. At least one. */
  paddles: readonly AnyPaddle[];
  balls: readonly Ball[];
}

interface Catalog {
  paddles: readonly AnyPaddle[];
  balls: readonly Ball[];
}

/**
 * Every brand of paddles, in alphabetical order; those without a confirmed paddle come last. Paddles with an
 * unconfirmed brand don't count.
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

/** Whether none of a brand's paddles is confirmed. */
export function isUnconfirmed({ paddles }: Pick<Brand, "paddles">): boolean {
  return !paddles.some(isIdentified);
}

/** Moves models with a newer one in the same list to the end. */
export function latestFirst<Each extends { paddle: AnyPaddle }>(found: readonly Each[]): Each[] {
  const earlier = new Set(found.map(({ paddle }) => paddle.replaces?.paddle));
  const isEarlier = ({ paddle }: Each) => Number(earlier.has(paddle.slug));
  return found.toSorted((a, b) => isEarlier(a) - isEarlier(b));
}

/** A brand's paddles in short: '4 paddles, $249.95 to $279.95'. */
export function brandSummary({ paddles }: Pick<Brand, "paddles">): string {
  const count = `${paddles.length} ${paddles.length === 1 ? "paddle" : "paddles"}`;
  return `${count}, ${priceRange(paddles) ?? "no confirmed price"}`;
}

/** '$249.95 to $279.95', '$179.99 for 1 of 2' if the others' isn't confirmed; undefined if none is. */
export function priceRange(paddles: readonly AnyPaddle[]): string | undefined {
  const prices = paddles.flatMap(({ listPriceCents }) => listPriceCents ?? []);
  if (prices.length === 0) return undefined;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range = least === most ? priceText(least) : `${priceText(least)} to ${priceText(most)}`;
  return prices.length === paddles.length
    ? range
    : `${range} for ${prices.length} of ${paddles.length}`;
}

/** A brand in an answer, and its lowest price. */
interface Named {
  brand: Brand;
  fromCents: number;
}

/** The answers to 'Which brand?': a term and the brands it applies to, lowest price first. */
export function brandAnswers(brands: readonly Brand[]): { term: string; brands: Named[] }[] {
  const ofThose = (is: (paddle: AnyPaddle) => boolean) =>
    brands
      .flatMap((brand): Named[] => {
        const prices = brand.paddles
          .flatMap(versionsOf)
          .filter((paddle) => isIdentified(paddle) && is(paddle))
          .flatMap(({ listPriceCents }) => listPriceCents ?? []);
        return prices.length > 0 ? [{ brand, fromCents: Math.min(...prices) }] : [];
      })
      .toSorted((a, b) => a.fromCents - b.fromCents || (a.brand.slug < b.brand.slug ? -1 : 1));
  const isApproved = ({ usaPickleball, upaA, notConfirmed }: AnyPaddle) =>
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

/** Facts about a brand's paddles, as terms: how many, at what price, of what build, approved by whom. */
export function brandTerms(paddles: readonly AnyPaddle[]): [term: string, text: string][] {
  const versions = paddles.flatMap((paddle) => versionsOf(paddle));
  const counted = (value: (paddle: AnyPaddle) => string | undefined) =>
    countsText(versions.map(value));
  const all: [term: string, text: string][] = [
    [
      "Paddles",
      `${paddles.length}${unconfirmedText(paddles)}${versionsText(versions.length - paddles.length)}`,
    ],
    ["List price", priceRange(paddles) ?? "unknown"],
    ["Type", typesText(paddles)],
    ["Core", counted((paddle) => factText(paddle, "coreMm"))],
    ["Shape", counted((paddle) => factText(paddle, "shape"))],
    ["Face", counted((paddle) => factText(paddle, "surface"))],
    ["Build", counted((paddle) => (isConfirmed(paddle, "build") ? paddle.build : undefined))],
    ...approvalFacts.map(({ name, label }): [string, string] => [
      label,
      counted((paddle) => (isConfirmed(paddle, name) ? (paddle[name] ?? undefined) : undefined)),
    ]),
  ];
  // Few paddles have them noted.
  return all.filter(
    ([term, text]) => !/^(?:Type|Build|Quiet list)$/.test(term) || !isUnknown(text),
  );
}

const isUnknown = (text: string) => /^(?:all |\d+ )?unknown$/.test(text);

/** ', and 9 other versions'; empty without any. */
const versionsText = (others: number) =>
  others === 0 ? "" : `, and ${others} other ${others === 1 ? "version" : "versions"}`;

/** ', including 1 we couldn't confirm'; empty if all are confirmed. */
function unconfirmedText(paddles: readonly AnyPaddle[]): string {
  const count = paddles.filter((paddle) => !isIdentified(paddle)).length;
  if (count === 0) return "";
  return count === paddles.length
    ? ", which we couldn't confirm"
    : `, including ${count} we couldn't confirm`;
}

/** '2 power, 1 all-around'. */
function typesText(paddles: readonly AnyPaddle[]): string {
  const untyped = paddles.filter(({ category }) => category === null).length;
  return categories
    .map((category) => ({
      of: category.replace(" Paddle", "").toLowerCase(),
      count: paddles.filter((paddle) => paddle.category === category).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ of, count }) => (paddles.length === 1 ? of : `${count} ${of}`))
    .concat(untyped === 0 ? [] : paddles.length === 1 ? "unknown" : `${untyped} unknown`)
    .join(", ");
}

/** '16 mm', 'all 16 mm', '16 mm (3), unknown (1)'. */
function countsText(values: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const value of values)
    counts.set(value ?? "unknown", (counts.get(value ?? "unknown") ?? 0) + 1);
  const [[first, count]] = [...counts] as [[string, number], ...[string, number][]];
  if (counts.size === 1) return count === 1 ? first : `all ${first}`;
  return [...counts]
    .toSorted(
      ([one, many], [other, few]) =>
        Number(one === "unknown") - Number(other === "unknown") || few - many,
    )
    .map(([value, each]) => `${value} (${each})`)
    .join(", ");
}

/**
 * What two or more paddles have in common, in a sentence: 'All 4 have an elongated shape and a carbon fiber face.'
 * Undefined if that's nothing, or some fact isn't confirmed for all.
 */
export function inCommon(paddles: readonly AnyPaddle[]): string | undefined {
  if (paddles.length < 2) return undefined;
  const shared = (["coreMm", "shape", "surface"] as const).flatMap((fact) => {
    const values = new Set(
      paddles.flatMap((paddle) => versionsOf(paddle)).map((version) => factText(version, fact)),
    );
    const [value] = values;
    if (values.size > 1 || value === undefined || value === "other") return [];
    return withArticle(thingText(fact, value));
  });
  if (shared.length === 0) return undefined;
  return `${paddles.length === 2 ? "Both" : `All ${paddles.length}`} have ${listed(shared)}.`;
}
