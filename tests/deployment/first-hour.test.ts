// A site taken live, updated and rolled back as docs/operating.md says: by init, update and back, in a clone of the
// project, with two processes that the test starts in systemd's place.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentName, switchRelease } from "../../src/platform/releases.ts";
import { findNginx } from "../../tools/nginx.ts";
import { keepBusy } from "../support/busy-site.ts";
import { debianConfiguration, startNginx, type TestNginx } from "../support/nginx.ts";
import { startOwner } from "../support/owner-command.ts";
import { reviewedByClients, storedTexts } from "../support/posts.ts";
import { contentProject, editContent, openPublishing } from "../support/published-content.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { copyProject } from "../support/walk-through.ts";

const program = findNginx();
if (!program)
  console.warn("SKIPPED, not passed: a site wasn't taken live, because there is no nginx.");

const host = "pickle.club";
const script = "src/site/layout/islands-script.ts";
const hero = "content/paddles/diadem-hero.yaml";

describe.skipIf(!program)("a new site", () => {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-first-hour-"));
  const at = (path: string) => join(folder, path);
  const site = at("site");
  const project = copyProject();
  const settingsFile = at("root/etc/rallyrank.env");
  let services: TestServices;
  let ports: TestServices["ports"];
  let nginx: TestNginx;

  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();

  /** Publishes a version of the project: with a tag if its name begins with a v. */
  function publish(name: string): void {
    const number = name.replace("v", "");
    const manifest = project.read("package.json");
    project.write("package.json", manifest.replace(/"version": ".*"/, `"version": "${number}"`));
    git(project.folder, "add", ".");
    git(project.folder, "-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-qm", name);
    if (name !== number) git(project.folder, "tag", name);
    git(project.folder, "push", "-q", "--tags", at("project.git"), "main");
  }

  async function owner(...args: string[]) {
    const PATH = [at("bin"), dirname(process.execPath), process.env["PATH"]].join(":");
    const { ended } = startOwner({ RALLYRANK_ENV: settingsFile, PATH }, args, site);
    return await ended;
  }

  beforeAll(async () => {
    mkdirSync(at("bin"));
    services = await openTestServices(at("bin/services"), { RALLYRANK_ENV: settingsFile }, site);
    ({ ports } = services);
    // The packages of a clone are those of the tests, which npm mustn't touch.
    writeFileSync(
      at("bin/npm"),
      '#!/bin/sh\ntest "$*" = "run setup" && exec node tools/install.mjs build-only\n',
      { mode: 0o755 },
    );

    cpSync("public", join(project.folder, "public"), { recursive: true });
    rmSync(join(project.folder, "node_modules"));
    git(project.folder, "init", "-q", "-b", "main");
    git(folder, "init", "-q", "--bare", "-b", "main", "project.git");
    publish("v1.0.0");
    git(folder, "clone", "-q", "project.git", "site");
    symlinkSync(join(process.cwd(), "node_modules"), join(site, "node_modules"));
    symlinkSync(join(process.cwd(), "node_modules"), join(project.folder, "node_modules"));
    writeFileSync(join(project.folder, ".git/info/exclude"), "node_modules\n");
    const built = join("build/releases", currentName(process.cwd())!);
    cpSync(built, join(site, built), { recursive: true });
    switchRelease(site, basename(built));
  });
  afterAll(async () => {
    await Promise.all([nginx?.stop(), services.stop()]);
    project.delete();
    rmSync(folder, { recursive: true, force: true });
  });

  const init = async (...more: string[]) =>
    await owner("init", "--root", at("root"), "--yes", "--ports", ports.join(","), ...more);

  test("gets its files from init, which keeps what was there", async () => {
    const answers = {
      domain: host,
      contact: `hi@${host}`,
      "owner-name": "Dana",
      "owner-email": `dana@${host}`,
      smtp: "none",
      data: at("data"),
      backups: at("backups"),
      content: join(site, "content"),
    };
    const given = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

    const tried = await init(...given, "--dry-run");
    expect([tried.code, existsSync(at("root")), git(site, "status", "--short", "content")]).toEqual(
      [0, false, ""],
    );
    expect(tried.output).toContain(`SITE_URL=https://${host}\n`);

    const nginxFile = at("root/etc/nginx/nginx.conf");
    mkdirSync(dirname(nginxFile), { recursive: true });
    writeFileSync(nginxFile, debianConfiguration);
    const { code, output } = await init(...given);
    expect([code, output]).toEqual([0, expect.stringContaining("Left to do")]);
    expect(output).toContain(`systemctl enable --now rallyrank@${ports[0]} rallyrank@${ports[1]}`);
    expect(output).toContain(`-d ${host} `);
    expect(statSync(settingsFile).mode & 0o777).toBe(0o640);
    // The shipped examples aren't anyone's answers.
    expect(readFileSync(settingsFile, "utf8")).toContain(`MAIL_FROM=RallyRank <hi@${host}>\n`);
    const units = at("root/etc/systemd/system");
    expect(readdirSync(units)).toHaveLength(6);
    expect(readFileSync(join(units, "rallyrank-requests.path"), "utf8")).toContain(
      `PathExistsGlob=${at("data")}/asked/*\n`,
    );
    expect(output).toContain(`Written: ${nginxFile}. What was there is ${nginxFile}.before-`);
    expect(readFileSync(nginxFile, "utf8")).toMatch(
      /^worker_rlimit_nofile 40000;\n\nevents \{\n\tworker_connections 8192;$/m,
    );
    expect(existsSync(at("root/etc/rallyrank.nft"))).toBe(true);
    const unit = readFileSync(join(units, "rallyrank@.service"), "utf8");
    expect(unit).toContain(`WorkingDirectory=${site}\n`);
    expect(unit).toContain(`ReadWritePaths=${at("data")}\n`);
    expect(git(site, "diff", "--stat", "--", "content")).toContain("1 file changed, 5 insertions");

    // Run again, it finds its answers, and an owner's own setting stays.
    writeFileSync(
      settingsFile,
      `${readFileSync(settingsFile, "utf8")}SERVICE_COMMAND=${at("bin/services")}\n`,
    );
    const again = await init();
    expect(again.code).toBe(0);
    expect(again.output).not.toMatch(/Written|Edited/);
    const other = await init("--contact", `us@${host}`, "--from", `Us <us@${host}>`);
    expect(other.output).toContain(`Written: ${settingsFile}. What was there is ${settingsFile}.`);
    expect(readFileSync(settingsFile, "utf8")).toContain("SERVICE_COMMAND=");
  });

  /** The script that a process's pages name. */
  const scriptOf = async (port: number) =>
    /\/assets\/islands-script-[\w-]+\.js/.exec(
      await (await fetch(`http://127.0.0.1:${port}`)).text(),
    )?.[0];
  const scripts = async () => [await scriptOf(ports[0]), await scriptOf(ports[1])];

  test(
    "is updated under load, rolled back if it isn't ready, and taken back",
    { timeout: 900_000 },
    async () => {
      await services.start();
      const installed = (name: string) => readFileSync(at(`root/etc/nginx/${name}`), "utf8");
      nginx = await startNginx(program!, {
        host,
        main: installed("nginx.conf"),
        files: [installed("conf.d/rallyrank-http.conf"), installed("conf.d/rallyrank.conf.off")],
      });
      const busy = keepBusy(
        {
          get: (path) => nginx.ask(path),
          post: (to, fields, headers = {}) => nginx.ask(to, { fields, headers }),
        },
        { paths: ["/", "/diadem-hero", "/paddle-finder"], subjects: [reviewedByClients] },
      );
      await busy.goesOn();
      const [first] = await scripts();

      // The owner has an edit that nobody committed, and the new version changes other lines of the same file.
      const edited = readFileSync(join(site, hero), "utf8").replace(/^name: .*$/m, "$& by Us");
      writeFileSync(join(site, hero), edited);
      project.write(script, `${project.read(script)}\nexport const updated = true;\n`);
      project.write(
        "content/site.yaml",
        project.read("content/site.yaml").replace("Look up", "Find"),
      );
      publish("v1.1.0");
      const updated = await owner("update");
      expect(updated).toMatchObject({
        code: 0,
        output: expect.stringContaining("The site runs v1.1.0."),
      });
      await busy.goesOn();
      const [second, other] = await scripts();
      expect([second, other]).toEqual([expect.not.stringMatching(first!), second]);
      expect(readFileSync(join(site, hero), "utf8")).toBe(edited);
      expect(git(site, "diff", "--name-only", "v1.1.0").split("\n")).toEqual([
        hero,
        "content/site.yaml",
      ]);
      expect(readdirSync(at("backups"))).toHaveLength(1);
      expect((await owner("update")).output).toContain("The site has v1.1.0 already.");

      const [releases, commit] = [
        readdirSync(join(site, "build/releases")),
        git(site, "rev-parse", "HEAD"),
      ];
      project.write("src/main.ts", `${project.read("src/main.ts")}\nprocess.exit(3);\n`);
      publish("v1.2.0");
      const failed = await owner("update", "v1.2.0", "--wait", "5");
      expect(failed).toMatchObject({
        code: 1,
        output: expect.stringContaining("v1.2.0 isn't ready on this machine,"),
      });
      await busy.goesOn();
      expect(await scripts()).toEqual([second, second]);
      expect(readdirSync(join(site, "build/releases"))).toEqual(releases);
      expect(git(site, "rev-parse", "HEAD")).toBe(commit);
      expect(git(site, "status", "--short", "--", "content", "src")).toBe("");

      // An edit in the way of the next version is named before anything is done.
      project.write(hero, project.read(hero).replace(/^name: .*$/m, "$& by Them"));
      publish("v1.3.0");
      const refused = await owner("update");
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`\n  ${hero}`)]);
      expect(git(site, "rev-parse", "HEAD")).toBe(commit);

      const back = await owner("back");
      expect([back.code, back.output]).toEqual([0, expect.stringContaining("The site runs on")]);
      await busy.goesOn();
      expect(await scripts()).toEqual([first, first]);
      expect(readFileSync(join(site, script), "utf8")).not.toContain("updated = true");

      await busy.end();
      expect(busy.failures).toEqual([]);
      expect(busy.refusals).toEqual([]);
      const stored = await storedTexts(`http://127.0.0.1:${ports[0]}`);
      expect([...busy.acknowledged].filter((text) => !stored.includes(text))).toEqual([]);
    },
  );

  test(
    "stops for a version that migrates the store, and backs it up then",
    { timeout: 900_000 },
    async () => {
      const [backups, before] = [readdirSync(at("backups")), await scripts()];
      const main = project.read("src/main.ts");
      project.write("src/main.ts", main.replace("\nprocess.exit(3);\n", ""));
      project.write(hero, project.read(hero).replace(" by Them", ""));
      const migration = "src/platform/store/migrations/0001-reviews.ts";
      project.write(migration, `${project.read(migration)}// Changed.\n`);
      // Content moves out of the project, and the version's changes of it come along.
      const moved = await init("--content", at("content"));
      expect([moved.code, moved.output]).toEqual([
        0,
        expect.stringContaining(`Written: ${at("content")}, with the content to start from`),
      ]);
      expect(readFileSync(settingsFile, "utf8")).toContain(`\nCONTENT_DIR=${at("content")}\n`);
      const facts = project.read("content/site.yaml");
      project.write("content/site.yaml", facts.replace("Find", "Seek"));
      publish("1.4.0");
      const { code, output } = await owner("update");
      expect([code, output]).toEqual([0, expect.stringContaining("The site runs 1.4.0.")]);
      const said = output.split("\n").filter((line) => /^(Stopping|Backing|Starting)/.test(line));
      expect(said.map((line) => line.split(" ")[0])).toEqual([
        "Stopping",
        "Stopping",
        "Backing",
        "Starting",
        "Starting",
      ]);
      expect(readdirSync(at("backups"))).toHaveLength(backups.length + 2);
      expect(await scripts()).not.toEqual(before);
      expect(output).toContain(`Updated 1 file in ${at("content")}.\n`);
      const people = readFileSync(at("content/site.yaml"), "utf8");
      expect([people.includes("Seek"), people.includes(`dana@${host}`)]).toEqual([true, true]);
    },
  );

  /** Of each process: whether the text that the next version refuses shows, and the other one. */
  const shown = async () =>
    await Promise.all(
      ports.map(async (port) => {
        const ask = async (path: string) =>
          await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
        return [
          (await ask("/diadem-hero")).includes(" Refused"),
          (await ask("/neonic-flow")).includes(" Kept"),
        ];
      }),
    );
  const both = (one: boolean, other: boolean) => [
    [one, other],
    [one, other],
  ];

  test(
    "keeps what was published in the browser: a version that refuses a text of it isn't left running unasked",
    { timeout: 900_000 },
    async () => {
      const copy = contentProject();
      const place = { dataDir: at("data"), databaseUrl: undefined, remove: async () => {} };
      const { site: editing } = await openPublishing(place, copy.folder);
      const dana = { name: "Dana", email: `dana@${host}`, role: "owner" } as const;
      for (const [slug, word] of [
        ["diadem-hero", `Refused ${"as it is too long ".repeat(3)}`.trim()],
        ["neonic-flow", "Kept"],
      ] as const) {
        const path = `paddles/${slug}.yaml`;
        const text = copy.read(path).replace(/^fullName: .*$/m, `$& ${word}`);
        await editContent(place, editing.content, dana, ["save", path, { text }]);
        await editContent(place, editing.content, dana, ["publish", path]);
      }
      await editing.close();
      copy.remove();
      await expect.poll(shown).toEqual(both(true, true));

      const schema = "src/site/paddles/paddle.content.ts";
      expect(project.read(schema)).toContain("fullName: words(80,");
      project.write(
        schema,
        project.read(schema).replace("fullName: words(80,", "fullName: words(60,"),
      );
      publish("1.5.0");
      const [releases, commit] = [
        readdirSync(join(site, "build/releases")),
        git(site, "rev-parse", "HEAD"),
      ];
      const refused = await owner("update");
      expect([refused.code, refused.output]).toEqual([
        1,
        expect.stringMatching(
          /content\/paddles\/diadem-hero\.yaml:\d+ fullName.*\n[^]*--leave-out/,
        ),
      ]);
      const restarted = refused.output.match(/Restarting the process on port \d+/g);
      expect(new Set(restarted).size).toBe(1);
      expect(await shown()).toEqual(both(true, true));
      expect(git(site, "rev-parse", "HEAD")).toBe(commit);
      expect(readdirSync(join(site, "build/releases")).at(-1)).toBe(releases.at(-1));

      const updated = await owner("update", "1.5.0", "--leave-out");
      expect([updated.code, updated.output]).toEqual([
        0,
        expect.stringMatching(
          /The site runs 1\.5\.0\.[^]*content\/paddles\/diadem-hero\.yaml:\d+ fullName/,
        ),
      ]);
      expect(await shown()).toEqual(both(false, true));
      const ready = await (await fetch(`http://127.0.0.1:${ports[1]}/readyz`)).text();
      expect(ready).toMatch(
        /^ready\nContent has a mistake, so 1 text published in the browser doesn't show\. \([\da-f]{8}\)$/,
      );

      expect((await owner("back")).code).toBe(0);
      expect(await shown()).toEqual(both(true, true));
    },
  );

  test("keeps it over the project's own content, too", { timeout: 900_000 }, async () => {
    expect((await init("--content", join(site, "content"))).code).toBe(0);
    expect(readFileSync(settingsFile, "utf8")).not.toContain("\nCONTENT_DIR=");
    await services.start();
    expect(await shown()).toEqual(both(true, true));
    const refused = await owner("update");
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/content\/paddles\/diadem-hero\.yaml:\d+ fullName[^]*--leave-out/),
    ]);
    expect(await shown()).toEqual(both(true, true));
  });
});
