import { activeFilters, isFiltering } from "../finder/finder-query";
import type { TableOrder } from "./paddle-rows";
import { FinderFields } from "../finder/finder-fields";
import type { FinderOffer } from "../finder/run-finder";
import { SearchField } from "../finder/search-field";
import styles from "./table-filters.module.css";

interface TableFiltersProps {
  path: string;
  offer: FinderOffer;
  order: TableOrder;
}

/** The finder's filters above the paddle database, collapsed at first. */
export function TableFilters({ path, offer, order }: TableFiltersProps) {
  const { query } = offer;
  const active = activeFilters(query);
  return (
    <search aria-label="Paddles">
      <details className={styles.filters} open={isFiltering(query)}>
        <summary>Filters{active > 0 ? ` (${active})` : ""}</summary>
        <form action={path} autoComplete="off">
          <div className={styles.first}>
            <SearchField search={query.search} />
            {/* The table's columns are its orders. */}
            <FinderFields offer={{ ...offer, orders: [] }} />
          </div>
          <input type="hidden" name="sort" value={order.key} />
          <input type="hidden" name="order" value={order.direction} />
          <button type="submit">Show Paddles</button>
        </form>
      </details>
    </search>
  );
}
