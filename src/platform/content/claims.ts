import { sampleIf, type SampleOf } from "../text/sample.ts";

/** A claim, figure or promise that only the owner can confirm. */
interface Vouchable {
  confirmed: boolean;
}

/** The same as pages see it: until the owner confirms it, the claimed field is a sample. */
export type Visible<Said extends Vouchable, Name extends keyof Said> = Omit<
  Said,
  "confirmed" | Name
> & { [Each in Name]: SampleOf<Said[Each]> };

export type VisibleClaim = Visible<{ text: string; confirmed: boolean }, "text">;

/** The claims that pages show: confirmed ones always, others as samples and only with sample content. */
export function visibleClaims<Said extends Vouchable, Name extends keyof Said>(
  claims: readonly Said[],
  name: Name,
  sampleContent: boolean,
): Visible<Said, Name>[] {
  return claims
    .filter(({ confirmed }) => confirmed || sampleContent)
    .map(
      ({ confirmed, ...said }) =>
        ({
          ...said,
          [name]: sampleIf(!confirmed, (said as unknown as Said)[name]),
        }) as unknown as Visible<Said, Name>,
    );
}
