/** How much a run measures. */
export interface Effort {
  /** Rounds of load. Each starts every site again: two processes of one site may differ more than two sites do. */
  rounds: number;
  /** First visits of each page. */
  firstVisits: number;
  /**
   * Seconds that one page is loaded, and that visitors' requests are. Each load runs as long once before it's measured:
   * Node is still compiling.
   */
  pageSeconds: number;
  visitSeconds: number;
  /** Reviews that are stored while pages are read. */
  reviews: number;
}

export const efforts = {
  full: {
    rounds: 3,
    firstVisits: 5,
    pageSeconds: 6,
    visitSeconds: 10,
    reviews: 20,
  },
  /** Shows in minutes that everything works. Its numbers mean nothing. */
  quick: {
    rounds: 1,
    firstVisits: 1,
    pageSeconds: 1,
    visitSeconds: 2,
    reviews: 3,
  },
} as const satisfies Record<string, Effort>;
