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

/** Reads a URL's `page`: an invalid number means page 1. It may be beyond the end of the list. */
export function readPageNumber(asked: string | null): number {
  return /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1;
}

/**
 * The page of a list that a URL asks for.
 * @param asked the URL's `page`: beyond the end, the last page
 */
export function pageOf<Entry>(list: readonly Entry[], asked: string | null): ListPage<Entry> {
  const size = list.length <= maxUnpaged ? maxUnpaged : onePage;
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(readPageNumber(asked), pages);
  return { entries: list.slice((page - 1) * size, page * size), page, pages };
}
