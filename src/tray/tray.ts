import { compared, comparisonAddress } from "./comparison-address.ts";

/** The paddles a shopper has collected, in that order: each one's slug and its name. */
export type Tray = readonly (readonly [slug: string, name: string])[];

/** Reads a stored tray. Ignores anything else. */
export function readTray(kept: string | null | undefined): Tray {
  try {
    return Object.entries<unknown>(JSON.parse(kept!)).filter(
      (entry): entry is [string, string] =>
        /^[a-z\d-]+$/.test(entry[0]) && typeof entry[1] === "string",
    );
  } catch {
    return [];
  }
}

/** A tray as the browser stores it. */
export function keptTray(tray: Tray): string {
  return JSON.stringify(Object.fromEntries(tray));
}

export function isInTray(tray: Tray, slug: string): boolean {
  return tray.some(([each]) => each === slug);
}

/** The tray after a paddle was added at its end, or removed if it was in it. */
export function toggled(tray: Tray, slug: string, name: string): Tray {
  return isInTray(tray, slug) ? tray.filter(([each]) => each !== slug) : [...tray, [slug, name]];
}

/** The tray with a paddle under the slug it has now, if it was collected under earlier ones. */
export function renamed(tray: Tray, earlier: readonly string[], slug: string, name: string): Tray {
  const current = tray.map((each) => (earlier.includes(each[0]) ? ([slug, name] as const) : each));
  return Object.entries(Object.fromEntries(current));
}

/** The tray's texts and links. */
export function trayInWords(tray: Tray) {
  const slugs = tray.map(([slug]) => slug);
  const { length } = slugs;
  const count = `${length} paddle${length === 1 ? "" : "s"}`;
  const names = tray.map(([, name]) => name);
  const isFull = length > compared.max;
  return {
    count: `${length} chosen`,
    names: names.join(", "),
    leftOut: names.slice(compared.max).join(", "),
    compare:
      length < compared.min
        ? "Choose one more"
        : `Compare ${isFull ? `the first ${compared.max}` : count}`,
    share: "Share this list",
    comparison: comparisonAddress(slugs),
    shortlist: `/paddle-finder?shortlist=${slugs.join(",")}`,
  };
}
