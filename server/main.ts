import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve, type ServerType } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createApplication, type EntryExports } from "./http/application.ts";

/** How long requests in flight may take once the server was asked to stop, in milliseconds. */
const drainTime = 10_000;

/** Errors whose message says all there is to say to an owner. Known by name: the build has classes of its own. */
const explained = new Set(["ContentMistakes", "EnvironmentMistakes", "DataFolderUnusable"]);

/** The build, whose entry has opened the site; what stops it is said in sentences. */
async function loadBuild(): Promise<ServerBuild> {
  const path = join(process.cwd(), "build/server/index.js");
  try {
    return (await import(pathToFileURL(path).href)) as ServerBuild;
  } catch (error) {
    const { name, message } = error as Error;
    console.error(explained.has(name) ? message : error);
    process.exit(1);
  }
}

const build = await loadBuild();
const { site } = build.entry.module as unknown as EntryExports;
site.startWork();
const { host, port, isPublic, sampleContent, siteUrl } = site.environment;
if (isPublic && sampleContent)
  console.warn(
    `SITE_URL is public (${siteUrl}) and SAMPLE_CONTENT is on: sample reviews are shown, marked as such, and left out of structured data. Set SAMPLE_CONTENT=off to go live.`,
  );

const server: ServerType = serve(
  { fetch: createApplication(build).fetch, hostname: host, port },
  (address) => console.log(`RallyRank is at ${siteUrl} (port ${address.port})`),
);
server.on("error", (error) => {
  console.error(`cannot listen on ${host}:${port}: ${error.message}`);
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
