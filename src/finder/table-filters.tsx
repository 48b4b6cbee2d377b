import { activeFilters } from "./finder-query";
import { FinderFields } from "./finder-fields";
import type { FinderOffer } from "./run-finder";
import { SearchField } from "./search-field";
import { HiddenFields } from "../platform/ui/hidden-fields";
import styles from "./table-filters.module.css";

interface TableFiltersProps {
  path: string;
  offer: FinderOffer;
  /** The URL's other fields, which stay. */
  kept: URLSearchParams;
}

/** The finder's filters above the paddle database, collapsed: what they found is the answer. */
export function TableFilters({ path, offer, kept }: TableFiltersProps) {
  const { query } = offer;
  const active = activeFilters(query);
  return (
    <search aria-label="Paddles">
      <details className={styles.filters}>
        <summary>Filters{active > 0 ? ` (${active})` : ""}</summary>
        <form action={path} autoComplete="off">
          <div className={styles.first}>
            <SearchField search={query.search} />
            {/* The table's columns are its orders. */}
            <FinderFields offer={{ ...offer, orders: [] }} />
          </div>
          <HiddenFields of={kept} />
          <button type="submit">Show Paddles</button>
        </form>
      </details>
    </search>
  );
}
