import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { routeAnswerer } from "./site/layout/answer-route.ts";
import { shownInsteadMarked } from "./platform/content/content-folder.ts";
import { openLiveLibrary } from "./library/open-library.ts";
import {
  canonicalPath,
  isSafeMethod,
  onlyParameters,
  withoutAppended,
} from "./platform/http/request-path.ts";
import { addresses, movedPages } from "./addresses.ts";
import { answerPreview } from "./office/console/content/answer-preview.tsx";
import { routes as allRoutes } from "./pages.ts";
import { ownRelease } from "./platform/releases.ts";
import { type Environment, readSettings } from "./platform/settings.ts";
import { logBug } from "./platform/log.ts";
import { oncePer } from "./platform/once-per.ts";
import { openPostBudget } from "./platform/rate-limit/rate-limiter.service.ts";
import { publicPictures } from "./site/media/picture.ts";
import { servePictures } from "./site/media/serve-pictures.service.ts";
import { orphanCount } from "./site/reviews/orphaned-reviews.ts";
import { openSite, type RunningSite } from "./site.ts";
import {
  allowMethods,
  openMethodsOf,
  chargePosts,
  limitBody,
  ownOrigin,
} from "./platform/http/refuse-requests.ts";
import { type AnswerFromMemory, answerFromMemory } from "./platform/http/listen.ts";
import { codingsOf } from "./platform/http/encode.ts";
import { loggedPath } from "./logged-path.ts";
import { countAnswer, observeRequests, serveMetrics } from "./platform/http/observe-requests.ts";
import {
  finishAnswer,
  type FinishedAnswer,
  PageCache,
  toResponse,
  type Wanted,
} from "./platform/http/page-cache.ts";
import {
  answerProxyCheck,
  proxyCheckPath,
  visitorAddress,
  warnOfSettings,
} from "./platform/http/proxy.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { warmUp } from "./platform/http/warm-up.ts";
import { changedFiles, releaseAssets, staticFiles } from "./platform/http/static-files.ts";
import { rest } from "./platform/rounds.ts";
import { freeBytes } from "./platform/store/write-probe.ts";
import { lastBackup } from "./platform/store/last-backup.ts";
import type { Assets } from "./platform/render/assets.ts";
import { methodsOf, onlyReads, openSitePages, type Route } from "./platform/render/route.ts";
import { pageOfSocialImage, socialImagePath } from "./platform/render/head.tsx";

const projectFolder = process.cwd();

/** Memory for finished pages, without and with a query, in bytes. */
const maxBytes = { pages: 48 * 1024 * 1024, queries: 16 * 1024 * 1024 };

/** How far back the most read pages count, in weeks, and how many of them a start may render. */
const weeksRead = 4;
const maxRead = 300;

type RouteParams = Readonly<Record<string, string>>;
type Served = Hono<{ Bindings: HttpBindings }>;

export interface Application extends Pick<Served, "fetch" | "request"> {
  fromMemory: AnswerFromMemory;
  countRefused: (request: IncomingMessage) => void;
  /**
   * Renders what people read most, for as long as a start may be delayed: the first visitors after it then wait for no
   * page and no code that runs for the first time. Nothing is rendered without the store, as it wouldn't be kept.
   */
  warm(): Promise<void>;
}

/**
 * Opens the site for an environment, and the application that serves it. `site.startWork()` starts its background work.
 * In development, call `refreshContent()` before each request to keep content up to date.
 * @param stopping aborted once the server begins to stop
 * @throws EnvironmentMistakes, ContentMistakes, DataFolderUnusable, MetricsPortUnusable
 */
export async function start(assets: Assets, stopping: AbortSignal = new AbortController().signal) {
  const environment = readSettings();
  const live = await openLiveLibrary({
    projectFolder,
    folder: environment.contentDir,
    showsSamples: environment.sampleContent,
    dataDir: environment.dataDir,
    built: import.meta.env.BUILT_CONTENT,
    release: ownRelease,
  });
  const site = await openSite(environment, live);
  const application = await openApplication(site, environment, assets, { stopping });
  return { site, environment, application, refreshContent: site.content.refreshFiles };
}

