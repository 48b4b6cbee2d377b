import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { emptyStore } from "../support/engines.ts";
import { repeatable } from "../support/invented.ts";
import { startServer } from "../support/server-process.ts";

const projectFolder = join(import.meta.dirname, "../..");
let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const files = [
  "site.yaml",
  "review-wording.yaml",
  "paddles/neonic-flow.yaml",
  "sample-reviews/joola-perseus-pro-iv.yaml",
  "balls/franklin-x-40.yaml",
  "team/elena.yaml",
  "blog/the-reset.md",
  "best-of/best-bags-players-on-go.md",
];
/** A message about a content file: where, and what is wrong, without program internals. */
const sentence = /^content\/[\w./-]+:\d+ [^\n]+$/;
const ofAProgram = /\bat .*\.[jt]s:\d|\bundefined\b|\[object|TypeError|ENOENT|ZodError/;

test("files cut off anywhere get messages with file and line", () => {
  const whole = new Map(files.map((file) => [file, readFileSync(copy.at(file))]));
  const below = repeatable(20_261_121);
  // Empty, and one byte short of the last line's end; then in the middle of words, lines and characters.
  const cuts: ((length: number) => number)[] = [() => 0, (length) => length - 2];
  while (cuts.length < 8) cuts.push(below);
  for (const cut of cuts) {
    const lengths = new Map(files.map((file) => [file, cut(whole.get(file)!.length)]));
    for (const [file, length] of lengths)
      writeFileSync(copy.at(file), whole.get(file)!.subarray(0, length));
    const told = copy.sentences();
    const where = JSON.stringify([...lengths]);
    for (const said of told) {
      expect(said, where).toMatch(sentence);
      expect(said, where).not.toMatch(ofAProgram);
    }
    for (const [file, length] of lengths)
      if (length === 0)
        expect(
          told.some((said) => said.startsWith(`content/${file}:1 `)),
          file,
        ).toBe(true);
  }
});

test("a paddle whose file is half written fails the content check with one message, and stops no start", async () => {
  const file = "paddles/neonic-flow.yaml";
  const text = copy.read(file);
  copy.write(file, text.slice(0, text.indexOf("colourway:") + 20));
  const told = copy.sentences();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`content/${file}:`);

  const place = await emptyStore("sqlite");
  symlinkSync(join(projectFolder, "build"), join(copy.folder, "build"));
  const server = await startServer({ DATA_DIR: place.dataDir }, copy.folder);
  expect((await fetch(`${server.url}/neonic-flow`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe(
    "ready\nContent has a mistake, so the site still shows the last valid version.",
  );
  await server.stop();
  const check = spawnSync(
    process.execPath,
    [join(projectFolder, "tools/owner.mjs"), "content", "check"],
    {
      cwd: copy.folder,
      env: { ...process.env, DATA_DIR: place.dataDir },
      encoding: "utf8",
    },
  );
  expect([check.status, check.stdout, check.stderr]).toEqual([1, "", `${told[0]}\n`]);
  await place.remove();
});
