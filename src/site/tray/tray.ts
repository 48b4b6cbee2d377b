import { comparisonAddress, maxCompared, minCompared } from "./comparison-address.ts";

/** The paddles a shopper has collected, in order: each one's name by its slug, with its version: 'a@v7'. */
export type Tray = Readonly<Record<string, string>>;

/** Parses a stored tray. Ignores anything else. */
export function readTray(kept: string | null | undefined): Tray {
  try {
    return Object.fromEntries(
      Object.entries<unknown>(JSON.parse(kept!)).filter(
        (entry): entry is [string, string] =>
          /^[\w@-]+$/.test(entry[0]) && typeof entry[1] === "string",
      ),
    );
  } catch {
    return {};
  }
}

/** The tray with a paddle added at the end, or removed if it was in it. */
export function toggled(tray: Tray, slug: string, name: string): Tray {
  const { [slug]: isIn, ...others } = tray;
  return isIn ? others : { ...tray, [slug]: name };
}

/** The tray with a paddle under its current slug, if it was collected under an earlier one. */
export function renamed(tray: Tray, earlier: readonly string[], slug: string, name: string): Tray {
  return Object.fromEntries(
    Object.entries(tray).map((each) => (earlier.includes(each[0]) ? [slug, name] : each)),
  );
}

/** The tray's texts and links. */
export function trayInWords(tray: Tray) {
  const slugs = Object.keys(tray);
  const { length } = slugs;
  const names = Object.values(tray);
  const isFull = length > maxCompared;
  return {
    count: `${length} chosen`,
    names: names.join(", "),
    leftOut: names.slice(maxCompared).join(", "),
    compare:
      length < minCompared
        ? "Choose one more"
        : `Compare ${isFull ? `the first ${maxCompared}` : `${length} paddles`}`,
    comparison: comparisonAddress(slugs),
    shortlist: `/paddle-finder?shortlist=${slugs.join(",")}`,
  };
}
