import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailboxFolder } from "./mailbox-folder.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
  file = join(folder, "hello");
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = Date.now();
const read = async (unread: ReturnType<typeof openMailboxFolder>) =>
  (await Array.fromAsync(unread(now))).map((bytes) => Buffer.from(bytes).toString());
const from = "From MAILER-DAEMON Mon Nov 30 09:00:00 2026\n";

test("an mbox file's emails are read as they come, the last one until it's whole", async () => {
  writeFileSync(file, `${from}Subject: 1\n\nOne\n>From here\n\n${from}Subject: 2\n\nTw`);
  const unread = openMailboxFolder(file);
  expect(await read(unread)).toEqual(["Subject: 1\n\nOne\nFrom here\n\n", "Subject: 2\n\nTw"]);
  appendFileSync(file, `o\n\n${from}Subject: 3\n\nThree\n`);
  expect(await read(unread)).toEqual(["Subject: 2\n\nTwo\n\n", "Subject: 3\n\nThree\n"]);
  // Nothing more came, so that was whole.
  await read(unread);
  expect(await read(unread)).toEqual([]);
});

test("an mbox file that its mail program has shortened is read again", async () => {
  writeFileSync(file, `${from}Subject: 1\n\nOne\n\n${from}Subject: 2\n\nTwo\n`);
  const unread = openMailboxFolder(file);
  for (let time = 0; time < 3; time++) await read(unread);
  writeFileSync(file, `${from}Subject: 4\n\nFour\n`);
  expect(await read(unread)).toEqual(["Subject: 4\n\nFour\n"]);
});

test("a mailbox that isn't there is a failure", async () => {
  await expect(read(openMailboxFolder(join(folder, "none")))).rejects.toThrow("ENOENT");
});
