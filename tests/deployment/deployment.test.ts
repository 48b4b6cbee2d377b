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
import { leftOutOfBackups } from "../../src/office/owner/transfer/transferred-tables.ts";
import { largestBody } from "../../src/platform/http/refuse-requests.ts";
import { beforeKeys } from "../../src/logged-path.ts";
import { settingNames } from "../../src/platform/settings.ts";
import { findPromtool } from "../../tools/promtool.ts";
import { mostBodyBytes } from "../../src/office/owner/doctor/check-website.ts";
import { size as sizeInWords } from "../../src/office/owner/doctor/finding.ts";
import { installFromDebian, runs } from "../../tools/debian.ts";
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
      .replace("/usr/bin/curl", "/bin/true")
      .replace("/usr/local/sbin/rallyrank", "/bin/true")
      .replaceAll("/usr/sbin/nft", "/bin/true");
    writeFileSync(join(place, name), text);
  }
  const names = readdirSync(folder).filter((name) => /\.(service|timer|path)$/.test(name));
  expect(names).toHaveLength(6);
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

test("a process that ends is started again, however often, and a start that doesn't answer fails", () => {
  const unit = `${units}/rallyrank@.service`;
  expect(directives(unit, "Restart")).toEqual(["always"]);
  expect(directives(unit, "StartLimitIntervalSec")).toEqual(["0"]);
  const [pause] = directives(unit, "RestartSec");
  expect(Number(pause)).toBeLessThanOrEqual(5);
  const [answers] = directives(unit, "ExecStartPost");
  expect(answers).toMatch(
    /until \/usr\/bin\/curl .*--fail .*:%i\/healthz; do kill -0 \$MAINPID \|\| exit 1;/,
  );
  expect(directives(unit, "WantedBy")).toEqual(["multi-user.target"]);
});

test("a service may take as long to stop as the server does", () => {
  const [, drain] = /drainTime = ([\d_]+);/.exec(read("src/main.ts"))!;
  const seconds = Number(drain!.replaceAll("_", "")) / 1000;
  const [stop] = directives(`${units}/rallyrank@.service`, "TimeoutStopSec");
  expect(Number(stop)).toBeGreaterThan(seconds);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(read("deploy/compose.yaml"))!;
  expect(Number(grace)).toBeGreaterThan(seconds);
});

test("the limit of connections is back after nftables.service has removed all rules", () => {
  const unit = `${units}/rallyrank-connlimit.service`;
  for (const how of ["PartOf", "ReloadPropagatedFrom"])
    expect(directives(unit, how)).toEqual(["nftables.service"]);
  expect(directives(unit, "ExecReload")).toEqual(directives(unit, "ExecStart"));
});

