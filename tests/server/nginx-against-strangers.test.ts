// What one address can take of the machine through nginx as shipped: its disk, and its connections.

import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { type AddressInfo, connect as connectPlain, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { withLimits } from "../../src/office/owner/machine/installed-files.ts";
import { findNginx } from "../../tools/nginx.ts";
import {
  debianConfiguration,
  documentedHost,
  shippedConfiguration,
  startNginx,
  swap,
  temporaryBytes,
  type TestNginx,
} from "../support/nginx.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const program = findNginx();
if (!program)
  console.warn("SKIPPED, not passed: nginx's limits were not tried, because there is no nginx.");

const MB = 1024 * 1024;
const opened: Socket[] = [];
const endAll = () => {
  for (const socket of opened.splice(0)) socket.destroy();
};
afterEach(endAll);

/** A connection from an address, over TLS; a test ends it. */
function connectFrom(from: string, nginx: TestNginx, servername = documentedHost): TLSSocket {
  const where = { host: "127.0.0.1", port: nginx.https, localAddress: from };
  const socket = connectTls({ ...where, ca: nginx.cert, servername });
  socket.on("error", () => {});
  opened.push(socket);
  return socket;
}

/** Waits for the end of a connection; an error ends it, too. */
const closed = async (socket: Socket) =>
  await new Promise<void>((done) => {
    if (socket.destroyed) done();
    else socket.once("close", () => done());
  });

/** What a connection gets until it's closed. */
async function untilClosed(socket: Socket): Promise<string> {
  let got = "";
  socket.on("error", () => {});
  socket.on("data", (piece) => (got += String(piece)));
  await closed(socket);
  return got;
}

const headOf = (line: string, length?: number) =>
  `${line} HTTP/1.1\r\nHost: ${documentedHost}\r\n${length === undefined ? "" : `Content-Length: ${length}\r\n\r\n`}`;

/** An answer's status; undefined while there is none. */
type Sent = { status: number | undefined };

/** Begins a request with a body, and sends all but its last byte unless it's refused. */
async function beginBody(
  nginx: TestNginx,
  line: string,
  how: { from?: string; length?: number; sent?: number } = {},
): Promise<Sent> {
  const { from = "127.0.0.1", length = 32 * MB } = how;
  const { sent = length - 1 } = how;
  const socket = connectFrom(from, nginx);
  const begun: Sent = { status: undefined };
  socket.once("data", (answer) => {
    begun.status = Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1]);
  });
  const end = closed(socket);
  await Promise.race([new Promise((done) => socket.once("secureConnect", done)), end]);
  socket.write(headOf(line, length));
  const piece = Buffer.alloc(MB, "a");
  for (let left = sent; left > 0 && begun.status === undefined && !socket.destroyed; left -= MB)
    if (!socket.write(piece.subarray(0, left)))
      await Promise.race([new Promise((done) => socket.once("drain", done)), end]);
  return begun;
}

const times = async <Result>(count: number, each: (index: number) => Promise<Result>) =>
  await Promise.all(Array.from({ length: count }, (_, index) => each(index)));

/** Waits until so many were refused, with this status; the others wait for the rest of their bodies. */
const untilRefused = async (sent: readonly Sent[], count: number, status: number) => {
  const statuses = () => sent.flatMap(({ status: each }) => each ?? []);
  await expect.poll(statuses).toEqual(Array(count).fill(status));
};

const upload = "/my-review/0123456789abcdef?photos";

