import type { Mutant } from "./mutant.ts";

/** In what makes the site from its sources. */
export const build: readonly Mutant[] = [
  {
    name: "a handler outside an island passes the build",
    file: "tools/vite/guard-pages.ts",
    replace: "if (reached.has(id)) continue;",
    by: "continue;",
    matters: "A button would do nothing, because its page carries no script.",
    tests: ["tools/vite/guard-pages.test.ts"],
  },
  {
    name: "an island may bring the store into the browser",
    file: "tools/vite/islands.ts",
    replace: "if (file && (isForServer(file) || serverPackages.test(file)))",
    by: "if (file === null)",
    matters: "Server code would be sent to every visitor.",
    tests: ["tests/server/start.test.ts"],
  },
  {
    name: "a page lacks the styles of the frame around it",
    file: "tools/vite/stylesheets.ts",
    replace: "[documentFile, page].flatMap(visit)",
    by: "[page].flatMap(visit)",
    matters: "Every page would be unstyled in production.",
    tests: ["tools/vite/stylesheets.test.ts"],
  },
];
