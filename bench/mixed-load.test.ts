import { expect, test } from "vitest";
import { ourStatuses, peerStatuses, readVisits } from "./mixed-load.ts";
import type { Kind } from "./simulation.ts";

const visits = (["page", "query", "unknown", "review"] as Kind[]).flatMap((kind) =>
  Array.from({ length: 100 }, () => ({ kind, path: "/", body: "" })),
);

const printed = (sent: number, statuses: Record<number, number>) => `
    Latency Distribution
     50%    1.00ms
     99%    2.00ms
  400 requests in 2.00s, 400.00KB read
  Non-2xx or 3xx responses: ${(statuses[404] ?? 0) + (statuses[500] ?? 0)}
Requests/sec:    200.00
Visits sent: ${sent}
${Object.entries(statuses)
  .map(([status, count]) => `Visits answered ${status}: ${count}\n`)
  .join("")}`;

test("takes the status of each kind as right, except of requests that were still on their way", () => {
  const output = printed(400, { 200: 198, 303: 92, 404: 100 });
  expect(readVisits(output, visits, ourStatuses)).toEqual({
    rate: 200,
    median: 1,
    p99: 2,
    bytes: 1024,
  });
});

test("counts only the requests that were sent", () => {
  expect(() => readVisits(printed(200, { 200: 195 }), visits, ourStatuses)).not.toThrow();
});

test.each<[what: string, statuses: Record<number, number>, problem: string]>([
  ["an error", { 200: 199, 303: 99, 404: 100, 500: 1 }, "1 answers have the status 500, and 0"],
  ["a refused review", { 200: 200, 303: 80, 404: 100, 429: 20 }, "80 answers have the status 303"],
  ["a page for an unknown address", { 200: 201, 303: 100, 404: 99 }, "201 answers have the status"],
  ["a missing page", { 200: 180, 303: 100, 404: 100 }, "180 answers have the status 200"],
])("rejects %s", (_, statuses, problem) => {
  expect(() => readVisits(printed(400, statuses), visits, ourStatuses)).toThrow(problem);
});

test("knows that a peer's endpoint answers a script", () => {
  const output = printed(400, { 200: 200, 201: 100, 404: 100 });
  expect(() => readVisits(output, visits, peerStatuses)).not.toThrow();
  expect(() => readVisits(output, visits, ourStatuses)).toThrow("status 303");
});

test("rejects a list that was too short, and output without counts", () => {
  expect(() => readVisits(printed(401, { 200: 200 }), visits, ourStatuses)).toThrow("too few");
  expect(() => readVisits("", visits, ourStatuses)).toThrow("too few");
});
