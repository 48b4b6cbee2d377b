import { emptyStore } from "./engines.ts";
import type { Assets } from "../../src/platform/render/assets.ts";
import type { Route } from "../../src/platform/render/route.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openApplication } from "../../src/app.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import type { Library } from "../../src/library/library.ts";
import { plainText } from "./page-text.ts";
import { projectLibrary } from "./project-library.ts";

export { plainText };

const { signal } = new AbortController();

/** What a build would know. Pages have no styles. */
export const testAssets: Assets = {
  islandsScript: "/islands.js",
  consoleScript: "/console.js",
  lateScript: "/suggest.js",
  ownScript: "/own.js",
  stylesOf: () => ({ element: undefined, source: "'none'", links: [] }),
  files: { built: undefined, public: "public" },
};

/** Asks a site for something. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The application over a site, inside of the test: the whole of HTTP but its connections.
 * @param routes everything by default
 */
export function applicationOf(site: RunningSite, routes?: readonly Route[]): Ask {
  // The site has its own limits; what a test posts isn't to be paid for.
  const environment = { ...readEnvironment({ RATE_LIMIT: "off" }), ...site.settings };
  const application = openApplication(site, environment, testAssets, {
    stopping: signal,
    ...(routes && { routes }),
  });
  const connection = {
    incoming: {
      headers: {},
      socket: { remoteAddress: "127.0.0.1", remotePort: 40_000, remoteFamily: "IPv4" },
    },
    outgoing: { destroyed: false },
  };
  // A path alone would lose a second slash at its beginning.
  return async (path, init) =>
    (await application).request(`http://localhost${path}`, init, connection);
}

/** Runs one of the rounds in the background of a site, which needn't have started them. */
export const runRound = async ({ rounds }: RunningSite, name: string): Promise<void> =>
  void (await rounds.find((each) => each.name === name)!.run());

/** What a page gives one of its islands. */
export function islandPropsIn(html: string, name: string): unknown {
  const [, text] = RegExp(`<x-island[^>]* name="${name}"[^>]* with="([^"]*)"`).exec(html) ?? [];
  if (text === undefined) throw new Error(`no island '${name}' in this page`);
  const swapped = plainText(text).replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));
  return JSON.parse(swapped);
}

/** Every page of the sitemap, as HTML, by its path. */
export type Pages = ReadonlyMap<string, string>;

/** A site over a library and a store of its own, in this process. */
export interface OpenedSite {
  ask: Ask;
  /** @param paths those of the sitemap, unless others are given */
  pages(paths?: readonly string[]): Promise<Pages>;
  close(): Promise<void>;
}

/** Opens a site over a library, with an empty store on SQLite and settings besides its folder. */
export async function siteOver(library: Library, settings: object = {}): Promise<OpenedSite> {
  const place = await emptyStore("sqlite");
  const environment = readEnvironment({ ...settings, DATA_DIR: place.dataDir });
  const site = await openSite(environment, () => library);
  const ask = applicationOf(site);
  return {
    ask,
    async pages(paths) {
      const xml = await (await ask("/sitemap.xml")).text();
      const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)];
      const pages = new Map<string, string>();
      for (const path of paths ?? listed.map(([, address]) => new URL(address!).pathname)) {
        const answer = await ask(path);
        if (answer.status !== 200) throw new Error(`${path} is a ${answer.status}`);
        // React separates texts by comments.
        pages.set(path, (await answer.text()).replaceAll("<!-- -->", ""));
      }
      return pages;
    },
    async close() {
      await site.close();
      await place.remove();
    },
  };
}

/** Renders pages over the project's content and an empty store. @param paths as for `pages` */
async function render(paths?: readonly string[]): Promise<Pages> {
  const site = await siteOver(projectLibrary());
  try {
    return await site.pages(paths);
  } finally {
    await site.close();
  }
}

let rendered: Promise<Pages> | undefined;

/**
 * Every page of the sitemap, over the project's content and an empty store: rendered once for all files of a worker.
 * @param others the paths of more pages
 */
export async function everyPage(others: readonly string[] = []): Promise<Pages> {
  const listed = await (rendered ??= render());
  return others.length === 0 ? listed : new Map([...listed, ...(await render(others))]);
}

/** What a page shows, without what is around it on every page of the site. */
export async function shownBy(answer: Response): Promise<string> {
  const html = plainText(await answer.text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
}
