import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { connectTo } from "../../../tests/support/engines.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { costOfBody, spendOn } from "./body-meter.ts";
import { listen, usualLimits } from "./listen.ts";

const sockets: Socket[] = [];
let server: ReturnType<typeof listen>;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** What the bodies of requests cost, and how many of their bytes were read, as they were answered. */
async function metering() {
  const costs: { cost: number; read: number }[] = [];
  const application = new Hono();
  application.post("/read", async ({ req: { raw }, text: answer }) => {
    const { length } = await raw.text().catch(() => "");
    costs.push({ cost: costOfBody(raw), read: length });
    return answer(`${length} bytes`);
  });
  application.post("/unread", ({ text: answer }) => answer("not read"));
  application.get("/page", ({ text: answer }) => answer("a page"));
  const refused: (string | undefined)[] = [];
  const answering = {
    fetch: application.fetch,
    fromMemory: () => false,
    countRefused: ({ url }: IncomingMessage) => void refused.push(url),
  };
  server = listen(answering, { host: "127.0.0.1", port: 0 }, usualLimits());
  await once(server, "listening");
  const open = async () => {
    const socket = await connectTo(server.address() as AddressInfo);
    sockets.push(socket);
    // It may be hung up on while it's still sending.
    socket.on("error", () => {});
    return socket;
  };
  return { costs, refused, open };
}

const head = (path: string, headers: string, method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`;
const inChunks = (path: string) => head(path, "Transfer-Encoding: chunked\r\nConnection: close");
const bytes = (count: number) => "1\r\na\r\n".repeat(count);

test("a body is charged for by its pieces, of which it may have a thousand of any size", async () => {
  const { costs, open } = await metering();
  for (const pieces of [1, 100, 1000]) {
    const socket = await open();
    socket.write(`${inChunks("/read")}${bytes(pieces)}0\r\n\r\n`);
    expect(await text(socket)).toContain(`${pieces} bytes`);
  }
  expect(costs.map(({ read }) => read)).toEqual([1, 100, 1000]);
  const [one, hundred, thousand] = costs.map(({ cost }) => cost);
  expect([hundred! / one!, thousand! / one!].map(Math.round)).toEqual([100, 1000]);
  // In milliseconds: that's about what reading them takes.
  expect(thousand).toBeGreaterThan(3);
});

test("a body of more small pieces is refused in words, and its connection ends", async () => {
  const { costs, open } = await metering();
  const socket = await open();
  socket.write(inChunks("/read") + bytes(1010));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*too many small pieces\.$/s);
  await expect.poll(() => costs.length).toBe(1);
  expect(costs[0]!.read).toBe(0);
});

test("a body of many pieces is read if they aren't small", async () => {
  const { costs, open } = await metering();
  const socket = await open();
  const piece = `400\r\n${"a".repeat(1024)}\r\n`;
  socket.write(`${inChunks("/read")}${piece.repeat(4000)}0\r\n\r\n`);
  expect(await text(socket)).toContain(`${4000 * 1024} bytes`);
  expect(costs[0]!.cost).toBeGreaterThan(4000 * 0.005);
});

const getPage = (headers: string) => head("/page", headers, "GET");
const chunked = "Transfer-Encoding: chunked";

test("a GET whose body is empty is answered, however that's announced, and the next one on its connection", async () => {
  const { refused, open } = await metering();
  for (const headers of ["Content-Length: 0", chunked]) {
    const socket = await open();
    const end = headers === chunked ? "0\r\n\r\n" : "";
    socket.write(`${getPage(headers)}${end}${getPage(`${headers}\r\nConnection: close`)}`);
    // The end may come in a packet of its own.
    await new Promise((done) => setImmediate(done));
    socket.write(end);
    expect((await text(socket)).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  }
  expect(refused).toEqual([]);
});

test("a GET is refused at the first byte of its body, and counted once", async () => {
  const { refused, open } = await metering();
  for (const [headers, body] of [
    ["Content-Length: 2", ""],
    [chunked, bytes(2)],
    [chunked, `${bytes(2)}0\r\n\r\n`],
  ] as const) {
    const socket = await open();
    socket.write(`${getPage(headers)}${body}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*can't have a body\.$/s);
    expect(refused.splice(0)).toEqual(["/page"]);
  }
});

test("what comes of a body after its answer counts, too", async () => {
  const { open } = await metering();
  const socket = await open();
  socket.write(head("/unread", "Transfer-Encoding: chunked"));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("not read");
  const ended = once(socket, "close");
  socket.resume();
  socket.write(`${bytes(1010)}0\r\n\r\n`);
  await ended;
});

test("what a request's body took to take apart is added to its cost", () => {
  const request = new Request("http://site/");
  expect(costOfBody(request)).toBe(0);
  const work = () => {
    for (const began = cpuTime(); cpuTime() - began < 10;);
    return "done";
  };
  expect(spendOn(request, work)).toBe("done");
  const spent = costOfBody(request);
  expect(spent).toBeGreaterThan(9);
  expect(() => spendOn(request, () => JSON.parse("["))).toThrow(SyntaxError);
  expect(costOfBody(request)).toBeGreaterThanOrEqual(spent);
});
