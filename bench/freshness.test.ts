import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { measureFreshness } from "./freshness.ts";
import { peerStatuses } from "./mixed-load.ts";
import { forPeer, type Visit } from "./visits.ts";

/** A site that shows reviews a few reads late. */
let server: Server;
let site: { late: number; refuses: (form: URLSearchParams) => boolean };
let stored: { text: string; path: string; reads: number }[];

beforeEach(async () => {
  site = { late: 0, refuses: (form) => form.get("rating") === "6" };
  stored = [];
  server = createServer((request, response) => {
    void answer(request.url!, request.method === "POST" ? text(request) : undefined).then(
      ([status, page]) => response.writeHead(status).end(page),
    );
  }).listen(0);
  await once(server, "listening");
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

async function answer(url: string, body?: Promise<string>): Promise<[number, string]> {
  if (body) {
    const form = new URLSearchParams(await body);
    if (site.refuses(form)) return [422, ""];
    const path = url.replace("player-reviews", "paddles");
    stored.push({ text: form.get("reviewText")!, path, reads: 0 });
    return [201, "null"];
  }
  const shown = stored.filter(
    (review) => (url === "/reviews" || url === review.path) && review.reads++ >= site.late,
  );
  return [200, shown.map((review) => review.text).join("\n")];
}

const review = (path: string, words: string): Visit => ({
  kind: "review",
  path,
  body: new URLSearchParams({ rating: "5", reviewText: `${words} says it's soft.` }).toString(),
});
const reviews = [review("/neonic-flow", "bado keli"), review("/diadem-hero", "monu pari")];

const rest = async () => Promise.resolve();
const measure = async () => {
  const { port } = server.address() as AddressInfo;
  const asked = { url: `http://127.0.0.1:${port}`, visit: forPeer, statuses: peerStatuses };
  return await measureFreshness(asked, reviews, rest);
};

test("is the time from the answer to a writer until the paddle's page has the review, and the list", async () => {
  site.late = 3;
  const found = await measure();
  expect(found.paddle).toBeGreaterThan(0);
  expect(found.list).toBeGreaterThan(0);
  expect(stored).toMatchObject([
    { path: "/paddles/neonic-flow" },
    { path: "/paddles/diadem-hero" },
  ]);
  // The list was read once before the second, and shows the first, too.
  expect(stored.map(({ reads }) => reads)).toEqual([4 + 1 + 4, 4]);
});

test("ends the run for a review that never shows", async () => {
  site.late = Infinity;
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 20_000));
  await expect(measure()).rejects.toThrow("the paddle doesn't show 'bado keli' after 30 s");
});

test("ends the run for a site that stores a review with six stars, or no review at all", async () => {
  site.refuses = () => false;
  await expect(measure()).rejects.toThrow("review /player-reviews/neonic-flow: 201, not 422");
  stored = [];
  site.refuses = () => true;
  await expect(measure()).rejects.toThrow("review /player-reviews/neonic-flow: 422, not 201");
});

test("ends the run for a site that shows what it refused", async () => {
  stored.push({ text: "bado keli", path: "/paddles/neonic-flow", reads: 0 });
  await expect(measure()).rejects.toThrow("stored a review with six stars");
});
