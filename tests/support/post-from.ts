import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What came back for a post. */
export interface PostAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/**
 * Posts a form from an address of this machine's own: every one that begins with 127 is.
 * @param path of the site, with an origin before it
 */
export async function postFrom(
  address: string,
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<PostAnswer> {
  const isJson = typeof fields === "string";
  const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
  const sent = request(path, {
    method: "POST",
    localAddress: address,
    headers: { "content-type": type, ...headers },
  });
  sent.end(isJson ? fields : new URLSearchParams(fields).toString());
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer.setEncoding("utf8")) body += chunk as string;
  return { status: answer.statusCode!, headers: answer.headers, body };
}

/** The limits count by the hour of the clock: waits for the next where this one ends within a test. */
export async function enoughOfThisHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000);
  if (left < 90_000) await pause(left);
}
