import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connectMany, emptyStore, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let place: StorePlace;
let server: ServerProcess;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  await place.remove();
});

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: rallyrank.example\r\n\r\n`;

/** Requests a page on an existing connection; returns the head of the response. */
async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(requestFor(path));
  const [chunk] = (await once(socket, "data")) as [Buffer];
  return chunk.toString();
}

test("connections beyond the system's limit are refused and logged, and existing ones keep working", async () => {
  place = await emptyStore("sqlite");
  const openFiles = 256;
  const limited = ["sh", "-c", `ulimit -n ${openFiles}; exec "$@"`, "sh"];
  server = await startServer({ DATA_DIR: place.dataDir }, undefined, limited);
  sockets = await connectMany(server, 2 * openFiles);
  const isRefused = () => sockets.filter((socket) => socket.destroyed).length;
  const most = (openFiles * 3) / 4;
  for (const socket of sockets) socket.resume();
  await expect.poll(isRefused).toBeGreaterThanOrEqual(openFiles * 2 - most);

  const [one, other] = sockets.filter((socket) => !socket.destroyed);
  expect(await ask(one!, "/diadem-hero")).toContain("200 OK");
  // The server needs files besides the connections.
  expect(await ask(other!, "/favicon.svg")).toContain("200 OK");
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.includes(`connections are refused: ${most} are open`));
  expect(lines).toHaveLength(1);
  expect(server.output()).not.toContain("EMFILE");

  for (const socket of sockets) socket.destroy();
  const isServed = () =>
    fetch(`${server.url}/neonic-flow`).then(
      ({ status }) => status,
      () => "refused",
    );
  await expect.poll(isServed).toBe(200);
});

test("thousands of visitors with persistent connections are all answered, and so is the next", async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir });
  const [, openFiles] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))!;
  // The test's own process holds the other end of each of them.
  const visitors = Math.min(3000, Math.floor(Number(openFiles) / 2));
  sockets = await connectMany(server, visitors);
  const answers = await Promise.all(sockets.map((socket) => ask(socket, "/healthz")));
  expect(answers.filter((answer) => !answer.includes("200 OK"))).toEqual([]);
  expect((await fetch(`${server.url}/diadem-hero`)).status).toBe(200);
  expect(sockets.filter((socket) => socket.destroyed)).toEqual([]);
});
