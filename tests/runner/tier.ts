/**
 * Whether these tests run for `npm run test:quick`: on one engine, on one width, and without the files that take longest
 * (`thorough` in projects.ts). What it leaves out is in `npm test`, and in files that are run by name.
 */
export const isQuick = process.env["TEST_TIER"] === "quick";
