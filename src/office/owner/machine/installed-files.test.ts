import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { selfSignedCertificate } from "../../../../tests/support/tls.ts";
import { installFile, outdatedFiles, shippedFiles } from "./installed-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rallyrank-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A shipped file, as it's written for a domain. */
function written(name: string, domain = "pickle.club"): string {
  const places = {
    domain,
    project: ".",
    user: "rally",
    dataDir: "/d",
    backupDir: "/b",
    ports: [1],
  };
  return shippedFiles(places, root).find(({ path }) => basename(path).startsWith(name))!.text;
}

test.each([
  ["pickle.club", "pickle.club www.pickle.club"],
  ["www.pickle.club", "www.pickle.club pickle.club"],
  ["rallyrank.example.com", "rallyrank.example.com www.rallyrank.example.com"],
  ["www.rallyrank.example", "www.rallyrank.example rallyrank.example"],
])("for %s, nginx answers %s over plain HTTP", (domain, names) => {
  expect(written("rallyrank-http.conf", domain)).toContain(`server_name ${names};`);
});

test.each([
  ["no certificate", undefined, 0],
  ["a certificate that can't be read", "no certificate", 0],
  ["a certificate without it", selfSignedCertificate("pickle.club").cert, 0],
  ["a certificate that has it", selfSignedCertificate("www.pickle.club").cert, 1],
])("with %s, the other name's servers are as many", (_, certificate, count) => {
  if (certificate !== undefined)
    write("etc/letsencrypt/live/pickle.club/fullchain.pem", certificate);
  const servers = written("rallyrank.conf").match(/^server \{\n(?:[ #].*\n|\n)+\}$/gm);
  expect(servers).toHaveLength(2 + count);
  const other = servers!.filter((text) => text.includes("server_name www.pickle.club;"));
  expect(other).toHaveLength(count);
});

describe("nginx.conf", () => {
  beforeEach(() => write("etc/nginx/nginx.conf", "events {\n}\nhttp {\n}\n"));
  const limit = "client_header_timeout 20s;\n";

  test("gets a time for headers beside other sites, folders and links to nowhere", () => {
    write("etc/nginx/sites-enabled/other", "server {\n}\n");
    write("etc/nginx/sites-enabled/folder/file", limit);
    symlinkSync("../nowhere", join(root, "etc/nginx/sites-enabled/gone"));
    write("etc/nginx/conf.d/rallyrank.conf", limit);
    expect(written("nginx.conf")).toContain("client_header_timeout 10s;");
  });

  test.each(["conf.d/other.conf", "sites-enabled/other", "sites-enabled/rallyrank-other"])(
    "doesn't get one if %s has it",
    (other) => {
      write(`etc/nginx/${other}`, limit);
      expect(written("nginx.conf")).not.toContain("client_header_timeout");
    },
  );
});

describe("of files that are in place", () => {
  let places: Parameters<typeof outdatedFiles>[0];
  const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);
  const unit = "etc/systemd/system/rallyrank@.service";
  const site = "etc/nginx/conf.d/rallyrank.conf";
  const edit = (path: string, seconds: number, text = "# new") => {
    write(path, `${readFileSync(join(root, path), "utf8")}${text}\n`);
    at(path, seconds);
  };
  const outdated = () => outdatedFiles(places, root).map((path) => path.slice(root.length + 1));

  beforeEach(() => {
    const project = join(root, "project");
    places = { domain: "pickle.club", project, user: "rally", dataDir: "/d", backupDir: "/b" };
    cpSync("deploy", join(project, "deploy"), { recursive: true });
    for (const name of ["systemd/rallyrank@.service", "nginx/rallyrank.conf"])
      at(`project/deploy/${name}`, 1000);
    write("etc/nginx/conf.d/rallyrank.conf", "");
    for (const file of shippedFiles({ ...places, ports: [3000, 3002] }, root)) {
      installFile(file, 0);
      at(file.path.slice(root.length), 2000);
    }
  });

  test("those that are like the shipped ones, or that an owner has edited since, are right", () => {
    expect(outdated()).toEqual([]);
    edit(unit, 3000);
    expect(outdated()).toEqual([]);
  });

  test("one that's like an earlier one is named until it's written again, with the owner's edits or without", () => {
    edit("project/deploy/systemd/rallyrank@.service", 4000);
    edit("project/deploy/nginx/rallyrank.conf", 4000);
    edit(site, 3000, "# the owner's");
    expect(outdated()).toEqual([unit, site]);
    at(site, 5000);
    for (const file of shippedFiles({ ...places, ports: [3000] }, root))
      if (file.path.endsWith(unit)) installFile(file, 0);
    expect(outdated()).toEqual([]);
  });

  test("what depends on what only root can read makes no difference", () => {
    const { cert } = selfSignedCertificate("www.pickle.club");
    write("etc/letsencrypt/live/pickle.club/fullchain.pem", cert);
    at("project/deploy/nginx/rallyrank.conf", 4000);
    expect(shippedFiles({ ...places, ports: [1] }, root).map(({ text }) => text)).not.toContain(
      readFileSync(join(root, site), "utf8"),
    );
    expect(outdated()).toEqual([]);
  });

  test("a unit that's missing is named, unless it's masked, and so is nothing where none was installed", () => {
    const other = "etc/systemd/system/rallyrank-requests.path";
    rmSync(join(root, other));
    rmSync(join(root, site));
    expect(outdated()).toEqual([other]);
    symlinkSync("/dev/null", join(root, other));
    expect(outdated()).toEqual([]);
    rmSync(join(root, "etc"), { recursive: true });
    expect(outdated()).toEqual([]);
  });
});

test.each([
  ["lists them", "table inet rallyrank"],
  ["finds none", ""],
  ["can't list them", undefined],
])("where nft %s, doctor learns '%s', as the site's user", (_, tables) => {
  const program = (name: string, text: string) => {
    write(`bin/${name}`, `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, "bin", name), 0o755);
  };
  program("nft", tables === undefined ? "exit 1" : `echo '${tables}'`);
  program("runuser", 'echo "$@ ${RALLYRANK_TABLES-unknown}"');
  write("rallyrank", written("rallyrank").replace(/^cd .*$/m, ""));
  const env = { PATH: `${join(root, "bin")}:${process.env["PATH"]}` };
  const said = execFileSync("sh", [join(root, "rallyrank"), "doctor"], { encoding: "utf8", env });
  expect(said).toBe(`-u rally -- tools/node tools/owner.mjs doctor ${tables ?? "unknown"}\n`);
});
