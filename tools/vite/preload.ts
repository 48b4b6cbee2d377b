import type { Plugin } from "vite";

/** Wraps each `import()` in the browser build: fetches the scripts that the imported file needs along with it. */
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

/** Replaces Vite's helper, which is larger than everything else that pages load. */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    enforce: "pre",
    apply: "build",
    load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => helper },
  };
}
