import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Reaching } from "../../src/platform/http/polite-fetch.ts";
import { selfSignedCertificate } from "./tls.ts";

/** What a page answers; a page that hangs never does. */
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  hangs?: "at once" | "halfway";
}

export interface ShopServer {
  host: string;
  /** How the site reaches it, in place of a server of that name. */
  reaching: Partial<Reaching>;
  /** What it answers, by path. Everything else is 404. */
  answers: Record<string, Answer>;
  /** What was asked of it, in order. */
  asked: { path: string; headers: IncomingHttpHeaders }[];
  stop(): void;
}

/** Another site's server on this machine, as a name that isn't in DNS. */
export async function startShop(host = "shop.example"): Promise<ShopServer> {
  const certificate = selfSignedCertificate(host);
  const answers: ShopServer["answers"] = {};
  const asked: ShopServer["asked"] = [];
  const server = createServer(certificate, ({ url: path = "", headers }, answer) => {
    asked.push({ path, headers });
    const { status = 404, headers: more = {}, body = "", hangs } = answers[path] ?? {};
    if (hangs === "at once") return;
    const etag = more["etag"];
    if (etag !== undefined && headers["if-none-match"] === etag)
      return void answer.writeHead(304).end();
    answer.writeHead(status, more);
    if (hangs === "halfway") answer.write("{");
    else answer.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    host,
    reaching: {
      resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      mayReach: (address) => address === "127.0.0.1",
      port: (server.address() as AddressInfo).port,
      ca: certificate.cert,
      patience: 2000,
    },
    answers,
    asked,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
