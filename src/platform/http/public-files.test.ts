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

test("a file that a client has already isn't sent again, nor is a part of one", async () => {
  writeFileSync(at("public/known.png"), "known");
  const server = new Hono().use(staticFiles(at("public"), "public, max-age=3600", ["/known.png"]));
  const ask = (headers: Record<string, string>, method = "GET") =>
    server.request("/known.png", { method, headers });
  const first = await ask({});
  const etag = first.headers.get("etag")!;
  const modified = first.headers.get("last-modified")!;
  expect((await ask({}, "HEAD")).headers.get("etag")).toBe(etag);
  for (const [headers, status] of [
    [{ "if-none-match": etag }, 304],
    [{ "if-none-match": `"other", ${etag}` }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"other"' }, 200],
    [{ "if-modified-since": modified }, 304],
    [{ "if-modified-since": new Date(Date.parse(modified) - 1000).toUTCString() }, 200],
    [{ "if-none-match": '"other"', "if-modified-since": modified }, 200],
    [{ range: "bytes=0-1", "if-range": '"other"' }, 200],
    [{ range: "bytes=abc" }, 200],
  ] as const) {
    const answer = await ask(headers);
    expect
      .soft([answer.status, await answer.text()], JSON.stringify(headers))
      .toEqual([status, status === 304 ? "" : "known"]);
    expect.soft(answer.headers.get("etag")).toBe(etag);
    expect.soft(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  }
  writeFileSync(at("public/known.png"), "changed");
  expect((await ask({ "if-none-match": etag })).status).toBe(200);
});
