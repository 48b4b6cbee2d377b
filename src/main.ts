import { join } from "node:path";
import { consoleScript, islandsScript, stylesheets, lateScript, ownScript } from "virtual:build";
import { addresses } from "./addresses.ts";
import { start } from "./app.ts";
import { isExplained } from "./platform/explained-errors.ts";
import { listen, usualLimits } from "./platform/http/listen.ts";
import { policyHash } from "./platform/http/security-headers.ts";
import { log } from "./platform/log.ts";
import type { Styles } from "./platform/render/assets.ts";
import { ownRelease } from "./platform/releases.ts";

/** How long requests in flight may take once the server is asked to stop, in milliseconds. */
const drainTime = 10_000;

const texts = import.meta.glob<string>("/src/**/*.css", {
  eager: true,
  query: "?inline",
  import: "default",
});
const styles = new Map<string, Styles>();

/** The part of the document that most pages don't have. */
const trayStyles = "/src/site/tray/tray-bar.module.css";

/** A page's styles, built when it's first rendered. */
function stylesOf(page: string, hasTray: boolean): Styles {
  const key = `${page} ${hasTray}`;
  let known = styles.get(key);
  if (!known) {
    const files = stylesheets[page]!.filter((file) => hasTray || file !== trayStyles);
    const text = files.map((file) => texts[file]).join("");
    const element = Buffer.from(`<style>${text}</style>`);
    known = { element, source: policyHash(text), links: [] };
    styles.set(key, known);
  }
  return known;
}

const clientFolder = join(ownRelease!, "client");
const stopping = new AbortController();

/** Ends a start that can't succeed: with just the message if it's enough for an owner. */
function giveUp(error: unknown): never {
  console.error(isExplained(error) ? error.message : error);
  process.exit(1);
}

const { site, environment, application } = await start(
  {
    islandsScript,
    consoleScript,
    lateScript,
    ownScript,
    stylesOf,
    files: {
      built: clientFolder,
      public: clientFolder,
      source: join(process.cwd(), "public"),
    },
  },
  stopping.signal,
).catch(giveUp);
const { host, port, isPublic, sampleContent, siteUrl } = environment;
if (environment.warmStart && environment.pageCache) await application.warm();
// Returns startup memory to the OS: V8 would keep it until there's much more garbage.
globalThis.gc?.({ type: "major", flavor: "last-resort" });
site.startWork();
if (isPublic && sampleContent)
  log(
    "warn",
    `SITE_URL is public (${siteUrl}) and SAMPLE_CONTENT is on: sample reviews are shown, marked as such, and left out of structured data. Set SAMPLE_CONTENT=off to go live.`,
  );

/** Tells the owner of a new site how to begin. */
async function sayHowToSignIn(): Promise<void> {
  // A store that can't be read is logged elsewhere.
  if (await site.console.signIn.wasUsed().catch(() => true)) return;
  log(
    "info",
    `Nobody has signed in to the console yet: ${siteUrl}${addresses.console.path}. For a link that signs you in, run: npm run owner -- console link`,
  );
}

const server = listen(application, { host, port }, usualLimits(), (address) => {
  log("info", `RallyRank is at ${siteUrl} (port ${address.port})`);
  void sayHowToSignIn();
});
server.on("error", (error) => {
  log("error", `cannot listen on ${host}:${port}: ${error.message}`);
  process.exit(1);
});

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(1), drainTime).unref();
  const closeIdle = () => server.closeIdleConnections();
  const answered = new Promise((resolve) => server.close(resolve));
  // Closing connections happens once; one whose answer was being sent becomes idle a little later.
  const closing = setInterval(closeIdle, 100);
  await Promise.all([answered, site.endWork()]);
  clearInterval(closing);
  await site.close();
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
