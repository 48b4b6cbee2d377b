import { readFileSync } from "node:fs";
import { readEnvironment } from "../../src/platform/environment.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { openSite } from "../../src/site.ts";

// A process that delivers email as the server does, by a clock that the test sets; see worker-process.ts.
const clock = () => Number(readFileSync(process.env["CLOCK_FILE"]!, "utf8"));
const library = readLibrary(process.cwd());
const site = await openSite(readEnvironment(process.env), () => library, clock);
site.startWork();
process.on("SIGTERM", () => {
  process.send!("stopping");
  void site.close().then(() => process.disconnect());
});
// Without a server nothing else keeps this process running.
process.on("message", () => {});
process.send!("ready");
