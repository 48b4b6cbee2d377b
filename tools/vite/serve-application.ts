import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import {
  type Connect,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import type { Assets } from "../../src/platform/render/assets.ts";
import type * as application from "../../src/app.ts";
import { errorPage } from "./error-page.ts";
import { stylesheetsOf } from "./stylesheets.ts";

type Start = typeof application;
type Running = Awaited<ReturnType<Start["start"]>> & Pick<Start, "start">;

/** `vite dev` serves the production application through Vite's module runner. */
export function serveApplication(): Plugin {
  return {
    name: "serve-application",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no module runner here");
      const assets = assetsInDevelopment(server);
      // So that pages always show the latest edit.
      process.env["PAGE_CACHE"] = "off";
      let running: Promise<Running> | undefined;

      /** After an edit of anything the application imports, `start` is a new function. */
      const upToDate = async (): Promise<Running> => {
        const { start } = await ssr.runner.import<Start>("/src/app.ts");
        const before = await running?.catch(() => undefined);
        if (before?.start === start) {
          await before.refreshContent();
          return before;
        }
        running = restart(before, start);
        return await running;
      };
      const restart = async (before: Running | undefined, start: Start["start"]) => {
        await before?.site.endWork();
        await before?.site.close();
        const begun = await start(assets);
        begun.site.startWork();
        return { start, ...begun };
      };
      let starting: Promise<unknown> = Promise.resolve();
      /** Serializes requests for the application: two would open the site twice. */
      const current = () => {
        const next = starting.then(upToDate, upToDate);
        starting = next;
        return next;
      };

      let lastError = "";
      const serve = async (
        ...[request, response, next]: Parameters<Connect.NextHandleFunction>
      ) => {
        try {
          const { application } = await current();
          const options = { overrideGlobalObjects: false };
          lastError = "";
          await getRequestListener(application.fetch, options)(request, response);
        } catch (cause) {
          const error = cause as Error;
          if (response.headersSent) return next(error);
          if ("stack" in error) server.ssrFixStacktrace(error);
          const page = errorPage(error);
          // The page polls.
          if (page !== lastError) server.config.logger.error(error.message, { timestamp: true });
          lastError = page;
          const headers = {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-store",
          };
          response.writeHead(500, headers).end(page);
        }
      };
      // Opens the application before anyone asks for it. If that fails, the first request says why.
      server.httpServer?.once("listening", () => void current().catch(() => {}));
      server.httpServer?.once("close", () => void running?.then(({ site }) => site.close()));
      // After Vite's own middleware, which serves modules.
      return () => void server.middlewares.use((...given) => void serve(...given));
    },
    hotUpdate: {
      // After Vite's own plugins: one of them adds the modules that list files by a pattern.
      order: "post",
      handler({ file, modules, timestamp, server }) {
        const browser = server.environments.client.hot;
        if (isRunnableDevEnvironment(this.environment)) {
          invalidate(this.environment, modules);
          if (!file.endsWith(".css") && areOfPages(modules)) browser.send({ type: "full-reload" });
          return [];
        }
        // Pages link their CSS modules. Vite expects a script that imports them, and would reload the page.
        const isLinked = ({ url }: EnvironmentModuleNode) => url.endsWith(".module.css?direct");
        const updates = modules.filter(isLinked).map(({ url }) => {
          const path = url.replace("?direct", "");
          return { type: "css-update" as const, path, acceptedPath: path, timestamp };
        });
        if (updates.length > 0) browser.send({ type: "update", updates });
        return modules.filter((module) => !isLinked(module));
      },
    },
  };
}

function assetsInDevelopment({ config, environments: { ssr } }: ViteDevServer): Assets {
  const importsOf = (file: string) => {
    const module = ssr.moduleGraph.getModuleById(config.root + file);
    return [...(module?.importedModules ?? [])].map(({ url }) => url);
  };
  return {
    islandsScript: "/src/site/layout/islands-script.ts",
    consoleScript: "/src/office/console/console-script.ts",
    lateScript: "/src/site/layout/late-script.ts",
    ownScript: "/src/site/paddles/own/own-script.ts",
    stylesOf: (page) => ({
      element: undefined,
      source: "'nonce-development'",
      links: stylesheetsOf(page, importsOf),
    }),
    files: { built: undefined, public: join(config.root, "public") },
  };
}

type Modules = Iterable<EnvironmentModuleNode>;

/**
 * Evaluates only what was edited, and what imports it, again on the next request. Vite would evaluate the whole server
 * at once, while the islands in the browser wait.
 */
function invalidate({ moduleGraph, runner }: RunnableDevEnvironment, edited: Modules): void {
  for (const module of edited) moduleGraph.invalidateModule(module);
  for (const { id } of withImporters(edited)) {
    const evaluated = id && runner.evaluatedModules.getModuleById(id);
    if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
  }
}

/** Whether pages show modules outside islands, which refresh in place. */
function areOfPages(edited: Modules): boolean {
  const isIsland = ({ file }: EnvironmentModuleNode) => file?.endsWith(".island.tsx") ?? false;
  return withImporters(edited, isIsland)
    .values()
    .some(({ importers }) => importers.size === 0);
}

/** Modules and everything that imports them, directly or not, except some. */
function withImporters(
  modules: Modules,
  isLeftOut: (module: EnvironmentModuleNode) => boolean = () => false,
  found = new Set<EnvironmentModuleNode>(),
): Set<EnvironmentModuleNode> {
  for (const module of modules) {
    if (found.has(module) || isLeftOut(module)) continue;
    found.add(module);
    withImporters(module.importers, isLeftOut, found);
  }
  return found;
}
