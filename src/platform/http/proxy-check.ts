import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { z } from "zod/mini";
import type { Environment } from "../environment.ts";
import { writeWhole } from "../write-whole.ts";
import { isTrusted, plainAddress } from "./visitor-address.ts";

/** How a request reached the server. */
export type ProxyAnswer = z.infer<typeof answer>;

const answer = z.object({
  host: z.string(),
  /** Whether it had X-Forwarded-For. */
  isForwarded: z.boolean(),
  /** The other end of the connection, and whether TRUST_PROXY names it. */
  remote: z.string(),
  isTrusted: z.boolean(),
  /** When the server that answered was started, in epoch milliseconds; earlier releases don't say. */
  startedAt: z.optional(z.number()),
});

/** Where the server answers someone who has the key. */
export const proxyCheckPath = "/healthz/proxy/:key";

/** How long a key is good for, in milliseconds. */
const keyTime = 60_000;

const fileIn = (dataDir: string) => join(dataDir, "proxy-check");

/**
 * Answers how a request arrived, if its path has the key that an owner has just put into the data folder: nobody else
 * can know it. Undefined for any other request.
 */
export function answerProxyCheck(
  context: Context,
  { dataDir, trustedProxies }: Pick<Environment, "dataDir" | "trustedProxies">,
): Response | undefined {
  if (!isKey(dataDir, context.req.param("key") ?? "")) return undefined;
  const remote = plainAddress(getConnInfo(context).remote.address ?? "");
  return context.json({
    host: context.req.header("host") ?? "",
    isForwarded: context.req.header("x-forwarded-for") !== undefined,
    remote,
    isTrusted: isTrusted(remote, trustedProxies),
    startedAt: performance.timeOrigin,
  } satisfies ProxyAnswer);
}

function isKey(dataDir: string, given: string): boolean {
  const path = fileIn(dataDir);
  try {
    const key = readFileSync(path);
    const isFresh = Math.abs(Date.now() - statSync(path).mtimeMs) < keyTime;
    const typed = Buffer.from(given);
    return isFresh && typed.length === key.length && timingSafeEqual(typed, key);
  } catch {
    return false;
  }
}

/**
 * Asks a running site, through whatever stands in front, how the request arrived.
 * @param dataDir the data folder that it shares
 * @param ask returns what the site answers at a path
 * @returns undefined if it doesn't say
 */
export async function askProxyCheck(
  dataDir: string,
  ask: (path: string) => Promise<string>,
): Promise<ProxyAnswer | undefined> {
  const key = randomBytes(24).toString("base64url");
  try {
    await writeWhole(fileIn(dataDir), (file) => file.writeFile(key));
    const said: unknown = JSON.parse(await ask(proxyCheckPath.replace(":key", key)));
    return answer.safeParse(said).data;
  } catch {
    return undefined;
  } finally {
    rmSync(fileIn(dataDir), { force: true });
  }
}
