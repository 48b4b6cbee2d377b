/**
 * Whether everything runs: `npm test -- --all`, files by name, and a runner started by hand. Otherwise it's `npm test` or
 * `npm run test:changed`: most stores are SQLite's, pages are opened at one width, and `onlyInAll` of projects.ts is left
 * out.
 */
export const runsAll = !["default", "changed"].includes(process.env["TEST_TIER"] ?? "");
