import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { latestMigration } from "../src/platform/store/migrate.ts";
import { plainText } from "./support/in-process-site.ts";
import { startServer } from "./support/server-process.ts";
import {
  application,
  performSteps,
  type Places,
  readNumberedSteps,
} from "./support/walk-through.ts";

const steps = readNumberedSteps("Add a kind of contribution", "demo-days", latestMigration);

const places: Places = {
  "src/site/kinds/kinds.ts": [
    ["before", /^import type \{ KindWords \}.*\n/m],
    ["instead of", /^export const plainKinds: readonly PlainKind\[\] = \[\];\n/m],
  ],
  "src/platform/store/migrate.ts": [
    ["before", /^import type \{ Database \}.*\n/m],
    ["before", /(?<=^export const migrations = \{\n(?:  .*\n)*)\};\n/m],
  ],
  "src/addresses.ts": [["after", /^  about: .*\n/m]],
  "src/library/content-files.ts": [
    ["before", /^import \{ paddleFile \}.*\n/m],
    ["before", /(?<=^export const contentFiles = \{\n(?: .*\n)*)\};\n/m],
  ],
};

let copy: ReturnType<typeof performSteps>;
beforeAll(() => {
  copy = performSteps(steps, places);
});
afterAll(() => copy.delete());

test("takes seven files, three of them its own, compiles, and follows the rules of imports", async () => {
  expect([...steps.keys()]).toHaveLength(7);
  expect(await copy.typeErrors(application)).toBe("");
  expect(await copy.contentMistakes()).toBe("");
  expect(await copy.node("tools/check-imports.ts")).toMatchObject({ status: 0 });
});

const notice = {
  firstName: "Nora",
  place: "Austin, Dreamland",
  notice: "Diadem and Six Zero, from 9 to 12.",
};

test("is sent, held, approved, edited, reported, hidden, listed, exported and withdrawn", async () => {
  const built = await copy.node("node_modules/vite/bin/vite.js", "build");
  expect(built.status, built.output).toBe(0);
  const dataDir = join(copy.folder, "data");
  const server = await startServer({ DATA_DIR: dataDir }, copy.folder);
  const has = async (path: string, words: string) =>
    plainText(await (await fetch(server.url + path)).text()).includes(words);
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const owner = async (...words: string[]) => {
    const { output, status, stdout } = await copy.node("build/current/server/owner.js", ...words);
    expect(status, output).toBe(0);
    return stdout;
  };
  const listed = async (name: string) =>
    Object.values(JSON.parse(await owner(name, "list", "--json")) as object)[0] as {
      id: string;
    }[];
  try {
    expect(await has("/demo-days", "Nobody has announced a demo day yet.")).toBe(true);
    const wrong = await post("/demo-days", { ...notice, place: "" });
    expect(wrong.status).toBe(422);
    expect(plainText(await wrong.text())).toContain("Please say where it is.");

    const sent = await post("/demo-days", notice);
    const mine = sent.headers.get("location")!.replace("#content", "");
    expect(mine).toMatch(/^\/sent\/[0-9a-f]{40}$/);
    expect((await post("/demo-days", notice)).headers.get("location")).toBe("/sent/again#content");
    expect(await has("/demo-days", notice.place)).toBe(true);
    expect(await has(mine, "Your demo day is on the site")).toBe(true);
    expect(await has("/sitemap.xml", "/demo-days")).toBe(true);

    const linked = { ...notice, notice: "See shop.example, from 9 to 12." };
    expect((await post(mine, linked)).headers.get("location")).toBe(`${mine}?saved#content`);
    expect(await has(mine, "Thanks, it waits to be read")).toBe(true);
    expect(await has("/demo-days", "shop.example")).toBe(false);
    const held = await listed("demo-days");
    expect(held).toMatchObject([{ heldBecause: "link", place: notice.place }]);
    const [{ id } = { id: "" }] = held;
    const shown = JSON.parse(await owner("demo-days", "show", id, "--json")) as {
      version: string;
    };
    await owner("demo-days", "approve", `${id}@${shown.version}`);
    // The server hears of what another process did within seconds.
    const isListed = expect.poll(() => has("/demo-days", "shop.example"));
    await isListed.toBe(true);

    const reported = await post(`/report-question?demo-day=${id}`, {
      reason: "spam",
      details: "It sells.",
    });
    const thanks = reported.headers.get("location")!;
    expect(await has(thanks, "Back to the Demo days")).toBe(true);
    expect(await listed("demo-day-reports")).toMatchObject([{ reason: "spam", "demo-day": id }]);
    await owner("demo-days", "hide", id, "--reason", "advertising");
    await isListed.toBe(false);
    expect(await has(mine, "A moderator has taken it down.")).toBe(true);

    const file = join(copy.folder, "export.json");
    await owner("data", "export", file);
    expect(copy.read("export.json")).toContain("shop.example");

    expect((await post(`${mine}?withdraw`, {})).status).toBe(200);
    expect((await fetch(server.url + mine)).status).toBe(404);
    expect(await listed("demo-days")).toEqual([]);
  } finally {
    await server.stop();
  }
});

const migration = [...steps.keys()].find((file) => file.includes("/migrations/"))!;

test("what is left out is a type error in another file", async () => {
  const left = {
    "src/site/kinds/demo-days.ts": /src\/site\/kinds\/kinds\.ts\(.*demo-days\.ts/,
    [migration]: /src\/platform\/store\/migrate\.ts\(.*-demo-days\.ts/,
    "src/addresses.ts": /src\/site\/kinds\/kinds\.ts\(.*'demoDays' does not exist on type '\{/,
    "src/library/content-files.ts":
      /src\/site\/kinds\/kinds\.ts\(.*'demoDays' does not exist on type '(?!\{)/,
  };
  const errors = await copy.without(Object.keys(left), () => copy.typeErrors(application));
  for (const error of Object.values(left)) expect(errors).toMatch(error);
});

test("content/demo-days.yaml left out is a mistake in the content", async () => {
  const found = await copy.without(["content/demo-days.yaml"], copy.contentMistakes);
  expect(found).toMatch(/content\/demo-days\.yaml:1 \(the whole file\): cannot be read/);
});
