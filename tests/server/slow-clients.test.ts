import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Hono } from "hono";
import {
  type Answering,
  type ConnectionLimits,
  listen,
  usualLimits,
} from "../../src/platform/http/listen.ts";
import { allWithOneServer } from "../support/one-server.ts";
import { connectMany, connectTo } from "../support/engines.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { memoryOf } from "../support/process-memory.ts";

const host = "host: rallyrank.example\r\n";
const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;

/** Answers the same paths by Request and Response, and beside /memory from memory. */
function answering(bodyOf: Record<string, () => string>, application = new Hono()): Answering {
  for (const [path, body] of Object.entries(bodyOf))
    application.get(path, (context) => context.body(body()));
  return {
    fetch: application.fetch,
    fromMemory({ url = "" }, response) {
      const [, path = ""] = url.split("/memory");
      if (!bodyOf[path]) return false;
      response.writeHead(200, ["content-type", "text/plain"]).end(bodyOf[path]());
      return true;
    },
  };
}

const connectionsOf = (server: ReturnType<typeof listen>) =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

describe("the site", () => {
  let server: ServerProcess;
  const sockets: Socket[] = [];
  allWithOneServer((started) => (server = started));

  async function open(count: number): Promise<Socket[]> {
    const opened = await connectMany(server, count);
    sockets.push(...opened);
    return opened;
  }

  /** In MiB. */
  const memory = () => memoryOf(server.pid).resident;

  async function isServedSoon(): Promise<void> {
    for (const path of ["/healthz", "/diadem-hero", "/neonic-flow?review=stored"]) {
      const answer = await fetch(server.url + path, { signal: AbortSignal.timeout(60_000) });
      expect(answer.status, path).toBe(200);
      await answer.text();
    }
  }

  test("serves others while clients send half a request, or request much and read nothing", async () => {
    await isServedSoon();
    const before = memory();
    for (const socket of await open(100)) socket.write(`GET / HTTP/1.1\r\n${host}`);
    for (const socket of await open(100))
      socket.write(`POST /diadem-hero HTTP/1.1\r\n${host}content-length: 500\r\n\r\nfirstName=`);
    // Each reads the beginning of its first response, by which time the server has its other requests.
    await Promise.all(
      (await open(100)).map(async (socket) => {
        socket.write(requestFor("/diadem-hero").repeat(200));
        await once(socket, "data");
        socket.pause();
      }),
    );
    await isServedSoon();
    // Each client that doesn't read requested twenty thousand pages of a hundred kilobytes, and one was buffered for
    // it.
    expect(memory() - before).toBeLessThan(400);
    for (const socket of sockets) socket.destroy();
    await isServedSoon();
  });

  test("stores a review whose sender disconnected once or not at all, and doesn't log a client's disconnect as an error", async () => {
    const count = 200;
    const bodyOf = (number: number) =>
      `firstName=Ann&duprRating=3.5&rating=4&reviewText=Broken+off+${number}.`;
    const posting = await open(count);
    for (const [number, socket] of posting.entries()) {
      const body = bodyOf(number);
      const type = "content-type: application/x-www-form-urlencoded";
      const sent = number % 2 ? body : body.slice(0, number % body.length);
      socket.write(
        `POST /diadem-hero HTTP/1.1\r\n${host}${type}\r\ncontent-length: ${body.length}\r\n\r\n${sent}`,
        () => setTimeout(() => socket.resetAndDestroy(), number % 20),
      );
    }
    const reading = await open(100);
    for (const [number, socket] of reading.entries())
      socket.write(requestFor(`/neonic-flow?visit=${number}`), () =>
        setTimeout(() => socket.resetAndDestroy(), number),
      );
    const left = () => [...posting, ...reading].filter((socket) => !socket.destroyed);
    await expect.poll(left).toEqual([]);
    await isServedSoon();

    // In one call, because a list read in pages shifts when a review is stored meanwhile.
    const list = `${server.url}/rest/v1/paddle_reviews?select=review_text&limit=1000`;
    const rows = (await (await fetch(`${list}&paddle_name=eq.diadem-hero`)).json()) as {
      review_text: string;
    }[];
    const stored = rows.map((row) => row.review_text);
    expect(stored.length).toBe(new Set(stored).size);
    const whole = new Set(
      Array.from({ length: count / 2 }, (_, half) => `Broken off ${half * 2 + 1}.`),
    );
    expect(stored.filter((text) => !whole.has(text))).toEqual([]);
    const faults = server
      .output()
      .split("\n")
      .filter((line) => line !== "" && !/"level":"(info|warn)"/.test(line));
    expect(faults).toEqual([]);
  });
});

const ways = [
  ["rendered", ""],
  ["from memory", "/memory"],
] as const;

