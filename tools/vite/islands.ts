import { relative } from "node:path";
import type { Plugin } from "vite";
import { isForServer } from "../import-rules.ts";

/** Packages for the server only, by size or by nature. */
const serverPackages =
  /^node_modules\/(zod|kysely|pg|yaml|hono|@hono|@resvg|markdown-it|pdfkit|nodemailer|csv-parse|prom-client)\//;

/** Keeps the server's code out of browsers: the build stops, naming the file and its importer. */
export function guardBrowser(): Plugin {
  return {
    name: "guard-browser",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const isScan = "scan" in options && options.scan;
      if (this.environment.name !== "client" || !importer || isScan) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const { root } = this.environment.config;
      const file = found && relative(root, found.id.split("?")[0]!);
      if (file && (isForServer(file) || serverPackages.test(file)))
        this.error(
          `${relative(root, importer.split("?")[0]!)} would bring ${file} into the browser`,
        );
      return found;
    },
  };
}

/** sonner inserts a style element when it loads, which the page's policy forbids; we import its stylesheet instead. */
export function sonnerWithoutStyleElement(): Plugin {
  return {
    name: "sonner-without-style-element",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(.*\);?$/m, ""), map: null }),
    },
  };
}
