/** How much a run measures. */
export interface Effort {
  /** Rounds of load, after some that only warm up: Node compiles a site's code while it runs, for many seconds. */
  rounds: number;
  warmUps: number;
  /** First visits of each page. */
  firstVisits: number;
  /** Seconds that one page is loaded, and that visitors' requests are. */
  pageSeconds: number;
  visitSeconds: number;
  /** Reviews that are stored while pages are read. */
  reviews: number;
}

export const efforts = {
  full: { warmUps: 2, rounds: 3, firstVisits: 5, pageSeconds: 4, visitSeconds: 10, reviews: 20 },
  /** Shows in minutes that everything works. Its numbers mean nothing. */
  quick: { warmUps: 1, rounds: 1, firstVisits: 1, pageSeconds: 1, visitSeconds: 2, reviews: 3 },
} as const satisfies Record<string, Effort>;
