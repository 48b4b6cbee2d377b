import { ownFigures, readFacts, shortFacts } from "./vs-yours.ts";

/** What a paddle is to a visitor, in a bag's order. */
export const relations = ["own", "had", "want"] as const;
export type Relation = (typeof relations)[number];

/** A paddle in a visitor's bag. */
export interface Owned {
  /** Empty for a paddle that isn't in our catalog. */
  slug: string;
  name: string;
  /** In short, as `shortFacts` has them. */
  facts: string;
  /** Omitted for a paddle they own. */
  is?: Exclude<Relation, "own"> | undefined;
}

/** The paddles a visitor owns, then those they had and want. The first owned one is what others are compared with. */
export type Bag = readonly Owned[];

export const relationOf = ({ is }: Pick<Owned, "is">): Relation => is ?? "own";

/** The paddle that others are compared with; undefined if none is owned. */
export const firstOwned = (bag: Bag): Owned | undefined => bag.find(({ is }) => is === undefined);

const inOrder = (bag: Bag): Bag =>
  relations.flatMap((relation) => bag.filter((each) => relationOf(each) === relation));

export const maxOwned = 8;
const maxName = 100;

/** Parses a stored bag. Ignores anything else. */
export function readBag(kept: string | null | undefined): Bag {
  try {
    const all = (JSON.parse(kept!) as unknown[])
      .filter(isOwned)
      .map(({ slug, name, facts, is }): Owned => ({
        slug,
        name,
        facts: shortFacts(readFacts(facts)),
        ...(is === "had" || is === "want" ? { is } : {}),
      }));
    return inOrder(
      all
        .filter(({ slug }, place) => all.findIndex((each) => each.slug === slug) === place)
        .slice(0, maxOwned),
    );
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

/**
 * The bag with a paddle as the last owned one, or without it if it was owned. A full one loses its last paddle for it.
 */
export function toggledIn(bag: Bag, paddle: Owned): Bag {
  const others = bag.filter(({ slug }) => slug !== paddle.slug);
  const was = bag.find(({ slug }) => slug === paddle.slug);
  return was && relationOf(was) === "own"
    ? others
    : inOrder([...others.slice(0, maxOwned - 1), paddle]);
}

/**
 * The bag with a paddle's current slug, name and facts, if it's there under this slug or an earlier one; otherwise the
 * same bag.
 */
export function refreshedIn(bag: Bag, paddle: Owned, earlier: readonly string[]): Bag {
  const isIt = ({ slug }: Owned) => slug === paddle.slug || earlier.includes(slug);
  const place = bag.findIndex(isIt);
  if (place === -1) return bag;
  return bag.flatMap((each, at) => {
    if (at === place) return each.is === undefined ? paddle : { ...paddle, is: each.is };
    return isIt(each) ? [] : each;
  });
}

/** How a sentence calls the paddle that others are compared with: 'your Neonic Flow'. */
export const yoursText = ({ name }: Pick<Owned, "name">): string => `your ${name || "paddle"}`;

/** The page that shows a bag, and shares it: paddles of our catalog, then the figures of one that isn't in it. */
export function bagAddress(bag: Bag): string {
  const { figures } = readFacts(bag.find(({ slug }) => slug === "")?.facts ?? "");
  const fields = [
    ...relations.flatMap((relation) => {
      const related = bag.filter((each) => each.slug !== "" && relationOf(each) === relation);
      return related.length > 0 ? [`${relation}=${related.map(({ slug }) => slug).join(",")}`] : [];
    }),
    ...ownFigures.flatMap(({ parameter }, place) =>
      figures[place] === undefined ? [] : `${parameter}=${figures[place]}`,
    ),
  ].join("&");
  const path = "/my-paddles";
  return fields ? `${path}?${fields}` : path;
}
