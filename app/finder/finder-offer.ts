import type { FactFacetKey, FinderQuery } from "../../model/finder-query";

/** A value of a filter, and how many paddles there are if it is chosen. */
export interface OfferedChoice {
  value: string;
  label: string;
  count: number;
}

/** A filter of which several values may be chosen. */
export interface OfferedFacet {
  key: FactFacetKey;
  label: string;
  choices: readonly OfferedChoice[];
}

/** Everything the finder's form offers, with what is chosen. */
export interface FinderOffer {
  query: FinderQuery;
  categories: readonly OfferedChoice[];
  brands: readonly OfferedChoice[];
  /** Empty where the form has search, category and brand alone. */
  facets: readonly OfferedFacet[];
  ratings: readonly OfferedChoice[];
  orders: readonly { value: string; label: string }[];
  /** What becomes of facts that nobody could confirm. */
  note: string;
  /** How many paddles the query leaves. */
  shown: number;
}
