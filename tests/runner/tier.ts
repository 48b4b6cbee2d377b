/**
 * Whether everything runs: `npm test -- --all`, files by name, and a runner started by hand. Otherwise it's `npm test`,
 * where most stores are SQLite's, pages are opened at one width, and `onlyInAll` of projects.ts is left out.
 */
export const runsAll = process.env["TEST_TIER"] !== "default";
