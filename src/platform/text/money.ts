/**
 * Formats a count: '1,234'.
 * @param count a whole number from 0
 */
export function wholeNumber(count: number): string {
  if (count < 1000) return String(count);
  return `${wholeNumber(Math.floor(count / 1000))},${String(count % 1000).padStart(3, "0")}`;
}

/** Formats a price in US cents: 27995 is '$279.95'. A price of null is unconfirmed, and says so. */
export function priceText(cents: number | null): string {
  if (cents === null) return "Price not confirmed";
  return `$${wholeNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

/** A price in a sentence, without '.00': '$50', '$49.96'. */
export const shortPriceText = (cents: number): string => priceText(cents).replace(/\.00$/, "");

/** A price difference in a sentence, as people say it, to $5 from $20 on: '$50', 'about $50' for $49.96 or $51. */
export function roundPriceText(cents: number): string {
  const step = cents < 2000 ? 100 : 500;
  const round = Math.round(cents / step) * step;
  return `${round === cents ? "" : "about "}${shortPriceText(round)}`;
}

/** A price for spreadsheets: '279.95'. Null if it's unknown. */
export function dollars(cents: number | null | undefined): string | null {
  return typeof cents === "number" ? (cents / 100).toFixed(2) : null;
}
