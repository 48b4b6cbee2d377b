// Loaded into a server before its own code (NODE_OPTIONS=--import=…): measures each request's cost to the main thread.
// METER_PORT serves the figures.
import { createHash } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";
import { cpuTime } from "./cpu-time.ts";

/** The header with a measured request's name. */
const numberHeader = "x-request-number";
/** The header that requests the longest turn of the event loop instead of the total. */
const turnsHeader = "x-measure-turns";
/** The header that requests the reference work right after the request. */
const comparedHeader = "x-measure-reference";

const costs: Record<string, { cpu: number; reference: number }> = {};

const referenceText = "Soft hands, and a control that isn't bad at all for 8.1 oz. ".repeat(60);

/**
 * Work of the kind that requests are made of, and always the same: what it takes says how fast the machine is right now.
 * @returns its CPU time, in milliseconds
 */
function timeReference(): number {
  const before = cpuTime();
  for (let time = 0; time < 37; time++) {
    const text = `${time} ${referenceText}`;
    JSON.parse(JSON.stringify({ text, words: text.toLowerCase().split(/[^a-z0-9]+/u) }));
    createHash("sha256").update(text).digest("base64url");
  }
  return cpuTime() - before;
}

/** Measures the longest turn of the event loop from now on. The returned function stops and returns it. */
function watchTurns(): () => number {
  let longest = 0;
  let turnBegan = cpuTime();
  const endTurn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - turnBegan);
    turnBegan = now;
  };
  let next = setImmediate(function watch() {
    endTurn();
    next = setImmediate(watch);
  });
  return () => {
    clearImmediate(next);
    endTurn();
    return longest;
  };
}

const meter = createServer((_request, response) => {
  response.end(JSON.stringify(costs));
  for (const number of Object.keys(costs)) delete costs[number];
});
// The server's threads load this file, too.
if (process.env["METER_PORT"] && isMainThread) {
  meter.listen(Number(process.env["METER_PORT"]), "127.0.0.1").unref();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    const number = request.headers[numberHeader];
    if (server === meter || number === undefined) return;
    const before = cpuTime();
    const longest = request.headers[turnsHeader] === undefined ? undefined : watchTurns();
    response.once("close", () => {
      const cpu = longest?.() ?? cpuTime() - before;
      const isCompared = request.headers[comparedHeader] !== undefined;
      costs[String(number)] = { cpu, reference: isCompared ? timeReference() : 0 };
    });
  });
}
