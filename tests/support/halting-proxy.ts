import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The page calls this when the browser has painted something. */
export const paintedPath = "/painted";

export interface HaltingProxy {
  url: string;
  stop(): void;
}

/**
 * A slow connection to a server: of each page it passes on everything up to slightly beyond the element that the page
 * lets the browser wait for, and the rest once the browser has painted that much.
 */
export async function startHaltingProxy(serverUrl: string): Promise<HaltingProxy> {
  let goOn = () => {};
  const handOn = async (path: string, answer: ServerResponse) => {
    const got = await fetch(serverUrl + path, { redirect: "manual" });
    const body = Buffer.from(await got.arrayBuffer());
    answer.writeHead(got.status, { "content-type": got.headers.get("content-type") ?? "" });
    const [, awaited] = /<link rel="expect" href="#(\w+)"/.exec(body.toString()) ?? [];
    const at = awaited === undefined ? -1 : body.indexOf(`id="${awaited}"`);
    const half = at < 0 ? body.length : at + 700;
    answer.write(body.subarray(0, half));
    if (at < 0) answer.end();
    else goOn = () => answer.end(body.subarray(half));
  };
  const proxy = createServer(({ url = "" }, answer) => {
    if (url !== paintedPath) return void handOn(url, answer);
    goOn();
    answer.writeHead(204).end();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
