// Photos as people and attackers send them, drawn by the tests themselves, and a bucket to store them in.

import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A drawing with a red corner at the top left, so that its orientation shows. */
export function drawnPhoto(width = 1200, height = 900): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2a7"/><rect width="50%" height="50%" fill="#f00"/>
    <circle cx="70%" cy="60%" r="15%" fill="#fd0"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

/** Where no stored file may say that a photo was taken. */
export const secretPlace = { camera: "Dink Cam 5000", owner: "Kitchen Line Secret" };

/** A JPEG as a phone writes it: lying on its side, with where it was taken and whose phone it was. */
export const phonePhoto = (width = 1200, height = 900): Promise<Buffer> =>
  drawnPhoto(width, height)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: secretPlace.camera, Artist: secretPlace.owner, Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "47/1 36/1 35/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "122/1 19/1 59/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a size in pixels with nothing in it: a few kilobytes for gigabytes of pixels. */
export function pngBomb(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 64 * 1024 * 1024));
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    pngChunk("IHDR", header),
    ...more,
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG that says it's an animation. */
export function animatedPng(): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return pngBomb(400, 400, [pngChunk("acTL", control)]);
}

/** A bucket of its own that checks what it's asked as Amazon's does: signatures, and the contents' digests. */
export async function startBucket() {
  const [key, secret, bucket] = ["key-of-tests", "secret/with+signs", "pictures"];
  const files = new Map<string, { body: Buffer; at: Date }>();
  let failing: false | 403 | 503 | "without an answer" | "halfway" = false;
  const server = createServer((request, response) => {
    if (failing === "without an answer") return;
    if (failing === "halfway") return void response.writeHead(200).write("half");
    void answer(request).then(([status, body = ""]) => response.writeHead(status).end(body));
  });
  async function answer(request: IncomingMessage): Promise<[number, (string | Buffer)?]> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (failing === 503) return [503, "<Error><Code>SlowDown</Code></Error>"];
    if (failing === 403) return [403, "<Error><Code>InvalidAccessKeyId</Code></Error>"];
    const body = Buffer.concat(parts);
    if (!isSigned(request, body, secret))
      return [403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"];
    const { pathname, searchParams } = new URL(request.url!, "http://bucket");
    if (!pathname.startsWith(`/${bucket}`))
      return [404, "<Error><Code>NoSuchBucket</Code></Error>"];
    const name = pathname.slice(bucket.length + 2);
    if (request.method === "GET" && name === "") return [200, listing(searchParams)];
    if (request.method === "PUT") return files.set(name, { body, at: new Date() }) && [200];
    if (request.method === "DELETE") return files.delete(name) ? [204] : [204];
    const found = files.get(name);
    return found ? [200, found.body] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
  }
  function listing(query: URLSearchParams): string {
    const from = query.get("continuation-token") ?? "";
    const names = [...files.keys()]
      .toSorted()
      .filter((name) => name > from && name.startsWith(query.get("prefix") ?? ""));
    // A few at a time, so that a list of them has to go on.
    const page = names.slice(0, 5);
    const contents = page.map((name) => {
      const { body, at } = files.get(name)!;
      return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const more =
      names.length > page.length
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : "";
    return `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`;
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/site?region=auto`,
    files,
    /** Answers with an error from now on, with nothing or half of an answer and no end, or as it should again. */
    fail: (fails: typeof failing) => (failing = fails),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Checks version 4 of Amazon's signatures, by its description. */
function isSigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  secret: string,
): boolean {
  const [, scope = "", signed = "", signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const { pathname, searchParams } = new URL(url!, "http://bucket");
  const sent = String(headers["x-amz-content-sha256"]);
  if (sent !== "UNSIGNED-PAYLOAD" && sent !== digest(body)) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}`);
  const request = [method, pathname, query, ...lines, "", signed, sent].join("\n");
  const date = String(headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", date, scope, digest(request)].join("\n");
  const [day = "", region = "", service = ""] = scope.split("/");
  const key = ["aws4_request"].reduce(
    hmac,
    [day, region, service].reduce<string | Buffer>(hmac, `AWS4${secret}`),
  ) as Buffer;
  return hmac(key, text).toString("hex") === signature;
}