/**
 * The whole site over HTTP, the same in development, production and tests: health, files, limits, then routes, cached
 * where possible.
 * @param served what it ends with, aborted once the server begins to stop; and what it answers, if not everything
 * @throws MetricsPortUnusable
 */
export async function openApplication(
  site: RunningSite,
  environment: Environment,
  assets: Assets,
  { stopping, routes = allRoutes }: { stopping: AbortSignal; routes?: readonly Route[] },
): Promise<Application> {
  const { files } = assets;
  const answer = routeAnswerer(routes, site, assets);
  const complete = addSecurityHeaders(environment);
  const pages = new PageCache({ maxBytes, complete, rest });
  site.onReviewsChanged((tag) => pages.drop(tag));

  const remoteOf = (context: Context) => getConnInfo(context).remote.address ?? "";
  const visitorOf = (context: Context) =>
    visitorAddress(
      remoteOf(context),
      context.req.header("x-forwarded-for"),
      environment.trustedProxies,
    );

  /** A request's URL, and the path that answers it. */
  const addressOf = oncePer((request: Request) => {
    const url = new URL(request.url);
    return { url, path: routedPath(url.pathname, site.library.moved.paths) };
  });

  async function respond(context: Context, route: Route | undefined): Promise<Response> {
    const { raw: request } = context.req;
    const {
      url: { pathname, search },
      path,
    } = addressOf(request);
    const query = onlyParameters(search, route?.query ?? []);
    if (isSafeMethod(request) && path !== pathname) return redirectTo(path + query);
    const meant = isSafeMethod(request) ? withoutAppended(path) : path;
    const head = (at: string) =>
      router.request(environment.siteUrl + at, { method: "HEAD" }, context.env);
    const led = meant !== path && (await leadTo(meant + search, head));
    if (led) return led;
    const url = new URL(`${environment.siteUrl}${path}${query}`);
    const trimmed = isSafeMethod(request) ? trimmedSearch(url) : undefined;
    if (trimmed) return redirectTo(trimmed);
    const params = context.req.param();
    const wanted = {
      codings: codingsOf(context.req.header("accept-encoding")),
      ifNoneMatch: context.req.header("if-none-match"),
    };
    const isPreview = site.content.isPreview();
    const counted = (finished: FinishedAnswer) => {
      if (finished.isPage && !isPreview && request.method === "GET")
        site.countView(path, context.req.header());
      return toResponse(finished);
    };
    const isForAll = route?.isCached === true && isSafeMethod(request);
    const cachedQuery =
      isForAll && query !== "" ? route.canonicalQuery?.(url.searchParams, { params, site }) : "";
    if (isForAll && environment.pageCache && cachedQuery !== undefined && !isPreview)
      return counted(await cachedAnswer(route, params, path + cachedQuery, wanted));
    const visitor = visitorOf(context);
    const remote = remoteOf(context);
    const answered = await answer(route, { params, url, request, visitor, remote });
    // After a post or vote, the page is for one visitor: caches in front of us mustn't keep it longer than we do.
    if (route?.canonicalQuery && cachedQuery === undefined)
      answered.headers.set("cache-control", "no-store");
    return counted(await finishAnswer(answered, wanted));
  }

  /** Renders a page for everyone: nothing from the first visitor's request may show in it, or end it. */
  function cachedAnswer(route: Route, params: RouteParams, address: string, wanted: Wanted) {
    return pages.answer(address, wanted, () => {
      const url = new URL(environment.siteUrl + address);
      const request = new Request(url);
      return answer(route, { params, url, request, visitor: "", remote: "" });
    });
  }

  const preview = answerPreview(site, (request, env) => router.fetch(request, env));

  const { metricsPort } = environment;
  const readings = {
    mails: () => site.countMail(),
    storeReady: async () => (await site.problem()) === undefined,
    diskFree: () => freeBytes(environment.dataDir),
    lastBackup: () => lastBackup(environment.dataDir)?.at,
    pages: () => pages.readings(),
  };
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(metricsPort, readings, stopping);

  const openMethods = openMethodsOf(routes);
  const inOrder = withoutParametersFirst(routes);
  const getPath = (request: Request) => addressOf(request).path;
  const router = new Hono({ getPath });
  router.use(ownOrigin(environment, (request) => addressOf(request).url, openMethods));
  for (const route of inOrder)
    router.on(["GET", "POST"], route.path, (context) => respond(context, route));
  router.on(["GET", "POST"], `${addresses.consolePreview.path}/*`, preview);
  router.notFound((context) => respond(context, undefined));

  const application: Served = new Hono();
  application.use(observeRequests(metrics, loggedPath));
  application.use(async (context, next) => {
    await next();
    // A proxy that keeps reusing its connection would keep a stopping server from ending.
    if (stopping.aborted) context.res.headers.set("connection", "close");
    complete(context.res.headers, context.req.path);
  });
  const warn = warnOfSettings(environment);
  application.use(async (context, next) => {
    warn(context.env.incoming.headers, remoteOf(context));
    await next();
  });
  application.use(allowMethods(environment, openMethods, methodsAt(inOrder, site, getPath)));
  answerProbes(application, site);
  application.get(
    proxyCheckPath,
    async (context, next) =>
      answerProxyCheck(context, environment, site.content.readAt()) ?? (await next()),
  );
  if (files.built) application.use("/assets/*", releaseAssets(files.built));
  const forAnHour = "public, max-age=3600";
  // A picture added after the build appears after a restart.
  if (files.source)
    application.use(staticFiles(files.source, forAnHour, changedFiles(files.source, files.public)));
  application.use(staticFiles(files.public, forAnHour));
  application.use(`${publicPictures}*`, servePictures(site.media));
  if (environment.rateLimit)
    application.use(
      chargePosts(openPostBudget(Date.now), visitorOf, () => site.library.refusals.limit),
    );
  application.use(limitBody((request) => bodyKind(site, request, addressOf(request).path)));
  application.all("*", (context) => router.fetch(context.req.raw, context.env));
  for (const each of [application, router])
    each.onError((error, context) => {
      logBug(`${context.req.method} ${loggedPath(context.req.path)}`, error);
      return context.text("Unexpected Application Error! 500", 500);
    });
  return {
    warm: () =>
      warm(site, stopping, (path, init) => router.request(environment.siteUrl + path, init)),
    fetch: application.fetch,
    request: application.request,
    fromMemory: answerFromMemory({ pages, warn, metrics, countView: site.countView, stopping }),
    countRefused: ({ method = "", url = "" }) =>
      countAnswer(metrics, { method, path: url.split("?", 1)[0]! }, 413, 0),
  };
}

