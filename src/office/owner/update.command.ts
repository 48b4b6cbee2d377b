// `update` and `back` switch the site to another release. If anything fails, the site returns to the release it was
// running.

import { existsSync, rmSync, chownSync } from "node:fs";
import { join, resolve } from "node:path";
import { isProjectsContent, leftOutOf } from "../../platform/content/content-folder.ts";
import { privateFolder } from "../../platform/private-files.ts";
import {
  currentName,
  nameBefore,
  noteLeft,
  refuseRelease,
  releasesFolder,
  releasesIn,
} from "../../platform/releases.ts";
import { type Environment, readSettings } from "../../platform/settings.ts";
import { command, CommandError, numberBetween } from "./command.ts";
import { settingsOfStore } from "./context.ts";
import { mainBranch, openCheckout } from "./machine/checkout.ts";
import { openServices, type Services } from "./machine/services.ts";
import { followShipped } from "./machine/shipped-content.ts";
import { isRoot, type Programs, programsIn } from "./machine/site-user.ts";
import { plain, writeLine } from "./output.ts";

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** How many seconds a process may take to get ready. */
export const waits = [
  "--wait <seconds>",
  "how long a process may take to be ready",
  numberBetween(1, 3600),
  90,
] as const;

/** Backs up the store, and returns the file. */
export async function backUp(programs: Programs, { backupDir }: Environment): Promise<string> {
  const { user, owner } = programs;
  const isNew = !existsSync(backupDir);
  privateFolder(backupDir);
  if (isNew && isRoot()) chownSync(backupDir, user.uid, user.gid);
  await writeLine("Backing up the store.");
  const { output } = await owner(["data", "backup", backupDir], { what: "The backup" });
  await writeLine(`  ${output.trim()}`);
  return /^The store is in (.+), [\d,]+ bytes\.$/m.exec(output)![1]!;
}

const migrations = "src/platform/store/migrations";

export const update = command("update", {
  about: "Update the site to a version",
  more: "The newest version, or the version, tag, branch or commit of origin that you name. It merges your edits of content with that version, backs up the store, installs, builds, and restarts one process after another, each once the previous one is ready. If anything fails, the site keeps running the current release. That includes a version that finds a mistake in a text published in the browser, because the text would no longer show. If an edit can't be merged, the command names it and changes nothing.",
  example: "update 2.1.0",
})
  .argument("[version]")
  .option(...waits)
  .option(
    "--leave-out",
    "update even if the version finds mistakes in published texts, and leave those texts out",
  )
  .action(async (wanted, { wait, leaveOut }) => {
    const project = process.cwd();
    const settings = settingsOfStore();
    const programs = programsIn(project);
    const services = openServices(settings, wait);
    const checkout = await openCheckout(programs, project);
    const from = currentName(project);
    if (from === undefined) throw new CommandError("There is no release yet: npm run setup.");

    await writeLine("Fetching versions.");
    const version = await checkout.fetchVersion(wanted);
    const tag = version.name;
    const { conflicts, edits, isThere } = await checkout.plan(version);
    if (isThere) {
      await writeLine(`The site has ${tag} already.`);
      const later = wanted === undefined ? await checkout.laterCommits() : 0;
      if (later > 0)
        await writeLine(
          `origin has ${later === 1 ? "1 commit" : `${later} commits`} that ${later === 1 ? "is" : "are"} in no version yet. To install them: sudo rallyrank update ${mainBranch}`,
        );
      return;
    }
    if (conflicts.length > 0)
      throw new CommandError(
        `You and ${tag} changed the same lines, so nothing was done. Undo your changes there, or merge ${tag} yourself with Git:\n${conflicts.map((file) => `  ${plain(file)}`).join("\n")}`,
      );

    const before = await checkout.commitEdits(`Edits before ${tag}`);
    if (edits.length > 0) await writeLine(`Committed ${edits.length} edited files to Git.`);
    await writeLine(`Merging ${tag}.`);
    const after = await checkout.merge(version);
    const step: Step = { project, programs, services, checkout, from, before, after };
    await orReturn(step, () => followContent(step, settings, tag));
    const migrates = (await checkout.changed(before, after, migrations)).length > 0;
    const leftOut = new Set((await services.said()).flatMap(leftOutOf));
    const leavesOutMore = (said: string) => leftOutOf(said).some((text) => !leftOut.has(text));
    let backup = migrates ? undefined : await orReturn(step, () => backUp(programs, settings));
    await writeLine("Installing and building. This takes a minute or two. The site stays up.");
    await orReturn(step, () => programs.run("npm", ["run", "setup"], { what: "npm run setup" }));
    const to = currentName(project)!;
    const releases = releasesIn(join(project, releasesFolder));
    await orReturn(step, () => checkout.note({ [from]: before, [to]: after }, releases));

    if (migrates) {
      await writeLine(`${tag} migrates the store, so all processes stop until it's done.`);
      await orReturn(step, () => services.stop(), "start");
      backup = await orReturn(step, () => backUp(programs, settings), "start");
    }
    // An earlier version can't run on a migrated store, so going back is no better than continuing.
    const goesOn = leaveOut || migrates;
    const failed = await services.bring(
      migrates ? "start" : "restart",
      undefined,
      goesOn ? undefined : (said) => (leavesOutMore(said) ? wouldNotShow : undefined),
    );
    if (failed) {
      const isRefused = failed.why === wouldNotShow;
      const mistakes = await mistakesOf(programs);
      await writeLine(
        `The process on port ${failed.port} ${isRefused ? "is ready, but" : "isn't ready:"} ${plain(failed.why)}`,
      );
      // The two releases can't share a store. A process that can't be stopped is restarted when its turn comes.
      const isStopped = migrates && (await services.stop().then(() => true, tellWhy));
      const failures = await returnFrom(
        step,
        isStopped ? "start" : "restart",
        migrates ? undefined : failed.touched,
        backup,
        isStopped && !failed.answered,
      );
      if (failures.length > 0)
        throw new CommandError(notAllBack(`${tag} doesn't work on this machine.`, failures));
      throw new CommandError(
        isRefused
          ? `${tag} finds mistakes in texts that were published in the browser, so the site is back on the previous release:\n${mistakes}\nCorrect them at /owner/content, then update. If they can only be right in ${tag}, update without them and correct them after that: sudo rallyrank update ${tag} --leave-out`
          : `${tag} isn't ready on this machine, so the site is back on the previous release. The log has the reason: journalctl -u 'rallyrank@*' -n 50${mistakes === "" ? "" : `\n${tag} finds mistakes in content, which may be why:\n${mistakes}`}`,
      );
    }
    await writeLine(`The site runs ${tag}. To go back: sudo rallyrank back`);
    if ((await services.said()).some(leavesOutMore)) {
      await writeLine(
        `${tag} finds mistakes in texts that were published in the browser. They don't show until they're corrected at /owner/content:\n${await mistakesOf(programs)}`,
      );
      if (!leaveOut) process.exitCode = 1;
    }
    if ((await checkout.changed(before, after, "deploy")).length > 0)
      await writeLine("Files in deploy/ changed. To write them again: sudo rallyrank init --yes");
  });

