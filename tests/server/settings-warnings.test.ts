import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

async function ask(method: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  const sent = request({ path: "/neonic-flow", port: server.port, method, headers });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const lines = (level: string) =>
  server
    .output()
    .split("\n")
    .filter((line) => line.includes(`"level":"${level}"`));

test("requests through a proxy that the settings don't know of are warned about once each", async () => {
  const host = "rallyrank.example";
  for (const path of [1, 2, 3])
    expect(await ask("GET", { host, "x-forwarded-for": `203.0.113.${path}` })).toBe(200);
  expect(lines("warn")).toEqual([
    expect.stringContaining("Set SITE_URL=https://rallyrank.example if"),
    expect.stringContaining("Set TRUST_PROXY=127.0.0.1 if"),
  ]);
});

test("the log says why a form was refused", async () => {
  const origin = "https://rallyrank.example";
  expect(await ask("POST", { host: "rallyrank.example", origin })).toBe(403);
  const said = lines("info").find((line) => line.includes("refused"));
  expect(said).toContain(`A form from ${origin} was refused, because the site is at http://127`);
  expect(await ask("POST", { origin: "not an\torigin" })).toBe(403);
  expect(await ask("POST", { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(lines("info").filter((line) => line.includes("A form from another site"))).toHaveLength(2);
});
