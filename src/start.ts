import type { Environment } from "./platform/environment";
import { readSettings } from "./platform/settings";
import { openApplication } from "./app";
import type { LiveLibrary } from "./library/live-library";
import { openLibrary } from "./library/open-library";
import { openSite } from "./site";
import type { Assets } from "./platform/render/assets";

const projectFolder = process.cwd();

/**
 * Opens the site that the environment names, and the application that serves it. Its work in the background is begun
 * by `site.startWork()`. In development, `refreshContent()` before each request keeps content up to date.
 * @param stopping aborted once the server begins to stop
 * @throws EnvironmentMistakes, ContentMistakes, DataFolderUnusable, MetricsPortUnusable
 */
export async function start(assets: Assets, stopping: AbortSignal = new AbortController().signal) {
  const environment = readSettings();
  const content = await openContent(environment);
  const site = await openSite(environment, content.current);
  const application = await openApplication(site, environment, assets, stopping);
  return { site, environment, application, refreshContent: content.refresh };
}

/** In production content is read once; in development again whenever it has changed. */
async function openContent({ sampleContent }: Environment): Promise<LiveLibrary> {
  if (import.meta.env.DEV) {
    const { openLiveLibrary } = await import("./library/live-library");
    return await openLiveLibrary(projectFolder, sampleContent);
  }
  const library = await openLibrary(projectFolder, sampleContent);
  return { current: () => library, refresh: () => Promise.resolve() };
}
