import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A response as received; its body may still be chunked. */
export interface Answer {
  status: number;
  /** From the first line to the last header. */
  head: string;
  body: string;
}

/** The time limit for a whole response on a busy machine, in milliseconds. */
const responseTimeout = 20_000;
/** The time limit for a reaction to what may not be a whole request, in milliseconds. */
const partialTimeout = 100;

/**
 * Sends bytes over a connection of their own.
 * @param mustAnswer whether they are a whole request that the server answers before it hangs up
 * @returns undefined without a response
 * @throws if a required response is missing
 */
export async function sendBytes(
  port: number,
  bytes: Buffer,
  { mustAnswer }: { mustAnswer: boolean },
): Promise<Answer | undefined> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that rejects a request may hang up while we are still writing.
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write(bytes);
  const ending = new AbortController();
  const timeout = pause(mustAnswer ? responseTimeout : partialTimeout, "late", {
    signal: ending.signal,
  });
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
