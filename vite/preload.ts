import type { Plugin } from "vite";

/**
 * What wraps each `import()` of the browser build: fetches the styles and scripts the imported file needs at the same
 * time as the file. Styles that stand in the page already are not fetched again.
 */
const helper = `
const isThere = (address) => document.querySelector('[href="' + address + '"],[data-from~="' + address + '"]');
const fetchNow = (file) => {
  const address = "/" + file;
  if (isThere(address)) return;
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = address;
  document.head.append(link);
  if (isStyle) return new Promise((done) => { link.onload = link.onerror = done; });
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchNow)).then(load);
`;

/** Vite's own helper is larger than everything else that pages load; this one does what our pages need of it. */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    enforce: "pre",
    apply: "build",
    load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => helper },
  };
}
