// `npm run test:mutants`: plants bugs in a copy of the checkout, one at a time, and runs the tests that should see them.
import { parseArgs } from "node:util";
import { findBrowser } from "../../tools/browser.ts";
import { stop, wasStopped } from "../runner/processes.ts";
import { runnerOf } from "../runner/read-arguments.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { copyCheckout } from "./checkout.ts";
import { chosenMutants, type LayeredMutant } from "./mutants.ts";
import { runTestFiles } from "./run-test-files.ts";
import { sumUpTrials, tryMutants } from "./try-mutants.ts";

const say = (line: string) => console.log(line);

/** Which mutants the command line asks for. */
function readChosen(): LayeredMutant[] {
  try {
    const { values, positionals } = parseArgs({
      options: { layer: { type: "string", multiple: true, default: [] } },
      allowPositionals: true,
    });
    return chosenMutants(values.layer, positionals);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

async function main(mutants: readonly LayeredMutant[]): Promise<boolean> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  if (files.some((file) => runnerOf(file) === "playwright"))
    process.env["CHROME_PATH"] = await findBrowser();
  const checkout = copyCheckout();
  // One for all runs: each would start its own.
  let postgres: TestPostgres | undefined;
  try {
    if (files.some((file) => file.startsWith("tests/"))) postgres = await startPostgres();
    if (postgres) process.env["TEST_DATABASE_URL"] = postgres.url;
    say(`Testing the unchanged copy with ${files.length} files.`);
    const { failures, problem } = await runTestFiles(checkout.folder, files, {
      untilFailure: false,
    });
    if (wasStopped()) return false;
    if (failures.length > 0 || problem !== undefined) {
      say(["Without a bug these tests fail:", ...failures, problem ?? ""].join("\n\n"));
      return false;
    }
    const trials = await tryMutants(mutants, {
      plant: (mutant) => checkout.plant(mutant),
      test: (tests) => runTestFiles(checkout.folder, tests, { untilFailure: true }),
      say,
      now: () => performance.now() / 1000,
      stopped: wasStopped,
    });
    const { text, allSeen } = sumUpTrials(trials);
    say(`\n${text}`);
    return allSeen && !wasStopped();
  } finally {
    await postgres?.stop();
    checkout.delete();
  }
}

const mutants = readChosen();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
process.exitCode = (await main(mutants)) ? 0 : 1;
