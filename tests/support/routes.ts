// What the tests read of the routes, in one module: Vite then loads the application once.

export { routes } from "../../src/pages.ts";
export { pageSizes } from "../../src/platform/render/route.ts";
export { openSitePages } from "../../src/platform/render/route.ts";
