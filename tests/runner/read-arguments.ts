/** What to run: the default tier, everything, what changed since a commit, or some files by their runner. */
export type Wanted =
  | { tier: "default" | "all" }
  | { tier: "changed"; since: string | undefined }
  | { tier: "files"; vitest: string[]; playwright: string[] };

/** The runner of a test file, by its name. */
export const runnerOf = (file: string) => (file.endsWith(".spec.ts") ? "playwright" : "vitest");

/**
 * Reads the arguments of `npm test`.
 * @param inProject a path as the arguments give it, from the project's folder
 * @param testFiles all test files, from the project's folder
 * @throws a sentence if an argument is neither an option, a test file nor a folder of test files
 */
export function readArguments(
  given: readonly string[],
  testFiles: readonly string[],
  inProject: (path: string) => string,
): Wanted {
  const [option, since, ...more] = given;
  if (option === undefined) return { tier: "default" };
  if (option === "--all" && since === undefined) return { tier: "all" };
  if (option === "--changed" && more.length === 0) return { tier: "changed", since };
  const chosen = new Set(
    given.flatMap((argument) => {
      if (argument.startsWith("-"))
        throw new Error(
          `npm test has no option ${argument}${given.length > 1 ? " beside files" : ""}: name files, or use npx vitest or npx playwright test.`,
        );
      const path = inProject(argument);
      const found = testFiles.filter((file) => file === path || file.startsWith(`${path}/`));
      if (found.length === 0)
        throw new Error(
          `${argument} isn't a test: name a *.test.ts or *.spec.ts file, or a folder with some.`,
        );
      return found;
    }),
  );
  const files = [...chosen].toSorted();
  return {
    tier: "files",
    vitest: files.filter((file) => runnerOf(file) === "vitest"),
    playwright: files.filter((file) => runnerOf(file) === "playwright"),
  };
}
