import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

async function ask(path: string) {
  const { status, headers } = await fetch(server.url + path, {
    headers: { "accept-encoding": "zstd, br" },
    redirect: "manual",
  });
  return {
    status,
    etag: headers.get("etag"),
    // What is kept is never sent as Zstandard, what is rendered anew always.
    coding: headers.get("content-encoding"),
    location: headers.get("location"),
  };
}

test("a page comes from the page cache wherever a visitor comes from", async () => {
  const kept = await ask("/diadem-hero");
  expect(kept.coding).toBe("br");
  expect(await ask("/diadem-hero?utm_source=newsletter&utm_medium=email")).toEqual(kept);
  expect(await ask("/diadem-hero?fbclid=IwAR0")).toEqual(kept);
  expect((await ask("/diadem-hero?anything=else")).coding).toBe("zstd");
});

test("what else an address asks for is answered", async () => {
  const asked = await ask("/diadem-hero?level=3.5");
  expect(asked.coding).toBe("zstd");
  expect(await ask("/diadem-hero?gclid=a&level=3.5")).toEqual(asked);
  expect((await ask("/Diadem-Hero?gclid=a&level=3.5")).location).toBe("/diadem-hero?level=3.5");
});

test("the REST calls take such a name for a column, as any other that there is not", async () => {
  expect((await ask("/rest/v1/paddle_reviews?limit=1&utm_source=eq.a")).status).toBe(400);
});
