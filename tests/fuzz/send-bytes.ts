import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** An answer as it stood on the wire; its body may still be in chunks. */
export interface Answer {
  status: number;
  /** From the first line to the last header. */
  head: string;
  body: string;
}

/** How long a whole answer may take, on a machine that is busy, in milliseconds. */
const patience = 20_000;
/** How long a server is given to say something to what may not be a whole request, in milliseconds. */
const shortPatience = 100;

/**
 * Sends these bytes, on a connection of their own.
 * @param mustAnswer whether they are a whole request, after which the server hangs up; else it may go on waiting
 * @returns undefined where nothing was answered
 * @throws where something must be answered and is not
 */
export async function sendBytes(
  port: number,
  bytes: Buffer,
  { mustAnswer }: { mustAnswer: boolean },
): Promise<Answer | undefined> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that refuses what it reads may hang up while it is still being written to.
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write(bytes);
  const ending = new AbortController();
  const timeout = pause(mustAnswer ? patience : shortPatience, "late", { signal: ending.signal });
  const outcome = await Promise.race([closed, timeout.catch(() => {})]);
  ending.abort();
  socket.destroy();
  const text = Buffer.concat(chunks).toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
  if (mustAnswer && (outcome === "late" || status === undefined || end === -1))
    throw new Error(outcome === "late" ? "no answer in time" : `no answer but '${text}'`);
  if (status === undefined) return undefined;
  return { status: Number(status), head: text.slice(0, end), body: text.slice(end + 4) };
}
