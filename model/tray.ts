import { compared, comparisonAddress } from "./comparison-address.ts";

/** The paddles that a shopper has put aside, in that order: each one's address, and its name for every page to show. */
export type Tray = readonly (readonly [slug: string, name: string])[];

/** Reads what a browser has kept; what is not ours is dropped. */
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

/** A tray as a browser keeps it. */
export function keptTray(tray: Tray): string {
  return JSON.stringify(Object.fromEntries(tray));
}

export function isInTray(tray: Tray, slug: string): boolean {
  return tray.some(([each]) => each === slug);
}

/** The tray once a paddle is added at its end, or taken out where it was in it. */
export function toggled(tray: Tray, slug: string, name: string): Tray {
  return isInTray(tray, slug) ? tray.filter(([each]) => each !== slug) : [...tray, [slug, name]];
}

/** What the tray says, and where it leads. */
export function trayInWords(tray: Tray) {
  const slugs = tray.map(([slug]) => slug);
  const { length } = slugs;
  const count = `${length} paddle${length === 1 ? "" : "s"}`;
  const isFull = length > compared.max;
  return {
    count: `${length} chosen`,
    names: tray.map(([, name]) => name).join(", "),
    compare:
      length < compared.min
        ? "Choose one more"
        : `Compare ${isFull ? `the first ${compared.max}` : count}`,
    share: "Share this list",
    comparison: comparisonAddress(slugs.slice(0, compared.max)),
    shortlist: `/paddle-finder?shortlist=${slugs.join(",")}`,
  };
}