/** An address without parameters goes before one whose pattern matches it. */
function withoutParametersFirst(routes: readonly Route[]): readonly Route[] {
  const hasParameters = ({ path }: Route) => Number(path.includes(":"));
  return routes.toSorted((a, b) => hasParameters(a) - hasParameters(b));
}

/** Returns a function that tells the methods of what is at a request's URL. */
function methodsAt(
  routes: readonly Route[],
  site: RunningSite,
  getPath: (request: Request) => string,
) {
  const pagesOf = openSitePages(routes);
  const router = new Hono({ getPath });
  for (const route of routes)
    router.all(route.path, (context) => {
      // An address that fits may have no page, such as one of a paddle that isn't here.
      const isMissing =
        route.kind === "page" &&
        route.listed !== "nowhere" &&
        !pagesOf(site).find(context.req.path);
      return context.json(isMissing ? onlyReads : methodsOf(route));
    });
  router.notFound((context) => context.json(onlyReads));
  return async ({ url }: Request) => (await (await router.request(url)).json()) as string[];
}

/** Answers whether the process runs, and whether the site works. */
function answerProbes(application: Served, site: RunningSite): void {
  application.get("/healthz", (context) => context.text("ok"));
  application.get("/readyz", async (context) => {
    const problem = await site.problem();
    if (problem !== undefined) return context.text(problem, 503);
    // A site with reviews that no page shows, or with mistakes in its newest content, still runs, and its health check
    // says so. Anyone may ask, so what's wrong where is for `doctor` and the console to say.
    const orphaned = await site.reviews.orphaned().catch(() => []);
    const unshown = site.content.unshown();
    const behind = unshown.mistakes.length > 0 ? [shownInsteadMarked(unshown)] : [];
    return context.text(["ready", ...orphanCount(orphaned), ...behind].join("\n"));
  });
}

