import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkOutdated, checkUnits, gatherOutdated, gatherUnits, type Unit } from "./units.ts";

const unit = (name: string, changed: Partial<Unit> = {}): Unit => ({
  name,
  isThere: true,
  active: "active",
  result: "success",
  isEnabled: true,
  ...changed,
});
const first = unit("rallyrank@3000.service");
const second = unit("rallyrank@3001.service");
const timer = unit("rallyrank-backup.timer");
const backup = unit("rallyrank-backup.service", { active: "inactive", isEnabled: undefined });
const healthy = [first, second, timer, backup, unit("nginx.service")];

const withUnits = (...changed: Unit[]) =>
  healthy.map((each) => changed.find(({ name }) => name === each.name) ?? each);

test.each([
  ["all that runs", healthy],
  ["one process alone", [first]],
  ["backups by cron", [first, { ...timer, isThere: false, active: "inactive", isEnabled: false }]],
  [
    "another proxy, with nginx installed and off",
    withUnits({ ...unit("nginx.service"), active: "inactive", isEnabled: false }),
  ],
  ["a backup that is being made", withUnits({ ...backup, active: "activating" })],
  [
    "units that aren't there",
    healthy.map((each) => ({ ...each, isThere: false, active: "inactive" })),
  ],
])("%s is fine", (_, units) => {
  expect(checkUnits(units).map(({ state }) => state)).toEqual(["ok"]);
});

test.each<[string, Unit[], string, string, string]>([
  [
    "a stopped process",
    withUnits({ ...second, active: "inactive" }),
    "problem",
    "rallyrank@3001 is stopped.",
    "systemctl start rallyrank@3001",
  ],
  [
    "two that failed",
    withUnits({ ...first, active: "failed" }, { ...second, active: "failed" }),
    "problem",
    "rallyrank@3000 and rallyrank@3001 are stopped.",
    "systemctl start rallyrank@3000 rallyrank@3001",
  ],
  [
    "one that starts again and again",
    withUnits({ ...second, active: "activating" }),
    "warning",
    "rallyrank@3001 is starting",
    "journalctl",
  ],
  [
    "one that won't start with the machine",
    withUnits({ ...second, isEnabled: false }),
    "warning",
    "rallyrank@3001 won't start",
    "systemctl enable rallyrank@3001",
  ],
  [
    "a disabled timer",
    withUnits({ ...timer, active: "inactive", isEnabled: false }),
    "problem",
    "The timer of backups is off",
    "enable --now rallyrank-backup.timer",
  ],
  [
    "a stopped timer",
    withUnits({ ...timer, active: "inactive" }),
    "problem",
    "The timer of backups is off",
    "enable --now",
  ],
  [
    "a backup that failed",
    withUnits({ ...backup, active: "failed", result: "exit-code" }),
    "problem",
    "by the timer failed (exit-code)",
    "journalctl -u rallyrank-backup",
  ],
  [
    "nginx that failed",
    withUnits({ ...unit("nginx.service"), active: "failed" }),
    "problem",
    "nginx is stopped",
    "nginx -t",
  ],
  [
    "nginx that someone stopped",
    withUnits({ ...unit("nginx.service"), active: "inactive" }),
    "problem",
    "nginx is stopped",
    "systemctl start nginx",
  ],
])("%s is found", (_, units, state, says, remedy) => {
  expect(checkUnits(units)).toEqual([
    { state, says: expect.stringContaining(says), remedy: expect.stringContaining(remedy) },
  ]);
});

const printed = `Id=rallyrank@3000.service
LoadState=loaded
ActiveState=failed
Result=exit-code
UnitFileState=enabled

Id=rallyrank-backup.timer
LoadState=not-found
ActiveState=inactive
UnitFileState=

Id=rallyrank-backup.service
LoadState=loaded
ActiveState=inactive
Result=success
UnitFileState=static
`;

test("what systemctl shows is read", () => {
  expect(gatherUnits({ serviceCommand: "/usr/bin/systemctl" }, () => printed)).toEqual([
    { ...first, active: "failed", result: "exit-code" },
    { ...timer, isThere: false, active: "inactive", isEnabled: undefined },
    backup,
  ]);
});

test("nothing is asked where another program starts the site, or systemd doesn't run", () => {
  const fail = () => {
    throw new Error("asked");
  };
  expect(gatherUnits({ serviceCommand: "/usr/local/bin/services" }, fail)).toBeUndefined();
  expect(gatherUnits({ serviceCommand: "systemctl" }, () => undefined)).toBeUndefined();
});

test("processes that systemd has forgotten are missed", () => {
  expect(checkUnits([timer, backup])).toEqual([
    expect.objectContaining({
      state: "problem",
      says: "No process of the site is enabled or runs.",
    }),
  ]);
  // nginx alone isn't a machine of the site.
  expect(checkUnits([unit("nginx.service")]).map(({ state }) => state)).toEqual(["ok"]);
});

test("a timer that runs, and won't start with the machine, makes backups until then", () => {
  expect(checkUnits(withUnits({ ...timer, isEnabled: false }))).toEqual([
    expect.objectContaining({ says: "The timer of backups won't start with the machine." }),
  ]);
});

test("files of an earlier version are named with the command that writes them again", () => {
  expect(checkOutdated([])).toEqual([]);
  expect(checkOutdated(["/etc/a", "/etc/b"])).toEqual([
    {
      state: "warning",
      says: "This version brought other files for /etc/a and /etc/b.",
      remedy: expect.stringContaining("sudo rallyrank init --yes") as string,
    },
  ]);
});

test("it's said if files of this machine can't be read, and nothing of a machine without them", () => {
  const root = mkdtempSync(join(tmpdir(), "rallyrank-units-"));
  const places = { siteUrl: "https://pickle.club", dataDir: "/d", backupDir: "/b" };
  expect(gatherOutdated(places, root)).toEqual([]);
  mkdirSync(join(root, "etc/systemd/system"), { recursive: true });
  writeFileSync(join(root, "etc/systemd/system/rallyrank@.service"), "");
  symlinkSync("rallyrank.nft", join(root, "etc/rallyrank.nft"));
  expect(checkOutdated(gatherOutdated(places, root)).map(({ state }) => state)).toEqual(["ok"]);
  rmSync(root, { recursive: true });
});
