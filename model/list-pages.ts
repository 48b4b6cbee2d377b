/** How many entries of a long list stand on one page. */
export const onePage = 24;
/** A list that is hardly longer than a page is not torn in two. */
const maxUnpaged = 30;

/** One page of a list. */
export interface ListPage<Entry> {
  entries: Entry[];
  /** Which page it is, from 1. */
  page: number;
  pages: number;
}

/**
 * The page of a list that an address asks for.
 * @param asked the address's `page`; what is none means the first, and one behind the end the last
 */
export function pageOf<Entry>(list: readonly Entry[], asked: string | null): ListPage<Entry> {
  const size = list.length <= maxUnpaged ? maxUnpaged : onePage;
  const pages = Math.max(1, Math.ceil(list.length / size));
  const wanted = /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1;
  const page = Math.min(wanted, pages);
  return { entries: list.slice((page - 1) * size, page * size), page, pages };
}
