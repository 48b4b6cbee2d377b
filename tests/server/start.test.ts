import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runsAll } from "../runner/tier.ts";
import { signedIn } from "../support/console-client.ts";
import { failToStart, startServer } from "../support/server-process.ts";

const projectFolder = join(import.meta.dirname, "../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [{ PORT: "many" }, "PORT=many"],
  [
    { DATABASE_URL: "mysql://somewhere" },
    "DATABASE_URL=mysql://somewhere is not a PostgreSQL address",
  ],
  [{ SITE_URL: "rallyrank.example" }, "SITE_URL=rallyrank.example is not a web address"],
  [{ SAMPLE_CONTENT: "maybe" }, "SAMPLE_CONTENT=maybe is neither 'on' nor 'off'"],
])("a bad setting (%o) stops the start with one message", async (settings, sentence) => {
  const { code, output } = await failToStart({ DATA_DIR: folder, ...settings });
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output.trim().split("\n")).toHaveLength(1);
});

test("a data folder that is a file stops the start and is named", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { code, output } = await failToStart({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    expect.stringContaining(`DATA_DIR=${file} cannot hold the store: `),
  ]);
});

test("a test's server ends with the test, even if that is killed", async () => {
  const start = `
    const { startServer } = await import(${JSON.stringify(join(import.meta.dirname, "../support/server-process.ts"))});
    console.log((await startServer({ DATA_DIR: ${JSON.stringify(folder)} })).port);
    process.kill(process.pid, "SIGKILL");`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", start], {
    encoding: "utf8",
  });
  expect(Number(stdout)).toBeGreaterThan(0);
  const url = `http://127.0.0.1:${Number(stdout)}/healthz`;
  const isGone = () =>
    fetch(url).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
});

/** A copy of the project whose files may be broken; it shares the project's packages. */
function copyProject(): string {
  const names = ["content", "public", "src", "tools"];
  const files = ["package.json", "tsconfig.json", "vite.config.ts"];
  for (const name of [...names, ...files])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function spoil(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function build() {
  return spawnSync("vite", ["build"], { cwd: folder, encoding: "utf8" });
}

const spoilt = "content/paddles/diadem-hero.yaml";

test.runIf(runsAll)(
  "a mistake in a content file fails a build but not a start, which shows the last valid version",
  // Builds, reads all content and starts a server.
  async () => {
    copyProject();
    spoil(spoilt, "weightOz: 7.8", "weightOz: light");
    const sentence = `${spoilt}:15 weightOz: "light" is not a number. What belongs here: the average weight in ounces. For example: 8.2`;
    const { status, stderr } = build();
    expect(status).not.toBe(0);
    expect(stderr).toContain(sentence);

    symlinkSync(join(projectFolder, "build"), join(folder, "build"));
    const settings = { DATA_DIR: join(folder, "data") };
    const server = await startServer(settings, folder);
    const textOf = async (path: string) => await (await fetch(server.url + path)).text();
    expect(await textOf("/diadem-hero")).toContain("7.8");
    expect(await textOf("/readyz")).toBe(
      "ready\nContent has a mistake, so the site still shows the last valid version.",
    );
    expect(server.output()).toContain("so the site still shows the last valid version. content/");

    // Corrected, it shows without a restart.
    spoil(spoilt, "weightOz: light", "weightOz: 8.1");
    const reload = spawnSync(
      process.execPath,
      [join(projectFolder, "tools/owner.mjs"), "content", "publish"],
      { cwd: folder, env: { ...process.env, ...settings }, encoding: "utf8" },
    );
    expect(reload.stdout).toBe("The files have no mistake, and the site shows them now.\n");
    await expect.poll(() => textOf("/diadem-hero")).toContain("8.1");
    expect(await textOf("/readyz")).toBe("ready");
    await server.stop();

    // What was shown last goes on, not what was built.
    spoil(spoilt, "weightOz: 8.1", "weightOz: light");
    const later = await startServer(settings, folder);
    expect(await (await fetch(`${later.url}/diadem-hero`)).text()).toContain("8.1");
    await later.stop();
  },
);

test("an island that would bring the store into the browser stops the build, and is named", () => {
  copyProject();
  spoil(
    "src/site/reviews/list/more-reviews.island.tsx",
    'import { fetchPage } from "../../../platform/islands/fetch-page.ts";',
    'import { fetchPage } from "../../../platform/islands/fetch-page.ts";\nimport "../reviews.store.ts";',
  );
  const { status, stderr } = build();
  expect(status).not.toBe(0);
  expect(stderr).toContain(
    "src/site/reviews/list/more-reviews.island.tsx would bring src/site/reviews/reviews.store.ts into the browser",
  );
});

test("a new site says how to sign in, until someone has", async () => {
  const says = "run: npm run owner -- console link";
  const settings = { DATA_DIR: folder };
  const server = await startServer(settings);
  try {
    await expect.poll(() => server.output()).toContain(says);
    expect(server.output()).toContain(`${server.url}/owner.`);
    await signedIn(
      (path, init) => fetch(server.url + path, { redirect: "manual", ...init }),
      { dataDir: folder, databaseUrl: undefined, remove: async () => {} },
      "hello@rallyrank.example",
    );
  } finally {
    await server.stop();
  }
  const again = await startServer(settings);
  await again.stop();
  expect(again.output()).toContain("RallyRank is at");
  expect(again.output()).not.toContain(says);
});
