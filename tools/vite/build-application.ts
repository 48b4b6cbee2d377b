import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inspect } from "node:util";
import type { BuilderOptions, Plugin } from "vite";
import { startRelease, type UnfinishedRelease } from "../switch-release.ts";
import { isPage, stylesheetsOf } from "./stylesheets.ts";

const virtualModule = "virtual:build";
/** A placeholder for the stylesheets of all pages until the server's module graph is complete. */
const placeholder = "__STYLESHEETS__";

/**
 * `vite build`: the browser's files, then the whole server as one bundle that refers to them. Styles are text in that
 * bundle: a page includes its own and those of its islands, so scripts have none. Everything is built in a separate
 * folder, so a failed build changes nothing, and a running server keeps its files.
 */
export function buildApplication(): Plugin {
  /** The URLs of the browser's entries, by file name. */
  const scripts = new Map<string, string>();
  let scriptStyles: string[];
  let release: UnfinishedRelease;

  const buildApp: BuilderOptions["buildApp"] = async ({ build, environments }) => {
    try {
      await build(environments["client"]!);
      await build(environments["ssr"]!);
    } catch (error) {
      release.discard();
      throw ownWords(error as Error);
    }
    release.finish();
  };

  return {
    name: "build-application",
    apply: "build",
    sharedDuringBuild: true,
    config({ root = process.cwd() }) {
      release = startRelease(root);
      const outDir = (part: string) => ({ build: { outDir: join(release.folder, part) } });
      return {
        environments: { client: outDir("client"), ssr: outDir("server") },
        builder: { sharedConfigBuild: true, buildApp },
      };
    },
    resolveId: (id) => (id === virtualModule ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${virtualModule}`
        ? [
            `export const islandsScript = ${JSON.stringify(scripts.get("islands-script"))};`,
            `export const consoleScript = ${JSON.stringify(scripts.get("console-script"))};`,
            `export const lateScript = ${JSON.stringify(scripts.get("late-script"))};`,
            `export const ownScript = ${JSON.stringify(scripts.get("own-script"))};`,
            `export const stylesheets = ${placeholder};`,
          ].join("\n")
        : undefined,
    renderChunk(code) {
      if (!code.includes(placeholder)) return undefined;
      const { root } = this.environment.config;
      const fromRoot = (id: string) => `/${relative(root, id)}`;
      const importsOf = (file: string) =>
        (this.getModuleInfo(join(root, file))?.importedIds ?? []).map(fromRoot);
      const pages = [...this.getModuleIds()].map(fromRoot).filter(isPage);
      const stylesheets = new Map(pages.map((page) => [page, stylesheetsOf(page, importsOf)]));
      const known = new Set([...stylesheets.values()].flat());
      const lost = scriptStyles.map(fromRoot).find((file) => !known.has(file));
      if (lost)
        this.error(`${lost} is in no page, only in scripts. Import it there with ?inline instead`);
      return code.replace(placeholder, () => JSON.stringify(Object.fromEntries(stylesheets)));
    },
    // After Vite, which puts the browser's stylesheet there.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { name: environment } = this.environment;
        if (environment === "client")
          scriptStyles = [...this.getModuleIds()].filter((id) => id.endsWith(".css"));
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === "chunk") {
            if (environment === "client" && file.isEntry) scripts.set(file.name, `/${name}`);
            continue;
          }
          if (name.endsWith(".css")) delete bundle[name];
          else if (environment === "ssr") {
            // Fonts and pictures that styles refer to.
            const path = join(release.folder, "client", name);
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, file.source);
            delete bundle[name];
          }
        }
      },
    },
  };
}

/** Our own plugins, which stop the build with a one-sentence error. */
const ownParts = new Set(["build-application", "check-content", "guard-browser", "guard-pages"]);

/** Strips our own errors of a stack that leads through the bundler; leaves others alone. */
function ownWords(error: Error & { errors?: { plugin?: string; message: string }[] }): Error {
  const { errors = [] } = error;
  if (errors.length === 0 || !errors.every(({ plugin }) => plugin && ownParts.has(plugin)))
    return error;
  const words = errors.map(({ message }) => message).join("\n");
  // What Vite's command prints.
  return Object.assign(new Error(words), { stack: words, [inspect.custom]: () => words });
}
