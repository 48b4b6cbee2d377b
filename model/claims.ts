/** Whatever stands or falls with the owner's word: claims, figures, promises. */
interface Vouchable {
  confirmed: boolean;
}

/** Such a thing as it is printed. */
export type Printed<Said extends Vouchable> = Omit<Said, "confirmed"> & {
  /** Its owner has not confirmed it: it carries the sample mark. */
  isSample: boolean;
};

/** A claim as it is printed. */
export type PrintedClaim = Printed<{ text: string; confirmed: boolean }>;

/** The claims to print: confirmed ones always, others, marked, while samples are shown. */
export function claimsToPrint<Said extends Vouchable>(
  claims: readonly Said[],
  sampleContent: boolean,
): Printed<Said>[] {
  return claims
    .filter(({ confirmed }) => confirmed || sampleContent)
    .map(({ confirmed, ...said }) => ({ ...said, isSample: !confirmed }));
}
