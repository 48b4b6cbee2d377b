import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type BuiltContent,
  builtContentFile,
  digestOfContent,
  openLiveLibrary,
} from "./open-library.ts";
import { publish } from "./library.ts";
import { readContent } from "./read-library.ts";

const { content } = readContent(".");
const text = JSON.stringify(content);

test("JSON keeps checked content whole", () => {
  expect(JSON.parse(text)).toStrictEqual(content);
});

describe("a library is opened", () => {
  let folder: string;
  let built: BuiltContent | undefined;
  const write = (path: string, written: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written);
  };
  const builtFile = join("build/releases/20261122T100000000Z/server", builtContentFile);
  const release = () => join(folder, "build/releases/20261122T100000000Z");

  const open = (showsSamples = true) =>
    openLiveLibrary({ projectFolder: folder, showsSamples, built, release: release() }, new Map());

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
    // Reading this would fail, so what opens must be the build's.
    write("content/site.yaml", "name: RallyRank\n");
    write("content/paddles/diadem-hero.yaml", "name: Hero\n");
    write("public/favicon.svg", "");
    write(builtFile, text);
    built = { digest: digestOfContent(folder), sha256: hash("sha256", text) };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each([true, false])("from the build, with samples: %s", async (showsSamples) => {
    const library = (await open(showsSamples)).current();
    expect(library.showsSamples).toBe(showsSamples);
    expect(library.paddles).toEqual(publish(content, showsSamples).paddles);
    expect(library.sampleTexts).toHaveLength(Object.values(content.samples).flat().length);
    expect(library.samplesOf("diadem-hero").length > 0).toBe(showsSamples);
  });

  test.each<[string, () => void]>([
    ["a file has changed", () => write("content/site.yaml", "name: RallyRink\n")],
    ["a file is new", () => write("content/paddles/of-the-owner.yaml", "")],
    ["a file is gone", () => rmSync(join(folder, "content/paddles/diadem-hero.yaml"))],
    ["a public file that content may link is new", () => write("public/court.png", "")],
    ["the build's file is gone", () => rmSync(join(folder, builtFile))],
    ["the build's file is cut off", () => write(builtFile, text.slice(0, -1))],
    [
      "the build's file is another one",
      () => write(builtFile, text.replace("Selkirk", "Sellkirk")),
    ],
    ["nothing was built", () => (built = undefined)],
  ])("from the content files, which are checked, if %s", async (_, change) => {
    change();
    const said = await open().then(
      (live) => live.mistakes().join("\n"),
      (error: Error) => error.message,
    );
    expect(said).toContain("content/home.yaml:1 ");
  });

  test("from the build, if the files have mistakes by now", async () => {
    write("content/site.yaml", "name: RallyRink\n");
    const live = await open();
    expect(live.current().paddles).toEqual(publish(content, true).paddles);
    expect(live.mistakes().length).toBeGreaterThan(0);
  });

  test("from the build of a release that isn't the newest, whatever the files say by now", async () => {
    write("content/site.yaml", "name: RallyRink\n");
    write("build/releases/20261122T110000000Z/server/main.js", "");
    const library = (await open()).current();
    expect(library.paddles).toEqual(publish(content, true).paddles);
  });
});
