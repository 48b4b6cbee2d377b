import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createBrotliCompress, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { likeABrowser } from "./load.ts";

/** What a first visit to a page costs a phone. */
export interface FirstLoad {
  /** Bytes over the network, headers and bodies, until it is idle, by kind of file. */
  bytes: { page: number; scripts: number; rest: number };
  requests: number;
  /** In milliseconds: first and largest paint, and the time that tasks blocked the page beyond 50 ms each. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A mid-range phone on a slow connection: the values of Lighthouse's applied throttling (its 'devtools' method). */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowerProcessor = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

interface Noted {
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** Runs in the page before any of its own code. */
function noteWhatHappens(): void {
  const noted: Noted = { largestPaint: 0, blocked: 0, shift: 0 };
  (window as never as { noted: Noted }).noted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (noted.largestPaint = startTime));
  observe("longtask", ({ duration }) => (noted.blocked += Math.max(0, duration - 50)));
  observe("layout-shift", (entry) => (noted.shift += (entry as never as { value: number }).value));
}

/** Asks for a page as often as those that people read are: a page that many ask for is compressed better. */
export async function askOften(url: string): Promise<void> {
  for (let turn = 0; turn < 16; turn++) {
    await (await fetch(url, { headers: likeABrowser })).arrayBuffer();
    await pause(100);
  }
}

/** Opens a page as a phone does on a first visit. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(noteWhatHappens);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes = { page: 0, scripts: 0, rest: 0 };
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      const of = kind === "Document" ? "page" : kind === "Script" ? "scripts" : "rest";
      bytes[of] += encodedDataLength;
    });
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.locator("h1").waitFor();
    const { firstPaint, noted } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      noted: (window as never as { noted: Noted }).noted,
    }));
    return { bytes, requests: kinds.size, firstPaint, ...noted };
  } finally {
    await context.close();
  }
}

/** A proxy before a server. */
export interface Proxy {
  url: string;
  close(): void;
}

/**
 * A proxy that compresses text for sites that leave compression to a proxy in production; compressed responses pass
 * unchanged. So all sites are compared compressed.
 */
export async function compressingProxy(origin: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const asked = request(origin + url, { method: method!, headers }, (answer) => {
      const isText = /^(text\/|application\/(json|javascript)|image\/svg)/.test(
        answer.headers["content-type"] ?? "",
      );
      const isPlain = isText && !answer.headers["content-encoding"] && answer.statusCode === 200;
      if (!isPlain) {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { "content-length": _, ...otherHeaders } = answer.headers;
      outgoing.writeHead(200, { ...otherHeaders, "content-encoding": "br" });
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      answer.pipe(createBrotliCompress({ params: quality })).pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
