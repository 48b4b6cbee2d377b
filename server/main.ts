import { createApplication, type EntryExports } from "./http/application.ts";
import { listen, usualLimits } from "./http/listen.ts";
import { loadBuild } from "./load-build.ts";
import { log } from "./log.ts";

/** How long requests in flight may take once the server was asked to stop, in milliseconds. */
const drainTime = 10_000;

const build = await loadBuild();
const { site } = build.entry.module as unknown as EntryExports;
const { host, port, isPublic, sampleContent, siteUrl } = site.environment;

/** Ends a start that cannot succeed, with one sentence. */
function giveUp(sentence: string): never {
  log("error", sentence);
  process.exit(1);
}

const stopping = new AbortController();
const application = await createApplication(build, stopping.signal).catch((error: unknown) =>
  giveUp((error as Error).message),
);
site.startWork();
if (isPublic && sampleContent)
  log(
    "warn",
    `SITE_URL is public (${siteUrl}) and SAMPLE_CONTENT is on: sample reviews are shown, marked as such, and left out of structured data. Set SAMPLE_CONTENT=off to go live.`,
  );

const server = listen(application, { host, port }, usualLimits(), (address) =>
  log("info", `RallyRank is at ${siteUrl} (port ${address.port})`),
);
server.on("error", (error) => giveUp(`cannot listen on ${host}:${port}: ${error.message}`));

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(1), drainTime).unref();
  const closeIdle = () => server.closeIdleConnections();
  const answered = new Promise((resolve) => server.close(resolve));
  // Closing does so once; a connection whose answer was on its way just then is idle a little later.
  const closing = setInterval(closeIdle, 100);
  await Promise.all([answered, site.endWork()]);
  clearInterval(closing);
  await site.close();
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
