import { ownFigures, readFacts, shortFacts } from "./vs-yours.ts";

/** A paddle in a visitor's bag. */
export interface Owned {
  /** Empty for a paddle that isn't in our catalog. */
  slug: string;
  name: string;
  /** In short, as `shortFacts` has them. */
  facts: string;
}

/** The paddles a visitor owns. The first is the one that others are compared with. */
export type Bag = readonly Owned[];

export const maxOwned = 8;
const maxName = 100;

/** Parses a stored bag. Ignores anything else. */
export function readBag(kept: string | null | undefined): Bag {
  try {
    const all = (JSON.parse(kept!) as unknown[]).filter(isOwned).map(({ slug, name, facts }) => ({
      slug,
      name,
      facts: shortFacts(readFacts(facts)),
    }));
    return all
      .filter(({ slug }, place) => all.findIndex((each) => each.slug === slug) === place)
      .slice(0, maxOwned);
  } catch {
    return [];
  }
}

function isOwned(entry: unknown): entry is Owned {
  const { slug, name, facts } = (entry ?? {}) as Record<string, unknown>;
  return (
    typeof slug === "string" &&
    /^[a-z\d-]{0,255}$/.test(slug) &&
    typeof name === "string" &&
    name.length <= maxName &&
    typeof facts === "string"
  );
}

/** The bag with a paddle at its end, or without it if it was there. A full one loses its last paddle for it. */
export function toggledIn(bag: Bag, paddle: Owned): Bag {
  const others = bag.filter(({ slug }) => slug !== paddle.slug);
  return others.length < bag.length ? others : [...bag.slice(0, maxOwned - 1), paddle];
}

/**
 * The bag with a paddle's current slug, name and facts, if it's there under this slug or an earlier one; otherwise the
 * same bag.
 */
export function refreshedIn(bag: Bag, paddle: Owned, earlier: readonly string[]): Bag {
  const isIt = ({ slug }: Owned) => slug === paddle.slug || earlier.includes(slug);
  const place = bag.findIndex(isIt);
  if (place === -1) return bag;
  return bag.flatMap((each, at) => (at === place ? paddle : isIt(each) ? [] : each));
}

/** How a sentence calls the paddle that others are compared with: 'your Neonic Flow'. */
export function yoursText({ name }: Pick<Owned, "name">): string {
  return `your ${name || "paddle"}`;
}

/** The page that shows a bag, and shares it: paddles of our catalog, then the figures of one that isn't in it. */
export function bagAddress(bag: Bag): string {
  const slugs = bag.flatMap(({ slug }) => slug || []).join(",");
  const { figures } = readFacts(bag.find(({ slug }) => slug === "")?.facts ?? "");
  const fields = [
    ...(slugs ? [`own=${slugs}`] : []),
    ...ownFigures.flatMap(({ parameter }, place) =>
      figures[place] === undefined ? [] : `${parameter}=${figures[place]}`,
    ),
  ].join("&");
  const path = "/my-paddles";
  return fields ? `${path}?${fields}` : path;
}
