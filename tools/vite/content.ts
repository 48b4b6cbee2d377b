import { join } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../../src/platform/content/content-folder.ts";

/** A mistake in a content file stops the build with its sentence; in development an edit reloads the page. */
export function checkContent(): Plugin {
  let folder = "";
  return {
    name: "check-content",
    configResolved({ root }) {
      folder = join(root, contentFolder);
    },
    async buildStart() {
      if (this.meta.watchMode) return;
      // Development starts sooner without it: there, the site reads content itself.
      const { readLibrary } = await import("../../src/library/read-library.ts");
      try {
        readLibrary(join(folder, ".."));
      } catch (error) {
        this.error((error as Error).message);
      }
    },
    configureServer({ watcher, environments }) {
      watcher.add(folder);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(folder)) environments["client"]?.hot.send({ type: "full-reload" });
      });
    },
  };
}
