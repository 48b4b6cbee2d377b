import { expect, test } from "vitest";
import { emptyStore } from "../support/engines.ts";
import { postByScript, startClients, storedTexts } from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";
import { spoilableStore } from "../support/store-statements.ts";

test("with a full disk readers lose no page and writers no words, the log names it, and it is over once there is room", async () => {
  const place = await emptyStore("sqlite");
  const store = spoilableStore(place);
  const server = await startServer(store.settings);
  const { acknowledged, refusals, untilMore, stop } = startClients(3, () => server.url);
  await untilMore(10);
  // SQLite raises a number below the file's page count to that count, so the file can't grow.
  store.set("pragma max_page_count = 1");
  await expect.poll(() => refusals.length).toBeGreaterThan(10);

  for (const path of ["/", "/diadem-hero", "/diadem-hero?review=stored", "/paddles?sort=rating"])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  const text = `Typed while the disk was full. ${"Long words. ".repeat(100)}`.trim();
  const plain = await fetch(`${server.url}/diadem-hero`, {
    method: "POST",
    body: new URLSearchParams({
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText: text,
    }),
  });
  expect(plain.status).toBe(503);
  const page = await plain.text();
  expect(page.includes("Failed to submit review")).toBe(true);
  expect(page.includes(`>${text}</textarea>`)).toBe(true);
  const message = await postByScript(`${server.url}/contact`, {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    subject: "Room",
    message: text.slice(0, 1000),
  });
  expect(message.status).toBe(503);
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await readiness()).toBe("503 store can't be written: its disk is full");

  store.set("pragma max_page_count = 1000000");
  await untilMore(10);
  await expect.poll(readiness).toBe("200 ready");
  await stop();
  expect(new Set(refusals)).toEqual(new Set([503]));
  const stored = await storedTexts(server.url);
  expect(stored.toSorted()).toEqual([...acknowledged.keys()].toSorted());

  // One line about what wasn't stored and why, and one for the response; no more.
  const causes = server
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: string; what: string; status?: number })
    .filter(({ level, status }) => level !== "info" && status !== 503);
  expect(new Set(causes.map(({ what }) => what))).toEqual(
    new Set([
      "storing a review of diadem-hero: database or disk is full",
      "storing a message: database or disk is full",
      "checking whether the store can be written: database or disk is full",
    ]),
  );
  expect(causes).toHaveLength(refusals.length + 3);
  expect(server.output()).not.toContain('"stack"');
  expect(await server.stop()).toBe(0);
  await place.remove();
});
