// Reads what came to a mailbox on this machine: a Maildir, or one file (mbox). It's only read, so
// a mail program finds everything as it was.

import type { Stats } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayLength } from "../today.ts";

/** How long ago an email may have come, in milliseconds: longer than the outbox knows what it delivered. */
const maxAge = 8 * dayLength;

/** How much of an mbox file is read at a time, and of a Maildir's file at all, in bytes. */
const maxRead = { file: 16 * 1024 * 1024, message: 4 * 1024 * 1024 };

/**
 * Opens a mailbox.
 * @param path a Maildir, which has the folders 'new' and 'cur', or an mbox file
 * @returns a function that yields the emails that came since it was last called
 */
export function openMailboxFolder(path: string) {
  const seen = new Map<string, number>();
  let read = 0;
  let lastSize = -1;

  /** A Maildir's files, without those that were read before under another flag. */
  async function* fromFolder(now: number): AsyncGenerator<Uint8Array> {
    for (const [name, at] of seen) if (at < now - maxAge) seen.delete(name);
    for (const folder of ["new", "cur"])
      for (const name of await readdir(join(path, folder))) {
        const [unique = name] = name.split(":");
        if (seen.has(unique)) continue;
        const file = join(path, folder, name);
        const found = await stat(file).catch(ignoreMissing);
        if (!found?.isFile()) continue;
        const isRead = found.mtimeMs >= now - maxAge && found.size <= maxRead.message;
        const bytes = isRead ? await readFile(file).catch(ignoreMissing) : undefined;
        if (bytes) yield bytes;
        // It was moved meanwhile, and is found at its new place.
        if (isRead && !bytes) continue;
        seen.set(unique, now);
      }
  }

  /** The emails at the end of an mbox file. */
  async function* fromFile({ size }: Stats): AsyncGenerator<Uint8Array> {
    // Its mail program has rewritten it.
    if (size < read) read = 0;
    const from = Math.max(read, size - maxRead.file);
    if (size === from) return;
    const text = await readFrom(path, from, size);
    const starts = [...text.matchAll(/(?:^|\n\n|\r\n\r\n)(?=From )/g)].map(
      ({ index, 0: gap }) => index + gap.length,
    );
    for (const [index, start] of starts.entries()) {
      const message = text.slice(text.indexOf("\n", start) + 1, starts[index + 1]);
      yield Buffer.from(message.replaceAll(/^>(>*From )/gm, "$1"), "latin1");
    }
    // The last may still be written: it's read again once the file is longer.
    read = from + (starts.at(-1) ?? 0);
    if (size === lastSize) read = size;
    lastSize = size;
  }

  return async function* unread(now: number): AsyncGenerator<Uint8Array> {
    const found = await stat(path);
    if (found.isDirectory()) yield* fromFolder(now);
    else yield* fromFile(found);
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Bytes of a file as text, a character for each. */
async function readFrom(path: string, from: number, to: number): Promise<string> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(to - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
