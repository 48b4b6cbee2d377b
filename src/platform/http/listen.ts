import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { log } from "../log.ts";
import type { AnswerFromMemory } from "./answer-from-memory.ts";
import { limitAnswers } from "./limit-answers.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";

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
