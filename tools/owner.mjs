// Runs the owner's commands from the build. Plain JavaScript, so that it can report a missing build.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const program = join(import.meta.dirname, "../build/current/server/owner.js");
if (!existsSync(program)) {
  console.error("The site is not built yet. Run npm run build first.");
  process.exit(1);
}
// React must render emails as the server does.
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(program).href);
