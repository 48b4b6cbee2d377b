import { execFile } from "node:child_process";
import { globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { postFrom } from "../support/posts.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

// It starts many processes, and some read all content.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const projectFolder = join(import.meta.dirname, "../..");
const old = "onix-z5-graphite";
const now = "onix-z5-graphite-widebody";
const review = {
  firstName: "Ann",
  duprRating: "3.5",
  rating: "4",
  reviewText: "It lands where I aim, even late in a long game.",
};

// An editor renames a paddle with players' reviews, on a copy of the content. Each test goes on from the one before.
// How reviews are moved is tested on both databases in tests/store/moved-reviews.test.ts.
let place: StorePlace;
let copy: ContentCopy;
let server: ServerProcess | undefined;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  copy = copyContent();
  symlinkSync(join(projectFolder, "build"), join(copy.folder, "build"));
});
afterAll(async () => {
  await server?.stop();
  copy.remove();
  await place.remove();
});

const settings = () => ({ DATA_DIR: place.dataDir });
/** The line that says which store a command worked on. */
const store = () => `Store: ${join(place.dataDir, "rallyrank.sqlite")}\n`;

async function restart(): Promise<void> {
  await server?.stop();
  server = await startServer(settings(), copy.folder);
}

async function owner(...args: string[]): Promise<{ code: number; output: string }> {
  const program = join(projectFolder, "tools/owner.mjs");
  const env = { PATH: process.env["PATH"], ...settings() };
  return await new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: copy.folder, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
}

async function ask(path: string) {
  const answer = await fetch(server!.url + path, { redirect: "manual" });
  const { status, headers } = answer;
  return { status, location: headers.get("location"), text: await answer.text() };
}

/** Renames a paddle's files, and what refers to them. */
function rename(from: string, to: string): void {
  for (const folder of ["paddles", "sample-reviews"])
    renameSync(copy.at(`${folder}/${from}.yaml`), copy.at(`${folder}/${to}.yaml`));
  for (const file of globSync("content/**/*.{md,yaml}", { cwd: copy.folder })) {
    const path = join(copy.folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  }
}

const orphaned = `1 review by players is stored under "${old}", which is not a name in content/paddles or content/ball-tests: write movedFrom: [${old}] in the file that it was renamed to, or run 'npm run owner -- reviews move ${old} NEW' or 'npm run owner -- reviews delete-all ${old}'.`;

test("without a store, the check says that it looked at content alone", async () => {
  rmSync(place.dataDir, { recursive: true });
  expect(await owner("content", "check")).toEqual({
    code: 0,
    output: expect.stringContaining("Note: Stored reviews weren't checked. There is no store in"),
  });
});

test("a review is posted, and the check finds it in its place", async () => {
  await restart();
  const { status } = await postFrom("127.0.0.1", `${server!.url}/${old}`, review);
  expect(status).toBe(201);
  expect(await owner("content", "check")).toEqual({
    code: 0,
    output: expect.stringMatching(/^All content is valid: .*\nStore: .*\n$/),
  });
});

test("renamed without a word, the check fails with one sentence, and the site says it, too", async () => {
  rename(old, now);
  expect(await owner("content", "check")).toEqual({ code: 1, output: `${orphaned}\n` });
  await restart();
  expect((await ask("/readyz")).text).toBe("ready\n1 review by players is on no page.");
  const errors = server!
    .output()
    .split("\n")
    .filter((line) => line.includes('"error"'));
  expect(errors).toHaveLength(1);
  expect(JSON.parse(errors[0]!)).toMatchObject({ what: orphaned });
  expect((await ask(`/${old}`)).status).toBe(404);
});

test("with its earlier name, the check passes and says what the next start moves", async () => {
  copy.edit(`paddles/${now}.yaml`, /^name: /m, `movedFrom: [${old}]\nname: `);
  expect(await owner("content", "check")).toEqual({
    code: 0,
    output: expect.stringMatching(
      `^Note: 1 review of ${old} will move to ${now} when that is published\\.\nAll content`,
    ),
  });
  expect((await ask("/readyz")).text).toContain("1 review by players is on no page.");
});

test("after a restart the review is on the new page, and nothing is left to say", async () => {
  await restart();
  expect(server!.output()).toContain(`moved 1 review of ${old} to ${now}`);
  expect((await ask(`/${now}`)).text.includes(review.reviewText)).toBe(true);
  expect((await ask("/readyz")).text).toBe("ready");
  expect((await owner("content", "check")).output).toMatch(/^All content is valid/);
  await restart();
  expect(server!.output()).not.toContain("moved");
});

test.each([
  [`/${old}`, `/${now}`],
  [`/${old.toUpperCase()}/?stars=4&z=1`, `/${now}?stars=4`],
  [`/og/${old}.png`, `/og/${now}.png`],
  [`/comparisons/diadem-hero-vs-${old}`, `/comparisons/diadem-hero-vs-${now}`],
  [`/comparisons/${old}-vs-${now}`, `/${now}`],
])("%s leads to %s for good", async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, location });
});

