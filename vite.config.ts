import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { buildApplication } from "./tools/vite/build-application.ts";
import { checkContent } from "./tools/vite/content.ts";
import { inlineScripts } from "./tools/vite/inline-script.ts";
import { guardPages } from "./tools/vite/guard-pages.ts";
import { guardBrowser, sonnerWithoutStyleElement } from "./tools/vite/islands.ts";
import { precompress } from "./tools/vite/precompress.ts";
import { smallPreload } from "./tools/vite/preload.ts";
import { serveApplication } from "./tools/vite/serve-application.ts";
import { classNames, shortTokens } from "./tools/vite/short-names.ts";

/** The half of `react-dom/server` that renders in one step. The other half, for streams, is as large and unused. */
const renderer = join(
  import.meta.dirname,
  "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js",
);

/** Folders with nothing that pages are made of. */
const unwatched = ["bench", "build", "data", "docs", "test-results", "tests"];

export default defineConfig(({ command }) => {
  // What is built is what ships, also where a test runner or Lighthouse has set another one.
  if (command === "build") process.env.NODE_ENV = "production";
  return settings(command);
});

const settings = (command: "build" | "serve"): UserConfig => ({
  appType: "custom",
  // In development the application serves public files itself, with its own headers.
  publicDir: command === "build" ? "public" : false,
  plugins: [
    checkContent(),
    guardBrowser(),
    guardPages(),
    inlineScripts(),
    smallPreload(),
    sonnerWithoutStyleElement(),
    react(),
    buildApplication(),
    serveApplication(),
    precompress(),
  ],
  resolve: { alias: command === "build" ? { "react-dom/server": renderer } : {} },
  css: {
    modules: { generateScopedName: classNames(import.meta.dirname) },
    postcss: { plugins: command === "build" ? [shortTokens(import.meta.dirname)] : [] },
  },
  server: {
    watch: { ignored: unwatched.map((folder) => join(import.meta.dirname, folder, "**")) },
  },
  // The oldest browsers that we support. For older ones, colors would be written twice.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome131", "firefox133", "safari18"] },
  builder: {},
  environments: {
    client: {
      // All that islands need in development. Left to find it by itself, Vite would reload in the middle of a visit.
      optimizeDeps: {
        noDiscovery: true,
        include: [
          "react",
          "react/jsx-dev-runtime",
          "react/jsx-runtime",
          "react-dom",
          "react-dom/client",
          "sonner",
        ],
      },
      build: {
        // Pages carry the styles of their islands.
        cssCodeSplit: false,
        // Notices are taken out of scripts, and licenses ask for them beside every copy.
        license: { fileName: "licenses.txt" },
        modulePreload: {
          polyfill: false,
          // Names of what only the console uses would be in a script of every page.
          resolveDependencies: (file, needed) => (file.includes("passkey") ? [] : needed),
        },
        rolldownOptions: {
          input: [
            "src/site/layout/islands-script.ts",
            "src/site/layout/late-script.ts",
            "src/site/paddles/own/own-script.ts",
            "src/office/console/console-script.ts",
          ],
          // The page's own script calls what the second one exports.
          preserveEntrySignatures: "exports-only",
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "preload", test: /vite\/preload-helper/, priority: 1 },
                // What all islands load, and what several do. Pages begin with a script that names every chunk.
                {
                  name: "mount",
                  test: /src\/platform\/(islands\/(mount-island|fetch-page)|ui\/use-scripted)\.ts$/,
                },
                {
                  name: "form",
                  test: /src\/(platform\/(forms\/(use-form|honeypot)|store\/stored-field|ui\/field|text\/(fill|normalize-text))|site\/reviews\/level\/dupr-field)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Packages of many small files, which Node takes longer to find than to run, and those that are loaded late: a
      // running server has its own copy, whatever an update does to node_modules.
      resolve: {
        noExternal:
          command === "build"
            ? [
                "@modelcontextprotocol/core",
                "@modelcontextprotocol/server",
                "@simplewebauthn/browser",
                "hono",
                "hucre",
                "kysely",
                "markdown-it",
                "nodemailer",
                "tlds",
                "zod",
              ]
            : ["tlds"],
      },
      // Imports are transformed side by side, before the module runner asks for them one by one.
      dev: { preTransformRequests: true },
      build: {
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: "src/main.ts",
            owner: "src/owner.ts",
            "check-content": "src/library/check-content.worker.ts",
            "read-entry": "src/office/console/content/read-entry.worker.ts",
            "read-sheet": "src/platform/sheets/read-sheet.worker.ts",
            "copy-store": "src/office/owner/machine/copy-store.worker.ts",
            "decode-picture": "src/site/media/decode-picture.worker.ts",
          },
          output: {
            // Without comments, and in ASCII: V8 keeps the text of every module, and a single character beyond Latin-1
            // doubles its size. Lines stay, for stack traces.
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
  },
});
