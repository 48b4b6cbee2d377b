import { expect, test } from "vitest";
import { ourStatuses, readVisits } from "./mixed-load.ts";
import type { Kind } from "./simulation.ts";

const visits = (["page", "query", "unknown", "review"] as Kind[]).flatMap((kind) =>
  Array.from({ length: 100 }, () => ({ kind, path: "/", body: "" })),
);

const printed = (sent: number, failed: number) => `
    Latency Distribution
     50%    1.00ms
     99%    2.00ms
  400 requests in 2.00s, 400.00KB read
  Non-2xx or 3xx responses: ${failed}
Requests/sec:    200.00
Visits sent: ${sent}
`;

test("takes the status of each kind as right, except of requests that were still on their way", () => {
  for (const failed of [100, 92])
    expect(readVisits(printed(400, failed), visits, ourStatuses)).toEqual({
      rate: 200,
      median: 1,
      p99: 2,
      bytes: 1024,
    });
});

test("counts only the requests that were sent", () => {
  expect(() => readVisits(printed(200, 0), visits, ourStatuses)).not.toThrow();
});

test.each([
  ["an error, or a refused review", 101],
  ["pages for unknown addresses", 80],
])("rejects %s", (_, failed) => {
  expect(() => readVisits(printed(400, failed), visits, ourStatuses)).toThrow(
    `${failed} answers have a status of 400 or more, and 100 should`,
  );
});

test("rejects a list that was too short, and output without counts", () => {
  expect(() => readVisits(printed(401, 100), visits, ourStatuses)).toThrow("too few");
  expect(() => readVisits("", visits, ourStatuses)).toThrow("too few");
});
