import type { Address, Params } from "./address";
import type { SearchDocument, SearchGroup } from "./search-document";
import type { Site } from "./site";

/** What listings are made from. */
export type Published = Pick<Site, "library">;

/** What a page may weigh, in KiB of brotli: its HTML with its styles, then all that it loads. */
export const pageSizes = {
  "long read": { html: 20, total: 40 },
  page: { html: 24, total: 40 },
  list: { html: 40, total: 60 },
} as const;

/** A page's size, and whether it has islands, whose script may then be loaded too. */
export type PageWeight = keyof typeof pageSizes | `${keyof typeof pageSizes} with islands`;

/** What the search of the site finds. */
type SearchFields = Omit<SearchDocument, "path" | "title">;

/** What can be drawn of a page's subjects, by kind. Subjects add theirs. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- subjects declare its members
export interface Drawable {}

/** What is said about a page besides the page itself: its preview picture shows it, the sitemap dates it. */
export interface PageFacts {
  title: string;
  /** Above the title in the preview picture. */
  kicker?: string | undefined;
  /** Below the title. */
  note?: string | undefined;
  /** What the page is about above all, three things at most. Without it, the preview picture shows a court. */
  drawn?: { [Kind in keyof Drawable]: Record<Kind, readonly Drawable[Kind][]> }[keyof Drawable];
  /** The day its content last changed, year first. */
  updated?: string | undefined;
  /** What players review on it: paddles, a ball article. */
  subjects?: readonly string[];
  /** What kind of page it is, if it isn't of the kind that its listing names. */
  kind?: string;
  /** The page in the search of the site. */
  search?: SearchFields;
  /** Parts of it that the search finds; `at` goes after its path: the id of one as '#id', or a query. */
  searchParts?: readonly (SearchFields & { at: `#${string}` | `?${string}`; title: string })[];
}

/** One page, with the parameters of its path if the path has any. */
export type PageEntry<Path extends string> = PageFacts &
  (Path extends `${string}:${string}` ? { params: Params<Path> } : { params?: never });

/** A page with its path. */
export interface ListedPage extends PageFacts {
  path: string;
  kind: string;
}

/** Where a page is listed: the sitemap, the search of the site, the tests of every page; and what previews show. */
export interface Listing<Path extends string> {
  /** What this kind of page is called in tests, measurements and pictures. */
  kind: string;
  weight: PageWeight;
  /** The pages at this address that the sitemap lists, in its order. */
  pages(site: Published): readonly PageEntry<Path>[];
  /** Finds any page at this address, for pages that aren't all in the sitemap. */
  find?(site: Published, params: Params<Path>): PageEntry<Path> | undefined;
  /** False if the search of the site finds none of them; a search then doesn't wait for a long list. True by default. */
  isSearched?: boolean;
}

/** A listing whose pages have their paths. */
export type RouteListing = ReturnType<typeof routeListing>;

/** The pages of a site, as their routes list them. */
export interface SitePages {
  /** Those of the sitemap, in its order. */
  listed: readonly ListedPage[];
  /** Everything that the search of the site finds. Equals keep this order. */
  searchDocuments: readonly SearchDocument[];
  /** The page at a canonical path, also if the sitemap doesn't list it. */
  find(path: string): ListedPage | undefined;
}

/** How the search finds a page by what its head says, because it has no text of its own. */
export function headSearch(
  { description, keywords }: { description: string; keywords: readonly string[] },
  group: SearchGroup = "Tools",
): SearchFields {
  return { group, note: description, keywords, text: "" };
}

/** Fills the addresses into a listing. */
export function routeListing<Path extends string>(
  address: Address<Path>,
  { kind, weight, pages, find, isSearched = true }: Listing<Path>,
) {
  const href = address.href as (params: object) => string;
  const listed = ({ params = {}, ...facts }: PageFacts & { params?: object }): ListedPage => ({
    kind,
    ...facts,
    path: href(params),
  });
  return {
    kind,
    weight,
    isSearched,
    pages: (site: Published) => pages(site).map(listed),
    /** Whether the address can make a path. */
    fits: (path: string) => paramsIn(address.path, path) !== undefined,
    /** The page at a canonical path; undefined as a whole if the sitemap lists every page. */
    find:
      find &&
      ((site: Published, path: string) => {
        const params = paramsIn(address.path, path);
        const found = params && find(site, params as Params<Path>);
        return found && listed(found);
      }),
  };
}

/** The parameters with which an address makes a path; undefined if it doesn't make it. */
function paramsIn(address: string, path: string): Record<string, string> | undefined {
  const values = path.split("/");
  const segments = address.split("/");
  if (values.length !== segments.length) return undefined;
  const fits = segments.every((segment, index) =>
    segment.startsWith(":") ? values[index] !== "" : segment === values[index],
  );
  if (!fits) return undefined;
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(":") ? [[segment.slice(1), values[index]!]] : [],
    ),
  );
}
