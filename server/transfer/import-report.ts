/** What became of the rows of a file. */
export interface ImportReport {
  stored: number;
  /** Those that were in the store already. */
  known: number;
  /** Those that are not in the store, by their line or place in the file, and why. */
  refused: { line: number; reason: string }[];
}
