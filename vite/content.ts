import { join } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../server/library/content-reader.ts";
import { readLibrary } from "../server/library/read-library.ts";

/** A mistake in a content file stops the build with its sentence; in development an edit reloads the page. */
export function checkContent(): Plugin {
  let folder = "";
  return {
    name: "check-content",
    configResolved({ root }) {
      folder = join(root, contentFolder);
    },
    buildStart() {
      if (this.meta.watchMode) return;
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
