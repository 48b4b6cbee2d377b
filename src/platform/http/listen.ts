// Everything between the socket and the application: connection limits, slow clients, pipelining, unparseable requests,
// and pages answered straight from memory. The application gets one request per connection at a time, and a slow client
// costs no connection but its own.

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { readFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import { meterBody, shareMeter } from "./body-meter.ts";
import { codingsOf } from "./encode.ts";
import { isSafeMethod } from "./request-path.ts";
import { countAnswer, type Metrics } from "./observe-requests.ts";
import type { PageCache } from "./page-cache.ts";
import type { WarnOfSettings } from "./proxy.ts";
import { log } from "../log.ts";

/** Limits on slow clients. */
export interface AnswerLimits {
  /** The time every client has, in milliseconds. */
  time: number;
  /** The minimum rate after that, in bytes per second. */
  minRate: number;
  /** The maximum held in memory for all clients together, in bytes. */
  maxHeld: number;
}

type Answer = Pick<ServerResponse, "socket" | "writableLength" | "once">;

/**
 * Limits how long answers may take. The returned function starts the clock of one answer: call it when the answer is
 * ready, before its first byte. An answer that takes too long ends with its connection; if too much is held for slow
 * clients, so do the oldest.
 */
export function limitAnswers({ time, minRate, maxHeld }: AnswerLimits): (answer: Answer) => void {
  const underWay = new Set<Answer>();

  function makeRoom(): void {
    let held = 0;
    for (const { writableLength } of underWay) held += writableLength;
    for (const oldest of underWay) {
      if (held <= maxHeld) return;
      if (oldest.writableLength === 0) continue;
      held -= oldest.writableLength;
      underWay.delete(oldest);
      oldest.socket?.resetAndDestroy();
    }
  }

  return (answer) => {
    const { socket } = answer;
    if (!socket || socket.destroyed) return;
    makeRoom();
    underWay.add(answer);
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    const check = () => {
      // Includes bytes handed to the OS or queued; for a file, that's little more than the client received.
      const allowed = time + ((socket.bytesWritten - sentBefore) / minRate) * 1000;
      const left = begun + allowed - performance.now();
      if (left > 0) timer = setTimeout(check, left);
      else socket.resetAndDestroy();
    };
    let timer = setTimeout(check, time);
    answer.once("close", () => {
      clearTimeout(timer);
      underWay.delete(answer);
    });
  };
}

/** How long to drain the rest of a refused request, in milliseconds. */
const linger = 1000;

/**
 * Answers requests that can't be parsed. If the URL or headers are too long, it drains the rest briefly: Node would
 * close the connection at once, which resets it while bytes are unread, and the client would never see the answer.
 */
export function refuseUnreadable(server: Server): void {
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Later chunks can't be parsed either.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
    // A broken body: its request is being answered, and that stops here.
    if (status !== 431) return void socket.destroy();
    const timer = setTimeout(() => socket.destroy(), linger);
    socket.once("close", () => clearTimeout(timer));
    socket.resume();
  });
}

