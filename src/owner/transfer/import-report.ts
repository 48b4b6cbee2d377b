/** The result of importing a file. */
export interface ImportReport {
  stored: number;
  /** Rows that were in the store already. */
  known: number;
  /** Rows that were not stored, with their line (or place in a JSON list) and the reason. */
  refused: { line: number; reason: string }[];
}
