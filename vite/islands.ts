import { relative } from "node:path";
import type { EnvironmentModuleNode, Plugin } from "vite";

/** Packages that are for the server, by size or by nature. */
const serverPackages = /^node_modules\/(zod|kysely|pg|yaml|hono|@hono|@resvg)\//;
const serverFolders = /^(server|db)\//;

/** Nothing of the server may reach a browser: the build stops, naming the file and who asked for it. */
export function guardBrowser(): Plugin {
  return {
    name: "guard-browser",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const isScan = "scan" in options && options.scan;
      if (this.environment.name !== "client" || !importer || isScan) return;
      // In development the framework collects styles by asking for server modules, as if from a page.
      if (importer.endsWith(".html")) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const { root } = this.environment.config;
      const file = found && relative(root, found.id.split("?")[0]!);
      if (file && (serverFolders.test(file) || serverPackages.test(file)))
        this.error(
          `${relative(root, importer.split("?")[0]!)} would bring ${file} into the browser`,
        );
      return found;
    },
  };
}

/** Pages send no script: in the browser build a route is only its styles, so islands carry nothing of pages. */
export function routesAsStyles(): Plugin {
  return {
    name: "routes-as-styles",
    enforce: "post",
    apply: "build",
    transform: {
      filter: { id: /(\?__react-router-build-client-route|\.module\.css)$/ },
      handler(code, id) {
        if (this.environment.name !== "client") return;
        return id.endsWith(".css")
          ? { code, map: null, moduleSideEffects: "no-treeshake" }
          : { code: code.replace(/export \{.*?\} from/, "import"), map: null };
      },
    },
  };
}

/** In development what reaches the browser through islands alone refreshes in place; anything else reloads the page. */
export function reloadPages(): Plugin {
  const isOfPage = (module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()) => {
    if (seen.has(module) || module.file?.endsWith(".island.tsx")) return false;
    seen.add(module);
    if (module.importers.size === 0) return true;
    for (const importer of module.importers) if (isOfPage(importer, seen)) return true;
    return false;
  };
  return {
    name: "reload-pages",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.some((module) => isOfPage(module)))
        server.environments["client"]?.hot.send({ type: "full-reload" });
    },
  };
}

/** sonner writes a style element when it loads, which the page's policy forbids; its stylesheet is imported instead. */
export function sonnerWithoutStyleElement(): Plugin {
  return {
    name: "sonner-without-style-element",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(.*\);?$/m, ""), map: null }),
    },
  };
}
