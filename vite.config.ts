import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { checkContent } from "./vite/content.ts";
import {
  guardBrowser,
  reloadPages,
  routesAsStyles,
  sonnerWithoutStyleElement,
} from "./vite/islands.ts";
import { inlineScripts } from "./vite/inline-script.ts";
import { orderLayers } from "./vite/layer-order.ts";
import { precompress } from "./vite/precompress.ts";
import { smallPreload } from "./vite/preload.ts";

// The framework wraps every route's parts in these, which keeps unused pages in the browser build.
const routeWrappers = [
  "UNSAFE_withComponentProps",
  "UNSAFE_withErrorBoundaryProps",
  "UNSAFE_withHydrateFallbackProps",
].flatMap((name) => [name, `_${name}`]);

export default defineConfig({
  plugins: [
    checkContent(),
    orderLayers(),
    guardBrowser(),
    inlineScripts(),
    smallPreload(),
    sonnerWithoutStyleElement(),
    reactRouter(),
    routesAsStyles(),
    reloadPages(),
    precompress(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      // All that islands need in development. Left to find them by itself, Vite follows pages into the server and
      // reloads in the middle of a visit.
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
        // Notices are taken out of scripts, and licences ask for them beside every copy.
        license: { fileName: "licenses.txt" },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          treeshake: { manualPureFunctions: routeWrappers },
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
  },
});
