import { addresses } from "../addresses.ts";
import { notKept, type QueryCodec } from "../platform/render/query-codec.ts";
import { addressWith, queryIn } from "../platform/text/address-with.ts";
import {
  hasPreferences,
  isMatchAsked,
  matchAddress,
  matchParameters,
  readPreferences,
} from "./match-address.ts";

/** How the query of the guided match is written. A form's query leads to it. */
export const matchCodec: QueryCodec = {
  parameters: matchParameters,
  canonical(fields) {
    const preferences = readPreferences(fields);
    if (hasPreferences(preferences))
      return linkInstead(fields) === undefined ? matchAddress(preferences) : notKept;
    // The page asks for an answer, whichever questions were left out.
    const unanswered = new URLSearchParams(isMatchAsked(fields) ? { level: "" } : {});
    return addressWith(addresses.match.path, unanswered);
  },
};

/** The address of the same answers as links have it, if the query has anything that a link leaves out, as a form's has. */
export function linkInstead(fields: URLSearchParams): string | undefined {
  const preferences = readPreferences(fields);
  if (!hasPreferences(preferences)) return undefined;
  const address = matchAddress(preferences);
  const link = new URLSearchParams(queryIn(address));
  const isWritten = matchParameters.every(
    (name) =>
      fields.has(name) === link.has(name) &&
      fields.getAll(name).join() === link.getAll(name).join(),
  );
  return isWritten ? undefined : address;
}
