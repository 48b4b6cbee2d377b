import { type Mistake, mistakeText } from "../platform/content/mistake.ts";
import { hash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type BuiltContent,
  builtContentFile,
  checkAround,
  digestOfContent,
  filesBelow,
  fixedLibrary,
  openLiveLibrary,
  tooLong,
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
      (live) => live.unshown().mistakes.map(mistakeText).join("\n"),
      (error: Error) => error.message,
    );
    expect(said).toContain("content/home.yaml:1 ");
  });

  test("from the build, if the files have mistakes by now", async () => {
    write("content/site.yaml", "name: RallyRink\n");
    const live = await open();
    expect(live.current().paddles).toEqual(publish(content, true).paddles);
    expect(live.unshown().mistakes.length).toBeGreaterThan(0);
  });

  test("from the build of a release that isn't the newest, whatever the files say by now", async () => {
    write("content/site.yaml", "name: RallyRink\n");
    write("build/releases/20261122T110000000Z/server/main.js", "");
    const library = (await open()).current();
    expect(library.paddles).toEqual(publish(content, true).paddles);
  });
});

describe.each([
  ["the project's own folder", "content"],
  ["a folder outside of the project", "../own"],
])("the first start of a release over %s", (_, own) => {
  const hero = "paddles/diadem-hero.yaml";
  const flow = "paddles/neonic-flow.yaml";
  const guide = "best-of/best-pickleball-paddles-for-beginners.yaml";
  let folder: string;
  let built: BuiltContent;
  const at = (path: string) => join(folder, "project", path);
  const textOf = (path: string) => readFileSync(join("content", path), "utf8");
  const wrong = `${textOf(hero)}unknownToIt: 1\n`;
  const renamed = (path: string) =>
    textOf(path).replace(/^name: .*$/m, `name: Renamed ${path.slice(-9, -5)}`);
  const release = () => at("build/releases/20261122T100000000Z");
  const open = () =>
    openLiveLibrary({
      projectFolder: at(""),
      folder: own,
      showsSamples: true,
      dataDir: join(folder, "data"),
      release: release(),
      built,
    });
  /** Starts, and then learns what lies over the files. */
  async function start(texts: readonly (readonly [string, string | null])[]) {
    const live = await open();
    await live.refresh(new Map(texts));
    return live;
  }
  const nameOf = ({ current }: Awaited<ReturnType<typeof open>>, path: string) =>
    current().paddles.find(({ slug }) => path === `paddles/${slug}.yaml`)?.name;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
    for (const path of ["content", own]) cpSync("content", at(path), { recursive: true });
    // As every owner's, it isn't what the project ships.
    writeFileSync(at(join(own, "site.yaml")), `${textOf("site.yaml")}# Ours\n`);
    for (const file of filesBelow(".", "public")) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), "");
    }
    built = { digest: digestOfContent(at("")), sha256: hash("sha256", text) };
    mkdirSync(join(release(), "server"), { recursive: true });
    writeFileSync(join(release(), "server", builtContentFile), text);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("leaves out the one published text that it refuses, each time it starts", async () => {
    for (let times = 0; times < 2; times++) {
      const live = await start([
        [hero, wrong],
        [flow, renamed(flow)],
      ]);
      expect([nameOf(live, hero), nameOf(live, flow)]).toEqual(["Diadem Hero", "Renamed flow"]);
      expect(live.unshown()).toEqual({
        mistakes: [expect.objectContaining({ file: `content/${hero}` })],
        leftOut: [hero],
      });
    }
  });

  test("shows what was published since it last ran, also with one text that it refuses", async () => {
    await start([[flow, textOf(flow)]]);
    const live = await start([
      [hero, wrong],
      [flow, renamed(flow)],
    ]);
    expect([nameOf(live, hero), nameOf(live, flow)]).toEqual(["Diadem Hero", "Renamed flow"]);
    expect(live.unshown()).toMatchObject({ leftOut: [hero] });
  });

  test("shows the same if the files couldn't be read at first", async () => {
    await start([[flow, textOf(flow)]]);
    const live = await open();
    const texts = new Map([
      [hero, wrong],
      [flow, renamed(flow)],
    ]);
    const unreadable = at(join(own, "paddles/unreadable.yaml"));
    symlinkSync("nowhere", unreadable);
    await expect(live.refresh(texts)).rejects.toThrow("ENOENT");
    rmSync(unreadable);
    await live.refresh(texts);
    expect([nameOf(live, hero), nameOf(live, flow)]).toEqual(["Diadem Hero", "Renamed flow"]);
  });

  test("shows a published text over a file that it refuses, and without one names the mistake", async () => {
    writeFileSync(at(join(own, hero)), wrong);
    const said = await start([]).then(
      (live) => live.unshown().mistakes.map(mistakeText).join("\n"),
      (error: Error) => error.message,
    );
    expect(said).toContain(`content/${hero}:`);
    const live = await start([[hero, renamed(hero)]]);
    expect([nameOf(live, hero), live.unshown().mistakes]).toEqual(["Renamed hero", []]);
  });

  test("shows what is published after that, and the text once it's corrected", async () => {
    const live = await start([[hero, wrong]]);
    await live.refresh(
      new Map([
        [hero, wrong],
        [flow, renamed(flow)],
      ]),
    );
    expect([nameOf(live, flow), live.unshown().leftOut]).toEqual(["Renamed flow", [hero]]);
    await live.refresh(
      new Map([
        [hero, renamed(hero)],
        [flow, renamed(flow)],
      ]),
    );
    expect([nameOf(live, hero), live.unshown().mistakes]).toEqual(["Renamed hero", []]);
  });

  test("leaves a renamed paddle at its old address if it refuses the new one, and shows the others", async () => {
    const moved = "paddles/diadem-zero.yaml";
    const live = await start([
      [hero, null],
      [moved, wrong.replace("name: ", "movedFrom: [diadem-hero]\nname: ")],
      [flow, renamed(flow)],
    ]);
    expect(nameOf(live, hero)).toBe("Diadem Hero");
    expect([nameOf(live, moved), nameOf(live, flow)]).toEqual([undefined, "Renamed flow"]);
    expect(live.unshown().leftOut.toSorted()).toEqual([hero, moved].toSorted());
  });

  test("takes none of the published texts off at a later start on which a file is broken", async () => {
    await start([[flow, renamed(flow)]]);
    // What a command reads without the store isn't what the site showed.
    await (await open()).refresh();
    writeFileSync(at(join(own, guide)), "titel: x\n");
    const live = await start([[flow, renamed(flow)]]);
    expect(nameOf(live, flow)).toBe("Renamed flow");
    expect(live.unshown()).toMatchObject({ leftOut: [] });
    expect(live.unshown().mistakes.map(({ file }) => file)).toContain(`content/${guide}`);
  });
});

