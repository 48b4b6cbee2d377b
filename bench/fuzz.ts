import { fuzzGroups } from "../tests/fuzz/fuzz-groups.ts";
import { failureOf, type FuzzGroup } from "../tests/fuzz/fuzz-property.ts";

/** The results of the properties in one run. */
export interface FuzzResult {
  /** The same seed and number of cases send the same inputs again. */
  seed: number;
  /** The number of cases in total. */
  cases: number;
  /** A failure has the smallest known input that breaks the property. */
  properties: { name: string; cases: number; failure?: string }[];
}

/**
 * Sends hostile input to everything that parses input, and prints each property's result. Needs a build.
 * @param cases the minimum number, spread over all properties by their shares
 */
export async function fuzz(cases: number, seed: number): Promise<FuzzResult> {
  const shares = fuzzGroups.flatMap(({ properties }) => properties.map(({ share }) => share));
  const perShare = cases / shares.reduce((sum, share) => sum + share, 0);
  const properties: FuzzResult["properties"] = [];
  const tell = (name: string, count: number, failure: string | undefined) => {
    properties.push({ name, cases: count, ...(failure === undefined ? {} : { failure }) });
    console.log(
      `${failure === undefined ? "held " : "BROKE"} ${String(count).padStart(6)}  ${name}`,
    );
    if (failure !== undefined) console.log(failure);
  };
  for (const group of fuzzGroups) {
    await group.open?.();
    try {
      for (const each of group.properties) {
        const count = Math.ceil(each.share * perShare);
        tell(`${group.name}: ${each.name}`, count, await failureOf(each, count, seed));
      }
    } finally {
      const failure = await closed(group);
      if (failure !== undefined) tell(`${group.name}: what it stands on survives`, 0, failure);
    }
  }
  return { seed, cases: properties.reduce((sum, each) => sum + each.cases, 0), properties };
}

async function closed({ close }: FuzzGroup): Promise<string | undefined> {
  try {
    await close?.();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
