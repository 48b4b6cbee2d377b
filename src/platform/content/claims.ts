import { sampleIf, type SampleOf } from "../text/sample.ts";

/** A claim, figure or promise that only the owner can confirm. */
interface Vouchable {
  confirmed: boolean;
}

/** A claim as pages see it: until the owner confirms it, the claimed field is a sample. */
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

/** The front pages of the networks that the footer links to. */
export const networks = {
  Facebook: "https://www.facebook.com/",
  Twitter: "https://x.com/",
  Instagram: "https://www.instagram.com/",
  YouTube: "https://www.youtube.com/",
};

export interface SocialLink {
  /** A sample if the site has no page there, and the link leads to the network's front page. */
  network: SampleOf<string>;
  address: string;
}

/** The links to the site's social media pages. */
export function socialLinks(
  social: Readonly<Record<keyof typeof networks, string>>,
  showsSamples: boolean,
): SocialLink[] {
  return Object.entries(networks).flatMap(([name, front]) => {
    const own = social[name as keyof typeof networks];
    if (own === "" && !showsSamples) return [];
    return [{ network: sampleIf(own === "", name), address: own || front }];
  });
}
