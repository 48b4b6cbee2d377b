import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
// Without it, dependency-cruiser finds nothing in TypeScript files, and doesn't say so.
import "@swc/core";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { forbidden, forbiddenInBrowsers, packages, types } from "./import-rules.ts";

const folders = ["src", "tools", "tests", "bench"];
const outside = ["bench/peers/"];

export interface BrokenRule {
  /** The importing file, relative to the project. */
  from: string;
  /** What it imports; for a circle, all its files. */
  to: string | undefined;
  rule: string;
  comment: string;
}

async function check(
  projectFolder: string,
  files: string[],
  options: ICruiseOptions,
): Promise<BrokenRule[]> {
  const { output } = await cruise(
    files,
    {
      ...options,
      baseDir: projectFolder,
      validate: true,
      // The default parser needs an API that TypeScript 7 doesn't have.
      parser: "swc",
      exclude: { path: outside.map((folder) => `^${folder}`) },
    },
    {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  );
  const rules = options.ruleSet?.forbidden ?? [];
  return (output as ICruiseResult).summary.violations.map(
    ({ from, to, rule: { name }, cycle }) => ({
      from,
      to: cycle?.map((each) => each.name).join(" → ") ?? (to === from ? undefined : to),
      rule: name,
      comment: rules.find((rule) => rule.name === name)?.comment ?? "",
    }),
  );
}

/** Checks all imports of a project against tools/import-rules.ts. */
export async function brokenRules(projectFolder: string): Promise<BrokenRule[]> {
  const files = (patterns: string[]) => globSync(patterns, { cwd: projectFolder });
  const all = [
    ...files(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`)),
    ...files(["*.config.ts"]),
  ].filter((file) => !outside.some((folder) => file.startsWith(folder)));
  const scripts = files(["src/**/*.island.tsx", "src/**/*-script.ts"]);
  return [
    ...(await check(projectFolder, all, {
      doNotFollow: { path: packages },
      ruleSet: { forbidden },
    })),
    ...(await check(projectFolder, scripts, {
      // Types don't reach browsers, so what they lead to isn't sent.
      doNotFollow: { path: packages, dependencyTypes: types },
      ruleSet: { forbidden: forbiddenInBrowsers },
    })),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const broken = await brokenRules(join(import.meta.dirname, ".."));
  for (const { from, to, rule, comment } of broken)
    console.error(`${from}${to ? ` imports ${to}` : ""}\n  ${rule}: ${comment}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
