import type { Claim } from "./content/claim.ts";

/** A claim as it is printed. */
export interface PrintedClaim {
  text: string;
  /** Its owner has not confirmed it: it carries the sample mark. */
  isSample: boolean;
}

/** The claims to print: confirmed ones always, others, marked, while samples are shown. */
export function claimsToPrint(claims: readonly Claim[], sampleContent: boolean): PrintedClaim[] {
  return claims
    .filter(({ confirmed }) => confirmed || sampleContent)
    .map(({ text, confirmed }) => ({ text, isSample: !confirmed }));
}
