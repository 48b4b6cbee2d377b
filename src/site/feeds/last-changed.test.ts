import { expect, test } from "vitest";
import { lastChanged } from "./sitemap.file.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const at = (time: string) => Date.parse(time);

test.each([
  ["content with a date", "2025-01-15", [], "2025-01-15"],
  ["content without one", undefined, [], undefined],
  ["content older than its reviews", "2025-01-15", [at("2025-03-02T23:59:59Z")], "2025-03-02"],
  ["content younger than its reviews", "2025-04-01", [at("2025-03-02T10:00:00Z")], "2025-04-01"],
  ["reviews alone", undefined, [at("2025-03-02T00:00:00Z")], "2025-03-02"],
  [
    "two paddles",
    "2025-01-15",
    [at("2026-01-01T08:00:00Z"), at("2025-12-31T08:00:00Z")],
    "2026-01-01",
  ],
  ["content of today", "2026-11-20", [], "2026-11-20"],
  ["content of tomorrow", "2026-11-21", [], undefined],
  [
    "content of tomorrow, reviewed before",
    "2026-11-21",
    [at("2025-03-02T10:00:00Z")],
    "2025-03-02",
  ],
  ["a review by a clock that runs ahead", "2025-01-15", [at("2026-11-21T00:00:00Z")], "2025-01-15"],
])("%s", (_, updated, reviewed, day) => {
  expect(lastChanged({ updated, reviewed }, now)).toBe(day);
});
