import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withLimits } from "../machine/installed-files.ts";
import { checkProxy, checkProxyLogs, type ProxyFacts } from "./check-website.ts";
import { gatherProxy, gatherProxyLogs } from "./gather-website.ts";

const host = "rallyrank.example";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-nginx-"));
  mkdirSync(join(folder, "conf.d"));
  // As on Debian.
  write(
    "nginx.conf",
    `user www-data;
error_log /var/log/nginx/error.log;
http {
	access_log /var/log/nginx/access.log; # of all servers
	include ${folder}/conf.d/*.conf;
	include sites-enabled/*;
}`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const found = () => gatherProxyLogs(host, join(folder, "nginx.conf"));
const shippedFiles = ["rallyrank-http.conf", "rallyrank.conf"];
const ship = () => cpSync("deploy/nginx", join(folder, "conf.d"), { recursive: true });

/** Edits a text that must exist in one of the shipped files. */
function change(name: string, from: RegExp, to: string) {
  const file = join("conf.d", name);
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(from);
  write(
    file,
    text.replace(from, () => to),
  );
}

test("nginx as shipped keeps no log that has addresses or keys", () => {
  ship();
  expect(found()).toEqual([]);
});

test("nginx as version 1.0 shipped it keeps two, each named with its remedy", () => {
  ship();
  for (const name of shippedFiles) change(name, / *(?:access|error)_log.+\n/g, "");
  const logs = found();
  expect(logs.map(({ kind, file, shows }) => [kind, file, shows])).toEqual(
    shippedFiles.flatMap(() => [
      ["requests", "/var/log/nginx/access.log", ["addresses", "keys"]],
      ["errors", "/var/log/nginx/error.log", ["addresses", "keys"]],
    ]),
  );
  expect(checkProxyLogs(logs.slice(0, 2))).toEqual([
    {
      state: "problem",
      says: "nginx's log of requests, /var/log/nginx/access.log, has visitors' addresses and the keys of private links.",
      remedy: expect.stringContaining(`${folder}/conf.d/rallyrank-http.conf`) as string,
    },
    {
      state: "warning",
      says: "nginx's log of errors, /var/log/nginx/error.log, has visitors' addresses and the keys of private links.",
      remedy: expect.stringContaining("error_log /dev/null emerg;") as string,
    },
  ]);
});

test.each<[string, string, RegExp, string, "addresses" | "keys"]>([
  [
    "an address in the format",
    "rallyrank-http.conf",
    /"method"/,
    '"who":"$remote_addr","method"',
    "addresses",
  ],
  [
    "a forwarded address",
    "rallyrank-http.conf",
    /"method"/,
    '"who":"$http_x_forwarded_for","method"',
    "addresses",
  ],
  [
    "a format in many pieces",
    "rallyrank-http.conf",
    /json '\{/,
    "json '{' '${remote_addr}' '}' '{",
    "addresses",
  ],
  ["the whole request", "rallyrank-http.conf", /\$rallyrank_logged_path"/, '$request_uri"', "keys"],
  ["the whole referrer", "rallyrank-http.conf", /\$from;/, "$http_referer;", "keys"],
  [
    "a private link that the map lacks",
    "rallyrank-http.conf",
    / *~\*\^\/owner\/reports.+\n/,
    "",
    "keys",
  ],
  [
    "a log of one location",
    "rallyrank.conf",
    /location \/ \{/,
    "location / {\n access_log /all.log;",
    "addresses",
  ],
])("%s is found", (_, name, from, to, shows) => {
  ship();
  change(name, from, to);
  const logs = found();
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) expect(log.shows).toContain(shows);
});

test("of what isn't there, can't be read, is off, shortens addresses or is another site's, nothing is said", () => {
  expect(gatherProxyLogs(host, join(folder, "missing.conf"))).toEqual([]);
  expect(found()).toEqual([]);
  write("conf.d/other.conf", "server { server_name other.example; }");
  expect(found()).toEqual([]);
  write("conf.d/a.conf", `server { server_name ${host}; access_log off; error_log /e.log emerg; }`);
  expect(found()).toEqual([]);
  write(
    "conf.d/a.conf",
    `map $remote_addr $short { default 0; "~^(?<net>\\d+\\.\\d+)\\." $net.0.0; }
    log_format short '$short $status';
    server { server_name www.${host} ${host}; access_log /a.log short; error_log /e.log alert; }`,
  );
  expect(found()).toEqual([]);
  // A format that this user can't read.
  write(
    "conf.d/a.conf",
    `server { server_name ${host}; access_log /a.log far; error_log /e alert; }`,
  );
  expect(found()).toEqual([]);
});

describe("nginx's limits", () => {
  const main = () => join(folder, "nginx.conf");
  /** What programs print here: by their first word. */
  const printed = (said: Record<string, string>) => (program: string) => said[program];
  const gather = async (said: Record<string, string> = {}, tables?: string) =>
    await gatherProxy(host, main(), printed(said), tables);

  test("as this version ships and writes them are right", async () => {
    ship();
    write("nginx.conf", withLimits(`events {}\n${readFileSync(main(), "utf8")}`));
    const facts = await gather({ "/usr/sbin/nginx": `--http-client-body-temp-path=${folder} --x` });
    expect(facts).toMatchObject({ outdated: [], few: [], disk: { folder }, limit: undefined });
    expect(facts!.disk!.free).toBeGreaterThan(0);
    expect(checkProxy({ ...facts!, disk: undefined })).toEqual([
      { state: "ok", says: "nginx has this version's limits." },
    ]);
  });

  test("an owner's own numbers are right, too", async () => {
    ship();
    change("rallyrank.conf", /client_body_timeout 15s/g, "client_body_timeout 40s");
    change("rallyrank.conf", /limit_conn rallyrank_uploads 4/g, "limit_conn rallyrank_uploads 9");
    expect((await gather())?.outdated).toEqual([]);
  });

  test("as version 2.0.0 shipped them are a problem, each file named", async () => {
    ship();
    change(
      "rallyrank.conf",
      /^ *(?:limit_conn .*(?:bodies|uploads).*|client_(?:header|body)_.*)$/gm,
      "",
    );
    const facts = (await gather())!;
    expect(facts.outdated).toEqual([
      {
        file: join(folder, "conf.d/rallyrank.conf"),
        lacks: [
          "client_header_timeout",
          "client_body_timeout",
          "limit_conn rallyrank_bodies",
          "limit_conn rallyrank_all_bodies",
          "client_body_buffer_size",
          "limit_conn rallyrank_uploads",
          "limit_conn rallyrank_all_uploads",
        ],
      },
    ]);
    expect(facts.few).toEqual([
      { name: "worker_connections", is: 512, wanted: 8192 },
      { name: "worker_rlimit_nofile", is: 1024, wanted: 40_000 },
    ]);
    const says = checkProxy(facts).map(({ state, says: text }) => [state, text]);
    expect(says).toEqual([
      [
        "problem",
        `${folder}/conf.d/rallyrank.conf lacks client_header_timeout and 6 more limits of this version: one stranger can fill the disk or keep visitors out.`,
      ],
      [
        "problem",
        `In ${folder}/nginx.conf, worker_connections is 512, not 8192 and worker_rlimit_nofile is 1024, not 40000: one stranger can take all connections.`,
      ],
    ]);
  });

  test("nothing is said of a machine without nginx, or of another site's", async () => {
    expect(await gatherProxy(host, join(folder, "missing.conf"))).toBeUndefined();
    write("conf.d/other.conf", "server { server_name other.example; }");
    expect(await gather()).toBeUndefined();
  });

  const well: ProxyFacts = { main: "", outdated: [], few: [], disk: undefined, limit: undefined };
  test.each<[string, Partial<ProxyFacts>, string]>([
    ["99 MB", { disk: { folder: "/var/lib/nginx/body", free: 99e6 } }, "problem"],
    ["1.2 GB", { disk: { folder: "/var/lib/nginx/body", free: 1.2e9 } }, "warning"],
    ["1.3 GB", { disk: { folder: "/var/lib/nginx/body", free: 1.3e9 } }, "ok"],
    ["a system that doesn't say", { disk: { folder: "/", free: undefined } }, "ok"],
    ["a limit that isn't on", { limit: "off" }, "warning"],
    ["a limit that was removed", { limit: "gone" }, "warning"],
  ])("with %s it's as it should be said", (_, facts, state) => {
    expect(checkProxy({ ...well, ...facts }).map((each) => each.state)).toEqual([state]);
  });

  test("a limit that only root can look at is said so, with the command that does", () => {
    expect(checkProxy({ ...well, limit: "unseen" })).toEqual([
      { state: "ok", says: "nginx has this version's limits." },
      {
        state: "ok",
        says: expect.stringContaining("sudo nft list table inet rallyrank") as string,
      },
    ]);
  });

  test.each([
    // Not started as root, or by the wrapper of an earlier version.
    ["enabled", "active", undefined, "unseen"],
    ["enabled", "active", "table ip nat\ntable inet rallyrank", undefined],
    ["enabled", "active", "table inet filter", "gone"],
    ["enabled", "active", "", "gone"],
    ["enabled", "failed", undefined, "off"],
    // Behind a CDN, nobody enables it.
    ["disabled", "inactive", "", undefined],
    ["", "inactive", "", undefined],
  ])(
    "the limit of connections that is '%s' and %s, with tables '%s', is %s",
    async (unit, active, tables, limit) => {
      ship();
      const systemctl = `ActiveState=${active}\nUnitFileState=${unit}\n`;
      const facts = await gather({ systemctl }, tables);
      expect(facts?.limit).toBe(limit);
    },
  );
});
