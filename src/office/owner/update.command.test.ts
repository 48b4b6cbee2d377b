import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shownInsteadMarked } from "../../platform/content/content-folder.ts";
import { update } from "./update.command.ts";

const [old, next] = ["20261101T000000000Z", "20261102T000000000Z"];

// Programs in the places of ours, which a small clone has: what they do is theirs to prove.
const setup = `const { mkdirSync, rmSync, symlinkSync } = require("node:fs");
mkdirSync("build/releases/${next}");
rmSync("build/current");
symlinkSync("releases/${next}", "build/current");`;
const use = `import { rmSync, symlinkSync } from "node:fs";
rmSync("build/current");
symlinkSync("releases/" + process.argv[3], "build/current");`;
const owner = `const [, , , what] = process.argv;
if (what === "backup") console.log("The store is in /backups/one.sqlite, 1,234 bytes.");
else if (what === "restore") process.getBuiltinModule("fs").appendFileSync("../restored", process.argv[4]);
else { console.error("Content has a mistake.\\ncontent/paddles/b.yaml:1 name: is missing."); process.exit(1); }`;
const lock = (left: string) =>
  JSON.stringify({ packages: { "node_modules/left": { version: left } } });

let folder: string;
let site: string;
let origin: string;
let processes: Server[];
let ports: number[];
/** What each process says on /readyz if it runs a release. */
let says: Record<string, string>;
let printed: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.test", ...args], {
    cwd,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const current = () => basename(readlinkSync(join(site, "build/current")));

