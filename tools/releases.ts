// Lists the builds, or goes back to one: `npm run releases`, `npm run releases -- back`, `npm run releases -- use
// NAME`. `npm run releases -- versions` lists the project's versions, newest first, and the commit of each.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import {
  currentName,
  nameBefore,
  releasesFolder,
  releasesIn,
  ShallowClone,
  switchRelease,
  versionsOn,
} from "../src/platform/releases.ts";

const project = join(import.meta.dirname, "..");
const names = releasesIn(join(project, releasesFolder));
const current = currentName(project);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function use(name: string): void {
  switchRelease(project, name);
  console.log(`The next start runs release ${name}. Restart the site now.`);
}

async function listVersions(): Promise<void> {
  const git = (args: readonly string[]) =>
    Promise.resolve(execFileSync("git", args, { cwd: project, encoding: "utf8" }));
  // As `update` sees them. Without origin, those of the clone itself.
  const origin = "refs/remotes/origin/main";
  const branch = (await git(["for-each-ref", origin])) === "" ? "HEAD" : origin;
  const versions = await versionsOn(branch, git).catch((error: unknown) => {
    if (!(error instanceof ShallowClone)) throw error;
    fail(`${error.message} To get them: git fetch --unshallow`);
  });
  for (const { name, commit } of versions) console.log(`${name}  ${commit}`);
}

const [what = "list", wanted] = process.argv.slice(2);
if (what === "versions") await listVersions();
else if (names.length === 0) fail("There is no release yet. Run npm run build first.");
else if (what === "list") {
  for (const name of names) console.log(name === current ? `${name}  current` : name);
} else if (what === "back") {
  const before = nameBefore(project);
  if (before === undefined) fail(`There is no release before ${current}.`);
  use(before);
} else if (what === "use" && wanted !== undefined) {
  if (!names.includes(wanted))
    fail(`There is no release ${wanted}. There are ${names.join(", ")}.`);
  use(wanted);
} else {
  fail("Usage: npm run releases [-- back | use NAME | versions]");
}
