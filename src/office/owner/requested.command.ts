// Does what owners asked for in the browser. A systemd unit runs it as root once there is a request. The requests are in a
// folder of the site's user, who may have been taken over by someone: they can only say that something is wanted, and
// each file there is read and written as that user.

import { spawnSync } from "node:child_process";
import project from "../../../package.json" with { type: "json" };
import type { Environment } from "../../platform/settings.ts";
import { command, CommandError } from "./command.ts";
import { settingsOfStore } from "./context.ts";
import { openCheckout } from "./machine/checkout.ts";
import { changesSince } from "./machine/changelog.ts";
import {
  type MachineRequest,
  noteAnswer,
  noteAvailable,
  type RequestKind,
  takeRequests,
} from "./machine/requests.ts";
import { isRoot, type Programs, programsIn } from "./machine/site-user.ts";
import { plain, writeLine } from "./output.ts";
import { backUp } from "./update.command.ts";

/** Does something with the rights of the site's user alone. */
async function asUser<Result>(
  { user }: Programs,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  if (!isRoot() || user.uid === 0) return await work();
  const groups = process.getgroups!();
  process.setgroups!([user.gid]);
  process.setegid!(user.gid);
  process.seteuid!(user.uid);
  try {
    return await work();
  } finally {
    process.seteuid!(0);
    process.setegid!(0);
    process.setgroups!(groups);
  }
}

interface Means {
  programs: Programs;
  settings: Environment;
  now: () => number;
}

/** What each request does. @returns what it came to, in a sentence. @throws if it can't be done */
const doing: Record<RequestKind, (means: Means, made: MachineRequest) => Promise<string>> = {
  backup: async ({ programs, settings }) => `The backup is ${await backUp(programs, settings)}.`,
  look: async (means) => {
    const version = await look(means);
    return version === null ? "The site has the newest version." : `Version ${version} is there.`;
  },
  async update(means, { version: read }) {
    allowed(means.settings);
    const version = await look(means);
    if (version === null) return "The site has the newest version already.";
    if (version !== read)
      throw new CommandError(
        `The newest version is ${version} by now. Read what changes, and update then.`,
      );
    // In a process of its own: afterwards, the code of this one is another's.
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["tools/owner.mjs", "update", version],
      { encoding: "utf8" },
    );
    await writeLine(stdout);
    // The answer has only its end.
    if (stderr !== "") await writeLine(stderr);
    if (status === 0) return lastLines(stdout, 3);
    throw new CommandError(lastLines(stderr || stdout, 8));
  },
};

const lastLines = (text: string, count: number) =>
  plain(text.trim().split("\n").slice(-count).join(" "));

/** @throws CommandError if updates aren't for the browser to ask for */
function allowed({ updates }: Environment): void {
  if (updates !== "browser")
    throw new CommandError("UPDATES=browser isn't in the settings, so nothing was done.");
}

/** Looks for a version, and notes what changes with it. @returns its name; null if the site has it */
async function look({ programs, settings, now }: Means): Promise<string | null> {
  allowed(settings);
  const checkout = await openCheckout(programs, process.cwd());
  const version = await checkout.fetchVersion(undefined);
  const { isThere, conflicts } = await checkout.plan(version);
  const changelog = isThere ? "" : ((await checkout.textAt(version.commit, "CHANGELOG.md")) ?? "");
  const found = {
    at: now(),
    version: isThere ? null : version.name,
    changes: changesSince(changelog, project.version),
    conflicts: [...conflicts],
  };
  await asUser(programs, () => noteAvailable(settings.dataDir, found));
  return found.version;
}

/** Does what was asked for, each once. */
export const requested = command("requested", {
  about: "Do what was asked for in the console: a backup, or an update if UPDATES=browser",
  more: "The unit rallyrank-requests.path runs it once there is a request.",
  example: "requested",
}).action(async () => {
  const settings = settingsOfStore();
  const programs = programsIn(process.cwd());
  const means = { programs, settings, now: Date.now };
  for (const { kind, made } of await asUser(programs, () => takeRequests(settings.dataDir))) {
    const { isDone, said } = await doing[kind](means, made).then(
      (text) => ({ isDone: true, said: text }),
      ({ message }: Error) => ({ isDone: false, said: message }),
    );
    await writeLine(`${kind}, asked for by ${plain(made.by)}: ${said}`);
    if (!isDone) process.exitCode = 1;
    await asUser(programs, () =>
      noteAnswer(settings.dataDir, kind, { at: Date.now(), isDone, said: said.slice(0, 2000) }),
    );
  }
});
