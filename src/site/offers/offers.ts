import { priceText, shortPriceText } from "../../platform/text/money.ts";
import { longDate, monthNames } from "../../platform/text/dates.ts";
import { normalForm } from "../../platform/text/normalize-text.ts";
import { dayLength } from "../../platform/today.ts";

/** A price that someone read in a shop. */
export interface Check {
  /** The day: '2026-11-20'. */
  on: string;
  /** In US cents. */
  priceCents: number;
}

/** An offer of a shop, as in a paddle's or ball's file. */
export interface Offer {
  shop: string;
  url: string;
  /** Whether we're paid for sales through its link. */
  isPaid: boolean;
  /** The version it's about, if that isn't the page's. */
  version?: string | undefined;
  /** How many of them the price is for. */
  pack?: number | undefined;
  /** Oldest first, at least one. */
  checks: readonly Check[];
}

/** Until how many days after it was seen a price counts as today's, and is shown at all. */
export const offerAges = { fresh: 30, shown: 120 };

/** An offer with the price that was seen last. */
export interface SeenOffer extends Offer {
  /** Its name in addresses, the only one of its kind in a file. */
  name: string;
  /** The shop's host; letters of other alphabets are in punycode, so that no host passes for another. */
  host: string;
  last: Check;
  /** Days since then. */
  age: number;
}

/** The days between two days ('2026-11-20'). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** An offer's name in addresses: 'pickleball-central', 'pickleball-central-14-mm'. */
export function offerName({ shop, version }: Pick<Offer, "shop" | "version">): string {
  const words = normalForm(`${shop} ${version ?? ""}`, "NFKD").toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(encodeURIComponent)
    .join("-")
    .replaceAll("%", "")
    .toLowerCase();
}

export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** The price of one, in cents: balls are sold in packs. */
export const unitCents = ({ pack = 1 }: Pick<Offer, "pack">, { priceCents }: Check): number =>
  priceCents / pack;

/** Every offer with what was last seen there up to today, the longest ago first. */
export function lastSeen(offers: readonly Offer[] = [], today: string): SeenOffer[] {
  return offers
    .flatMap((offer): SeenOffer[] => {
      // A server whose clock is behind knows days that haven't come.
      const last = offer.checks.findLast(({ on }) => on <= today);
      if (!last) return [];
      const age = daysBetween(last.on, today);
      return [{ ...offer, name: offerName(offer), host: hostOf(offer.url), last, age }];
    })
    .toSorted((a, b) => b.age - a.age || byName(a, b));
}

const byName = (a: Offer, b: Offer) =>
  a.shop.localeCompare(b.shop, "en") || (a.version ?? "").localeCompare(b.version ?? "", "en");

/** The offers to show, cheapest first, then by the shop's name. Whether a link is paid changes nothing. */
export function shownOffers(offers: readonly Offer[] | undefined, today: string): SeenOffer[] {
  return lastSeen(offers, today)
    .filter(({ age }) => age <= offerAges.shown)
    .toSorted((a, b) => unitCents(a, a.last) - unitCents(b, b.last) || byName(a, b));
}

/** The offers whose price counts as today's, in the same order; of the page's version or of another one. */
export const freshOffers = (
  offers: readonly Offer[] | undefined,
  today: string,
  version?: string,
): SeenOffer[] =>
  shownOffers(offers, today).filter(
    (each) => each.age <= offerAges.fresh && each.version === version,
  );

interface Priced {
  listPriceCents: number | null;
  offers?: readonly Offer[] | undefined;
  /** Which version it is, if not its page's. */
  version?: { name: string } | undefined;
}

/** The price to judge a paddle by. */
export interface JudgedPrice {
  /** In US cents; null if nothing is known. */
  cents: number | null;
  /** The offer that it is from; without one, it's the list price. */
  offer?: SeenOffer;
}

/**
 * The price that the match judges a paddle by, and that the form for price emails names: what its cheapest shop asked
 * in the last 30 days or, if nobody looked, the list price. Every other place shows the list price.
 * @param today '2026-11-25'
 */
export function priceToJudgeBy(
  { listPriceCents, offers, version }: Priced,
  today: string,
): JudgedPrice {
  const [offer] = freshOffers(offers, today, version?.name);
  return offer ? { cents: offer.last.priceCents, offer } : { cents: listPriceCents };
}

/** 'seen November 20', with its year if that isn't this one's. */
export function seenText({ on }: Check, today: string): string {
  const [year, month = 1, day] = on.split("-").map(Number);
  return today.startsWith(String(year))
    ? `seen ${monthNames[month - 1]} ${day}`
    : `seen ${longDate(Date.parse(on))}`;
}

/** The price to judge by, and where it is from: '$89 at Shop, seen November 20; list $120'. Undefined for a list price. */
export function judgedPriceText(
  { listPriceCents }: Pick<Priced, "listPriceCents">,
  { offer }: JudgedPrice,
  today: string,
): string | undefined {
  if (!offer) return undefined;
  const { last, shop } = offer;
  const list = listPriceCents === null ? "" : `; list ${shortPriceText(listPriceCents)}`;
  return `${shortPriceText(last.priceCents)} at ${shop}, ${seenText(last, today)}${list}`;
}

/** The price in a sentence: '$12.99 for 4, $3.25 each'. */
export function offerPriceText(offer: Offer, check: Check): string {
  const price = priceText(check.priceCents);
  const { pack = 1 } = offer;
  if (pack === 1) return price;
  return `${price} for ${pack}, ${priceText(Math.round(unitCents(offer, check)))} each`;
}

/** How old a price is, if it's old enough to say so: 'seen 45 days ago'. */
export const agedText = ({ age }: Pick<SeenOffer, "age">): string | undefined =>
  age > offerAges.fresh ? `seen ${age} days ago` : undefined;

/** The lowest price that was ever seen, of the page's version, with its shop; the newest of equal ones. */
export function lowestSeen(
  offers: readonly Offer[],
  today: string,
): { offer: Offer; check: Check } | undefined {
  const seen = offers
    .filter(({ version }) => version === undefined)
    .flatMap((offer) =>
      offer.checks.filter(({ on }) => on <= today).map((check) => ({ offer, check })),
    );
  return seen.toSorted(
    (a, b) =>
      unitCents(a.offer, a.check) - unitCents(b.offer, b.check) ||
      b.check.on.localeCompare(a.check.on) ||
      byName(a.offer, b.offer),
  )[0];
}