describe.skipIf(!program)("a site behind nginx as shipped", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-strangers-"));
  let server: ServerProcess;
  let nginx: TestNginx;
  beforeAll(async () => {
    server = await startServer({
      DATA_DIR: dataDir,
      SITE_URL: `https://${documentedHost}`,
      TRUST_PROXY: "127.0.0.1",
    });
    const shipped = shippedConfiguration([server.port, server.port]);
    nginx = await startNginx(program!, { ...shipped, workers: 1 });
  });
  afterAll(async () => {
    await Promise.all([nginx?.stop(), server.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const about = async () => (await nginx.ask("/about", { from: "127.0.0.2" })).status;

  test("of twenty uploads from one address, four are on the disk, and another address uploads and reads", async () => {
    const sent = await times(20, async () => await beginBody(nginx, `POST ${upload}`));
    await untilRefused(sent, 16, 429);
    await expect.poll(() => temporaryBytes(nginx)).toBeGreaterThan(4 * 31 * MB);
    expect(temporaryBytes(nginx)).toBeLessThanOrEqual(4 * 32 * MB);
    expect(await about()).toBe(200);
    const other = await nginx.ask(upload, {
      from: "127.0.0.2",
      fields: { photo: "x".repeat(2 * MB) },
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect([other.status, other.headers["x-request-id"]]).toEqual([404, expect.anything()]);
  });

  test("a GET has no body, announced or not", async () => {
    const sent = await times(20, async () => await beginBody(nginx, `GET ${upload}`));
    await untilRefused(sent, 20, 413);
    const chunked = connectFrom("127.0.0.1", nginx);
    chunked.write(`${headOf(`GET ${upload}`)}Transfer-Encoding: chunked\r\n\r\n8\r\n12345678\r\n`);
    const [answer] = (await once(chunked, "data")) as [Buffer];
    expect(String(answer)).toContain(" 413 ");

    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, {
      ca: nginx.cert,
      servername: documentedHost,
    });
    const stream = session.request(
      { ":path": upload, ":authority": documentedHost },
      { endStream: false },
    );
    stream.on("error", () => {});
    stream.write(Buffer.alloc(MB));
    const [headers] = (await once(stream, "response")) as [{ ":status": number }];
    session.destroy();
    expect(headers[":status"]).toBe(413);
    expect(temporaryBytes(nginx)).toBe(0);
  });

  test("uploads on one HTTP/2 connection count like those on many", async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, {
      ca: nginx.cert,
      servername: documentedHost,
    });
    const sent = Array.from({ length: 20 }, (): Sent => {
      const begun: Sent = { status: undefined };
      const stream = session.request(
        { ":method": "POST", ":path": upload, ":authority": documentedHost },
        { endStream: false },
      );
      stream.on("error", () => {});
      stream.on("response", (headers) => (begun.status = headers[":status"]));
      stream.write(Buffer.alloc(100_000));
      return begun;
    });
    await untilRefused(sent, 16, 429);
    session.destroy();
  });

  test("all addresses together have 32 uploads on the disk", async () => {
    const sent = await times(
      36,
      async (index) =>
        await beginBody(nginx, `POST ${upload}`, { from: `127.0.1.${index >> 2}`, sent: 1 }),
    );
    await untilRefused(sent, 4, 429);
    expect(await about()).toBe(200);
    endAll();
    await about();
    // A flood's refusals would fill the disk by the log.
    expect(nginx.logged().requests).not.toContain('"429"');
  });

  test("one address has 20 long forms on the disk, 200 all together, and short ones aren't counted", async () => {
    const long = async (from: string) =>
      await beginBody(nginx, "POST /contact", { from, length: 100_000, sent: 20_000 });
    const sent = await times(21, async () => await long("127.0.2.1"));
    await untilRefused(sent, 1, 429);
    const more = await times(181, async (index) => await long(`127.0.3.${index >> 4}`));
    await untilRefused([...sent, ...more], 2, 429);
    const { status } = await nginx.ask("/contact", { from: "127.0.2.1", fields: { name: "" } });
    expect(status).toBe(422);
  });

  test("800 half-sent requests over TLS from one address keep nobody out", async () => {
    // However busy the machine is, none of them is ended before the last one is there.
    const patient = (text: string) =>
      swap(text, "client_header_timeout 10s;", "client_header_timeout 60s;");
    const { host, files } = shippedConfiguration([server.port, server.port]);
    const crowded = await startNginx(program!, {
      host,
      files: [patient(files[0]), patient(files[1])],
      main: patient(withLimits(debianConfiguration)),
      workers: 1,
    });
    // A visitor without a connection yet, each time.
    const visit = async () => {
      const socket = connectFrom("127.0.0.2", crowded);
      socket.write(`${headOf("GET /about")}Connection: close\r\n\r\n`);
      socket.setTimeout(5000, () => socket.destroy());
      const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")]);
      return /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1];
    };
    const half = await times(800, async () => {
      const socket = connectFrom("127.0.0.1", crowded);
      // Beyond its connections, nginx doesn't even shake hands.
      await Promise.race([
        new Promise((done) => socket.once("secureConnect", done)),
        closed(socket),
      ]);
      socket.write(`${headOf("GET /")}X-a: `);
      return socket;
    });
    const answers = [];
    for (let visitor = 0; visitor < 20; visitor++) answers.push(await visit());
    expect(answers).toEqual(Array(20).fill("200"));
    expect(half.filter((socket) => socket.destroyed).length).toBe(0);
    endAll();
    await crowded.stop();
  });
});

describe.skipIf(!program)("nginx as shipped", () => {
  const hosts: (string | undefined)[] = [];
  const large = Buffer.alloc(20 * MB);
  const site = createServer((request, response) => {
    hosts.push(request.headers.host);
    request.resume();
    response.end(request.url === "/large" ? large : "the site");
  });
  let nginx: TestNginx | undefined;
  beforeAll(async () => {
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
  });
  afterEach(async () => {
    await nginx?.stop();
    nginx = undefined;
    hosts.length = 0;
  });
  afterAll(() => void site.close());

  /** Starts it. @param shorter turns a shipped text into the test's @param other another site; Debian's, if it's left out */
  async function start(shorter = (text: string) => text, other?: string) {
    const { port } = site.address() as AddressInfo;
    const { host, files } = shippedConfiguration([port, port]);
    nginx = await startNginx(program!, {
      host,
      files: [shorter(files[0]), shorter(files[1])],
      main: shorter(withLimits(debianConfiguration)),
      workers: 1,
      ...(other !== undefined && { other }),
    });
    return nginx;
  }

  test("gives the headers 10 seconds in all, a handshake too, and a pause in a body 15", async () => {
    const running = await start((text) =>
      swap(text, "client_header_timeout 10s;", "client_header_timeout 300ms;").replaceAll(
        "client_body_timeout 15s;",
        "client_body_timeout 300ms;",
      ),
    );
    const sends = (socket: Socket, text: string | Buffer) => {
      socket.write(text);
      return untilClosed(socket);
    };
    const plain = (port: number) => {
      const socket = connectPlain(port, "127.0.0.1");
      opened.push(socket);
      return socket;
    };
    const ended = await Promise.all([
      ...Array.from({ length: 20 }, () =>
        sends(connectFrom("127.0.0.1", running), `${headOf("GET /")}X-a: `),
      ),
      sends(plain(running.http), `${headOf("GET /")}X-a: `),
      // The beginning of a handshake.
      sends(plain(running.https), Buffer.from([22, 3, 1, 2, 0])),
      sends(connectFrom("127.0.0.1", running), `${headOf(`POST ${upload}`, 100_000)}x`),
    ]);
    expect(ended.filter((got) => got.includes(" 200 "))).toEqual([]);
    expect(hosts).toEqual([]);
  });

  test("keeps nothing on its disk for a reader who doesn't read", async () => {
    const running = await start();
    const socket = connectFrom("127.0.0.1", running);
    socket.write(`${headOf("GET /large")}\r\n`);
    await once(socket, "readable");
    expect(temporaryBytes(running)).toBe(0);
  });

  test("lets a location that an owner adds restrict reading, too", async () => {
    const restricted = "location /owner/ { deny all; proxy_pass http://rallyrank; }";
    const running = await start((text) =>
      text.replace("  location / {", `${restricted}\n  location / {`),
    );
    for (const [path, status] of [
      ["/owner/reviews", 403],
      ["/about", 200],
    ] as const) {
      expect((await running.ask(path)).status).toBe(status);
      expect((await running.ask(path, { fields: { name: "" } })).status).toBe(status);
    }
  });

  test("closes the console as the guide says, for reading and posting", async () => {
    const guide = readFileSync("docs/operating.md", "utf8");
    const [, http, server] = /```nginx\n(geo [^]+?\}\nmap [^]+?\}\n)(if [^]+?\}\n)```/.exec(guide)!;
    const own = http!.replace("203.0.113.7", "127.0.0.7");
    const running = await start((text) =>
      text
        .replace("upstream rallyrank {", `${own}upstream rallyrank {`)
        .replace("  location / {", `${server}  location / {`),
    );
    for (const path of ["/owner", "/owner/content/photos", "/owner/reviews"]) {
      expect((await running.ask(path)).status).toBe(403);
      expect((await running.ask(path, { fields: { name: "" } })).status).toBe(403);
      expect((await running.ask(path, { from: "127.0.0.7" })).status).toBe(200);
    }
    for (const path of ["/about", "/owners"]) expect((await running.ask(path)).status).toBe(200);
  });

  test("answers only the site's names, and a certificate authority", async () => {
    for (const other of [undefined, ""]) {
      const running = await start(undefined, other);
      const asks = async (socket: Socket, host: string) => {
        socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        return (await untilClosed(socket)).split("\r\n")[0];
      };
      const https = async (name: string, host = name) =>
        await asks(connectFrom("127.0.0.1", running, name), host);
      expect(await https(documentedHost)).toContain(" 200 ");
      // Only a certificate for the host is there, so a browser would go no further than the handshake.
      const www = connectTls({
        host: "127.0.0.1",
        port: running.https,
        servername: `www.${documentedHost}`,
        rejectUnauthorized: false,
      });
      expect(await asks(www, `www.${documentedHost}`)).toContain(" 301 ");
      expect(await https("evil.test")).toBe("");
      expect(await https(documentedHost, "evil.test")).toBe("");
      expect(await https("", "evil.test")).toBe("");
      expect(hosts.splice(0)).toEqual([documentedHost]);

      const http = async (host: string) =>
        await asks(connectPlain(running.http, "127.0.0.1"), host);
      expect(await http(documentedHost)).toContain(" 301 ");
      expect(await http(`www.${documentedHost}`)).toContain(" 301 ");
      // Debian's own site, if it's there, has said that it answers all others.
      expect(await http("evil.test")).toContain(other === undefined ? " 404 " : "");
      expect(await http("evil.test")).not.toContain(" 301 ");
      expect(hosts).toEqual([]);

      const challenge = "/.well-known/acme-challenge/";
      mkdirSync(join(running.folder, "letsencrypt", challenge), { recursive: true });
      writeFileSync(join(running.folder, "letsencrypt", challenge, "token"), "the answer");
      // A certificate may have other names. Debian's own site answers those itself.
      for (const host of other === undefined ? [documentedHost] : [documentedHost, "other.test"])
        expect((await running.askPlain(`${challenge}token`, { host })).body).toBe("the answer");
      await running.stop();
      nginx = undefined;
    }
  });

  test("logs a long request in a short line", async () => {
    const running = await start();
    await running.ask(`/${"a".repeat(1000)}${"%01".repeat(1000)}`, {
      headers: { referer: `https://${"b".repeat(3000)}/` },
    });
    await running.ask(`/${"%01".repeat(2000)}`);
    const lines = running.logged().requests.trim().split("\n");
    expect((JSON.parse(lines[0]!) as { path: string }).path).toBe(`/${"a".repeat(119)}…`);
    expect(lines.map((line) => line.length < 1500)).toEqual([true, true]);
  });
});
