/** How much a run measures. */
export interface Effort {
  /** Rounds of load. Each starts every site again: two processes of one site may differ more than two sites do. */
  rounds: number;
  /** First visits of each page. */
  firstVisits: number;
  /** Seconds that one page is loaded, and that visitors' requests are. */
  pageSeconds: number;
  visitSeconds: number;
  /**
   * Seconds that each load runs before it's measured: a page that is rendered for each request, one that is kept, and
   * visitors' requests. Node compiles what it runs often, and rendering gets faster for some 15 seconds.
   */
  warmUpSeconds: Record<"rendered" | "kept" | "visits", number>;
  /** Reviews that are stored while pages are read. */
  reviews: number;
  /**
   * Reviews that are waited for on each page that should show them. After ten in a row, ours shows more at a pace, and
   * behind nginx, each takes 5 seconds.
   */
  awaited: Record<"alone" | "behind nginx", number>;
}

export const efforts = {
  full: {
    rounds: 3,
    firstVisits: 5,
    pageSeconds: 6,
    visitSeconds: 10,
    warmUpSeconds: { rendered: 15, kept: 6, visits: 20 },
    reviews: 20,
    awaited: { alone: 4, "behind nginx": 2 },
  },
  /** Shows in minutes that everything works. Its numbers mean nothing. */
  quick: {
    rounds: 1,
    firstVisits: 1,
    pageSeconds: 1,
    visitSeconds: 2,
    warmUpSeconds: { rendered: 1, kept: 1, visits: 2 },
    reviews: 3,
    awaited: { alone: 2, "behind nginx": 1 },
  },
} as const satisfies Record<string, Effort>;
