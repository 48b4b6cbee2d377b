import type { FactFacetKey, FinderQuery } from "./finder-query";

/** A value of a filter, and the number of matches with it. */
export interface OfferedChoice {
  value: string;
  label: string;
  count: number;
}

/** A filter that allows several values. */
export interface OfferedFacet {
  key: FactFacetKey;
  label: string;
  choices: readonly OfferedChoice[];
}

/** Everything the finder's form offers, with the current choice. */
export interface FinderOffer {
  query: FinderQuery;
  categories: readonly OfferedChoice[];
  brands: readonly OfferedChoice[];
  /** Empty for a form with search, category and brand only. */
  facets: readonly OfferedFacet[];
  ratings: readonly OfferedChoice[];
  orders: readonly { value: string; label: string }[];
  /** The note on unconfirmed facts. */
  note: string;
  /** The number of matches. */
  shown: number;
}
