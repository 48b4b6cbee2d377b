import { addresses } from "../addresses.ts";
import type { QueryCodec } from "../platform/render/query-codec.ts";
import { maxTermLength, searchAddress } from "./site-search.ts";

const parameters = ["search"];

/** Reads a search's term: trimmed, empty without one. */
export function readTerm(fields: URLSearchParams): string {
  return (fields.get("search") ?? "").trim();
}

/** Reads as much of a term as is searched for. */
export function readBeginning(fields: URLSearchParams): string {
  return readTerm(fields).slice(0, maxTermLength).trim();
}

/** How the query of a search is written. Its page shows the whole term. */
export const searchCodec: QueryCodec = {
  parameters,
  canonical: (fields) => searchAddress(readTerm(fields)),
};

/** How the query for suggestions is written. */
export const suggestionsCodec: QueryCodec = {
  parameters,
  canonical: (fields) => searchAddress(readBeginning(fields), addresses.suggestions.path),
};
