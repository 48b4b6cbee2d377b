import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cpuTimeOf } from "../support/cpu-time.ts";
import { connectTo, emptyStore, type StorePlace } from "../support/engines.ts";
import { drawnPhoto } from "../support/photos.ts";
import { asScript, postByScript } from "../support/posts.ts";
import { memoryOf, processTree } from "../support/process-memory.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const megabyte = 1024 * 1024;
let place: StorePlace;
let server: ServerProcess;
let photos: string;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir, TRUST_PROXY: "127.0.0.1" });
  const review = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft hands." };
  const written = await postByScript(`${server.url}/neonic-flow`, review);
  photos = `/my-review/${((await written.json()) as { key: string }).key}?photos`;
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const partHead = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"';
const formType = "Content-Type: multipart/form-data; boundary=x";

/** Sends a head, then these bytes until the server hangs up; returns its answer, and the connection. */
async function send(head: readonly string[], body: Iterable<string>) {
  const socket = await connectTo(server);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.on("error", () => {});
  const ended = once(socket, "close");
  socket.write(`${[...head, "Host: a", ""].join("\r\n")}\r\n`);
  for (const bytes of body) {
    if (socket.destroyed) break;
    if (!socket.write(bytes, "latin1"))
      await Promise.race([once(socket, "drain"), ended]).catch(() => {});
  }
  return { socket, ended, answer: () => answer };
}

/** The processor time that something takes the server, in milliseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpuTimeOf(server.pid);
  await work();
  return cpuTimeOf(server.pid) - before;
}

function* pieces(count: number) {
  for (let sent = 0; sent < count; sent += 4000) yield "1\r\na\r\n".repeat(4000);
  yield "0\r\n\r\n";
}

const tooMany = /^HTTP\/1\.1 413 .*too many small pieces\.$/s;
const noBody = /^HTTP\/1\.1 413 .*can't have a body\.$/s;
test.each([
  ["a message", "POST /contact", "application/x-www-form-urlencoded", tooMany],
  ["a sign-in", "POST /owner/sign-in", "application/x-www-form-urlencoded", tooMany],
  ["a list of reviews", "POST /rest/v1/paddle_reviews", "application/json", tooMany],
  ["a photo", "POST photos", "image/jpeg", tooMany],
  ["a form of photos", "POST photos", "multipart/form-data; boundary=x", tooMany],
  ["a GET", "GET /healthz", "text/plain", noBody],
  ["a GET of a page in memory", "GET /neonic-flow", "text/plain", noBody],
])("%s of 400,000 single bytes is cut off", async (_, target, type, expected) => {
  // It's in memory from now on.
  await (await fetch(`${server.url}/neonic-flow`)).text();
  const head = [
    `${target.replace("photos", photos)} HTTP/1.1`,
    "Transfer-Encoding: chunked",
    `Content-Type: ${type}`,
  ];
  const cost = await costOf(async () => {
    const { ended, answer } = await send(head, pieces(400_000));
    await ended;
    expect(answer()).toMatch(expected);
  });
  // Reading all of them took 2 seconds.
  expect(cost).toBeLessThan(700);
  // The first of them was.
  await expect.poll(server.output).toContain("request bodies are refused");
});

test.each(["/healthz", "/neonic-flow"])(
  "a GET of %s with an empty body is answered",
  async (path) => {
    for (let time = 0; time < 2; time++) {
      const head = [`GET ${path} HTTP/1.1`, "Transfer-Encoding: chunked", "Connection: close"];
      const { ended, answer } = await send(head, ["0\r\n\r\n"]);
      await ended;
      expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
    }
  },
);

test("a form of photos with a boundary of 15,000 letters costs little", async () => {
  const boundary = "a".repeat(15_000);
  const begin = `--${boundary}\r\n${partHead}\r\n\r\n`;
  const length = begin.length + megabyte;
  const cost = await costOf(async () => {
    const { socket, answer } = await send(
      [
        `POST ${photos} HTTP/1.1`,
        "Accept: application/json",
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        `Content-Length: ${length}`,
      ],
      [begin, "a".repeat(megabyte)],
    );
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 422 .*couldn't read what your browser sent/s);
    socket.destroy();
  });
  // Searching for it took 2 seconds and more.
  expect(cost).toBeLessThan(700);
});

test("a form of photos holds no more than one part in memory, whatever its fields have", async () => {
  const before = memoryOf(server.pid).resident;
  const field = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n`;
  const large = `${field}\xc4\x81${"a".repeat(8 * megabyte - 10)}\r\n`;
  const sockets: Socket[] = [];
  for (let visitor = 1; visitor <= 4; visitor++) {
    const head = [
      `POST ${photos} HTTP/1.1`,
      `X-Forwarded-For: 203.0.113.${visitor}`,
      formType,
      `Content-Length: ${32 * megabyte}`,
    ];
    sockets.push((await send(head, [large, large, large, "--x\r\n"])).socket);
  }
  const incoming = () => readdirSync(join(place.dataDir, "media", "incoming")).length;
  await expect.poll(incoming).toBe(4);
  const arrived = () =>
    sockets.every(
      ({ bytesWritten, writableLength }) => bytesWritten > 24 * megabyte && writableLength === 0,
    );
  await expect.poll(arrived).toBe(true);
  await (await fetch(`${server.url}/healthz`)).text();
  // Each held 48 MB of text, 192 in all. Buffers that the collector comes to later were up to 125.
  expect(memoryOf(server.pid).resident - before).toBeLessThan(160);
  for (const socket of sockets) socket.destroy();
  await expect.poll(incoming).toBe(0);
});

test("a photo in usual pieces is taken, and decoded by a process that the system ends first", async () => {
  const body = new FormData();
  const photo = await drawnPhoto(400, 300).jpeg().toBuffer();
  body.append("photo", new Blob([new Uint8Array(photo)]), "photo.jpg");
  const answer = await fetch(server.url + photos, { method: "POST", headers: asScript, body });
  expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('"added":1')]);
  const scores = processTree(server.pid).map((pid) =>
    readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim(),
  );
  expect(scores.slice(1)).toContain("1000");
  expect(scores[0]).not.toBe("1000");
  expect(server.output()).not.toContain("The process that decodes photos says");
});