describe("a connection", () => {
  let port: number;
  let server: ReturnType<typeof listen>;
  let handled = 0;

  async function serve(limits: Partial<ConnectionLimits> = {}): Promise<void> {
    handled = 0;
    server = listen(
      answering({
        "/large": () => `${++handled} x`.repeat(8 * 1024 * 1024),
        "/small": () => `small ${++handled}`,
      }),
      { host: "127.0.0.1", port: 0 },
      { ...usualLimits(), ...limits },
      (address) => ({ port } = address),
    );
    await once(server, "listening");
  }
  afterEach(() => server.close());

  test.each([
    ["sends half of a head", "GET /small HTTP/1.1\r\n"],
    ["sends half of a body", `POST /small HTTP/1.1\r\n${host}content-length: 9\r\n\r\nhalf`],
    ["reads nothing of a large answer", requestFor("/large")],
    ["reads nothing of a large answer from memory", requestFor("/memory/large")],
  ])("that %s and then nothing more is closed", async (_, sent) => {
    await serve({ stalled: 300 });
    const accepted = once(server, "connection");
    const socket = await connectTo({ port });
    socket.pause();
    socket.write(sent);
    await accepted;
    await expect.poll(() => connectionsOf(server)).toBe(0);
    socket.destroy();
  });

  test.each(ways)(
    "is answered in order, each request after the previous response was read: %s",
    async (_, at) => {
      await serve();
      const open = async () => {
        const socket = await connectTo({ port });
        let end = "";
        socket.on("data", (chunk: Buffer) => (end = (end + chunk.toString()).slice(-2000)));
        return {
          socket,
          small: () => end.match(/small \d+/g)?.map((found) => Number(found.slice(6))),
        };
      };
      const [{ socket, small }, other] = [await open(), await open()];
      socket.write(requestFor(`${at}/small`).repeat(5));
      await expect.poll(small).toEqual([1, 2, 3, 4, 5]);
      socket.pause();
      socket.write(requestFor(`${at}/large`) + requestFor(`${at}/small`).repeat(5));
      await expect.poll(() => handled).toBe(6);
      other.socket.write(requestFor(`${at}/small`));
      await expect.poll(other.small).toEqual([7]);
      socket.resume();
      await expect.poll(small).toEqual([8, 9, 10, 11, 12]);
      socket.destroy();
      other.socket.destroy();
    },
  );
});

describe("a client that is slow, but never stops,", () => {
  const size = 32 * 1024 * 1024;
  const noLimit = { time: 3_600_000, minRate: 1, maxHeld: Infinity };
  let server: ReturnType<typeof listen>;
  let port: number;
  const sockets: Socket[] = [];

  /** With limits so wide that only the given ones matter. */
  async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
    const wide = { idle: 3_600_000, stalled: 3_600_000, upload: 3_600_000, most: undefined };
    const posts = new Hono().post("/", async (context) =>
      context.text(await context.req.text().catch(() => "")),
    );
    const bodies = { "/large": () => "x".repeat(size), "/small": () => "small" };
    const place = { host: "127.0.0.1", port: 0 };
    server = listen(answering(bodies, posts), place, { ...wide, answers: noLimit, ...limits });
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });
  async function ask(path: string): Promise<Socket> {
    const socket = await connectTo({ port });
    sockets.push(socket);
    socket.write(requestFor(path));
    await once(socket, "data");
    return socket;
  }

  test.each(ways)("has limited time for its response: %s", async (_, at) => {
    await serve({ answers: { ...noLimit, time: 200, minRate: size } });
    const socket = await ask(`${at}/large`);
    socket.on("data", () => {
      socket.pause();
      setTimeout(() => socket.resume(), 50);
    });
    await expect.poll(() => connectionsOf(server)).toBe(0);
  });

  test("has limited time for its upload", async () => {
    await serve({ upload: 300 });
    const socket = await connectTo({ port });
    sockets.push(socket);
    socket.write(`POST / HTTP/1.1\r\n${host}content-length: 100000\r\n\r\n`);
    const drip = setInterval(() => socket.write("x"), 20);
    await expect.poll(() => connectionsOf(server)).toBe(0);
    clearInterval(drip);
  });

  test("keeps its connection after its response", async () => {
    await serve({ answers: { ...noLimit, time: 20, minRate: size } });
    const kept = await ask("/small");
    // One that is cut off later than the persistent one would have been.
    (await ask("/large")).pause();
    await expect.poll(() => connectionsOf(server)).toBe(1);
    kept.write(requestFor("/small"));
    await once(kept, "data");
  });

  test.each(ways)(
    "makes room for others when too much is buffered in total, first come first served: %s",
    async (_, at) => {
      await serve({ answers: { ...noLimit, maxHeld: size * 1.5 } });
      const [first, second] = [await ask(`${at}/large`), await ask(`${at}/large`)];
      first.pause();
      second.pause();
      expect(await connectionsOf(server)).toBe(2);
      await ask("/small");
      await expect.poll(() => connectionsOf(server)).toBe(2);
      first.resume();
      await expect.poll(() => first.destroyed).toBe(true);
      expect(second.destroyed).toBe(false);
    },
  );
});