test("lists of paddles that a visitor kept still name it", async () => {
  const list = `/comparisons?paddles=${old},diadem-hero`;
  expect(await ask(list)).toMatchObject({
    status: 302,
    location: `/comparisons?paddles=${now},diadem-hero`,
  });
  const shortlist = await ask(`/paddle-finder?shortlist=${old},diadem-hero`);
  expect(/"numberOfItems":\d+/.exec(shortlist.text)?.[0]).toBe('"numberOfItems":2');
  expect(shortlist.text.includes(`href="/${now}"`)).toBe(true);
});

test("a review sent again from a page opened earlier is recognized", async () => {
  const { status } = await postFrom("127.0.0.1", `${server!.url}/${old}`, review);
  expect(status).toBe(201);
  const { text } = await ask(`/rest/v1/paddle_reviews?paddle_name=eq.${now}`);
  expect(JSON.parse(text)).toHaveLength(1);
});

test("clients of the REST calls may use either name, and read the new one", async () => {
  const { text } = await ask(`/rest/v1/paddle_reviews?paddle_name=eq.${old}`);
  expect(JSON.parse(text)).toMatchObject([{ paddle_name: now, first_name: "Ann" }]);
  const row = {
    paddle_name: old,
    first_name: "Bo",
    dupr_rating: "4.0",
    rating: 5,
    review_text: "Soft hands at the kitchen line.",
  };
  const stored = await fetch(`${server!.url}/rest/v1/paddle_reviews`, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "return=representation" },
    body: JSON.stringify(row),
  });
  expect(await stored.json()).toMatchObject([{ ...row, paddle_name: now }]);
});

test("a link to a review's report form still works", async () => {
  const { text } = await ask(`/rest/v1/paddle_reviews?paddle_name=eq.${now}&limit=1`);
  const [{ id }] = JSON.parse(text) as [{ id: string }];
  const report = await ask(`/report-review?of=${old}&review=${id}`);
  expect(report.status).toBe(200);
  expect(report.text.includes("Soft hands")).toBe(true);
});

test.each([
  "/sitemap.xml",
  "/feed.xml",
  "/search?search=onix",
  "/paddles?search=onix",
  "/paddles.csv",
  "/paddle-reviews",
])("%s knows the new address alone", async (path) => {
  const { text } = await ask(path);
  // Its button has the earlier one, for trays that were filled before.
  const shown = text.replaceAll(/ data-earlier="[^"]*"/g, "");
  expect(shown.includes(now)).toBe(true);
  expect(new RegExp(`${old}(?!-widebody)`).exec(shown)?.[0]).toBeUndefined();
});

test("an owner moves reviews that content gives no place", async () => {
  copy.edit(`paddles/${now}.yaml`, `movedFrom: [${old}]\n`, "");
  rename(now, "onix-z5");
  const move = async (to: string, from = now) =>
    await owner("reviews", "move", from, to, "--reason", "the paddle was renamed");
  expect(await move("diadem-hero", "onix-z5")).toMatchObject({
    code: 1,
    output: expect.stringContaining("'onix-z5' has a page of its own"),
  });
  expect(await move("nowhere")).toMatchObject({
    code: 1,
    output: expect.stringContaining("No paddle or ball article has the address 'nowhere'"),
  });
  expect(await move("onix-z5")).toEqual({
    code: 0,
    output: `Moved 2 reviews to onix-z5.\n${store()}`,
  });
  expect((await owner("acts", "list")).output).toMatch(`reviews move  ${now} to onix-z5`);
  expect(await owner("content", "check")).toMatchObject({ code: 0 });
});

test("or deletes them, and is asked to only if there are any", async () => {
  rename("onix-z5", "onix-z6");
  const removeAll = () =>
    owner("reviews", "delete-all", "onix-z5", "--yes", "--reason", "the paddle is gone");
  expect(await removeAll()).toEqual({ code: 0, output: `Deleted 2 reviews.\n${store()}` });
  expect(await removeAll()).toMatchObject({ code: 1 });
  expect(await owner("content", "check")).toMatchObject({ code: 0 });
});