const wouldNotShow = "texts that were published in the browser don't show";

/** The mistakes that the current release finds in content, each in a line; empty if it can't look for them. */
const mistakesOf = async ({ owner }: Programs) =>
  await owner(["content", "check"]).then(
    () => "",
    ({ message }: Error) => message.match(/^ *content\/.+:\d+ .+$/gm)?.join("\n") ?? "",
  );

/** A way from one release to another, by commits. */
interface Step {
  project: string;
  programs: Programs;
  services: Services;
  checkout: Checkout;
  /** The release the site ran on. */
  from: string;
  before: string;
  after: string;
  /** Takes back what the version brought to a content folder outside of the project. */
  undoContent?: () => void;
}

/** Brings what the version changed in the shipped content to a content folder outside of the project. */
async function followContent(step: Step, { contentDir }: Environment, tag: string): Promise<void> {
  const { project, programs, checkout } = step;
  const folder = resolve(project, contentDir);
  if (isProjectsContent(project, folder)) return;
  const { written, kept, undo } = await followShipped(checkout, folder, programs.user, step);
  step.undoContent = undo;
  if (written.length > 0)
    await writeLine(
      `Updated ${written.length === 1 ? "1 file" : `${written.length} files`} in ${folder}.`,
    );
  if (kept.length > 0)
    await writeLine(
      `You edited what ${tag} changed, too, so it stays:\n${kept.map((path) => `  ${plain(join(folder, path))}`).join("\n")}`,
    );
}

/** Prints why an optional step failed. */
async function tellWhy({ message }: Error): Promise<false> {
  await writeLine(message);
  return false;
}

/** A message that going back failed, too. */
const notAllBack = (why: string, failures: readonly string[]) =>
  `${why}\nGoing back to the previous release failed in part:\n${failures.join("\n")}`;

