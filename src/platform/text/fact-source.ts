// Who says so: where a fact comes from, and what that lets us do with it.

/** What the one who says a fact is to the thing. */
export const sourceKinds = [
  "maker",
  "shop",
  "official list",
  "register",
  "lab",
  "owners",
  "ours",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Where a fact comes from. */
export interface FactSource {
  /** Files of earlier versions don't say it. */
  kind?: SourceKind | undefined;
  /** Whose page or list it is: 'JOOLA', 'The Paddle Register'. */
  from: string;
  url?: string | undefined;
  /** The day or month it was read: '2026-03-14'. */
  on: string;
}

/**
 * Whether a fact may be given on as open data: what makers, shops, official lists, open registers and owners say is.
 * A lab's figures are its own.
 */
export const isOpenSource = (source: Pick<FactSource, "kind"> | undefined): boolean =>
  source?.kind !== undefined && source.kind !== "lab";

/** Sources by the names of facts. */
export type ByFact = Partial<Record<string, FactSource>>;

/** A content file's facts, and where they come from. */
interface Sourced {
  source?: FactSource | undefined;
  sources?: ByFact | undefined;
}

const isGiven = (file: object, fact: string) => ((file as ByFact)[fact] ?? null) !== null;

/** Where each fact of a file comes from: the file's own source, unless it has another one. */
export function sourcesByFact(file: Sourced, facts: readonly string[]): ByFact {
  const { source, sources = {} } = file;
  if (source === undefined) return { ...sources };
  const given = facts.filter((fact) => isGiven(file, fact));
  return { ...Object.fromEntries(given.map((fact) => [fact, source])), ...sources };
}

/**
 * The fields that say the same in the fewest lines: one source for the file, if every fact has one, and those that
 * differ from it.
 */
export function fewestSources(file: object, byFact: ByFact, facts: readonly string[]): Sourced {
  const sourced = Object.entries(byFact).filter(([, source]) => source !== undefined);
  const whole = facts.filter((fact) => isGiven(file, fact)).every((fact) => byFact[fact]);
  const keyOf = ([, source]: (typeof sourced)[number]) => JSON.stringify(source);
  const [most = []] = [...Map.groupBy(sourced, keyOf).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const isShared = whole && most.length > 1;
  const others = isShared ? sourced.filter((each) => !most.includes(each)) : sourced;
  return {
    source: isShared ? most[0]![1] : undefined,
    sources: others.length === 0 ? undefined : Object.fromEntries(others),
  };
}