/** A version of the project. */
function release(version: string, files: Record<string, string>): void {
  const manifest = JSON.stringify({ version, scripts: { setup: "node setup.cjs" } });
  for (const [path, text] of Object.entries({ "package.json": manifest, ...files }))
    write(join(origin, path), text);
  git(origin, "add", ".");
  git(origin, "commit", "-qm", version);
  git(origin, "tag", `v${version}`);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-update-"));
  [origin, site] = [join(folder, "origin"), join(folder, "site")];
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  mkdirSync(origin);
  git(origin, "init", "-q", "-b", "main");
  release("1.0.0", {
    ".gitignore": "build\n",
    "setup.cjs": setup,
    "package-lock.json": lock("1"),
    "tools/releases.ts": use,
    "tools/owner.mjs": owner,
    "tools/install.mjs": "",
  });
  git(folder, "clone", "-q", origin, site);
  mkdirSync(join(site, "build/releases", old), { recursive: true });
  symlinkSync(`releases/${old}`, join(site, "build/current"));

  says = { [old]: "ready", [next]: "ready" };
  processes = [0, 1].map(() =>
    createServer((request, response) => {
      const name = readFileSync(join(folder, `runs-${request.socket.localPort}`), "utf8").trim();
      const said = says[name] ?? "it is stopped";
      if (said === "nothing") return void response.destroy();
      response.writeHead(said.startsWith("ready") ? 200 : 503).end(said);
    }),
  );
  await Promise.all(processes.map((each) => once(each.listen(0, "127.0.0.1"), "listening")));
  ports = processes.map((each) => (each.address() as AddressInfo).port).toSorted((a, b) => a - b);
  for (const port of ports) writeFileSync(join(folder, `runs-${port}`), old);
  // 'start' leaves a process alone that runs. A file 'fails-VERB-PORT' makes a verb fail.
  write(
    join(folder, "services"),
    `#!/bin/sh
cd ${folder}
test "$1" = list && exec printf '%s\\n' ${ports.join(" ")}
test -e "fails-$1-$2" && { echo "timed out" >&2; exit 1; }
test "$1" = stop && exec rm -f "runs-$2" && exit
test "$1" = start && test -s "runs-$2" && exit
basename "$(readlink site/build/current)" >"runs-$2"
`,
  );
  chmodSync(join(folder, "services"), 0o755);
  write(join(folder, "data/rallyrank.sqlite"), "");
  mkdirSync(join(folder, "backups"));

  printed = "";
  vi.spyOn(process, "cwd").mockReturnValue(site);
  vi.spyOn(process.stdout, "write").mockImplementation((text, ...args) => {
    printed += String(text);
    args.findLast((each) => typeof each === "function")?.();
    return true;
  });
  vi.stubEnv("DATA_DIR", join(folder, "data"));
  vi.stubEnv("BACKUP_DIR", join(folder, "backups"));
  vi.stubEnv("SERVICE_COMMAND", join(folder, "services"));
  vi.stubEnv("HOST", "127.0.0.1");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = 0;
  for (const each of processes) each.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (...args: string[]) =>
  await update.parseAsync([...args, "--wait", "1"], { from: "user" });
/** What each process runs; undefined for one that's stopped. */
const running = () =>
  ports.map((port) => {
    const file = join(folder, `runs-${port}`);
    return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  });
const fails = (verb: string, index: number) =>
  writeFileSync(join(folder, `fails-${verb}-${ports[index]!}`), "");

const migration = { "src/platform/store/migrations/0002-more.ts": "2" };

test("a version is brought to every process", async () => {
  release("1.1.0", { "src/main.ts": "1", ...migration });
  await run();
  expect([current(), ...running()]).toEqual([next, next, next]);
});

describe("every process runs the previous release again", () => {
  test("if one can't be stopped for a migration", async () => {
    release("1.1.0", migration);
    fails("stop", 1);
    await expect(run()).rejects.toThrow("can't be stopped: timed out\nNothing changed");
    expect([current(), ...running()]).toEqual([old, old, old]);
  });

  test("if one isn't ready on the migrated store, and can't be stopped either", async () => {
    release("1.1.0", migration);
    // The first one is stopped before the migration, and hangs after it.
    says[next] = "hangs";
    write(
      join(origin, "setup.cjs"),
      `${setup}\nrequire("node:fs").writeFileSync("build/releases/${next}/hangs", "");`,
    );
    release("1.2.0", {});
    const services = join(folder, "services");
    writeFileSync(
      services,
      readFileSync(services, "utf8").replace(
        'test "$1" = stop &&',
        `test "$1" = stop && grep -qs ${next} "runs-$2" && exit 1\ntest "$1" = stop &&`,
      ),
    );
    await expect(run()).rejects.toThrow(
      "v1.2.0 isn't ready on this machine, so the site is back on the previous release.",
    );
    expect([current(), ...running()]).toEqual([old, old, old]);
  });

  test.each([
    ["ended before it answered", "nothing", "nothing", true],
    ["answered, and may have stored something", "hangs", "nothing", false],
    ["ended before it migrated the store", "nothing", "ready", false],
  ])(
    "if the one that migrates %s: the backup is restored if need be",
    async (_, said, after, is) => {
      const restored = () => existsSync(join(folder, "restored"));
      says = {
        [next]: said,
        get [old]() {
          return restored() || !printed.includes("migrates the store") ? "ready" : after;
        },
      };
      release("1.1.0", { "src/main.ts": "1", ...migration });
      const isDown = !is && after === "nothing";
      await expect(run()).rejects.toThrow(
        isDown
          ? "go back to the backup made before: sudo rallyrank restore /backups/one.sqlite"
          : /^v1\.1\.0 isn't ready on this machine, so the site is back on the previous release\./,
      );
      expect([restored(), current(), ...running()]).toEqual([
        is,
        old,
        old,
        isDown ? undefined : old,
      ]);
    },
  );

  test.each([
    [
      "named",
      owner,
      /journalctl [^\n]*\nv1\.1\.0 finds mistakes in content, which may be why:\n {2}content\/paddles\/b\.yaml:1 name: is missing\.$/,
    ],
    [
      "not named if nobody can look for them",
      owner.replace(/Content has .*missing\./, "It can't be read."),
      /journalctl [^\n]*$/,
    ],
  ])("if one isn't ready, and mistakes in content are %s", async (_, program, why) => {
    says[next] = "hangs";
    release("1.1.0", { "src/main.ts": "1", "tools/owner.mjs": program });
    await expect(run()).rejects.toThrow(why);
    expect([current(), ...running()]).toEqual([old, old, old]);
  });

  test("if its files are in the way, and its packages can't be installed", async () => {
    says[next] = "hangs";
    release("1.1.0", {
      ...migration,
      "package-lock.json": lock("2"),
      "content/a.md": "theirs",
      "setup.cjs": `${setup}\nrequire("node:fs").writeFileSync("content/a.md", "edited meanwhile");`,
      "tools/install.mjs": 'console.error("no network"); process.exit(1);',
    });
    await expect(run()).rejects.toThrow(
      /v1\.1\.0 doesn't work on this machine\.\nGoing back to the previous release failed in part:\nGoing back failed:[^]*\nInstalling packages failed:\n {2}no network/,
    );
    expect([current(), ...running()]).toEqual([old, old, old]);
    expect(readFileSync(join(site, "content/a.md"), "utf8")).toBe("edited meanwhile");
    expect(printed).toContain("isn't ready: it says 'hangs'");
  });
});

describe("of published texts that a version leaves out", () => {
  const mistake = { file: "a.md", line: 1, at: ["title"], sentence: "is missing." };
  const without = (...leftOut: string[]) =>
    `ready\n${shownInsteadMarked({ mistakes: [mistake], leftOut })}`;
  const [one, other] = ["paddles/a.yaml", "paddles/b.yaml"];

  test("one that the previous release showed is reason to go back, though as many were left out", async () => {
    says = { [old]: without(one), [next]: without(other) };
    release("1.1.0", { "src/main.ts": "1" });
    await expect(run()).rejects.toThrow("\n  content/paddles/b.yaml:1 name: is missing.\nCorrect");
    expect([current(), ...running()]).toEqual([old, old, old]);
  });

  test("those that the previous release left out, too, are none", async () => {
    says = { [old]: without(other, one), [next]: without(other) };
    release("1.1.0", { "src/main.ts": "1" });
    await run();
    expect([current(), ...running(), process.exitCode]).toEqual([next, next, next, 0]);
  });
});
