import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Another site, of another origin. */
export interface OtherSite {
  url: string;
  /** The requests it received, in order. */
  asked: { path: string; referrer: string | undefined }[];
  stop(): void;
}

/** Starts one that answers every path with the same page. */
export async function startOtherSite(html: () => string): Promise<OtherSite> {
  const asked: OtherSite["asked"] = [];
  const server = createServer(({ url = "", headers }, answer) => {
    asked.push({ path: url, referrer: headers.referer });
    answer.setHeader("content-type", "text/html").end(html());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    // With another host name, so that it is another site and not only another origin.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
