import { activeFilters } from "../finder/finder-query";
import type { TableOrder } from "./paddle-rows";
import { FinderFields } from "../finder/finder-fields";
import type { FinderOffer } from "../finder/run-finder";
import { SearchField } from "../finder/search-field";
import { withColumns } from "../platform/text/shown-columns";
import { HiddenFields } from "../platform/ui/hidden-fields";
import styles from "./table-filters.module.css";

interface TableFiltersProps {
  path: string;
  offer: FinderOffer;
  order: TableOrder;
  /** The columns that the URL names. */
  chosen: readonly string[];
}

/** The finder's filters above the paddle database, collapsed: what they found is the answer. */
export function TableFilters({ path, offer, order, chosen }: TableFiltersProps) {
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
          <HiddenFields
            of={withColumns(
              new URLSearchParams({ sort: order.key, order: order.direction }),
              chosen,
            )}
          />
          <button type="submit">Show Paddles</button>
        </form>
      </details>
    </search>
  );
}
