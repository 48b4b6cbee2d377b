import { execFileSync, spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addresses } from "../../src/addresses.ts";
import { leftOutOfBackups } from "../../src/owner/transfer/transferred-tables.ts";
import { largestBody } from "../../src/platform/http/refuse-requests.ts";
import { beforeKeys } from "../../src/logged-path.ts";
import { settingNames } from "../../src/platform/settings.ts";
import { findPromtool } from "../../tools/promtool.ts";
import { runs } from "../../tools/debian.ts";
import { eachWithFreshStore } from "../support/engines.ts";

const project = process.cwd();
const read = (file: string) => readFileSync(join(project, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-deployment-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The values of a systemd directive, each line's. */
function directives(file: string, name: string): string[] {
  const lines = read(file).split("\n");
  return lines.flatMap((line) =>
    line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : [],
  );
}

const units = "deploy/systemd";
const site = "/srv/rallyrank/site";
const analyzes = runs("systemd-analyze");
if (!analyzes)
  console.warn(
    "SKIPPED, not passed: the systemd units were not verified, because there is no systemd-analyze.",
  );

test.skipIf(!analyzes)("systemd accepts the units without a warning", () => {
  for (const name of readdirSync(units)) {
    const off = name === "off-site.conf";
    const place = join(folder, off ? "rallyrank-backup.service.d" : ".");
    mkdirSync(place, { recursive: true });
    // Its check wants programs that exist.
    const text = read(join(units, name))
      .replaceAll(site, project)
      .replace("/usr/bin/rclone", "/bin/true")
      .replace("/usr/bin/curl", "/bin/true");
    writeFileSync(join(place, name), text);
  }
  const names = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
  expect(names).toHaveLength(3);
  const { status, stderr } = spawnSync(
    "systemd-analyze",
    ["verify", "--man=no", ...names.map((name) => join(folder, name))],
    { encoding: "utf8" },
  );
  expect(stderr.split("\n").filter((line) => line.includes("rallyrank"))).toEqual([]);
  expect(status).toBe(0);
});

test("the service, the image and npm all start the server by tools/serve.sh", () => {
  accessSync(join(project, "tools/serve.sh"), constants.X_OK);
  const [start] = directives(`${units}/rallyrank@.service`, "ExecStart");
  expect(start).toBe(`${site}/tools/serve.sh`);
  expect(scripts["serve"]).toBe("exec tools/serve.sh");
  expect(scripts["start"]!.split(" && ").at(-1)).toBe(scripts["serve"]);
  const dockerfile = read("deploy/Containerfile");
  const command = /^CMD (\[.+\])$/m.exec(dockerfile)![1]!;
  expect(JSON.parse(command)).toEqual(["tools/serve.sh"]);
  expect(dockerfile).toContain(`${site}/tools/serve.sh `);
});

test("a service may take as long to stop as the server does", () => {
  const [, drain] = /drainTime = ([\d_]+);/.exec(read("src/main.ts"))!;
  const seconds = Number(drain!.replaceAll("_", "")) / 1000;
  const [stop] = directives(`${units}/rallyrank@.service`, "TimeoutStopSec");
  expect(Number(stop)).toBeGreaterThan(seconds);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(read("deploy/compose.yaml"))!;
  expect(Number(grace)).toBeGreaterThan(seconds);
});

describe("the backup service", () => {
  let dataDir: string;
  eachWithFreshStore("sqlite", (_, place) => {
    ({ dataDir } = place);
  });

  test("backs up the store that the shipped settings name, and prunes", () => {
    const backups = join(folder, "backups");
    mkdirSync(backups);
    const settings = join(folder, "settings.env");
    writeFileSync(settings, read("deploy/settings.env").replace("/var/lib/rallyrank", dataDir));
    const old = "rallyrank-2020-01-01T03-00-00Z.sqlite.part";
    writeFileSync(join(backups, old), "");
    const commands = directives(`${units}/rallyrank-backup.service`, "ExecStart");
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      const [program = "", ...words] = command
        .replaceAll("/var/lib/rallyrank-backups", backups)
        .replaceAll(site, project)
        .split(" ");
      execFileSync(program, words, {
        env: { RALLYRANK_ENV: settings, PATH: process.env["PATH"] },
        stdio: "pipe",
      });
    }
    const made = readdirSync(backups);
    expect(made).toEqual([expect.stringMatching(/^rallyrank-.+\.sqlite$/)]);
    expect(made).not.toContain(old);
  });
});

/** The names of variables that files in deploy/ set. */
const named = {
  "settings.env": Object.keys(
    parseEnv(read("deploy/settings.env").replaceAll(/^# (?=[A-Z_]+=)/gm, "")),
  ),
  "systemd units": globSync(`${units}/*`)
    .flatMap((file) => directives(file, "Environment"))
    .flatMap((line) => line.split(" "))
    .map((pair) => pair.split("=")[0]!),
  Containerfile: [...read("deploy/Containerfile").matchAll(/^ENV (.+)$/gm)]
    .flatMap(([, line = ""]) => line.split(" "))
    .map((pair) => pair.split("=")[0]!),
  "compose.yaml": Object.keys(
    (parse(read("deploy/compose.yaml")) as Compose).services["server"]!.environment,
  ),
};
const others = new Set(["NODE_ENV", "PATH", "RALLYRANK_ENV"]);

test.each(Object.entries(named))("each variable in %s is a setting", (_, names) => {
  expect(names.length).toBeGreaterThan(1);
  const unknown = names.filter(
    (name) => !others.has(name) && !settingNames.includes(name.replace(/_FILE$/, "")),
  );
  expect(unknown).toEqual([]);
});

interface Compose {
  services: Record<
    string,
    {
      environment: Record<string, string>;
      ports?: string[];
      secrets: string[];
      volumes: string[];
      networks: string[];
    }
  >;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

test("compose.yaml declares what its services use, and opens no port to the network", () => {
  const { services, ...declared } = parse(read("deploy/compose.yaml")) as Compose;
  expect(Object.keys(services)).toEqual(["server", "database"]);
  for (const { secrets, volumes, networks, ports = [] } of Object.values(services)) {
    expect(Object.keys(declared.secrets)).toEqual(expect.arrayContaining(secrets));
    expect(Object.keys(declared.networks)).toEqual(expect.arrayContaining(networks));
    const own = volumes
      .map((volume) => volume.split(":")[0]!)
      .filter((name) => !name.startsWith("."));
    expect(Object.keys(declared.volumes)).toEqual(expect.arrayContaining(own));
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  }
});

const rules = "deploy/prometheus/rallyrank.rules.yml";

test("the alert rules name metrics that the server has", () => {
  const used = new Set(read(rules).match(/\brallyrank_\w+/g));
  const had = new Set(read("src/platform/http/observe-requests.ts").match(/\brallyrank_\w+/g));
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((name) => !had.has(name.replace(/_bucket$/, "")))).toEqual([]);
});

const promtool = findPromtool();
if (!promtool)
  console.warn(
    "SKIPPED, not passed: the alert rules were not tried. There is no promtool here, and no Debian package to get one from.",
  );

test.skipIf(!promtool)("each alert fires when it should, and none on an ordinary day", () => {
  for (const file of [
    "deploy/prometheus/prometheus.yml",
    rules,
    "tests/deployment/alerts.test.yml",
  ])
    cpSync(file, join(folder, basename(file)));
  const run = (...args: string[]) => spawnSync(promtool!, args, { cwd: folder, encoding: "utf8" });
  for (const args of [
    ["check", "config", "prometheus.yml"],
    ["test", "rules", "alerts.test.yml"],
  ]) {
    const { status, stdout, stderr } = run(...args);
    expect(stdout + stderr).not.toContain("FAILED");
    expect(status).toBe(0);
  }
  const alerts = read(rules).match(/(?<=alert: )\w+/g)!;
  const wrong = read("tests/deployment/alerts.test.yml");
  expect(alerts.filter((name) => !wrong.includes(`alertname="${name}"`))).toEqual([]);
});

test("nginx's log is without the keys that the site's own log is without", () => {
  const [map = ""] = /map \$uri \$rallyrank_path \{[^}]+\}/.exec(
    read("deploy/nginx/rallyrank-http.conf"),
  )!;
  const cut = [...map.matchAll(/~\*\^(\S+)\.\s+"(\S+)…";/g)];
  expect(cut.map(([, before]) => before)).toEqual(beforeKeys);
  expect(cut.map(([, , logged]) => logged)).toEqual(beforeKeys);
});

test("nginx lets through whatever the site takes, and at most twice as much", () => {
  const config = read("deploy/nginx/rallyrank.conf");
  const places = config.matchAll(/location (\S+) \{\s+client_max_body_size (\d+)([km]);/g);
  const sizes = new Map(
    Array.from(places, ([, place, size, unit]) => [
      place,
      Number(size) * (unit === "k" ? 1024 : 1024 * 1024),
    ]),
  );
  const [, form] = /^  client_max_body_size (\d+)k;/m.exec(config)!;
  const taken = new Map<string | undefined, number>([
    [addresses.consoleContent.path, largestBody.content],
    [addresses.consoleEntryPhotos.path, largestBody.photos],
    [addresses.consoleImport.path, largestBody.sheet],
    [addresses.myReview.path.split(":")[0], largestBody.photos],
    ["/rest/", largestBody.rest],
  ]);
  expect(new Set(sizes.keys())).toEqual(new Set(taken.keys()));
  for (const [place, allowed] of [...sizes, ["/", Number(form) * 1024] as const]) {
    const largest = taken.get(place) ?? largestBody.form;
    expect(allowed, place).toBeGreaterThan(largest);
    expect(allowed, place).toBeLessThanOrEqual(2 * largest);
  }
});

test("the guide's own pg_dump leaves out what 'data backup' does", () => {
  const [command] = /pg_dump --username[^>]+>/.exec(read("docs/operating.md"))!;
  const excluded = [...command.matchAll(/--exclude-table-data=(\w+)/g)].map(
    ([, table = ""]) => table,
  );
  expect(excluded.toSorted()).toEqual(leftOutOfBackups.toSorted());
});

test("the guide names every file in deploy/", () => {
  const guide = read("docs/operating.md");
  const files = globSync("deploy/**/*.*").concat("deploy/Containerfile", "deploy/rallyrank");
  expect(files.length).toBeGreaterThan(9);
  expect(files.filter((file) => !guide.includes(file))).toEqual([]);
});
