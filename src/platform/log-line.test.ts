import { expect, test } from "vitest";
import { jsonLine, plainLine } from "./log.ts";

const time = new Date(2026, 10, 20, 9, 5, 7);

test("a line for programs is one JSON object, without what is not known", () => {
  const line = jsonLine({ time, level: "warn", request: undefined, what: "404", path: "/x" });
  expect(JSON.parse(line)).toEqual({
    time: time.toISOString(),
    level: "warn",
    what: "404",
    path: "/x",
  });
});

test("a line for a person begins with the time of day", () => {
  const line = plainLine({ time, level: "warn", request: "r1", what: "404", path: "/x" });
  expect(line).toBe("09:05:07 warn 404 path=/x");
});

test.each([
  ["550 no such user <dana@example.com>", "550 no such user <…@…>"],
  ["Key (email)=(dana.o'neil@example.com) exists", "Key (email)=(dana.o'…@…) exists"],
  ["RCPT TO:<dana+news@sub.example.com> refused", "RCPT TO:<…@…> refused"],
  ["nobody @ home", "nobody @ home"],
  [
    "at node_modules/@hono/node-server/dist/index.mjs:7",
    "at node_modules/@hono/node-server/dist/index.mjs:7",
  ],
])("'%s' is logged as '%s'", (what, logged) => {
  expect(jsonLine({ time, level: "error", what })).toContain(JSON.stringify(logged));
  expect(plainLine({ time, level: "error", what })).toContain(logged);
});

test.each([
  ["one\nline", "error one\n  line"],
  ["red \u001b[31m alert", "error red �[31m alert"],
  ["one\rline", "error one�line"],
  ["window \u009b2J title\u007f", "error window �2J title�"],
  ["one\u2028line", "error one�line"],
])("%j cannot act on a terminal or pass for a line of its own", (what, logged) => {
  expect(plainLine({ time, level: "error", what })).toContain(logged);
  expect(jsonLine({ time, level: "error", what })).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(JSON.parse(jsonLine({ time, level: "error", what }))).toMatchObject({ what });
});

test("a long word is read once", () => {
  const what = "a".repeat(1e6);
  expect(jsonLine({ time, level: "error", what })).toContain(what);
});
