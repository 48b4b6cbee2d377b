import { oncePer } from "../../model/once-per";
import type { ListedPage, Published, SitePages } from "./listing";
import type { Route } from "./route";

/** Reads the pages of a site from its routes: once for each library, because an edit of content makes another one. */
export function openSitePages(routes: readonly Route[]): (site: Published) => SitePages {
  const listings = routes.flatMap((route) =>
    route.kind === "page" && route.listed !== "nowhere" ? [route.listed] : [],
  );
  const pagesOf = oncePer((library: Published["library"]): SitePages => {
    const site = { library };
    const listed = listings.flatMap((listing) => listing.pages(site));
    const byPath = new Map(listed.map((page) => [page.path, page]));
    return {
      listed,
      searchDocuments: listed.flatMap(searchDocumentsOf),
      find(path) {
        const found = byPath.get(path);
        if (found) return found;
        for (const listing of listings) {
          const unlisted = listing.find(site, path);
          if (unlisted) return unlisted;
        }
        return undefined;
      },
    };
  });
  return ({ library }) => pagesOf(library);
}

function searchDocumentsOf({ path, title, search, searchParts = [] }: ListedPage) {
  const parts = searchParts.map(({ id, ...part }) => ({ ...part, path: `${path}#${id}` }));
  return search ? [{ ...search, path, title }, ...parts] : parts;
}
