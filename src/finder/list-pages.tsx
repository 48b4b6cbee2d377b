import styles from "./list-pages.module.css";

interface ListPagesProps {
  page: number;
  pages: number;
  /** The URL of a page by its number. */
  addressOf: (page: number) => string;
}

/** Links to the other pages of a long list. */
export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of the list">
      {page > 1 ? (
        <a className="button quiet" rel="prev" href={addressOf(page - 1)}>
          Previous
        </a>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="button quiet" rel="next" href={addressOf(page + 1)}>
          Next
        </a>
      ) : null}
    </nav>
  );
}
