// Loaded into a server before its own code (NODE_OPTIONS=--import=…): measures what each request costs the thread that
// serves everyone. METER_PORT is where the figures are read.
import diagnostics from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** The header that a measured request names itself by. */
const numberHeader = "x-request-number";

const costs: Record<string, number> = {};

const meter = createServer((_request, response) => {
  response.end(JSON.stringify(costs));
  for (const number of Object.keys(costs)) delete costs[number];
});
if (process.env["METER_PORT"]) {
  meter.listen(Number(process.env["METER_PORT"]), "127.0.0.1").unref();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    const number = request.headers[numberHeader];
    if (server === meter || number === undefined) return;
    const { user, system } = process.threadCpuUsage();
    response.once("close", () => {
      const after = process.threadCpuUsage();
      costs[String(number)] = (after.user + after.system - user - system) / 1000;
    });
  });
}
