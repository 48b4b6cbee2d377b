import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "./postgres.ts";

/**
 * A process of its own that runs Lighthouse on pages, one after another in one browser, and prints a line of JSON for
 * each: its URL and the audits below 100. It ends with its input, so it doesn't outlive a test that was killed.
 */
process.stdin.resume().once("end", () => process.exit(1));
const [executablePath = "", ...addresses] = process.argv.slice(2);
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
for (const address of addresses) {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ["accessibility", "best-practices", "seo"],
    logLevel: "silent",
    // It poses as a phone, whose views the site would count in a store that others read.
    extraHeaders: { "sec-gpc": "1" },
    // The budgets measure speed, so simulated throttling would only take time. The other methods wait five seconds.
    throttlingMethod: "simulate",
    networkQuietThresholdMs: 100,
    cpuQuietThresholdMs: 0,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    disableFullPageScreenshot: true,
  });
  const { categories, audits, runtimeError } = result!.lhr;
  const failed = Object.values(categories).flatMap(({ id, score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs
          .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
          .map((audit) => `${id}, ${audit.id}: ${audits[audit.id]!.title}`),
  );
  const scores = Object.values(categories).map(({ score }) => score);
  console.log(JSON.stringify({ address, scores, failed, error: runtimeError?.message }));
}
await browser.close();
process.exit();