/** Runs a step of an update. If it fails, everything is undone. @param verb if the processes were stopped for it */
async function orReturn<Result>(
  step: Step,
  work: () => Promise<Result>,
  verb?: "start",
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const failures = await returnFrom(step, verb, verb ? undefined : []);
    if (failures.length > 0) throw new CommandError(notAllBack((error as Error).message, failures));
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\nNothing changed. The site is running as before.`);
  }
}

/**
 * Goes back to the previous release, its files and its packages. The processes are started whatever fails before
 * that: a release runs without its sources, and nothing else would start them.
 * @param ports of the processes that have to be started again; all by default
 * @param backup of a store that may have been migrated since
 * @param isAll whether the backup has everything that was stored
 * @returns what failed; empty if everything is as it was
 */
async function returnFrom(
  { project, programs, services, checkout, from, before, after, undoContent }: Step,
  verb: "start" | "restart" | undefined,
  ports: readonly number[] | undefined,
  backup?: string,
  isAll = false,
): Promise<readonly string[]> {
  await writeLine("Going back to the previous release.");
  const failures: string[] = [];
  const attempt = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      failures.push((error as Error).message);
    }
  };
  const to = currentName(project);
  if (to !== from) {
    // The program is the site user's, and so is the link it makes.
    await attempt(() => programs.run(process.execPath, ["tools/releases.ts", "use", from]));
    // As the newest, it would keep edits of content from being shown.
    await attempt(() => refuseRelease(project, to!));
  }
  await attempt(() => undoContent?.());
  await attempt(() => checkout.returnTo(before));
  await attempt(async () => {
    if (await checkout.changesPackages(before, after)) await installFormer(programs);
  });
  let failed = verb === undefined ? undefined : await services.bring(verb, ports);
  if (failed && backup !== undefined && isAll) {
    await writeLine("Nothing was stored since the backup, so it is restored.");
    await attempt(async () => {
      await services.stop();
      const restoring = ["data", "restore", backup, "--yes"];
      const { output } = await programs.owner(restoring, { what: "Restoring" });
      await writeLine(`  ${output.trim()}`);
    });
    failed = await services.bring("start");
  }
  if (failed)
    failures.push(
      `The previous release isn't ready either, on port ${failed.port}: ${failed.why}.${backup === undefined ? "" : ` If the store was migrated, go back to the backup made before: sudo rallyrank restore ${backup}`}`,
    );
  // Not before: a process that was ready served its files until now.
  if (failures.length === 0 && to !== from)
    await attempt(() =>
      rmSync(join(project, releasesFolder, to!), { recursive: true, force: true }),
    );
  return failures;
}

/** Installs the packages of a former version's files. They were installed before, so npm has them without a network. */
const installFormer = async ({ run }: Programs) =>
  await run("node", ["tools/install.mjs"], {
    what: "Installing packages",
    env: { npm_config_prefer_offline: "true" },
  });

export const back = command("back", {
  about: "Go back to the previous release",
  more: "It takes seconds, because the release is still there. It restarts one process after another. What visitors posted since then stays. If the previous release isn't ready, the site returns to this one.",
  example: "back",
})
  .option(...waits)
  .action(async ({ wait }) => {
    const project = process.cwd();
    const programs = programsIn(project);
    const settings = readSettings();
    const services = openServices(settings, wait);
    const [from, to] = [currentName(project), nameBefore(project)];
    if (from === undefined || to === undefined)
      throw new CommandError(`There is no release before ${from ?? "the first"}.`);
    const files = await openFiles(programs, project, from, to);
    await files.go();
    await programs.run(process.execPath, ["tools/releases.ts", "use", to]);
    const failed = await services.bring("restart");
    if (failed) {
      await writeLine(`The process on port ${failed.port} isn't ready: ${plain(failed.why)}`);
      await files.goForward();
      await programs.run(process.execPath, ["tools/releases.ts", "use", from]);
      const worse = await services.bring("restart", failed.touched);
      throw new CommandError(
        worse
          ? `Neither release is ready. Release ${from} reports on port ${worse.port}: ${worse.why}`
          : `Release ${to} isn't ready, so the site is back on ${from}. If an update migrated the store, restore the backup made before it.`,
      );
    }
    noteLeft(project, from);
    // Of a folder of its own, every release shows the files.
    const shows = isProjectsContent(project, settings.contentDir) ? files.shows : "";
    const said = [`The site runs on release ${to}.`, files.moves, shows];
    await writeLine(said.filter((each) => each !== "").join(" "));
  });

/**
 * The files and packages of two releases. They move with the release if an update noted their commits and nothing was
 * committed since.
 * @throws CommandError if they have to move, and can't
 */
async function openFiles(programs: Programs, project: string, from: string, to: string) {
  const stay = {
    moves: "",
    shows:
      "Unless something is published in the browser, it shows the content it was built with: edits of content/ show again after npm run setup, which builds the files as they are, or after an update.",
    async go() {},
    async goForward() {},
  };
  if (!existsSync(join(project, ".git"))) return stay;
  const checkout = await openCheckout(programs, project);
  const [here, there] = [await checkout.noted(from), await checkout.noted(to)];
  if (here === undefined || there === undefined) return stay;
  const movesPackages = await checkout.changesPackages(here, there);
  if ((await checkout.head()) !== here) {
    if (!movesPackages) return stay;
    throw new CommandError(
      `Release ${to} has other packages, and you committed to Git since the update. Go back there yourself: git checkout ${there.slice(0, 12)} && npm run setup`,
    );
  }
  const move = async (commit: string) => {
    await checkout.returnTo(commit);
    if (movesPackages) await installFormer(programs);
  };
  return {
    moves: "Its files and packages are those of that version, too.",
    shows:
      "Unless something is published in the browser, it shows the content it was built with: after an edit, run npm run setup before the restart.",
    go: async () => await move(there),
    goForward: async () => await move(here),
  };
}
