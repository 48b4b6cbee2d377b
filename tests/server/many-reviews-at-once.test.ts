import { expect, test } from "vitest";
import { samplePaths } from "../support/page-kinds.ts";
import { postByScript } from "../support/posts.ts";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started), { RATE_LIMIT: "off" });

const page = samplePaths.paddle;
const read = async (path: string) => (await fetch(server.url + path)).text();

test("of many reviews at once each writer sees their own, and everybody sees the last within seconds", async () => {
  // More than are told of at once.
  for (let writer = 1; writer <= 15; writer++) {
    const text = `Quick hands at the net, says writer ${writer} of many.`;
    // The page is kept, and asked for by others all the time.
    await read(page);
    await read(page);
    const stored = await postByScript(server.url + page, {
      firstName: "Dana",
      duprRating: "3.5",
      rating: "4",
      reviewText: text,
    });
    expect(stored.status).toBe(201);
    expect(await read(`${page}?review=stored`)).toContain(text);
  }
  const last = "says writer 15 of many";
  await expect.poll(() => read(page)).toContain(last);
  await expect
    .poll(() => read(`/search?search=${last.replaceAll(" ", "+")}`))
    .toContain("writer 15");
});
