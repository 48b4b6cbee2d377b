// Runs the built server. Plain JavaScript, so that this process's flags are the server's.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const server = join(process.cwd(), "build/current/server/main.js");
if (!existsSync(server)) {
  console.error("The site is not built yet. Run npm run build first.");
  process.exit(1);
}
// React has another build for development, which can't render this one's pages.
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(server).href);
