import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * In development each stylesheet comes by itself, a page's own before those of the root, and the browser would order
 * the cascade layers as it first meets them. So each begins with the order, which stands in app/styles/index.css.
 */
export function orderLayers(): Plugin {
  const [order] = /^@layer [\w, ]+;/.exec(readFileSync("app/styles/index.css", "utf8")) ?? [];
  if (!order) throw new Error("app/styles/index.css does not begin with the order of the layers");
  return {
    name: "layer-order",
    apply: "serve",
    enforce: "pre",
    transform(code, id) {
      return /\.css($|\?)/.test(id) ? { code: `${order}\n${code}`, map: null } : undefined;
    },
  };
}
