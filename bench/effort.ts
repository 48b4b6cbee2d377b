/** How much a run measures. */
export interface Effort {
  /** Rounds of load. Each starts every site again: two processes of one site may differ more than two sites do. */
  rounds: number;
  /** First visits of each page. */
  firstVisits: number;
  /** How long each load runs before it's measured, in seconds: Node is still compiling. */
  warmUpSeconds: number;
  /** Seconds that one page is loaded, and that visitors' requests are. */
  pageSeconds: number;
  visitSeconds: number;
  /** Reviews that are stored while pages are read. */
  reviews: number;
}

export const efforts = {
  full: {
    rounds: 3,
    firstVisits: 5,
    warmUpSeconds: 3,
    pageSeconds: 4,
    visitSeconds: 10,
    reviews: 20,
  },
  /** Shows in minutes that everything works. Its numbers mean nothing. */
  quick: {
    rounds: 1,
    firstVisits: 1,
    warmUpSeconds: 1,
    pageSeconds: 1,
    visitSeconds: 2,
    reviews: 3,
  },
} as const satisfies Record<string, Effort>;
