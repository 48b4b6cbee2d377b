import { openApplication } from "../../src/app.ts";
import type { Assets } from "../../src/platform/render/assets.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import type { RunningSite } from "../../src/site.ts";

const { signal } = new AbortController();

/** What a build would know. Pages have no styles. */
export const testAssets: Assets = {
  islandsScript: "/islands.js",
  lateScript: "/suggest.js",
  stylesOf: () => ({ element: undefined, source: "'none'", links: [] }),
  files: { built: undefined, public: "public" },
};

/** Asks a site for something. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** The application over a site, inside of the test: the whole of HTTP but its connections. */
export function applicationOf(site: RunningSite): Ask {
  // The site has its own limits; what a test posts isn't to be paid for.
  const environment = { ...readEnvironment({ RATE_LIMIT: "off" }), ...site.settings };
  const application = openApplication(site, environment, testAssets, signal);
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

/** What a page gives one of its islands. */
export function islandPropsIn(html: string, name: string): unknown {
  const [, text] = RegExp(`<x-island[^>]* name="${name}"[^>]* with="([^"]*)"`).exec(html) ?? [];
  if (text === undefined) throw new Error(`no island '${name}' in this page`);
  const swapped = plainText(text).replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));
  return JSON.parse(swapped);
}

/** What a text or an attribute of a page says: its HTML without the escapes that React writes. */
export function plainText(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
