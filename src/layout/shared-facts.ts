import type { Site } from "../platform/render/site";
import type { SharedFacts } from "../platform/render/site-facts";

/** What any page of a site may show. */
export function sharedFactsOf({
  library,
  settings,
}: Pick<Site, "library" | "settings">): SharedFacts {
  return {
    ...library.site,
    siteUrl: settings.siteUrl,
    noReviews: library.wording.noReviews,
    unconfirmed: library.paddleLists.unconfirmed,
    showsSamples: library.showsSamples,
  };
}
