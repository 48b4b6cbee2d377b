import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const projectFolder = join(import.meta.dirname, "../..");
const picture = readFileSync(join(projectFolder, "public/icon-192.png"));
const another = readFileSync(join(projectFolder, "public/icon-512.png"));

let copy: ContentCopy;
let place: StorePlace;
let server: ServerProcess;

beforeAll(async () => {
  copy = copyContent();
  symlinkSync(join(projectFolder, "build"), join(copy.folder, "build"));
  const folder = join(copy.folder, "public");
  cpSync(join(projectFolder, "public"), folder, { recursive: true });
  mkdirSync(join(folder, "courts"));
  writeFileSync(join(folder, "courts/frost.png"), picture);
  writeFileSync(join(folder, "icon-192.png"), another);
  writeFileSync(join(folder, ".env.png"), "secret");
  symlinkSync(join(copy.folder, "content/site.yaml"), join(folder, "site.yaml"));
  const article = "blog/the-reset.md";
  copy.write(article, `${copy.read(article)}\n![Frost on a court](/courts/frost.png)\n`);
  expect(copy.sentences()).toEqual([]);
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir }, copy.folder);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
  copy.remove();
});

const ask = async (path: string) => {
  const answer = await fetch(server.url + path);
  const { status, headers } = answer;
  return {
    status,
    type: headers.get("content-type"),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

test("a picture added after the build shows once the server is restarted", async () => {
  const { body } = await ask("/blog/the-reset");
  expect(body.toString()).toContain('src="/courts/frost.png"');
  expect(await ask("/courts/frost.png")).toEqual({ status: 200, type: "image/png", body: picture });
});

test("so does one that was replaced", async () => {
  expect((await ask("/icon-192.png")).body).toEqual(another);
});

test.each(["/.env.png", "/site.yaml", "/courts/../../content/site.yaml", "/courts%2ffrost.png"])(
  "%s isn't served",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
