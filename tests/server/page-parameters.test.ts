import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { routes } from "../../src/pages.ts";
import { routeAnswerer } from "../../src/site/layout/answer-route.ts";
import { openSitePages, type RequestContext } from "../../src/platform/render/route.ts";
import { addresses } from "../../src/addresses.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { testAssets } from "../support/in-process-site.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;

beforeAll(async () => {
  place = await emptyStore("sqlite");
  const opened = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  const { signIn } = opened.console;
  const person = { name: "Dana", email: "dana@example.com", role: "owner" } as const;
  const session = { digest: "", person: "", way: "link", device: "" } as const;
  const signedIn = { person, session: { ...session, created_at: 0, seen_at: 0 } };
  site = {
    ...opened,
    // One that counts every vote, because only then the way back is read.
    votes: { add: async () => "diadem-hero" },
    // Only those who are signed in see the console.
    console: { ...opened.console, signIn: { ...signIn, of: async () => signedIn } },
  };
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
  await place.remove();
});

/** Sample paths by the paths of their addresses. */
const samples: Record<string, string> = Object.fromEntries(
  Object.entries(addresses).map(([name, { path }]) => [
    path,
    samplePaths[name as keyof typeof addresses],
  ]),
);

/** What a page is asked for where one parameter is read only beside another. */
const entry = "?entry=paddles/diadem-hero.yaml";
const queries: Record<string, string> = {
  "/paddles": "?sort=weight",
  "/balls": "?sort=weight",
  [addresses.consoleEntry.path]: entry,
  [addresses.consoleEntryPhotos.path]: entry,
  [addresses.consolePublishing.path]: entry,
  [addresses.consoleHistory.path]: `${entry}&version=file`,
};

const original = Object.getOwnPropertyDescriptor(URL.prototype, "searchParams")!;

/** Runs work and records the query parameters it reads; '(all)' if it iterates over them. */
async function parametersRead(work: () => unknown): Promise<string[]> {
  const names = new Set<string>();
  Object.defineProperty(URL.prototype, "searchParams", {
    ...original,
    get(this: URL) {
      return new Proxy(original.get!.call(this) as URLSearchParams, {
        get(parameters, key) {
          const value: unknown = Reflect.get(parameters, key, parameters);
          if (typeof value !== "function") return value;
          return (...given: unknown[]) => {
            names.add(/^(get|getAll|has)$/.test(String(key)) ? String(given[0]) : "(all)");
            return Reflect.apply(value, parameters, given) as unknown;
          };
        },
      });
    },
  });
  try {
    await work();
  } catch {
    // A missing page throws.
  } finally {
    Object.defineProperty(URL.prototype, "searchParams", original);
  }
  return [...names];
}

/** What a route with this path is told of a request to an address. */
async function contextOf(path: string, address: string, init?: RequestInit) {
  const url = new URL(`${site.settings.siteUrl}${address}`);
  const request = new Request(url, init);
  let params: Record<string, string> | undefined;
  const router = new Hono().get(path, (context) => {
    params = context.req.param();
    return context.body(null);
  });
  await router.request(url.pathname);
  expect(params, `${path} matches ${address}`).toBeDefined();
  const pages = openSitePages(routes)(site);
  const from = { visitor: "127.0.0.1", remote: "127.0.0.1" };
  return { params: params!, url, request, site, pages, ...from } satisfies RequestContext;
}

test("each route lists exactly the query parameters that it reads", async () => {
  // Missing samples are logged.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const found: Record<string, string[]> = {};
  const listed: Record<string, string[]> = {};
  for (const route of routes) {
    const { path, query } = route;
    if (query === "all") {
      // The REST calls keep their whole query.
      expect(path).toMatch(/^\/rest\//);
      continue;
    }
    const asked = path.includes(":") ? samples[path] : path;
    expect(asked, `a sample of ${path}`).toBeDefined();
    const address = `${asked}${queries[path] ?? ""}`;
    const get = await contextOf(path, address);
    const post = await contextOf(path, address, { method: "POST", body: new URLSearchParams() });
    const read = new Set([
      ...(await parametersRead(() => route.get?.(get))),
      ...(await parametersRead(() => ("post" in route ? route.post?.(post) : undefined))),
    ]);
    if (read.size > 0) found[path] = [...read].toSorted();
    if (query.length > 0) listed[path] = query.toSorted();
  }
  expect(listed).toEqual(found);
  expect(Object.keys(found).length).toBeGreaterThan(15);
});

test("the page of an unknown address reads no parameters", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const asked = await contextOf("/no/such/page", "/no/such/page");
  const answer = routeAnswerer(routes, site, testAssets);
  let status: number | undefined;
  const read = await parametersRead(async () => ({ status } = await answer(undefined, asked)));
  expect([status, read]).toEqual([404, []]);
});
