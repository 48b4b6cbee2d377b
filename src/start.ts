import { statSync } from "node:fs";
import { join } from "node:path";
import { type Environment, readEnvironment } from "./platform/environment";
import { openApplication } from "./app";
import { contentFolder } from "./platform/content/content-folder";
import type { Library } from "./library/library";
import { filesBelow, openLibrary } from "./library/open-library";
import { openSite } from "./site";
import type { Assets } from "./platform/render/assets";

const projectFolder = process.cwd();

/**
 * Opens the site that the environment names, and the application that serves it. Its work in the background is begun
 * by `site.startWork()`.
 * @param stopping aborted once the server begins to stop
 * @throws EnvironmentMistakes, ContentMistakes, DataFolderUnusable, MetricsPortUnusable
 */
export async function start(assets: Assets, stopping: AbortSignal = new AbortController().signal) {
  const environment = readEnvironment(process.env);
  const site = await openSite(environment, await currentLibrary(environment));
  const application = await openApplication(site, environment, assets, stopping);
  return { site, environment, application };
}

/** In production content is read once; in development again whenever a file of it has changed. */
async function currentLibrary({ sampleContent }: Environment): Promise<() => Library> {
  if (!import.meta.env.DEV) {
    const library = await openLibrary(projectFolder, sampleContent);
    return () => library;
  }
  const { readLibrary } = await import("./library/read-library");
  const missing = { throwIfNoEntry: false } as const;
  const stamp = () =>
    filesBelow(projectFolder, contentFolder)
      .map((file) => [file, statSync(join(projectFolder, file), missing)?.mtimeMs])
      .join();
  let library = readLibrary(projectFolder, sampleContent);
  let read = stamp();
  return () => {
    const now = stamp();
    if (now !== read) library = readLibrary(projectFolder, sampleContent);
    read = now;
    return library;
  };
}
