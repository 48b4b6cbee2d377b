import { describe, expect, test } from "vitest";
import { emptyStore, bothEngines } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

describe.each(bothEngines)("three servers on one store (%s)", (engine) => {
  test("start together, seed once, and each soon shows what the other stored", async () => {
    const place = await emptyStore(engine);
    const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const [one, two, three] = await Promise.all([
      startServer(settings),
      startServer(settings),
      startServer(settings),
    ]);
    const read = async (url: string) => (await fetch(`${url}/joola-perseus-pro-iv`)).text();
    const pages = await Promise.all([read(one.url), read(two.url), read(three.url)]);
    for (const page of pages) expect(page.match(/>Sample( \d+)?</g)).toHaveLength(20);

    const stored = await postByScript(`${one.url}/joola-perseus-pro-iv`, {
      firstName: "Ann",
      duprRating: "3.5",
      rating: "4",
      reviewText: "Seen by everybody.",
    });
    expect(stored.status).toBe(201);
    expect(await read(one.url)).toContain("Seen by everybody.");
    await expect.poll(() => read(two.url)).toContain("Seen by everybody.");
    await Promise.all([one.stop(), two.stop(), three.stop()]);
    await place.remove();
  });
});
