import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addresses, downloadPath } from "../../src/addresses.ts";
import { fromOurPage } from "../support/console-client.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { asScript, postByScript } from "../support/posts.ts";
import { memoryOf } from "../support/process-memory.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/**
 * Memory after a start, in MiB: 100 to 101 with 127 paddles (86 to 87 with 26), and room for a little more. With a
 * formatter of Intl it's 8 more, and with what this file asserts to be loaded late 40.
 */
const maxAfterStart = 104;

let place: StorePlace;
let server: ServerProcess;
beforeEach(async () => {
  place = await emptyStore("sqlite");
});
afterEach(async () => {
  await server.stop();
  await place.remove();
});

test("a server takes little memory after its start", async () => {
  // The flags of tools/serve.sh that NODE_OPTIONS may have.
  const flags = "--max-semi-space-size=16 --expose-gc";
  server = await startServer({ DATA_DIR: place.dataDir, NODE_OPTIONS: flags });
  expect(memoryOf(server.pid).resident).toBeLessThan(maxAfterStart);
});

/** The files that a process has loaded so far, those in the build's own files included. */
function filesIn(file: string): string[] {
  const loaded = readFileSync(file, "utf8")
    .split("\n")
    .filter((url) => url.startsWith("file:"))
    .map((url) => fileURLToPath(url));
  const bundled = loaded
    .filter((path) => path.includes("/build/") && !path.includes("/node_modules/"))
    .flatMap((path) => readFileSync(path, "utf8").match(/^\/\/ (node_modules|src)\/\S+$/gm) ?? []);
  return [...loaded, ...bundled];
}

/** The packages of these files. */
function packagesIn(file: string): string[] {
  const name = /\bnode_modules\/((?:@[^/\s]+\/)?[^/\s]+)/;
  const names = filesIn(file).map((path) => name.exec(path)?.[1]);
  return [...new Set(names.filter((each) => each !== undefined))].toSorted();
}

test("packages that few requests need are loaded by the first of them, and work", async () => {
  const file = join(place.dataDir, "loaded-modules");
  const recorder = join(import.meta.dirname, "../support/loaded-modules.ts");
  server = await startServer({
    DATA_DIR: place.dataDir,
    NODE_OPTIONS: `--import=${recorder}`,
    LOADED_MODULES_FILE: file,
  });
  const get = async (path: string) => {
    const { status, headers } = await fetch(server.url + path);
    return [status, headers.get("content-type")];
  };
  expect(await get("/")).toEqual([200, "text/html; charset=utf-8"]);
  expect(packagesIn(file)).toEqual([
    "@hono/node-server",
    "@simplewebauthn/browser",
    "hono",
    "kysely",
    "lru-cache",
    "react",
    "react-dom",
    "tlds",
    "zod",
  ]);
  // The build has checked the content, so no schema of it is made again.
  expect(filesIn(file).filter((path) => /\.content\.ts$|zod\/v4\/classic/.test(path))).toEqual([]);

  expect(await get(downloadPath("how-to-choose-a-paddle"))).toEqual([200, "application/pdf"]);
  expect(packagesIn(file)).toEqual(expect.arrayContaining(["markdown-it", "pdfkit"]));

  expect(await get("/og/diadem-hero.png")).toEqual([200, "image/png"]);
  expect(packagesIn(file)).toEqual(expect.arrayContaining(["@resvg/resvg-js", "fontkit"]));

  expect(await get(addresses.data.path)).toEqual([200, "text/html; charset=utf-8"]);
  const loaded = filesIn(file);
  expect(await get(addresses.openApi.path)).toEqual([200, "application/json"]);
  expect(packagesIn(file)).not.toContain("@modelcontextprotocol/server");
  expect(loaded.filter((path) => /open-data\/(schemas|openapi)\.ts$/.test(path))).toEqual([]);
  const called = await fetch(server.url + addresses.mcp.path, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  expect(await called.text()).toContain('"compare"');
  expect(packagesIn(file)).toContain("@modelcontextprotocol/server");

  const asked = await fetch(`${server.url}/owner/sign-in`, {
    method: "POST",
    headers: { ...asScript, ...fromOurPage },
    body: new URLSearchParams({ act: "ask for a passkey" }),
  });
  expect(asked.status).toBe(201);
  expect(packagesIn(file)).toContain("@simplewebauthn/server");

  const message = {
    firstName: "Dana",
    lastName: "O'Neil",
    email: "dana@example.com",
    subject: "The weight of the Hero",
    message: "It says 8.1 oz, mine is 8.0.",
  };
  expect((await postByScript(server.url + addresses.contact.path, message)).status).toBe(201);
  const mails = join(place.dataDir, "mail");
  await expect.poll(() => existsSync(mails) && readdirSync(mails)).toHaveLength(1);
  expect(packagesIn(file)).toContain("nodemailer");
});
