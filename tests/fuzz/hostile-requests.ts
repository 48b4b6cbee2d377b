import * as fc from "fast-check";
import { messageFields } from "../../src/site/contact/contact-message.ts";
import { reportFields } from "../../src/site/reviews/reports/report.ts";
import { reviewFields } from "../../src/site/reviews/review.ts";
import { formOf } from "./form-properties.ts";
import { hostileRow } from "./rest-properties.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { hostileText, piece } from "./hostile-text.ts";

/** Request targets: every kind of URL the site has, and some it doesn't have. */
export const knownPaths = [
  ...Object.values(samplePaths),
  "/og/home.png",
  "/healthz",
  "/readyz",
  "/assets/",
  "/favicon.svg",
  "/speculation.json",
];
/** Every parameter that a page of ours reads. */
export const knownParameters = [
  ["search", "category", "brand", "price", "level", "stars", "sort", "theme", "before", "page"],
  ["paddles", "shortlist", "units", "ball", "budget", "style", "select", "paddle_name", "order"],
  ["limit", "offset", "token", "key", "of", "review", "received", "columns", "rating", "_routes"],
].flat();
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const types = [
  ["application/x-www-form-urlencoded", "application/json", "text/plain", "multipart/form-data"],
  ["multipart/form-data; boundary=x", "application/json; charset=utf-16", "x", ""],
].flat();

// Characters that URLs can't hold are percent-encoded, as browsers do, or sent as raw bytes.
const inPath = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000));
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownPaths) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...knownPaths), inPath).map((parts) => parts.join("/")),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...knownPaths), inPath).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: inPath.map((part) => `/${part}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "//evil.example/",
      "/%",
      "/%00",
      "/%ff",
      "/..%2f..%2fetc/passwd",
      "*",
      "http://a/",
    ),
  },
);
/** A URL's query with its question mark; often empty. */
export const anyQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...knownParameters), hostileText), {
        minLength: 1,
        maxLength: 4,
      })
      .map((pairs) => `?${new URLSearchParams(pairs)}`),
  },
  { weight: 1, arbitrary: hostileText.map((text) => `?${text.replaceAll(/[^!-~]/g, "%")}`) },
);

// As bytes: what a client can put into a header, valid or not.
const headerValue = fc.oneof(
  hostileText.map((text) => text.replaceAll(/[\0\r\n]/g, "")),
  fc.constantFrom(
    "",
    "*",
    "0",
    "-1",
    "bytes=0-",
    "bytes=9-1,0-0,-1",
    'W/"a", "b"',
    "br;q=0, gzip",
    "gzip;q=x",
  ),
  fc.constantFrom(
    "Sat, 01 Jan 2000 00:00:00 GMT",
    "Sat, 99 Foo 9999",
    "return=representation",
    "count=exact",
  ),
);
const headerName = fc.constantFrom(
  ...[
    ["Accept", "Accept-Encoding", "Accept-Language", "Range", "If-Range", "If-None-Match"],
    ["If-Modified-Since", "Origin", "Referer", "Cookie", "User-Agent", "X-Forwarded-For", "Prefer"],
    ["X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "Authorization", "Expect", "Upgrade"],
    ["Access-Control-Request-Headers", "Access-Control-Request-Method", "Content-Encoding", "TE"],
    ["Sec-Fetch-Site", "Purpose", "X-HTTP-Method-Override", "Surrogate-Key", "X-Request-Id"],
  ].flat(),
);
const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 });

/** A form as a browser sends it, valid or hostile. */
export const encodedForm = fc
  .oneof(formOf(reviewFields), formOf(messageFields), formOf(reportFields), formOf(["email"]))
  .map((form) => String(new URLSearchParams(form)));
/** Rows for REST, valid or hostile. */
export const jsonRows = fc
  .oneof(hostileRow, fc.array(hostileRow))
  .map((rows) => JSON.stringify(rows));
/** The body of a post, whatever its type claims. */
export const anyBody = fc.oneof(
  fc.constant(""),
  encodedForm,
  hostileText,
  fc.json(),
  jsonRows,
  fc
    .tuple(hostileText, hostileText)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`,
    ),
);

/** A request to send. */
export interface Sent {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  type: string;
  body: string;
}

/** A path and its query. */
export const anyTarget = fc.tuple(path, anyQuery).map((parts) => parts.join(""));

/** A complete, well-formed request. */
export const anyRequest: fc.Arbitrary<Sent> = fc.record({
  method: fc.oneof(fc.constant("GET"), fc.constantFrom(...methods)),
  target: anyTarget,
  headers,
  type: fc.constantFrom(...types),
  body: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: anyBody }),
});

const wire = fc.oneof(
  piece,
  fc.constantFrom("\r\nTransfer-Encoding: chunked\r\n", "\r\nTransfer-Encoding: chunked, x\r\n"),
  fc.constantFrom("\r\nContent-Length: 9\r\n", "\r\nContent-Length: -1\r\n"),
  fc.constantFrom("\r\nContent-Length: 99999999999999999999\r\n", "\r\n folded\r\n"),
  fc.constantFrom("\r\nHost: a\r\n", "\r\nHost: a b\r\n", "\r\nHost: [::1\r\n", "\r\nHost:\r\n"),
  fc.constantFrom("0\r\n\r\n", "ffffffffffffffffff\r\n", `\r\nA: ${"a".repeat(20_000)}\r\n`),
  fc.constantFrom("\u0016\u0003\u0001", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "HTTP/0.9", "HTTP/1.0"),
);

/** A request with something inserted near its head. */
export const brokenBytes: fc.Arbitrary<Buffer> = fc
  .tuple(anyRequest, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(8), wire)
  .map(([request, place, removed, put]) => {
    const bytes = bytesOf(request).toString("latin1");
    const from = Math.floor(place * Math.min(bytes.length, 400));
    return Buffer.from(bytes.slice(0, from) + put + bytes.slice(from + removed), "latin1");
  });

/** The bytes of a request after which the server must hang up. */
export function bytesOf({ method, target, headers: sent, type, body: content }: Sent): Buffer {
  const payload = Buffer.from(content.toWellFormed());
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    ...sent.map(([name, value]) => `${name}: ${value}`),
    ...(payload.length > 0 ? [`Content-Type: ${type}`] : []),
    `Content-Length: ${payload.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), payload]);
}
