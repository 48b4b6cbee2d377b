/** A claim, figure or promise that only the owner can confirm. */
interface Vouchable {
  confirmed: boolean;
}

/** The same as pages show it. */
export type Visible<Said extends Vouchable> = Omit<Said, "confirmed"> & {
  /** The owner has not confirmed it: pages mark it as a sample. */
  isSample: boolean;
};

export type VisibleClaim = Visible<{ text: string; confirmed: boolean }>;

/** The claims that pages show: confirmed ones always, others only with sample content, marked. */
export function visibleClaims<Said extends Vouchable>(
  claims: readonly Said[],
  sampleContent: boolean,
): Visible<Said>[] {
  return claims
    .filter(({ confirmed }) => confirmed || sampleContent)
    .map(({ confirmed, ...said }) => ({ ...said, isSample: !confirmed }));
}
