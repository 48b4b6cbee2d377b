/** How many entries a page of a long list has. */
export const onePage = 24;
/** A list barely longer than a page isn't split. */
const maxUnpaged = 30;

/** One page of a list. */
export interface ListPage<Entry> {
  entries: Entry[];
  /** The page's number, from 1. */
  page: number;
  pages: number;
}

/**
 * The page of a list that a URL asks for.
 * @param asked the number of the page; beyond the end, the last one
 */
export function pageOf<Entry>(list: readonly Entry[], asked: number): ListPage<Entry> {
  const size = list.length <= maxUnpaged ? maxUnpaged : onePage;
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(asked, pages);
  return { entries: list.slice((page - 1) * size, page * size), page, pages };
}