test("a photo that takes all the memory ends the process that decodes it, not the site", () => {
  const [policy] = directives(`${units}/rallyrank@.service`, "OOMPolicy");
  expect(policy).toBe("continue");
  const [max] = directives(`${units}/rallyrank@.service`, "MemoryMax");
  const [, limit] = /mem_limit: (\d+)m/.exec(read("deploy/compose.yaml"))!;
  expect(`${limit}M`).toBe(max);
  const [, decoder] = /mostMemory = (\d+) \* 1024/.exec(
    read("src/site/media/decode-picture.worker.ts"),
  )!;
  // As much again for the server, with photos coming in.
  expect(Number.parseInt(max!)).toBeGreaterThan(2 * Number(decoder));
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
// The last tells the backup command that its timer runs it. As an option, it would end the program of a release before
// it, which a site that goes back to one still has the unit of.
const others = new Set(["NODE_ENV", "PATH", "RALLYRANK_ENV", "RALLYRANK_SCHEDULED"]);

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
    [addresses.consoleSubscribers.path, largestBody.sheet],
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

test("the guide says what bodies take on nginx's disk at most, of one address and of all", () => {
  const config = read("deploy/nginx/rallyrank.conf");
  const bytes = (text: string) =>
    Math.max(
      ...Array.from(text.matchAll(/client_max_body_size (\d+)([km]);/g), ([, digits, factor]) =>
        factor === "k" ? Number(digits) * 1024 : Number(digits) * 1024 * 1024,
      ),
    );
  const locations = config.match(/location \S+ \{[^}]+\}/g)!;
  const [uploads, remaining] = [true, false].map((isUpload) =>
    locations.filter((text) => text.includes("limit_conn rallyrank_uploads 4;") === isUpload),
  ) as [string[], string[]];
  // A location that names limits has no remaining.
  expect(uploads).toHaveLength(4);
  for (const text of uploads) expect(text).toContain("limit_conn rallyrank_all_uploads 32;");
  expect(remaining.filter((text) => text.includes("limit_conn"))).toEqual([]);
  const number = (zone: string) => Number(RegExp(`limit_conn ${zone} (\\d+);`).exec(config)![1]);
  const [one, all] = ["", "all_"].map(
    (of) =>
      number(`rallyrank_${of}uploads`) * bytes(uploads.join("")) +
      number(`rallyrank_${of}bodies`) * bytes(remaining.join("")),
  ) as [number, number];
  expect(all).toBe(mostBodyBytes);
  const guide = read("docs/operating.md");
  for (const each of [one, all])
    expect(guide).toContain(`${each.toLocaleString("en")} bytes (${sizeInWords(each)})`);
});

const nft = "/usr/sbin/nft";
const reason = "the limit of connections needs nft, which isn't installed";
const countsConnections =
  runs("unshare") &&
  spawnSync("unshare", ["--net", "true"]).status === 0 &&
  (runs(nft) || (installFromDebian("nftables", reason) && runs(nft)));
if (!countsConnections)
  console.warn(
    "SKIPPED, not passed: the limit of connections was not tried. It needs nft, and a network of its own.",
  );

test.skipIf(!countsConnections)(
  "one address has 100 connections to the site, others theirs, and SSH isn't counted",
  () => {
    const limit = join(folder, "rallyrank.nft");
    const shipped = read("deploy/nftables/rallyrank.nft");
    expect(shipped).toContain('iifname "lo" accept');
    writeFileSync(limit, shipped.replace('iifname "lo"', 'iifname "another"'));
    // Connects until each connection is there or its first packet was dropped.
    const script = `
      const { connect, createServer } = require("node:net");
      const { execFileSync } = require("node:child_process");
      const made = {};
      const open = (port, from, count) => {
        made[from + " " + port] = 0;
        for (let each = 0; each < count; each++)
          connect({ port, host: "127.0.0.1", localAddress: from })
            .on("error", () => {})
            .on("connect", () => made[from + " " + port]++);
      };
      const dropped = () =>
        [...String(execFileSync("${nft}", ["list", "table", "inet", "rallyrank"])).matchAll(/packets (\\d+)/g)]
          .reduce((sum, [, packets]) => sum + Number(packets), 0);
      const end = Date.now() + 10_000;
      const look = () => {
        const sum = Object.values(made).reduce((one, other) => one + other, 0);
        if (sum + dropped() < 260 && Date.now() < end) return void setTimeout(look, 20);
        console.log(JSON.stringify(made));
        process.exit();
      };
      createServer((socket) => socket.on("error", () => {})).listen(443, "127.0.0.1", () =>
        createServer((socket) => socket.on("error", () => {})).listen(22, "127.0.0.1", () => {
          open(443, "127.0.0.2", 120);
          open(22, "127.0.0.2", 120);
          open(443, "127.0.0.3", 20);
          look();
        }),
      );`;
    // As init's unit does, and once more: it replaces its own table alone.
    const commands = `ip link set lo up && ${nft} 'table inet other { }' && ${nft} -f ${limit} && ${nft} -f ${limit} &&
      "$0" -e "$1" && ${nft} delete table inet rallyrank && ${nft} list tables`;
    const printed = execFileSync(
      "unshare",
      ["--net", "sh", "-c", commands, process.execPath, script],
      { encoding: "utf8" },
    );
    const [made = "", ...tables] = printed.trim().split("\n");
    expect(JSON.parse(made)).toEqual({
      "127.0.0.2 443": 100,
      "127.0.0.2 22": 120,
      "127.0.0.3 443": 20,
    });
    expect(tables).toEqual(["table inet other"]);
  },
);

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
