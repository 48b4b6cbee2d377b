import type { DependencyType, IForbiddenRuleType } from "dependency-cruiser";

// What may import what. `npm run check:imports` checks it, and docs/architecture.md explains it.

/**
 * The wings of src/, in order, and the order of their folders. Each folder imports only those before it, and the wings'
 * order is: what knows no subject, what a visitor sees, email that readers ask for, content as the site has it, and what
 * owners and editors work with.
 */
const wings: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  site: [
    "media",
    "contributions",
    "sign-up",
    "reviews",
    "questions",
    "tray",
    "offers",
    "paddles",
    "balls",
    "requests",
    "side-by-side",
    "kinds",
    "about",
    "pages",
    "ball-tests",
    "comparison",
    "my-paddles",
    "badges",
    "guides",
    "match",
    "search",
    "approvals",
    "blog",
    "finder",
    "brands",
    "latest",
    "scatter",
    "tape",
    "contact",
    "how-it-works",
    "home",
    "open-data",
    "feeds",
    "social-image",
    "layout",
  ],
  mail: ["newsletter"],
  library: [],
  office: ["figures", "publishing", "console", "owner"],
};

/** The folders of src/ that have a place in the order. */
export const folders: readonly string[] = Object.entries(wings).flatMap(([wing, own]) =>
  own.length === 0 ? [wing] : own.map((folder) => `${wing}/${folder}`),
);

/** Folders of one subject each, whose plain files are rules and parts. */
export const subjects = folders.filter(
  (folder) => /^(site|mail)\/|^office\/figures$/.test(folder) && folder !== "site/layout",
);

const tests = "^(tests|bench)/|[.](test|spec)[.]tsx?$|^(playwright|vitest)[.]config[.]ts$";
export const types: DependencyType[] = ["type-only", "type-import"];
export const packages = "(^|/)node_modules/";

/** Every subject may use addresses, and paths as logs show them. */
const addresses = "^src/(addresses|logged-path)[.]ts$";
/** Loaders receive the library with the site; every subject may use its types. */
const library = "^src/library/";
/** The lists of all schemas, of which the console makes its forms, and of their paths. */
const contentFiles = "^src/library/content-(files|paths)[.]ts$";

/** Rules and parts: files of a subject without a suffix. */
const subjectFolders = `^src/(${subjects.join("|")})/`;
const plainRules = `${subjectFolders}[^.]+[.]ts$`;
const plainParts = "^src/[^.]+[.]tsx$";
/** What runs only on the server, by folder and by suffix. */
const serverFolders = "^src/(platform/(content|email|http|rate-limit|store)|library|office/owner)/";
const serverSuffixes = "[.](command|email|endpoint|file|page|service|store)[.]tsx?$";
/** Pure rules in folders that are otherwise for the server. */
const pure = [
  "^src/platform/content/(claims|content-folder|fields|mistake)[.]ts$",
  "[.]content[.]ts$",
  // The schemas, by kind of file.
  contentFiles,
  "^src/platform/email/(email-address|mail)[.]ts$",
  "^src/platform/http/request-path[.]ts$",
  "^src/platform/store/stored-field[.]ts$",
];

/** One rule for each folder after src/platform/. */
const order = folders.slice(1).map((folder, index): IForbiddenRuleType => {
  const later = folders.slice(index + 2).map((each) => `${each}/`);
  return {
    name: `order of src/${folder}`,
    comment:
      `src/${folder} imports only folders before it in tools/import-rules.ts, types included; of src/ itself ` +
      "the addresses, and the types of src/library.",
    from: { path: `^src/${folder}/`, pathNot: tests },
    to: {
      path: `^src/(${[...later, "[^/]+$"].join("|")})`,
      pathNot: [addresses, library],
    },
  };
});

