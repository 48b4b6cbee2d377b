// What players paid for a paddle and give with their review, and what a page says of it: from three on, beside the list
// price and never instead of it.

import { monthAndYear, monthOf } from "../../platform/text/dates.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { readCents } from "../../platform/text/read-figure.ts";

/** No paddle costs less or more, in US cents. */
const limits = { min: 1_000, max: 60_000 } as const;
/** Prices of earlier months say nothing of a paddle that can still be bought. */
const firstMonth = "2015-01";

/** A price as people write it, in US cents and as it's stored: '$89.99'. Undefined if no paddle costs that. */
export function readPaid(typed: string): { cents: number; text: string } | undefined {
  const cents = readCents(typed);
  if (cents === undefined || cents < limits.min || cents > limits.max) return undefined;
  return { cents, text: shortPriceText(cents) };
}

/** A month as people write it ('2026-10', '10/2026', 'Oct 2026', 'october 2026') as '2026-10'; undefined for anything else. */
export function readMonth(typed: string): string | undefined {
  const text = typed.trim().replaceAll(/[.,]/g, " ").replaceAll(/\s+/g, " ");
  const parts =
    /^(?<year>20\d\d) ?[-/] ?(?<month>\d{1,2})$/.exec(text) ??
    /^(?<month>\d{1,2}) ?[-/] ?(?<year>20\d\d)$/.exec(text) ??
    /^(?<month>[a-z]{3,9}) (?<year>20\d\d)$/i.exec(text);
  if (!parts) return undefined;
  const { year, month = "" } = parts.groups!;
  const number = monthOf(month) || Number(month);
  if (!(number >= 1 && number <= 12)) return undefined;
  const found = `${year}-${String(number).padStart(2, "0")}`;
  return found < firstMonth ? undefined : found;
}

/** What a review says of it: empty if it doesn't. */
export interface PaidFields {
  paid: string;
  paidIn: string;
}

/** What players paid, as a page says it. */
export interface PaidPrices {
  lowCents: number;
  highCents: number;
  /** How many prices that is from. */
  prices: number;
  /** 'this fall', 'in the last 12 months', or empty if they're older or nobody said when. */
  when: string;
}

/** How many players must have said a price before a page does. */
export const minPaid = 3;
/** From so many on, the lowest and the highest eighth are left out: one is a typo or a friend's price. */
const minTrimmed = 8;

const seasons = ["winter", "spring", "summer", "fall"] as const;

/** The season of a month ('2026-10'): '2026 fall'. December belongs to the next year's winter. */
function seasonOf(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return `${number === 12 ? year + 1 : year} ${seasons[Math.floor((number % 12) / 3)]!}`;
}

/**
 * What a page says of the prices in reviews: those of this season if there are enough, else of the last 12 months, else
 * of all. Undefined if there are too few.
 * @param today '2026-11-25'; a later month is a mistake
 */
export function paidPrices(reviews: readonly PaidFields[], today: string): PaidPrices | undefined {
  const now = today.slice(0, 7);
  const yearAgo = `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`;
  const all = reviews.flatMap(({ paid, paidIn }) => {
    const cents = readPaid(paid)?.cents;
    return cents === undefined || paidIn > now ? [] : [{ cents, month: paidIn }];
  });
  const thisSeason = all.filter(({ month }) => month && seasonOf(month) === seasonOf(now));
  const thisYear = all.filter(({ month }) => month > yearAgo);
  const [of, when] =
    thisSeason.length >= minPaid
      ? [thisSeason, `this ${seasonOf(now).split(" ")[1]!}`]
      : thisYear.length >= minPaid
        ? [thisYear, "in the last 12 months"]
        : [all, ""];
  if (of.length < minPaid) return undefined;
  const sorted = of.map(({ cents }) => cents).toSorted((a, b) => a - b);
  const left = sorted.length < minTrimmed ? 0 : Math.floor(sorted.length / 8);
  const kept = sorted.slice(left, sorted.length - left);
  return { lowCents: kept[0]!, highCents: kept.at(-1)!, prices: of.length, when };
}

/** A review's price in a line below it: '$89.99 in October 2026'. */
export const paidText = ({ paid, paidIn }: PaidFields): string =>
  paidIn === "" ? paid : `${paid} in ${monthAndYear(paidIn)}`;

/** What players paid in words: 'Players paid $79 to $99 this fall'. */
export function paidPricesText({ lowCents, highCents, prices, when }: PaidPrices): string {
  const who = prices < minTrimmed ? "Players" : "Most players";
  const range =
    lowCents === highCents
      ? shortPriceText(lowCents)
      : `${shortPriceText(lowCents)} to ${shortPriceText(highCents)}`;
  return [who, "paid", range, when].filter(Boolean).join(" ");
}
