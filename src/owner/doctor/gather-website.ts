import { once } from "node:events";
import { connect, type TLSSocket } from "node:tls";
import { askProxyCheck } from "../../platform/http/proxy-check.ts";
import type { WebsiteFacts } from "./check-website.ts";
import { lastEdit } from "./gather-machine.ts";

/** How long an answer may take, in milliseconds. */
const timeout = 10_000;

const ask = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout) });

/** What the site answers, and its clock: see `ClockFacts`. */
export interface GatheredWebsite {
  website: WebsiteFacts;
  time: number | undefined;
}

/**
 * Asks the site at an origin.
 * @param dataDir the data folder that it may share
 */
export async function gatherWebsite(
  url: string,
  { siteUrl, dataDir }: { siteUrl: string; dataDir: string },
): Promise<GatheredWebsite> {
  const website: WebsiteFacts = {
    url,
    siteUrl,
    unreachable: undefined,
    readiness: "",
    certificateDays: undefined,
    insecure: undefined,
    compression: undefined,
    showsMetrics: false,
    arrival: undefined,
    lastEdit: lastEdit(process.cwd()),
  };
  try {
    const ready = await ask(`${url}/readyz`);
    const said = (await ready.text()).trim();
    const home = await ask(`${url}/`);
    await home.arrayBuffer();
    const metrics = await ask(`${url}/metrics`);
    return {
      website: {
        ...website,
        readiness: ready.ok && said === "ready" ? "" : beginningOf(said),
        certificateDays: url.startsWith("https:") ? await daysOfCertificate(url) : undefined,
        insecure: await askInsecure(url),
        compression: home.headers.get("content-encoding") ?? undefined,
        showsMetrics: (await metrics.text()).includes("rallyrank_requests_total"),
        arrival: await askProxyCheck(dataDir, async (path) => (await ask(url + path)).text()),
      },
      time: timeOf(ready),
    };
  } catch (error) {
    return { website: { ...website, unreachable: whyNot(error as Error) }, time: undefined };
  }
}

/** What another server answers may be long. */
const beginningOf = (text: string) => text.replace(/^ready\n/, "").slice(0, 500);

function timeOf(response: Response): number | undefined {
  const time = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(time) ? undefined : time;
}

/** `fetch` has the reason as the cause, sometimes without words. */
function whyNot({ cause, message }: Error): string {
  const { message: words, code } = (cause ?? {}) as { message?: string; code?: string };
  return words || code || message;
}

async function daysOfCertificate(url: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const host = hostname.replaceAll(/[[\]]/g, "");
  const socket: TLSSocket = connect({ host, servername: host, port: Number(port || 443) });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeout) });
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000;
  } finally {
    socket.destroy();
  }
}

/** What the same host says without HTTPS, on the port that browsers try. */
async function askInsecure(url: string): Promise<WebsiteFacts["insecure"]> {
  const { protocol, port, host } = new URL(url);
  if (protocol !== "https:" || port !== "") return undefined;
  try {
    const response = await ask(`http://${host}/`);
    await response.arrayBuffer();
    return response.headers.get("location")?.startsWith("https:") ? "https" : "http";
  } catch {
    return "nothing";
  }
}