function statusOf(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** RFC 9110, 7.2: a host as in a URL, and perhaps a port. */
const writtenHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/**
 * Whether a request names at most one host, in the way hosts are written; others are refused (RFC 9112, 3.2). Node keeps
 * the first of several without a word, where a cache in front of us may take another, and refuses requests without one.
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1]!;
  }
  return host === undefined || writtenHost.test(host);
}

/** Counts a GET of one of the site's pages, by its canonical path, if it's a view. */
export type CountView = (page: string, headers: IncomingHttpHeaders) => void;

/** Answers a request if the whole answer is in memory. @returns whether it did */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

interface FromMemory {
  pages: PageCache;
  warn: WarnOfSettings;
  metrics: Metrics | undefined;
  countView: CountView;
  stopping: AbortSignal;
}

/**
 * The fast path to a page cached under exactly this URL. It reads only the headers the answer depends on; every other
 * request goes through the application.
 */
export function answerFromMemory({
  pages,
  warn,
  metrics,
  countView,
  stopping,
}: FromMemory): AnswerFromMemory {
  return (request, response) => {
    const { method = "", url = "", headers, socket } = request;
    // When stopping, the application tells the proxy to close the connection.
    if (stopping.aborted || !isSafeMethod({ method })) return false;
    const begun = performance.now();
    const answer = pages.inMemory(url, {
      codings: codingsOf(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    if (!answer) return false;
    warn(headers, socket.remoteAddress ?? "");
    response.writeHead(answer.status, answer.headers as string[]);
    response.end(method === "HEAD" ? undefined : answer.bytes);
    const path = url.split("?", 1)[0]!;
    countAnswer(metrics, { method, path }, answer.status, performance.now() - begun);
    if (answer.isPage && method === "GET") countView(path, headers);
    return true;
  };
}

type FetchCallback = Parameters<typeof getRequestListener>[0];

export type ConnectionLimits = ReturnType<typeof usualLimits>;

/** The minimum pause between log entries about the same kind of refusal, in milliseconds. */
const refusalInterval = 60_000;

export function usualLimits() {
  const files = openFileLimit();
  return {
    // How long a connection may be idle, in milliseconds: longer than proxies keep theirs (usually 60 seconds).
    // Otherwise we might close a connection just as a proxy sends a post on it, which it may not retry.
    idle: 75_000,
    /** How long a request may make no progress in either direction, in milliseconds. */
    stalled: 60_000,
    /** How long a request may take to arrive, in milliseconds. */
    upload: 300_000,
    // A phone on a bad network takes a quarter of that for a 15 KB page, and has over an hour for a 4 MB list.
    answers: { time: 60_000, minRate: 1000, maxHeld: 128 * 1024 * 1024 },
    // The maximum number of connections, if the OS reports one. Out of file descriptors, the site couldn't open a
    // script, a database or a connection for email.
    most: files === undefined ? undefined : Math.floor((files * 3) / 4),
  };
}

/** The maximum number of open files and connections; undefined if the OS doesn't say. */
function openFileLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))!;
    return Number(soft);
  } catch {
    return undefined;
  }
}

/** The two ways to answer: from memory, or with a Response. */
export interface Answering {
  fetch: FetchCallback;
  fromMemory: AnswerFromMemory;
  /** Counts a request that neither of them gets, because it has a body and can't have one. */
  countRefused?: (request: IncomingMessage) => void;
}

/** Starts the server. An address that can't be bound is the server's `error` event. */
export function listen(
  { fetch, fromMemory, countRefused }: Answering,
  { host, port }: { host: string; port: number },
  { idle, stalled, upload, answers, most }: ConnectionLimits,
  listening?: (address: AddressInfo) => void,
): Server {
  const begin = limitAnswers(answers);
  const fetchLimited: FetchCallback = async (request, env) => {
    shareMeter(request, env.incoming as IncomingMessage);
    const response = await fetch(request, env);
    begin(env.outgoing as ServerResponse);
    return response;
  };
  const listener = getRequestListener(fetchLimited, { hostname: host });
  const inTurn = oneAtATime((request, response) => {
    if (!namesOneHost(request)) return void response.writeHead(400, closing).end();
    if (!fromMemory(request, response)) return void listener(request, response);
    // Most answers have left by now.
    if (!response.writableFinished) begin(response);
  });
  const logRefusedBody = refusalLog("request bodies are refused");
  const server = createServer(
    { keepAliveTimeout: idle, requestTimeout: upload, connectionsCheckingInterval: upload / 10 },
    (request, response) =>
      meterBody(request, response, {
        answer: () => inTurn(request, response),
        refused: (why) => {
          logRefusedBody({ why });
          // The application counts the others itself.
          if (isSafeMethod(request as { method: string })) countRefused?.(request);
        },
      }),
  );
  refuseUnreadable(server);
  server.setTimeout(stalled);
  if (most !== undefined) refuseBeyond(server, most);
  server.listen(port, host, () => listening?.(server.address() as AddressInfo));
  return server;
}

const closing = { connection: "close" };

function refuseBeyond(server: Server, most: number): void {
  server.maxConnections = most;
  const logRefused = refusalLog(
    `connections are refused: ${most} are open, three quarters of the files this process may open (ulimit -n)`,
  );
  server.on("drop", () => logRefused());
}

/** Logs refusals, at most one a minute, with their number so far and what else there is to say of this one. */
function refusalLog(sentence: string): (details?: Record<string, string>) => void {
  let refused = 0;
  let saidAt = -Infinity;
  return (details) => {
    refused++;
    if (performance.now() - saidAt < refusalInterval) return;
    saidAt = performance.now();
    log("warn", sentence, { refused, ...details });
  };
}

/**
 * Handles a connection's pipelined requests one at a time, each after the previous answer was sent. Otherwise a few
 * kilobytes of requests would all be rendered at once and held for a client that may never read.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.writableFinished || before.destroyed) listener(request, response);
    else before.once("close", () => socket.destroyed || listener(request, response));
  };
}
