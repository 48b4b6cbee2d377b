import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** What a page has loaded, in bytes. */
export interface PageWeight {
  /** Scripts that run: each file and each inline script, in gzip. */
  scripts: number;
  /** The page as sent, with its inline styles. */
  pageAndStyles: number;
  /** Everything, with font and pictures. */
  total: number;
}

/** Counts what each page in the tab loads from now on. Resources cached from another page count again. */
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

/** Requests them again, because a browser that has moved on no longer returns bodies. */
async function read(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** A page's inline scripts; JSON for search engines doesn't run. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes, text]) => !attributes!.includes("application/ld+json") && text !== "")
    .map(([, , text]) => text!);
}
