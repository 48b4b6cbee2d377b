import { expect, test } from "vitest";
import { type codings, compressOnce } from "./compress.ts";

/** Whether others have their turn while a text of so many bytes is compressed. */
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
