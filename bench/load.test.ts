import { expect, test } from "vitest";
import { readWrk } from "./load.ts";

const printed = (more = "") => `Running 5s test @ http://127.0.0.1:4000/article?fresh
  1 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   689.30ms  937.67ms   4.66s    88.35%
    Req/Sec    52.67     44.25   160.00     72.73%
  Latency Distribution
     50%  302.57us
     75%  902.89us
     90%    1.73ms
     99%    4.61s 
  200 requests in 5.16s, 20.00KB read
${more}Requests/sec:     45.35
Transfer/sec:      3.23MB
`;

test("reads rate, times in milliseconds and bytes per response from wrk's output", () => {
  expect(readWrk(printed())).toEqual({ rate: 45.35, median: 0.30257, p99: 4610, bytes: 102 });
});

test.each([
  "  Non-2xx or 3xx responses: 7\n",
  "  Socket errors: connect 0, read 0, write 0, timeout 8\n",
])("rejects a run with '%s'", (line) => {
  expect(() => readWrk(printed(line))).toThrow(line.trim());
});

test("takes as many failed responses as are expected, and no other number", () => {
  const output = printed("  Non-2xx or 3xx responses: 7\n");
  expect(readWrk(output, 7).rate).toBe(45.35);
  expect(() => readWrk(output, 6)).toThrow("responses: 7");
  expect(() => readWrk(printed(), 7)).toThrow("None of 7");
});

test("rejects incomplete output of wrk", () => {
  expect(() => readWrk(printed().replace("99%", "98%"))).toThrow("did not say");
});