/** What no file may do. */
export const forbidden: IForbiddenRuleType[] = [
  {
    name: "no circles",
    comment: "No file imports itself, not even through other files, types or import().",
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
    name: "listed folders",
    comment: "This folder has no place in the order yet. Add it to tools/import-rules.ts.",
    from: { path: "^src/[^/]+/", pathNot: `^src/(${folders.join("|")})/` },
    to: {},
  },
  {
    name: "platform knows no subject",
    comment:
      "src/platform imports nothing else of src/, types included: not the addresses, the library or the site's " +
      "services. It's given what it needs, or declares an interface that subjects extend, as Site and Tables.",
    from: { path: "^src/platform/", pathNot: tests },
    to: { path: "^src/(?!platform/)" },
  },
  ...order,
  {
    name: "the site stands alone",
    comment:
      "What a visitor sees imports nothing of what owners and editors work with, nor of readers' emails, types included.",
    from: { path: "^src/site/", pathNot: tests },
    to: { path: "^src/(mail|office)/" },
  },
  {
    name: "contributions know no kind",
    comment:
      "src/site/contributions/ is the way of everything that visitors send in. It imports src/platform/ alone, and gets a " +
      "kind as data.",
    from: { path: "^src/site/contributions/", pathNot: tests },
    to: { path: "^src/(?!site/contributions/|platform/)" },
  },
  {
    name: "the library is given",
    comment:
      "Loaders get the library with the site. Only what publishes it, the owner's commands and the files of src/ " +
      "itself run src/library/; anything else imports its types.",
    from: {
      path: "^src/[^/]+/",
      pathNot: ["^src/(library|office/(publishing|owner|console/content))/", tests],
    },
    to: { path: library, dependencyTypesNot: types },
  },
  {
    name: "forms are made of schemas",
    comment:
      "src/office/console/content/ makes its forms of the schemas in src/library/content-files.ts, and knows content-paths.ts. " +
      "It's given the rest of the library, as anything else.",
    from: { path: "^src/office/console/content/", pathNot: tests },
    to: { path: library, pathNot: contentFiles, dependencyTypesNot: types },
  },
  {
    name: "rules are pure",
    comment:
      "A file of a subject without a suffix is rules: it imports rules, and of packages only zod. Types of anything " +
      "are fine.",
    from: { path: plainRules, pathNot: ["-script[.]ts$", tests] },
    to: {
      path: [serverFolders, serverSuffixes, packages, "[.]island[.]tsx$"],
      pathNot: [`${packages}zod/`, ...pure],
      dependencyTypesNot: types,
    },
  },
  {
    name: "rules don't run on Node alone",
    comment: "A file of a subject without a suffix is rules: it imports no module of Node.",
    from: { path: plainRules, pathNot: tests },
    to: { dependencyTypes: ["core"], dependencyTypesNot: types },
  },
  {
    name: "parts show",
    comment:
      "A part (*.tsx without a suffix) shows what it is given: it reaches nothing of the server.",
    from: {
      path: plainParts,
      pathNot: [
        "^src/(site/(layout|social-image)|platform/(render|email))/",
        "^src/office/console/define-console-page[.]tsx$",
        tests,
      ],
    },
    to: {
      path: [serverFolders, serverSuffixes],
      pathNot: pure,
      dependencyTypesNot: types,
    },
  },
  {
    name: "schemas are pure",
    comment: "*.content.ts imports rules, other schemas and zod.",
    from: { path: "[.]content[.]ts$", pathNot: tests },
    to: {
      path: [serverFolders, serverSuffixes, packages, "[.]tsx$"],
      pathNot: [`${packages}zod/`, ...pure, "[.]content[.]ts$"],
    },
  },
  {
    name: "stores know tables and rules",
    comment: "*.store.ts imports tables, stores and rules: no service, page, part or command.",
    from: { path: "[.](store|tables)[.]ts$", pathNot: tests },
    to: {
      path: "[.](command|email|endpoint|file|page|service)[.]tsx?$|[.]tsx$|^src/platform/http/",
    },
  },
  {
    name: "only stores see tables",
    comment:
      "*.tables.ts are for stores, what is exported of them, and src/office/owner/transfer/, which moves whole tables.",
    from: {
      pathNot: [
        "[.](store|tables)[.]ts$",
        "^src/office/owner/transfer/",
        "^src/platform/store/",
        tests,
      ],
    },
    to: { path: "[.]tables[.]ts$", dependencyTypesNot: types },
  },
  {
    name: "only stores write SQL",
    comment: "SQL is written in *.store.ts, src/platform/store/ and src/office/owner/transfer/.",
    from: {
      pathNot: ["[.]store[.]ts$", "^src/(platform/store|office/owner/transfer)/", packages, tests],
    },
    to: { path: `${packages}(kysely|pg)/`, dependencyTypesNot: types },
  },
  {
    name: "services know no page",
    comment: "*.service.ts imports stores, services, rules and platform: no page, part or command.",
    from: { path: "[.]service[.]ts$", pathNot: tests },
    to: { path: "[.](command|endpoint|file|page|island)[.]tsx?$|[.]tsx$" },
  },
  {
    name: "pages ask services",
    comment:
      "A page, part, file, endpoint or email asks the site's services; it imports no store, not even a type.",
    from: { path: "[.](page|file|endpoint|email|island)[.]tsx?$|[.]tsx$", pathNot: tests },
    to: { path: "[.](store|tables)[.]ts$|^src/platform/store/", pathNot: pure },
  },
  {
    name: "commands are the owner's",
    comment: "*.command.ts is for src/office/owner/ alone.",
    from: { pathNot: ["^src/office/owner/", tests] },
    to: { path: "[.]command[.]ts$" },
  },
  {
    name: "tools are apart",
    comment:
      "tools/ installs, builds and checks: of the site it imports src/library/ and src/platform/, and types.",
    from: { path: "^tools/", pathNot: tests },
    to: { path: "^src/(?!library/|platform/)", dependencyTypesNot: types },
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
      "Browsers get this file, because an island or a script imports it: it can't import what runs on the server.",
    from: {},
    to: { path: [serverFolders, serverSuffixes], pathNot: pure, dependencyTypesNot: types },
  },
  {
    name: "packages in browsers",
    comment:
      "Browsers get this file, because an island or a script imports it. The packages for browsers are react, react-dom, sonner, turndown and @simplewebauthn/browser.",
    from: { pathNot: packages },
    to: {
      path: packages,
      pathNot: [
        `${packages}(react|sonner|turndown|@simplewebauthn/browser)/`,
        `${packages}react-dom/(?!server|static)`,
        // Only in development.
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

/** Whether a file, by its path relative to the project, runs only on the server. */
export function isForServer(file: string): boolean {
  const matches = (pattern: string) => new RegExp(pattern).test(file);
  return [serverFolders, serverSuffixes].some(matches) && !pure.some(matches);
}
