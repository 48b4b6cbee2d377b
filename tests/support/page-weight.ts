import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** What a page has loaded, in bytes. */
export interface PageWeight {
  /** Of what runs, each file and each script that stands in the page, in gzip. */
  scripts: number;
  /** The page, as it was sent, with its styles, which stand in it. */
  pageAndStyles: number;
  /** All of it, with font and pictures. */
  total: number;
}

/** Counts what each page loads that the tab opens from now on; what is kept from another page counts again. */
export async function weigh(page: Page): Promise<() => Promise<PageWeight>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let requests: Request[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requests = [];
    if (request.method() === "GET") requests.push(request);
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const weight = { scripts: 0, pageAndStyles: 0, total: 0 };
    for (const request of requests) {
      const kind = request.resourceType();
      const body = await read(request.url());
      let sent = body.length;
      if (kind === "document") {
        sent = (await request.sizes()).responseBodySize;
        for (const script of scriptsIn(body.toString())) weight.scripts += gzipSync(script).length;
      }
      if (kind === "script") weight.scripts += sent = gzipSync(body).length;
      if (kind === "document" || kind === "stylesheet") weight.pageAndStyles += sent;
      weight.total += sent;
    }
    return weight;
  };
}

/** Asks again, because a browser that has gone on no longer hands out what it got. */
async function read(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** The scripts that stand in a page; JSON for search engines does not run. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes, text]) => !attributes!.includes("application/ld+json") && text !== "")
    .map(([, , text]) => text!);
}
