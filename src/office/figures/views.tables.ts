import type { Time } from "../../platform/store/tables.ts";

/** Nothing in it is about a visitor: see docs/decisions/0027-counting-without-personal-data.md. */
export interface PageViewsTable {
  /** The start of the week. */
  week: Time;
  /** A page's path, or `otherPages`. */
  page: string;
  views: number;
  /** Those of them that came from elsewhere. */
  visits: number;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    page_views: PageViewsTable;
  }
}
