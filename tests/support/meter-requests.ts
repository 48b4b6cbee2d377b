// Loaded into a server before its own code (NODE_OPTIONS=--import=…): measures each request's cost to the main thread.
// METER_PORT serves the figures.
import diagnostics from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";
import { cpuTime, timeReference } from "./cpu-time.ts";

/** The header with a measured request's name. */
const numberHeader = "x-request-number";
/** The header that requests the longest turn of the event loop instead of the total. */
const turnsHeader = "x-measure-turns";
/** The header that requests the reference work right after the request. */
const comparedHeader = "x-measure-reference";

const costs: Record<string, { cpu: number; reference: number }> = {};

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
