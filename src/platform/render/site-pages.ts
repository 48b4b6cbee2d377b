import { oncePer } from "../once-per";
import type { ListedPage, Published, RouteListing, SitePages } from "./listing";
import type { Route } from "./route";

/** Reads the pages of a site from its routes: once for each library, because an edit of content makes another one. */
export function openSitePages(routes: readonly Route[]): (site: Published) => SitePages {
  const listings = routes.flatMap((route) =>
    route.kind === "page" && route.listed !== "nowhere" ? [route.listed] : [],
  );
  const pagesOf = oncePer((library: Published["library"]): SitePages => {
    const site = { library };
    // Each list is made when it's first needed: pairs alone take seconds in a catalog of a thousand paddles.
    const pagesIn = oncePer((listing: RouteListing) => listing.pages(site));
    const documents = () =>
      listings
        .filter(({ isSearched }) => isSearched)
        .flatMap((listing) => pagesIn(listing).flatMap(searchDocumentsOf));
    let searchDocuments: ReturnType<typeof documents> | undefined;
    return {
      get listed() {
        return listings.flatMap((listing) => pagesIn(listing));
      },
      get searchDocuments() {
        return (searchDocuments ??= documents());
      },
      find(path) {
        for (const listing of listings.filter(({ fits }) => fits(path))) {
          const found = listing.find
            ? listing.find(site, path)
            : pagesIn(listing).find((page) => page.path === path);
          if (found) return found;
        }
        return undefined;
      },
    };
  });
  return ({ library }) => pagesOf(library);
}

function searchDocumentsOf({ path, title, search, searchParts = [] }: ListedPage) {
  const parts = searchParts.map(({ at, ...part }) => ({ ...part, path: path + at }));
  return search ? [{ ...search, path, title }, ...parts] : parts;
}
