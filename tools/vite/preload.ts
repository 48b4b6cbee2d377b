import type { Plugin } from "vite";

/** What wraps each `import()` of the browser build: fetches the scripts that the imported file needs along with it. */
const helper = `
const fetchNow = (file) => {
  const address = "/" + file;
  if (document.querySelector('[href="' + address + '"]')) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
};
export const __vitePreload = (load, files = []) => (files.forEach(fetchNow), load());
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
