import { serve, type ServerType } from "@hono/node-server";
import { createApplication, type EntryExports } from "./http/application.ts";
import { loadBuild } from "./load-build.ts";
import { log } from "./log.ts";

/** How long requests in flight may take once the server was asked to stop, in milliseconds. */
const drainTime = 10_000;

const build = await loadBuild();
const { site } = build.entry.module as unknown as EntryExports;
site.startWork();
const { host, port, isPublic, sampleContent, siteUrl } = site.environment;
if (isPublic && sampleContent)
  log(
    "warn",
    `SITE_URL is public (${siteUrl}) and SAMPLE_CONTENT is on: sample reviews are shown, marked as such, and left out of structured data. Set SAMPLE_CONTENT=off to go live.`,
  );

const server: ServerType = serve(
  { fetch: createApplication(build).fetch, hostname: host, port },
  (address) => log("info", `RallyRank is at ${siteUrl} (port ${address.port})`),
);
server.on("error", (error) => {
  log("error", `cannot listen on ${host}:${port}: ${error.message}`);
  process.exit(1);
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), drainTime).unref();
  const answered = new Promise((resolve) => {
    server.close(resolve);
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
  await Promise.all([answered, site.endWork()]);
  await site.close();
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
