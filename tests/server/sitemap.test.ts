import { expect, test } from "vitest";
import { clockFrom } from "../support/clock-from.ts";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";

/** Later than any change of content: days of the future are left out. */
const today = "2031-11-20";

let server: ServerProcess;
allWithOneServer((started) => (server = started), clockFrom(Date.parse(`${today}T12:00Z`)));

/** The pages of the sitemap with the days of their last change. */
async function changes(): Promise<Map<string, string | undefined>> {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const entries = [
    ...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
  ];
  // Anything else in an entry would not have been parsed.
  expect(entries).toHaveLength(xml.split("<url>").length - 1);
  return new Map(entries.map(([, address, day]) => [new URL(address!).pathname, day]));
}

test("a page's last change is a real day, and present if its content has one", async () => {
  const days = await changes();
  for (const [path, day] of days) {
    if (day === undefined) continue;
    expect(day, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(day).toISOString().slice(0, 10), path).toBe(day);
    expect(day <= today, `${path}: ${day}`).toBe(true);
  }
  expect(days.get("/blog/core-thickness")).toBe("2025-02-18");
  expect(days.get("/reviews/balls/budget-pickleballs-value")).toBe("2025-11-25");
  expect(days.get("/reviews/best-of/best-paddles-spin")).toBe("2025-01-15");
  expect(days.get("/diadem-hero")).toMatch(/^\d/);
  for (const path of ["/", "/blog", "/paddle-finder", "/about"]) {
    expect(days.has(path), path).toBe(true);
    expect(days.get(path), path).toBeUndefined();
  }
});

test("a player's review changes its page, and no other", async () => {
  const before = await changes();
  const stored = await fetch(`${server.url}/rest/v1/paddle_reviews`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      paddle_name: "budget-pickleballs-value",
      first_name: "Zoë",
      dupr_rating: "3.5",
      rating: 5,
      review_text: "Mine lasted a month.",
    }),
  });
  expect(stored.status).toBe(201);
  const after = await changes();
  const path = "/reviews/balls/budget-pickleballs-value";
  expect(after.get(path)).toBe(today);
  expect(new Map(after).set(path, before.get(path))).toEqual(before);
});
