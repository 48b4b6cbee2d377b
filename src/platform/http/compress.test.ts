import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { type codings, codingsOf, compressOnce } from "./encode.ts";

/** Whether other work runs while a text of this many bytes is compressed. */
async function letsOthersWork(size: number, coding: (typeof codings.once)[number]) {
  let worked = false;
  setImmediate(() => (worked = true));
  await compressOnce(Buffer.from("court ".repeat(size / 6)), coding);
  return worked;
}

test.each([
  ["zstd", 250, 1500],
  ["br", 120, 300],
  ["gzip", 120, 300],
] as const)(
  "a large body becomes %s while other requests are answered, a page at once",
  async (coding, page, large) => {
    expect(await letsOthersWork(page * 1024, coding)).toBe(false);
    expect(await letsOthersWork(large * 1024, coding)).toBe(true);
  },
);

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;

test.each(["zstd", "br", "gzip"] as const)(
  "a page as %s leaves little behind until the next full collection",
  async (coding) => {
    const pages = 100;
    const page = Array.from({ length: 6000 }, (_, at) => `<p>${(at * 7919) % 6007}</p>`).join("");
    const compressPages = async () => {
      for (let left = pages; left > 0; left--) await compressOnce(Buffer.from(page), coding);
      for (let left = 3; left > 0; left--) collect({ type: "minor" });
    };
    await compressPages();
    collect();
    const before = process.memoryUsage().arrayBuffers;
    await compressPages();
    expect((process.memoryUsage().arrayBuffers - before) / pages).toBeLessThan(8 * 1024);
  },
);

test.each([
  ["gzip, deflate, br, zstd", "br", "zstd"],
  ["gzip, deflate, br", "br", "br"],
  ["gzip", "gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
  ["GZIP, Br", "br", "br"],
  ["br;q=0.1, gzip", "gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.2, zstd;q=0.5", "br", "zstd"],
  ["identity, br;q=0.5", "identity", "identity"],
  ["identity;q=0", "gzip", "gzip"],
  ["identity;q=0, gzip;q=0", "identity", "identity"],
  ["identity", "identity", "identity"],
  ["", "identity", "identity"],
  [undefined, "identity", "identity"],
  ["*", "identity", "identity"],
  [`${"x,".repeat(50_000)}br`, "br", "br"],
])("a client that accepts %.30s gets %s from memory, and %s at once", (header, kept, once) => {
  expect(codingsOf(header)).toEqual({ kept, once });
  expect(codingsOf(header)).toEqual({ kept, once });
});
