import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedFiles, publicFiles, staticFiles } from "./static-files.ts";

let folder: string;
const at = (path: string) => join(folder, path);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-public-"));
  for (const each of ["public/courts", "public/.git"]) mkdirSync(at(each), { recursive: true });
  writeFileSync(at("secret.txt"), "secret");
  for (const name of ["icon.png", "courts/frost.jpg", ".env.txt", ".git/config.txt"])
    writeFileSync(at(`public/${name}`), name);
  symlinkSync(at("secret.txt"), at("public/out.txt"));
  symlinkSync(at("nowhere.txt"), at("public/dangling.txt"));
  symlinkSync(at("public/icon.png"), at("public/inside.png"));
  cpSync(at("public"), at("built"), { recursive: true, verbatimSymlinks: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = ["/courts/frost.jpg", "/icon.png", "/inside.png"];

test("lists a folder's files without hidden ones and links out of it", () => {
  expect(publicFiles(at("public"))).toEqual(files);
});

test("finds the files that are new or different since a copy was made", () => {
  writeFileSync(at("public/new.png"), "new");
  writeFileSync(at("public/icon.png"), "another icon");
  expect(changedFiles(at("public"), at("built"))).toEqual([
    "/icon.png",
    // In the copy it leads outside the folder.
    "/inside.png",
    "/new.png",
  ]);
});

test("serves those files with their type, and nothing else", async () => {
  const server = new Hono().use(staticFiles(at("public"), "public, max-age=3600", ["/new.png"]));
  const answer = await server.request("/new.png");
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "image/png",
    "new",
  ]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  const others = ["/.env.txt", "/out.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/icon.png"];
  for (const path of others) expect((await server.request(path)).status, path).toBe(404);
});
