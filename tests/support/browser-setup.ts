import { installedBrowser } from "../../tools/browser.ts";
import { useTestFont } from "../../tools/fonts.ts";
import { sendVersion } from "../runner/progress.ts";
import { runsAll } from "../runner/tier.ts";
import { buildIfStale } from "./fresh-build.ts";
import { startPostgres } from "./postgres.ts";

/**
 * A build of the current sources, the font that pages are measured in, and one PostgreSQL server for all journeys:
 * `npm test` has none that needs it.
 */
export default async function setUp() {
  buildIfStale();
  useTestFont();
  for (const browser of [installedBrowser(), process.env["FIREFOX_PATH"]])
    if (browser) sendVersion(browser, "--version");
  if (!runsAll) return undefined;
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return () => postgres.stop();
}
