import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

/** Errors whose message says all there is to say to an owner. Known by name: the build has classes of its own. */
const explained = new Set(["ContentMistakes", "EnvironmentMistakes", "DataFolderUnusable"]);

/** The build, whose entry opens the site as it is loaded; what stops that is said in sentences, and ends the process. */
export async function loadBuild(): Promise<ServerBuild> {
  const path = join(process.cwd(), "build/server/index.js");
  if (!existsSync(path)) {
    console.error("The site is not built yet. Run npm run build first.");
    process.exit(1);
  }
  try {
    return (await import(pathToFileURL(path).href)) as ServerBuild;
  } catch (error) {
    const { name, message } = error as Error;
    console.error(explained.has(name) ? message : error);
    process.exit(1);
  }
}
