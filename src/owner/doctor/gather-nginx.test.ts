import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkProxyLogs } from "./check-website.ts";
import { gatherProxyLogs } from "./gather-website.ts";

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
  ["the whole request", "rallyrank-http.conf", /\$rallyrank_path"/, '$request_uri"', "keys"],
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
