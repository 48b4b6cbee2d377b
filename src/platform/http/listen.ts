import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { readFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import { codingsOf } from "./encode.ts";
import { isSafeMethod } from "./request-path.ts";
import { countAnswer, type Metrics } from "./observe-requests.ts";
import type { PageCache } from "./page-cache.ts";
import type { WarnOfSettings } from "./proxy.ts";
import { log } from "../log.ts";

/** How slowly clients may take their answers. */
export interface AnswerLimits {
  /** How long every client has, in milliseconds. */
  time: number;
  /** How fast a client must take what takes longer than that, in bytes a second. */
  minRate: number;
  /** How much is held for all clients together, in bytes. */
  maxHeld: number;
}

type Answer = Pick<ServerResponse, "socket" | "writableLength" | "once">;

/**
 * Returns what starts an answer's time: called when the answer is ready, before its first byte. An answer that takes
 * too long ends with its connection, as do the oldest when too much is held for slow clients.
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
      // Counts what was handed to the system or waits to be: of a file, little more than the client took.
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

/** How long what is still on its way is taken in, in milliseconds. */
const linger = 1000;

/**
 * Answers what can't be read as a request. Where its address or headers are too long, takes in what is still on its way
 * for a moment, too: Node would close the connection at once, which resets it while bytes are unread, and the client
 * would never see why.
 */
export function refuseUnreadable(server: Server): void {
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Each part that comes later is as unreadable as the first.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
    // A request whose body breaks is being answered: that ends now.
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

/** Answers a request, if the whole answer is in memory. @returns whether it did */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The shortest way to a page that is in memory under the very address that was asked for: nothing of a request is looked
 * at but what the answer depends on. Every other request goes the long way.
 */
export function answerFromMemory(
  pages: PageCache,
  warn: WarnOfSettings,
  metrics: Metrics | undefined,
  stopping: AbortSignal,
): AnswerFromMemory {
  return (request, response) => {
    const { method = "", url = "", headers, socket } = request;
    // The long way tells a proxy to ask elsewhere from now on.
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
    return true;
  };
}

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** What connections may take. */
export type ConnectionLimits = ReturnType<typeof usualLimits>;

/** How often a refusal is worth a line in the log, in milliseconds. */
const refusalInterval = 60_000;

/** The limits of the running server. */
export function usualLimits() {
  const files = openFileLimit();
  return {
    // How long one may be idle, in milliseconds. Longer than proxies keep theirs (60 seconds, mostly). The other way round, one of theirs is closed now and then
    // just as they send a post on it, which they may not send again.
    idle: 75_000,
    /** How long one may neither take nor send a byte in the middle of a request, in milliseconds. */
    stalled: 60_000,
    /** How long a request may take to arrive, in milliseconds. */
    upload: 300_000,
    // A phone on a bad network takes a page of 15 KB in a quarter of that, and a list of 4 MB has more than an hour.
    answers: { time: 60_000, minRate: 1000, maxHeld: 128 * 1024 * 1024 },
    // How many there may be, if the system says. Without a file left, no page's script, no mail and no database could be opened.
    most: files === undefined ? undefined : Math.floor((files * 3) / 4),
  };
}

/** How many files and connections this process may have open; undefined where the system does not say. */
function openFileLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))!;
    return Number(soft);
  } catch {
    return undefined;
  }
}

/** What answers: at once from memory, or by Request and Response. */
export interface Answering {
  fetch: FetchCallback;
  fromMemory: AnswerFromMemory;
}

/** Serves the application; an address that cannot be taken is the server's `error` event. */
export function listen(
  { fetch, fromMemory }: Answering,
  { host, port }: { host: string; port: number },
  { idle, stalled, upload, answers, most }: ConnectionLimits,
  listening?: (address: AddressInfo) => void,
): Server {
  const begin = limitAnswers(answers);
  const fetchLimited: FetchCallback = async (request, env) => {
    const response = await fetch(request, env);
    begin(env.outgoing as ServerResponse);
    return response;
  };
  const listener = getRequestListener(fetchLimited, { hostname: host });
  const server = createServer(
    { keepAliveTimeout: idle, requestTimeout: upload, connectionsCheckingInterval: upload / 10 },
    oneAtATime((request, response) => {
      if (!fromMemory(request, response)) return void listener(request, response);
      // Most of them are in the system's hands by now.
      if (!response.writableFinished) begin(response);
    }),
  );
  refuseUnreadable(server);
  server.setTimeout(stalled);
  if (most !== undefined) refuseBeyond(server, most);
  server.listen(port, host, () => listening?.(server.address() as AddressInfo));
  return server;
}

function refuseBeyond(server: Server, most: number): void {
  server.maxConnections = most;
  let refused = 0;
  let saidAt = -Infinity;
  server.on("drop", () => {
    refused++;
    if (performance.now() - saidAt < refusalInterval) return;
    saidAt = performance.now();
    log(
      "warn",
      `connections are refused: ${most} are open, three quarters of the files this process may open (ulimit -n)`,
      { refused },
    );
  });
}

/**
 * Answers what a client sends ahead on a connection once it has taken what it asked for before. Otherwise a few
 * kilobytes of requests would be rendered all at once, and kept for a client that may never read.
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
