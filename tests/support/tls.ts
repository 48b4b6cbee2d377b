import { createSign, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer as createServerOfNodeHttp, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

/** One value of DER (X.690): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (text: string) => der(0x18, Buffer.from(text));
// ecdsa-with-SHA256, and the attribute commonName.
const signatureAlgorithm = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
const name = (host: string) =>
  sequence(
    der(0x31, sequence(der(0x06, Buffer.from("550403", "hex")), der(0x0c, Buffer.from(host)))),
  );

/** A key and a self-signed certificate for it, generated for each run: the project contains no keys. */
export function selfSignedCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const statement = sequence(
    der(0x02, Buffer.from([1])),
    signatureAlgorithm,
    name(host),
    sequence(time("20200101000000Z"), time("20991231235959Z")),
    name(host),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(statement).sign(privateKey);
  const whole = sequence(statement, signatureAlgorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

/**
 * A proxy that ends TLS before a server, as in production: it appends the client's address last.
 * @param certificate of the host that clients name
 */
export async function startTlsProxy(
  port: number,
  serverPort: number,
  certificate = selfSignedCertificate("127.0.0.1"),
): Promise<() => void> {
  const proxy = createServer(certificate, (asked, answer) => {
    const said = asked.headers["x-forwarded-for"];
    const forwarded = [said, asked.socket.remoteAddress].filter(Boolean).join(", ");
    const passed = request(
      {
        port: serverPort,
        agent: false,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, "x-forwarded-for": forwarded, "x-forwarded-proto": "https" },
      },
      (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(port, "127.0.0.1");
  await once(proxy, "listening");
  return () => {
    proxy.close();
    proxy.closeAllConnections();
  };
}

/** The page calls this when the browser has painted something. */
export const paintedPath = "/painted";

export interface HaltingProxy {
  url: string;
  stop(): void;
}

/**
 * A slow connection to a server: of each page it passes on everything up to slightly beyond the element that the page
 * lets the browser wait for, and the rest once the browser has painted that much.
 */
export async function startHaltingProxy(serverUrl: string): Promise<HaltingProxy> {
  let goOn = () => {};
  const handOn = async (path: string, answer: ServerResponse) => {
    const got = await fetch(serverUrl + path, { redirect: "manual" });
    const body = Buffer.from(await got.arrayBuffer());
    answer.writeHead(got.status, { "content-type": got.headers.get("content-type") ?? "" });
    const [, awaited] = /<link rel="expect" href="#(\w+)"/.exec(body.toString()) ?? [];
    const at = awaited === undefined ? -1 : body.indexOf(`id="${awaited}"`);
    const half = at < 0 ? body.length : at + 700;
    answer.write(body.subarray(0, half));
    if (at < 0) answer.end();
    else goOn = () => answer.end(body.subarray(half));
  };
  const proxy = createServerOfNodeHttp(({ url = "" }, answer) => {
    if (url !== paintedPath) return void handOn(url, answer);
    goOn();
    answer.writeHead(204).end();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
