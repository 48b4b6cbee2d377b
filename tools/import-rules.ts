import type { DependencyType, IForbiddenRuleType } from "dependency-cruiser";

// What may import what. `npm run check:imports` checks it, and docs/architecture.md explains it.

/**
 * The folders of app/, in order: each imports only those before it. The files of app/ itself come last: they put the
 * site together.
 */
export const appFolders = [
  // These know no subject.
  "styles",
  "ui",
  "level",
  "tray",
  "site",
  "routing",
  "islands",
  "forms",
  // Subjects.
  "about",
  "pages",
  "reviews",
  "balls",
  "paddle",
  "compare",
  "best-of",
  "blog",
  "mail",
  "finder",
  "paddles",
  "newsletter",
  "contact",
  "reports",
  "match",
  "how-it-works",
  "home",
  "feeds",
  "search",
  "social-image",
  "rest",
];

const tests = "^(tests|bench)/|[.](test|spec)[.]tsx?$|^(playwright|vitest)[.]config[.]ts$";
/** Files of app/ that run on the server alone, by what their names say, and those that make an exception. */
const serverSide = [
  "[.](page|file|endpoint)[.]tsx?$",
  "^app/(main|start|owner|answer-route)[.]tsx?$",
  "^app/(site/from-store|forms/receive-post)[.]ts$",
];
export const types: DependencyType[] = ["type-only", "type-import"];
export const packages = "(^|/)node_modules/";

/** One rule for each folder of app/ that has others after it. */
const order = appFolders.map((folder, index) => {
  return {
    name: `order of app/${folder}`,
    comment: `app/${folder} imports only folders before it in tools/import-rules.ts, types included, and no file of app/ itself.`,
    from: {
      path: `^app/${folder}/`,
      pathNot: tests,
    },
    to: { path: `^app/((${appFolders.slice(index + 1).join("|")})/|[^/]+$)` },
  };
});

/** What no file may do. */
export const forbidden: IForbiddenRuleType[] = [
  {
    name: "no circles",
    comment: "No file imports itself, not by way of others, types or import() either.",
    from: {},
    to: { circular: true },
  },
  {
    name: "resolved imports",
    comment: "An import that can't be found isn't checked by the other rules.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:build$|[?]inline$" },
  },
  {
    name: "model is pure",
    comment: "model/ imports nothing but model/ and zod: no other folder, package or part of Node.",
    from: { path: "^model/", pathNot: tests },
    to: { pathNot: ["^model/", `${packages}zod/`] },
  },
  {
    name: "db is below server and app",
    comment: "db/ imports model/, packages and nothing else of ours, types included.",
    from: { path: "^db/", pathNot: tests },
    to: { path: "^(server|app|setup|vite)/" },
  },
  {
    name: "server is below app",
    comment: "server/ imports db/, model/, packages and nothing else of ours, types included.",
    from: { path: "^server/", pathNot: tests },
    to: { path: "^(app|setup|vite)/" },
  },
  {
    name: "app asks the server",
    comment: "app/ imports model/ and server/, never db/, not even a type.",
    from: { path: "^app/", pathNot: tests },
    to: { path: "^(db|setup|vite)/" },
  },
  {
    name: "only server-side files run the server",
    comment:
      "In app/, only *.page.tsx, *.file.ts, *.endpoint.ts and the exceptions in tools/import-rules.ts import server/. " +
      "Anything else may import its types.",
    from: { path: "^app/", pathNot: [...serverSide, tests] },
    to: { path: "^server/", dependencyTypesNot: types },
  },
  {
    name: "listed folders of app",
    comment:
      "This folder has no place in the order yet. Add it to appFolders in tools/import-rules.ts.",
    from: { path: "^app/[^/]+/", pathNot: `^app/(${appFolders.join("|")})/` },
    to: {},
  },
  ...order,
  {
    name: "setup is apart",
    comment: "setup/ installs, starts and checks: of the site it imports server/ and model/ alone.",
    from: { path: "^setup/", pathNot: tests },
    to: { path: "^(app|db|vite)/" },
  },
  {
    name: "vite is apart",
    comment: "vite/ builds: of the site it imports server/ and model/, and types of app/.",
    from: { path: "^vite/", pathNot: tests },
    to: { path: "^(app|db|setup)/", dependencyTypesNot: types },
  },
  {
    name: "only tests import tests",
    comment:
      "What ships or builds imports nothing of tests/ or bench/, and no *.test.ts or *.spec.ts.",
    from: { pathNot: tests },
    to: { path: "^(tests|bench)/|[.](test|spec)[.]tsx?$" },
  },
];
/** The same for files that reach a browser: islands, scripts, and whatever these import and run. */
export const forbiddenInBrowsers: IForbiddenRuleType[] = [
  {
    name: "no server in browsers",
    comment:
      "Browsers get this file, because an island or a script imports it: it can't import server/ or db/.",
    from: {},
    to: { path: "^(server|db)/", dependencyTypesNot: types },
  },
  {
    name: "packages in browsers",
    comment:
      "Browsers get this file, because an island or a script imports it. The packages for browsers are react, react-dom and sonner.",
    from: { pathNot: packages },
    to: {
      path: packages,
      pathNot: [
        `${packages}(react|sonner)/`,
        `${packages}react-dom/(?!server|static)`,
        // In development only.
        `${packages}@vitejs/plugin-react/`,
      ],
      dependencyTypesNot: types,
    },
  },
  {
    name: "no Node in browsers",
    comment:
      "Browsers get this file, because an island or a script imports it, and they have no modules of Node.",
    from: { pathNot: packages },
    to: { dependencyTypes: ["core"], dependencyTypesNot: types },
  },
];
