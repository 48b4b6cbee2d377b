import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { logBug } from "../log.ts";
import type { Site } from "../site.ts";
import { allowMethods } from "./allow-methods.ts";
import { codings, type Coding } from "./compress.ts";
import { type EncodedPage, pageEncoder, readStyles } from "./encode-page.ts";
import { isSafeMethod } from "./is-safe-method.ts";
import { limitBody } from "./limit-body.ts";
import { serveMetrics } from "./metrics.ts";
import { observeRequests } from "./observe-requests.ts";
import { answerOnce, PageCache, type Rendered } from "./page-cache.ts";
import { pageQueries } from "./page-query.ts";
import { staticFiles } from "./static-files.ts";
import {
  contentSecurityPolicy,
  policyHash,
  resourcePolicy,
  securityHeaders,
} from "./security-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** What the server build gives us besides the framework's own parts. */
export interface EntryExports {
  site: Site;
  visitorContext: RouterContext<string>;
  /** A build whose loaders' data the framework does not write out. */
  keepLoaderData: (build: ServerBuild) => ServerBuild;
  /** Who is told a page's text, instead of getting it as a body. */
  pageTextContext: RouterContext<((text: string) => void) | null>;
  /** Of the build's own log, whose lines are to carry the request's id. */
  inRequest: <Result>(id: string, work: () => Result) => Result;
  cacheTagsHeader: string;
  /** The scripts that stand in pages themselves. */
  inlineScripts: readonly string[];
}

/** Memory for finished pages, in bytes. */
const cacheSize = 64 * 1024 * 1024;

/**
 * The whole site over HTTP: health, files, limits, then pages, from memory where they are finished.
 * @param stopping aborted once the server begins to stop
 * @throws one sentence, when the metrics cannot be served
 */
export async function createApplication(build: ServerBuild, stopping: AbortSignal): Promise<Hono> {
  const {
    site,
    keepLoaderData,
    visitorContext,
    pageTextContext,
    inRequest,
    cacheTagsHeader,
    inlineScripts,
  } = build.entry.module as unknown as EntryExports;
  const clientFolder = join(process.cwd(), "build/client");
  const encodePage = pageEncoder(readStyles(build, clientFolder));
  const scripts = inlineScripts.map(policyHash);
  const headers = Object.entries(securityHeaders(site.environment));
  const handle = createRequestHandler(keepLoaderData(build), "production");
  const queryOf = pageQueries(build);
  const pages = new PageCache({ mostBytes: cacheSize, tagHeader: cacheTagsHeader });
  site.onReviewsChanged((subject) => pages.drop(subject));

  async function render(request: Request, visitor?: string): Promise<Rendered> {
    const given = new RouterContextProvider();
    if (visitor !== undefined) given.set(visitorContext, visitor);
    let page: EncodedPage | undefined;
    given.set(pageTextContext, (text) => (page = encodePage(text)));
    const response = await handle(request, given);
    if (!page) return { response };
    const { bytes, styleHash } = page;
    const policy = contentSecurityPolicy({ styles: styleHash ? [styleHash] : [], scripts });
    response.headers.set("content-security-policy", policy);
    response.headers.set("speculation-rules", '"/speculation.json"');
    return { response, bytes };
  }

  const { metricsPort } = site.environment;
  const readings = {
    mails: () => site.countMail(),
    storeReady: () => site.isReady(),
    pages: () => pages.readings(),
  };
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(metricsPort, readings, stopping);
  const application = new Hono();
  application.use(observeRequests(inRequest, metrics));
  application.use(async (context, next) => {
    await next();
    // A proxy that goes on asking on a connection it has would keep a server that stops from coming to an end.
    if (stopping.aborted) context.res.headers.set("connection", "close");
    for (const [name, value] of headers)
      // A page says what stands in it; one whose address holds a secret says less of where a visitor comes from.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    context.res.headers.set("cross-origin-resource-policy", resourcePolicy(context.req.path));
  });
  application.use(allowMethods(site.environment));
  application.get("/healthz", (context) => context.text("ok"));
  application.get("/readyz", async (context) =>
    (await site.isReady()) ? context.text("ready") : context.text("store not reachable", 503),
  );
  application.use("/assets/*", staticFiles(clientFolder, "public, max-age=31536000, immutable"));
  application.use(staticFiles(clientFolder, "public, max-age=3600"));
  application.use(limitBody);
  application.use(readableOrigin);
  // The framework would hand out loaders' data; no page of ours asks for it.
  application.all("/__manifest", (context) => context.notFound());
  application.all("*", async (context) => {
    const request = asAnswered(context.req.raw, site.environment, queryOf);
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith(".data")) return context.text("Not found", 404);
    // Pictures have a memory of their own (server/pictures): here they would take the place of pages.
    const isKept =
      site.environment.pageCache &&
      isSafeMethod(request) &&
      search === "" &&
      !/^\/(rest|og)\//.test(pathname);
    const wanted = {
      coding: { kept: codingFor(context, codings.kept), once: codingFor(context, codings.once) },
      ifNoneMatch: context.req.header("if-none-match"),
    };
    const visitor = () =>
      visitorAddress(
        getConnInfo(context).remote.address ?? "",
        context.req.header("x-forwarded-for"),
        site.environment.trustedProxies,
      );
    if (!isKept) return await answerOnce(wanted, await render(request, visitor()), cacheTagsHeader);
    // The page is for everyone who asks for it: nothing the first of them sent may show in it, or end it.
    const forEveryone = new Request(site.environment.siteUrl + pathname);
    return await pages.answer({ key: pathname, ...wanted }, () => render(forEveryone));
  });
  application.onError((error, context) => {
    logBug(`${context.req.method} ${context.req.path}`, error);
    return context.text("Unexpected Application Error! 500", 500);
  });
  return application;
}

/**
 * The framework fails at an Origin that is no URL, before any policy. As 'null', what browsers send where they say
 * nothing of it, it reaches ours and is refused there.
 */
const readableOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header("origin");
  if (origin !== undefined && !URL.canParse(origin)) context.req.raw.headers.set("origin", "null");
  await next();
};

function codingFor(context: Context, supported: readonly Coding[]): Coding {
  return accepts(context, {
    header: "Accept-Encoding",
    supports: [...supported],
    default: "identity",
    match: (accepted) =>
      supported.find((coding) => accepted.some(({ type, q }) => type === coding && q > 0)) ??
      "identity",
  }) as Coding;
}

/**
 * A request under the address it is answered for. Behind TLS it names another scheme than the visitor's browser does in
 * Origin: what comes for the site's own address is given it back, anything else keeps the address it was sent to. Of
 * its query it keeps what the page reads.
 */
function asAnswered(
  request: Request,
  { siteUrl, siteUrlSet }: Site["environment"],
  queryOf: (pathname: string, search: string) => string,
): Request {
  const { origin, host, pathname, search } = new URL(request.url);
  const site = new URL(siteUrl);
  const isOurs = request.headers.get("origin") === site.origin || host === site.host;
  const answering = siteUrlSet && isOurs ? site.origin : origin;
  const asked = queryOf(pathname, search);
  if (answering === origin && asked === search) return request;
  // Put together as text: a path of two slashes, resolved against the site, would name another host.
  return new Request(answering + pathname + asked, request);
}
