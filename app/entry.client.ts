import type { ComponentType } from "react";
import { hydrateIslands } from "./islands/hydrate-islands";
import { tidyHeaderOnReturn } from "./site/tidy-header";

// Development only. React refresh must be there before the first component; and before it refreshes, the framework
// asks its router for new data, which our pages do not have.
if (import.meta.hot) {
  await import("virtual:react-router/inject-hmr-runtime");
  Object.assign(window, { __reactRouterDataRouter: { async revalidate() {} } });
}

tidyHeaderOnReturn();
hydrateIslands(import.meta.glob<{ default: ComponentType }>("./**/*.island.tsx"));
