// Lists the builds, or goes back to one: `npm run releases`, `npm run releases -- back`, `npm run releases -- use
// NAME`.
import { join } from "node:path";
import {
  currentName,
  nameBefore,
  releasesFolder,
  releasesIn,
  switchRelease,
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

const [what = "list", wanted] = process.argv.slice(2);
if (names.length === 0) fail("There is no release yet. Run npm run build first.");
if (what === "list") {
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
  fail("Write npm run releases, npm run releases -- back, or npm run releases -- use NAME.");
}