describe("what can show of texts with mistakes", () => {
  /** A check that counts, and finds what it's told to in these texts. */
  function counted(mistakesOf: (texts: ReadonlyMap<string, string | null>) => readonly Mistake[]) {
    const counting = {
      checks: 0,
      async check(texts: ReadonlyMap<string, string | null>) {
        counting.checks++;
        const mistakes = mistakesOf(texts);
        return mistakes.length > 0 ? { mistakes } : { content: "{}", notes: [] };
      },
    };
    return counting;
  }
  const texts = new Map(
    Array.from({ length: 64 }, (_, at) => [`paddles/paddle-${at}.yaml`, `name: ${at}\n`]),
  );
  const culprit = "paddles/paddle-40.yaml";
  const elsewhere: Mistake = {
    file: "content/home.yaml",
    line: 1,
    at: "the whole file",
    sentence: "is wrong.",
  };
  const ofCulprit = (all: ReadonlyMap<string, string | null>) =>
    all.has(culprit) ? [elsewhere] : [];

  test("is known of a renamed paddle without trying all of them", async () => {
    const { check } = fixedLibrary(() => publish(content, true));
    const read = (path: string) => readFileSync(join("content", path), "utf8");
    const [hero, moved] = ["paddles/diadem-hero.yaml", "paddles/diadem-zero.yaml"];
    const others = filesBelow("content", "paddles").filter((path) => path !== hero);
    const all = new Map<string, string | null>([
      [hero, null],
      [moved, `${read(hero)}unknownToIt: 1\nmovedFrom: [diadem-hero]\n`],
      ...others.map((path) => [path, read(path)] as const),
    ]);
    const first = await check(all);
    let checks = 0;
    const found = await checkAround(
      (asked) => {
        checks++;
        return check(asked);
      },
      all,
      "mistakes" in first ? first.mistakes : [],
    );
    expect(found?.leftOut.toSorted()).toEqual([hero, moved]);
    expect(checks).toBeLessThanOrEqual(2);
  });

  test("is tried first without what was left out before", async () => {
    const counting = counted(ofCulprit);
    const known = [culprit];
    const found = await checkAround(counting.check, texts, [elsewhere], { known });
    expect([found?.leftOut, counting.checks]).toEqual([[culprit], 1]);
  });

  test("isn't looked for one by one while someone waits", async () => {
    const counting = counted(ofCulprit);
    const known = ["paddles/paddle-3.yaml"];
    const asked = { known, isQuick: true };
    expect(await checkAround(counting.check, texts, [elsewhere], asked)).toBeUndefined();
    expect(counting.checks).toBe(1);
    const found = await checkAround(counting.check, texts, [elsewhere], { known });
    expect(found?.leftOut).toEqual([culprit]);
  });

  test("isn't looked for anymore once a check takes too long", async () => {
    const counting = counted((all) => (all.size > 0 ? [tooLong] : []));
    expect(await checkAround(counting.check, texts, [elsewhere])).toBeUndefined();
    expect(await checkAround(counting.check, texts, [tooLong])).toBeUndefined();
    expect(counting.checks).toBe(2);
  });
});
