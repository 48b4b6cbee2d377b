import { readFileSync } from "node:fs";
import { readEnvironment } from "../../src/platform/settings.ts";
import type { Library } from "../../src/library/library.ts";
import { openSite } from "../../src/site.ts";

// A process that delivers email as the server does, by a clock that the test sets; see worker-process.ts.
const clock = () => Number(readFileSync(process.env["CLOCK_FILE"]!, "utf8"));
// What delivery reads of content. Reading the rest would take most of this process's start.
const library = {
  showsSamples: false,
  site: { name: "RallyRank", contactEmail: "hello@rallyrank.example" },
  paddles: [] as Library["paddles"],
  moved: { subjects: new Map(), paths: new Map() } as Library["moved"],
  subjectNamed: (slug: string) => slug,
} as Library;
const site = await openSite(readEnvironment(process.env), () => library, clock);
site.startWork();
process.on("SIGTERM", () => {
  process.send!("stopping");
  void site.close().then(() => process.disconnect());
});
// Without a server nothing else keeps this process running. It ends with the test, even if that was killed.
process.on("message", () => {});
process.once("disconnect", () => process.exit());
process.send!("ready");
