// What reading a request's body costs. Bytes alone don't say: a body of single bytes takes a hundred times as long as the
// same one in the pieces that a network makes of it.

import type { IncomingMessage, ServerResponse } from "node:http";
import { isSafeMethod } from "./request-path.ts";

/** The processor time that a piece takes on its way from the socket to who reads it, in milliseconds. */
const perPiece = 0.006;
/** How many pieces any body may come in, and how many bytes each one after that must have, on average. */
const pieces = { free: 1000, size: 512 };
/** How long a client that sends too many has to read the answer, in milliseconds. */
const linger = 1000;

/** Why a body is read no further. */
const refusals = {
  pieces: "The request body came in too many small pieces.",
  method: "This request can't have a body.",
};

interface Meter {
  pieces: number;
  bytes: number;
  /** The processor time that else was spent on it, in milliseconds. */
  spent: number;
}

const meters = new WeakMap<Request | IncomingMessage, Meter>();

function meterOf(request: Request | IncomingMessage): Meter {
  let meter = meters.get(request);
  if (!meter) meters.set(request, (meter = { pieces: 0, bytes: 0, spent: 0 }));
  return meter;
}

/** What becomes of a request whose body is metered. */
export interface Metered {
  /** Answers it: at once, or once it's clear that a request that can't have a body has none. */
  answer: () => void;
  /** Called if its body is read no further. */
  refused: (why: string) => void;
}

/**
 * Counts the pieces of a request's body, and ends its connection if they're too many. What hasn't come
 * by the time of the answer is counted, too. A request that can't have a body ends at the first byte of one; a balancer
 * that gets a GET over HTTP/2 may send it on with a chunked body that is empty.
 */
export function meterBody(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, refused }: Metered,
): void {
  const { headers } = request;
  const length = Number(headers["content-length"] ?? 0);
  if (headers["transfer-encoding"] === undefined && length === 0) return answer();
  let isRefused = false;
  const refuse = (why: string) => {
    isRefused = true;
    hangUp(request, response, why);
    refused(why);
    return false;
  };
  const push = request.push.bind(request);
  if (isSafeMethod(request as { method: string })) {
    if (length > 0) return void refuse(refusals.method);
    request.push = (chunk: Buffer | null, encoding) => {
      if (isRefused) return false;
      if (chunk !== null) return refuse(refusals.method);
      const isPushed = push(chunk, encoding);
      answer();
      return isPushed;
    };
    return;
  }
  const meter = meterOf(request);
  request.push = (chunk: Buffer | null, encoding) => {
    if (isRefused) return false;
    if (chunk === null) return push(chunk, encoding);
    meter.pieces++;
    meter.bytes += chunk.length;
    const isFine = meter.pieces <= pieces.free + meter.bytes / pieces.size;
    return isFine ? push(chunk, encoding) : refuse(refusals.pieces);
  };
  response.prependListener("finish", () => {
    // Or Node would read the rest without pushing it. It's too late for anyone else.
    if (!request.complete) request.read();
  });
  answer();
}

/** Reads no more of a body. The client gets an answer, if it's waiting for one, and a moment to see it. */
function hangUp({ socket }: IncomingMessage, response: ServerResponse, why: string): void {
  socket.pause();
  if (response.socket && !response.headersSent)
    socket.end(
      `HTTP/1.1 413 Content Too Large\r\ncontent-type: text/plain\r\ncontent-length: ${why.length}\r\nconnection: close\r\n\r\n${why}`,
    );
  const timer = setTimeout(() => socket.destroy(), linger);
  socket.once("close", () => clearTimeout(timer));
}

/** Lets a Request have the meter of the message that it was made of. */
export function shareMeter(request: Request, of: IncomingMessage): void {
  const meter = meters.get(of);
  if (meter) meters.set(request, meter);
}

/** Does something with a request's body, all at once, and adds the processor time that it takes to the body's cost. */
export function spendOn<Result>(request: Request, work: () => Result): Result {
  const begun = threadTime();
  try {
    return work();
  } finally {
    meterOf(request).spent += threadTime() - begun;
  }
}

/** What a request's body has cost so far, beyond what its bytes cost, in milliseconds of processor time. */
export function costOfBody(request: Request): number {
  const meter = meters.get(request);
  return meter ? meter.pieces * perPiece + meter.spent : 0;
}

/** The processor time of this thread so far, in milliseconds. */
function threadTime(): number {
  // Linux brings a thread's time up to date every 4 ms, or if someone asks for the whole process.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
