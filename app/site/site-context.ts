import { createContext, type RouterContextProvider } from "react-router";
import type { Site } from "../../server/site";

/** The site that loaders and actions work on. A root middleware puts it there; a test puts in its own. */
export const siteContext = createContext<Site | null>(null);

/** The address a request came from, as the server knows it. */
export const visitorContext = createContext<string>("127.0.0.1");

/** Who is to be told a page's text, in the place of its body; a body goes through two streams. */
export const pageTextContext = createContext<((text: string) => void) | null>(null);

/** Stands for all subjects where a page shows what every subject's reviews add up to. */
export const everySubject = "*";

/** Stands for the issues of the newsletter among the subjects: a page that lists them changes with a new one. */
export const newsletterIssues = "newsletter-issues";

/** What an answer was made from and how long it may be kept, noted while it is made. */
export interface Provenance {
  /** The subjects whose reviews were read. */
  subjects: Set<string>;
  /** Something was missing that will be there later. */
  incomplete: boolean;
}

export const provenanceContext = createContext<Provenance | null>(null);

/** The site of this request, noting whose reviews are read for it. */
export function siteOf(context: Readonly<RouterContextProvider>): Site {
  const site = context.get(siteContext);
  if (!site) throw new Error("no site in this request's context");
  const provenance = context.get(provenanceContext);
  if (!provenance) return site;
  return {
    ...site,
    library: site.library,
    reviews: {
      ...site.reviews,
      async of(subject, asked) {
        provenance.subjects.add(subject);
        const reviews = await site.reviews.of(subject, asked);
        provenance.incomplete ||= reviews.storeDown;
        return reviews;
      },
      async themes(subject) {
        provenance.subjects.add(subject);
        const themes = await site.reviews.themes(subject);
        provenance.incomplete ||= themes.storeDown;
        return themes;
      },
      async tallies() {
        provenance.subjects.add(everySubject);
        const tallies = await site.reviews.tallies();
        provenance.incomplete ||= tallies.storeDown;
        return tallies;
      },
      async newest() {
        provenance.subjects.add(everySubject);
        const newest = await site.reviews.newest();
        provenance.incomplete ||= newest.storeDown;
        return newest;
      },
    },
    issues: {
      ...site.issues,
      async sent() {
        provenance.subjects.add(newsletterIssues);
        const sent = await site.issues.sent();
        provenance.incomplete ||= sent.storeDown;
        return sent;
      },
      at(date) {
        provenance.subjects.add(newsletterIssues);
        return site.issues.at(date);
      },
      reviewsOf(content) {
        // Also of one that is hidden now: it may be shown again.
        for (const { subject } of content.reviews) provenance.subjects.add(subject);
        return site.issues.reviewsOf(content);
      },
    },
  };
}
