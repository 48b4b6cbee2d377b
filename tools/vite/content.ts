import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import {
  type BuiltContent,
  builtContentFile,
  digestOfContent,
} from "../../src/library/open-library.ts";
import { readSettings } from "../../src/platform/settings.ts";
import { contentFolder } from "../../src/platform/content/content-folder.ts";

/** In src/library/open-library.ts. */
const constant = "import.meta.env.BUILT_CONTENT";

/**
 * Stops the build on a mistake in content, with its sentence. Checked content is written to the built server's folder,
 * so that a start doesn't check it again. In development an edit reloads the page.
 */
export function checkContent(): Plugin {
  let folder = "";
  let text: string | undefined;
  let built: BuiltContent;
  return {
    name: "check-content",
    sharedDuringBuild: true,
    configResolved({ root }) {
      folder = join(root, contentFolder);
    },
    async buildStart() {
      // Development starts sooner without it: there, the site reads content itself.
      if (this.meta.watchMode || text !== undefined) return;
      const { readContent } = await import("../../src/library/read-library.ts");
      const project = join(folder, "..");
      try {
        const digest = digestOfContent(project);
        text = JSON.stringify(readContent(project).content);
        built = { digest, sha256: hash("sha256", text) };
      } catch (error) {
        this.error((error as Error).message);
      }
    },
    transform: {
      // Before Vite, which replaces unknown constants with undefined.
      order: "pre",
      filter: { code: constant },
      handler: (code) =>
        text === undefined ? code : code.replace(constant, JSON.stringify(built)),
    },
    writeBundle({ dir }) {
      if (this.environment.name === "ssr") writeFileSync(join(dir!, builtContentFile), text!);
    },
    configureServer({ watcher, environments }) {
      const watched = resolve(folder, "..", readSettings().contentDir);
      watcher.add(watched);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(watched)) environments["client"]?.hot.send({ type: "full-reload" });
      });
    },
  };
}
