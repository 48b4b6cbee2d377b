const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A price as printed: 27995 US cents is '$279.95'; a price nobody could confirm is said to be that. */
export function priceText(cents: number | null): string {
  return cents === null ? "Price not confirmed" : dollars.format(cents / 100);
}

/** A price in a sentence, whole dollars without cents: '$50', '$49.96'. */
export function shortPriceText(cents: number): string {
  return priceText(cents).replace(/\.00$/, "");
}
