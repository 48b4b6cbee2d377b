// Whether what systemd should run for the site runs: its processes, the timer of its backups, and the proxy; and whether
// the files of deploy/ that are in place are this version's.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, resolve } from "node:path";
import type { Environment } from "../../../platform/settings.ts";
import { outdatedFiles } from "../machine/installed-files.ts";
import { type Finding, findingsOr, listed, ok, problem, warning } from "./finding.ts";

/** A unit as `systemctl show` describes it. */
export interface Unit {
  /** 'rallyrank@3000.service' */
  name: string;
  /** Whether systemd has a file of it. */
  isThere: boolean;
  /** 'active', 'inactive', 'failed', 'activating' … */
  active: string;
  /** Why it failed last: 'exit-code'; 'success' if it didn't. */
  result: string;
  /** Whether it starts with the machine; undefined if that's not for it to say. */
  isEnabled: boolean | undefined;
}

const shown = "Id,LoadState,ActiveState,Result,UnitFileState";
const asked = [
  "rallyrank@*.service",
  "rallyrank-backup.timer",
  "rallyrank-backup.service",
  "rallyrank-requests.path",
  "rallyrank-requests.service",
  "nginx.service",
];

/**
 * The site's units.
 * @param run runs systemctl, and returns what it prints; undefined if it can't
 * @returns undefined if systemd doesn't run here, or another program starts the site
 */
export function gatherUnits(
  { serviceCommand }: Pick<Environment, "serviceCommand">,
  run = systemctl,
): readonly Unit[] | undefined {
  if (basename(serviceCommand) !== "systemctl") return undefined;
  const printed = run("show", "--all", `--property=${shown}`, "--", ...asked);
  if (printed === undefined) return undefined;
  return printed
    .trim()
    .split(/\n{2,}/)
    .map(
      (block) =>
        new Map(
          Array.from(block.matchAll(/^(\w+)=(.*)$/gm), ([, name = "", is = ""]) => [name, is]),
        ),
    )
    .filter((fields) => fields.has("Id"))
    .map((fields) => {
      const state = fields.get("UnitFileState") ?? "";
      return {
        name: fields.get("Id")!,
        isThere: fields.get("LoadState") === "loaded",
        active: fields.get("ActiveState") ?? "",
        result: fields.get("Result") ?? "success",
        isEnabled: /^(?:enabled|disabled)/.test(state) ? state.startsWith("enabled") : undefined,
      };
    });
}

function systemctl(...args: readonly string[]): string | undefined {
  // Where systemd doesn't run, as in most containers, the program may be there all the same.
  if (!existsSync("/run/systemd/system")) return undefined;
  const { status, stdout } = spawnSync("systemctl", args, { encoding: "utf8", timeout: 10_000 });
  return status === 0 ? stdout : undefined;
}

const plainName = (name: string) => name.replace(/\.service$/, "");
const namesOf = (units: readonly Unit[]) => units.map(({ name }) => plainName(name));

/** Whether the site's processes and timers run, and start again with the machine. */
export function checkUnits(units: readonly Unit[]): Finding[] {
  const known = units.filter(({ isThere }) => isThere);
  const named = (name: string) => known.find((each) => each.name === name);
  const processes = known.filter(({ name }) => name.startsWith("rallyrank@"));
  // systemd forgets an instance that is neither enabled nor running.
  const isOurs = known.some(({ name }) => name.startsWith("rallyrank-"));
  const stopped = processes.filter(({ active }) => active === "inactive" || active === "failed");
  const starting = processes.filter(({ active }) => active === "activating");
  const notEnabled = processes.filter(
    (each) => each.isEnabled === false && !stopped.includes(each),
  );
  const timer = named("rallyrank-backup.timer");
  const backup = named("rallyrank-backup.service");
  const nginx = named("nginx.service");
  const path = named("rallyrank-requests.path");
  const updating = named("rallyrank-requests.service");
  const isFailed = (unit: Unit | undefined) => unit?.active === "failed";
  const isOff = (unit: Unit) => unit.active !== "active" || unit.isEnabled === false;
  return findingsOr("Its processes and timers run.", [
    isOurs &&
      processes.length === 0 &&
      problem(
        "No process of the site is enabled or runs.",
        "Run sudo systemctl enable --now rallyrank@3000, and the same for each other port that nginx names.",
      ),
    stopped.length > 0 &&
      problem(
        `${listed(namesOf(stopped))} ${stopped.length === 1 ? "is" : "are"} stopped.`,
        `Run sudo systemctl start ${namesOf(stopped).join(" ")}. The log says why: journalctl -u '${namesOf(stopped)[0]}' -n 50`,
      ),
    starting.length > 0 &&
      warning(
        `${listed(namesOf(starting))} ${starting.length === 1 ? "is" : "are"} starting, perhaps again and again.`,
        `If it stays so, see journalctl -u '${namesOf(starting)[0]}' -n 50`,
      ),
    notEnabled.length > 0 &&
      warning(
        `${listed(namesOf(notEnabled))} won't start with the machine.`,
        `Run sudo systemctl enable ${namesOf(notEnabled).join(" ")}`,
      ),
    timer !== undefined &&
      isOff(timer) &&
      problem(
        timer.active === "active"
          ? "The timer of backups won't start with the machine."
          : "The timer of backups is off, so none is made.",
        "Run sudo systemctl enable --now rallyrank-backup.timer",
      ),
    isFailed(backup) &&
      problem(
        `The last backup by the timer failed${reasonOf(backup!)}.`,
        "journalctl -u rallyrank-backup -n 50 says why. Then run sudo systemctl start rallyrank-backup",
      ),
    nginx !== undefined &&
      (nginx.active === "failed" || (nginx.active === "inactive" && nginx.isEnabled === true)) &&
      problem(
        "nginx is stopped.",
        "Run sudo nginx -t, which names a mistake in its files, then sudo systemctl start nginx.",
      ),
    path !== undefined &&
      path.isEnabled === true &&
      path.active !== "active" &&
      warning(
        "Nothing can be asked for in the console: rallyrank-requests.path is stopped.",
        "Run sudo systemctl restart rallyrank-requests.path",
      ),
    isFailed(updating) &&
      warning(
        `What was last asked for in the console failed${reasonOf(updating!)}.`,
        "journalctl -u rallyrank-requests -n 50 says why.",
      ),
  ]);
}

const reasonOf = ({ result }: Unit) => (result === "success" ? "" : ` (${result})`);

/** Installed files that differ from what this version ships, which is newer; undefined if they can't all be read. */
export function gatherOutdated(
  { siteUrl, dataDir, backupDir }: Pick<Environment, "siteUrl" | "dataDir" | "backupDir">,
  root = "/",
): readonly string[] | undefined {
  const domain = new URL(siteUrl).hostname;
  const places = { domain, project: process.cwd(), dataDir: resolve(dataDir), backupDir };
  try {
    return outdatedFiles({ ...places, user: userInfo().username }, root);
  } catch {
    return undefined;
  }
}

/** Whether the files in place are those that this version needs. */
export function checkOutdated(files: ReturnType<typeof gatherOutdated>): Finding[] {
  if (files === undefined)
    return [ok("Not checked whether the files of deploy/ are in place: not all can be read.")];
  if (files.length === 0) return [];
  return [
    warning(
      `This version brought other files for ${listed(files)}.`,
      "Run sudo rallyrank init --yes, and what it prints. It keeps a file that you edited beside the new one; if yours is right as it is, sudo touch it instead.",
    ),
  ];
}