/** The most read pages first, as counted lately; then those that a visit begins with, and paddles. */
async function mostRead(site: RunningSite): Promise<string[]> {
  const { home, paddleFinder, paddles, balls, match, paddle } = addresses;
  // A store that can't be read is logged elsewhere.
  const viewed = await site.visits.mostViewed(weeksRead, maxRead).catch(() => []);
  const listed = openSitePages(allRoutes)(site);
  const paths = [
    ...viewed.map(({ page }) => page).filter((path) => listed.find(path)),
    ...[home, paddleFinder, paddles, balls, match].map(({ path }) => path),
    ...site.library.written.map(({ slug }) => paddle.href({ slug })),
  ];
  return [...new Set(paths)];
}

async function warm(
  site: RunningSite,
  stopping: AbortSignal,
  request: (path: string, init: RequestInit) => unknown,
): Promise<void> {
  if ((await site.problem()) !== undefined) return;
  // The encodings that browsers accept. It isn't a navigation, so nothing is counted.
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  await warmUp(await mostRead(site), async (path) => {
    if (!stopping.aborted) await request(path, { headers });
  });
}

/** What a reviewer's private page begins with: photos are sent to it. */
const [beforeOwnKey] = addresses.myReview.path.split(":") as [string];

const sendsPhotos = ({ headers }: Request): boolean =>
  /^(?:image\/|multipart\/form-data)/i.test(headers.get("content-type") ?? "");

/** The kind of body that a request may have, and so how large it may be. */
async function bodyKind(site: RunningSite, request: Request, path: string) {
  if (path.startsWith(beforeOwnKey)) return sendsPhotos(request) ? "photos" : "form";
  const isList = path === addresses.consoleSubscribers.path;
  if (!isList && !path.startsWith(addresses.consoleContent.path)) return "form";
  const cookie = request.headers.get("cookie");
  if (!(await site.console.mayPostContent(cookie).catch(() => false))) return "form";
  if (path === addresses.consoleEntryPhotos.path && sendsPhotos(request)) return "photos";
  return isList || path === addresses.consoleImport.path ? "sheet" : "content";
}

/** The path that answers for another: its canonical spelling, or where its page has moved. */
function routedPath(pathname: string, moved: ReadonlyMap<string, string>): string {
  const path = canonicalPath(pathname);
  if (Object.hasOwn(movedPages, path)) return movedPages[path]!;
  const pictured = pageOfSocialImage(path);
  const picturedNow = pictured === undefined ? undefined : moved.get(pictured);
  return moved.get(path) ?? (picturedNow === undefined ? path : socialImagePath(picturedNow));
}

/** One URL per search: without script, forms send the term with its surrounding spaces. */
function trimmedSearch({ pathname, searchParams }: URL): string | undefined {
  const term = searchParams.get("search") ?? "";
  const trimmed = term.trim();
  if (trimmed === term || trimmed === "") return undefined;
  const query = new URLSearchParams(searchParams);
  query.set("search", trimmed);
  return `${pathname}?${query}`;
}

/** Redirects to the page that a link was meant for; undefined if there's none. @param head asks for its headers */
async function leadTo(
  location: string,
  head: (location: string) => Response | Promise<Response>,
): Promise<Response | undefined> {
  const { status, headers } = await head(location);
  if (status !== 200) return undefined;
  // A private link is for no cache.
  const isPrivate = /private|no-store/.test(headers.get("cache-control") ?? "");
  return redirectTo(location, isPrivate ? { "cache-control": "no-store" } : {});
}

function redirectTo(location: string, more: Record<string, string> = {}): Response {
  return new Response(null, { status: 301, headers: { location, ...more } });
}
