import type { Site } from "../../platform/render/site.ts";
import { comparisonAddress, readPair } from "../tray/comparison-address.ts";
import { type AnySold, currentSlug, soldNamed } from "../paddles/paddle-facts.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";
import { isDayCode, type Side } from "./vote.ts";

type Library = Site["library"];

/** Two paddles that someone tried, by the order of their addresses. */
export interface TriedPair {
  one: AnySold;
  other: AnySold;
  slugs: readonly [one: string, other: string];
  /** 'A vs B' */
  name: string;
  /** Where the two are compared. */
  comparison: string;
}

/** The two of a vote, which may be gone: then they're called by their addresses. */
export type NamedPair = Readonly<Record<Side, { name: string }>>;

/** Two paddles by the last segment of an address, in either order; undefined if it doesn't name two. */
export function triedPair(library: Library, part: string): TriedPair | undefined {
  const current = (slug: string) => currentSlug(slug, library.paddleNamed);
  const asked = readPair(part, (slug) => current(slug) !== undefined);
  return asked && pairOf(library, [current(asked[0])!, current(asked[1])!]);
}

/** The same by their slugs; undefined if that's one paddle, or one of them is gone. */
export function pairOf(library: Library, asked: readonly [string, string]): TriedPair | undefined {
  const [first, second] = asked;
  const slugs = first < second ? asked : ([second, first] as const);
  const [one, other] = slugs.map((slug) => soldNamed(slug, library.paddleNamed));
  if (!one || !other || first === second) return undefined;
  const name = `${one.name} vs ${other.name}`;
  return { one, other, slugs, name, comparison: comparisonAddress(slugs) };
}

/** The code of a demo day in an address; empty without one. */
export function dayIn(query: URLSearchParams): string {
  const code = query.get("day") ?? "";
  return isDayCode(code) ? code : "";
}

/** What was answered to a question, in words. */
export const answerText = (
  { one, other }: NamedPair,
  answer: string,
  { ask }: Pick<SideBySideWords, "ask">,
): string => (answer === "one" ? one.name : answer === "other" ? other.name : ask.same);
