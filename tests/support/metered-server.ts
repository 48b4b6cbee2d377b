import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { freePort } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** A request to send; `target` is its path and query. */
export interface CostlyRequest {
  method: string;
  target: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of this machine that it comes from; one of its own if it's left out. */
  from?: string;
}

/** A request's result. */
export interface RequestCost {
  status: number;
  /** CPU time of the main thread, in milliseconds: the total, or that of the longest turn. */
  cpu: number;
  /** That of the reference work right after it, if the request has `x-measure-reference`; 0 without. */
  reference: number;
}

/** A server that reports the cost of each request. */
export interface MeteredServer extends ServerProcess {
  /** Sends requests one after another, each from an address of its own. */
  measure(requests: readonly CostlyRequest[]): Promise<RequestCost[]>;
}

/** Starts the built server with a meter in it. */
export async function startMeteredServer(
  settings: Record<string, string | undefined>,
): Promise<MeteredServer> {
  const meterPort = await freePort();
  const server = await startServer({
    ...settings,
    METER_PORT: String(meterPort),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "meter-requests.ts")}`,
  });
  let sent = 0;

  async function send(
    { method, target, headers = {}, body = "", from }: CostlyRequest,
    number: number,
  ) {
    const agent = new Agent();
    const asked = request(`${server.url}/`, {
      method,
      path: target,
      agent,
      // A redirect may repeat a long URL, encoded.
      maxHeaderSize: 64 * 1024,
      // 127.1.0.1 and up: every tenth request comes from another provider's network.
      localAddress:
        from ??
        `127.${1 + (Math.floor(number / 10) % 250)}.${Math.floor(number / 2500) % 250}.${1 + (number % 10)}`,
      headers: {
        ...headers,
        "x-request-number": String(number),
        ...(body.length > 0 ? { "content-length": String(Buffer.byteLength(body)) } : {}),
      },
    });
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    agent.destroy();
    return answer.statusCode!;
  }

  async function readMeter(
    numbers: readonly number[],
  ): Promise<Map<number, Omit<RequestCost, "status">>> {
    const costs = new Map<number, Omit<RequestCost, "status">>();
    while (numbers.some((number) => !costs.has(number))) {
      const read = (await (await fetch(`http://127.0.0.1:${meterPort}`)).json()) as Record<
        string,
        Omit<RequestCost, "status">
      >;
      for (const [number, cost] of Object.entries(read)) costs.set(Number(number), cost);
      await nextTurn();
    }
    return costs;
  }

  return {
    ...server,
    async measure(requests) {
      const numbers: number[] = [];
      const statuses: number[] = [];
      for (const one of requests) {
        numbers.push(++sent);
        statuses.push(await send(one, sent));
      }
      const costs = await readMeter(numbers);
      return numbers.map((number, index) => ({
        status: statuses[index]!,
        ...costs.get(number)!,
      }));
    },
  };
}
