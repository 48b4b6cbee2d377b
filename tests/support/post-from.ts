import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { asScript } from "./form-script.ts";

/** The response to a post. */
export interface PostAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/**
 * Posts a form as its script does, from an address of this machine: any of 127.0.0.0/8.
 * @param path of the site, with its origin
 * @param headers besides or instead of the script's; with `accept: "text/html"` it's a plain form
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
    headers: { ...asScript, "content-type": type, ...headers },
  });
  sent.end(isJson ? fields : new URLSearchParams(fields).toString());
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer.setEncoding("utf8")) body += chunk as string;
  return { status: answer.statusCode!, headers: answer.headers, body };
}

/** The limits count by the hour of the clock. Waits for the next hour if this one would end during a test. */
export async function enoughOfThisHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000);
  if (left < 90_000) await pause(left);
}
