// `npm run check`: all scripts of package.json named check:…, at the same time.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { runCommand } from "./processes.ts";
import type { Count } from "./read-reports.ts";

const prefix = "check:";

/** The checks of package.json: each one's name and its command. */
function checks(): [name: string, command: string][] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, command]) => [name.slice(prefix.length), command]);
}

/** Runs all checks, even after a failure, and counts the results. Says each one's output when it ends. */
export async function runChecks(say: (line: string) => void): Promise<Count> {
  const failures: string[] = [];
  const begin = performance.now();
  const all = checks();
  await Promise.all(
    all.map(async ([name, command]) => {
      const { code, output } = await runCommand(["sh", "-c", command], { quiet: true });
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      if (code !== 0) failures.push(`npm run check:${name}\n${output.trim()}`);
      say(
        code === 0
          ? `  passed: ${name}, after ${seconds} s`
          : `${output.trim()}\n  FAILED: ${name}, after ${seconds} s`,
      );
    }),
  );
  return { passed: all.length - failures.length, failed: failures.length, failures };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await runChecks((line) => console.log(line));
  process.exitCode = failed === 0 ? 0 : 1;
}
