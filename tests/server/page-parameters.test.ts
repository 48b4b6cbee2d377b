import { matchRoutes, RouterContextProvider } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import { allWithBuiltSite, type BuiltSite } from "../support/built-site.ts";

let build: BuiltSite["build"];
let entry: BuiltSite["entry"];
allWithBuiltSite((built) => void ({ build, entry } = built));
afterAll(() => void vi.restoreAllMocks());

/** A page of each route whose path has a part to fill in. */
const samples: Record<string, string> = {
  ":slug": "/diadem-hero",
  "comparisons/:pair": "/comparisons/diadem-hero-vs-neonic-flow",
  "reviews/balls/:slug": "/reviews/balls/7f3a9c21",
  "reviews/best-of/:slug": "/reviews/best-of/best-paddles-spin",
  "blog/:article": "/blog/core-thickness",
  "guides/:file": "/guides/how-to-choose-a-paddle.pdf",
  "newsletter/issues/:date": "/newsletter/issues/2026-11-16",
  "player-reviews/:subject": "/player-reviews/diadem-hero",
  "og/*": "/og/diadem-hero.png",
  "*": "/no/such/page",
};

/** What a page is asked for where one parameter is read only beside another. */
const queries: Record<string, string> = { paddles: "?sort=weight" };

const original = Object.getOwnPropertyDescriptor(URL.prototype, "searchParams")!;

/** Runs work and notes which parameters it reads from addresses; '(all)' where it goes through them. */
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
    // A page that isn't there says so by throwing.
  } finally {
    Object.defineProperty(URL.prototype, "searchParams", original);
  }
  return [...names];
}

test("each route lists exactly the query parameters that it reads", async () => {
  // Samples that aren't there are logged.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const routes = Object.values(build.routes).flatMap((route) => (route?.parentId ? [route] : []));
  const found: Record<string, string[]> = {};
  const listed: Record<string, string[]> = {};
  for (const { path = "", module } of routes) {
    // The REST calls keep their whole query.
    if (path.startsWith("rest/")) continue;
    const asked = path.includes(":") || path.endsWith("*") ? samples[path] : `/${path}`;
    expect(asked, `a sample of ${path}`).toBeDefined();
    const [match] = matchRoutes([{ path: `/${path}` }], asked!) ?? [];
    const context = new RouterContextProvider();
    // One that counts every vote, because only then the way back is read.
    const votes = { add: async () => "diadem-hero" };
    context.set(entry.siteContext, { ...entry.site, votes });
    const run = async (of: typeof module.loader | typeof module.action, init?: RequestInit) => {
      const request = new Request(`http://127.0.0.1:3000${asked}${queries[path] ?? ""}`, init);
      const given = { request, params: match!.params, context, url: new URL(request.url) };
      return await parametersRead(() => of?.({ ...given, pattern: path }));
    };
    const read = new Set([
      ...(await run(module.loader as never)),
      ...(await run(module.action as never, { method: "POST", body: new URLSearchParams() })),
    ]);
    const { query = [] } = (module.handle ?? {}) as { query?: string[] };
    if (read.size > 0) found[path] = [...read].toSorted();
    if (query.length > 0) listed[path] = query.toSorted();
  }
  expect(listed).toEqual(found);
  expect(Object.keys(found).length).toBeGreaterThan(15);
});
