import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectTo, emptyStore, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

const table = "/rest/v1/paddle_reviews";
const row = JSON.stringify({
  paddle_name: "neonic-flow",
  first_name: "Ann",
  dupr_rating: "3.5",
  rating: 4,
  review_text: "Stored.",
});

describe.each([
  ["on", "GET, HEAD, POST, OPTIONS"],
  ["off", "GET, HEAD, OPTIONS"],
])("with REST_WRITES=%s", (REST_WRITES, methods) => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore("sqlite");
    server = await startServer({ DATA_DIR: place.dataDir, REST_WRITES });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  const call = (method: string, path = table) =>
    fetch(server.url + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "POST" ? { body: row } : {}),
    });
  const stored = async () => {
    const answer = await fetch(`${server.url}${table}?paddle_name=eq.neonic-flow`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as unknown[]).length;
  };

  test.each(["PUT", "PATCH", "DELETE", "PROPFIND"])(
    "%s is rejected, naming what is allowed",
    async (method) => {
      const answer = await call(method);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, methods]);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toMatchObject({ code: "42501" });
    },
  );

  test("a browser's preflight request gets the same methods", async () => {
    const { headers, status } = await call("OPTIONS");
    expect([status, headers.get("access-control-allow-methods")]).toEqual([204, methods]);
  });

  test("the forms still accept reviews", async () => {
    const before = await stored();
    const fields = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "By the form." };
    const answer = await postByScript(`${server.url}/neonic-flow`, fields);
    expect([answer.status, await stored()]).toEqual([201, before + 1]);
  });

  if (REST_WRITES === "on") {
    test("a row is stored", async () => {
      const before = await stored();
      expect((await call("POST")).status).toBe(201);
      expect(await stored()).toBe(before + 1);
    });
    return;
  }

  describe("adding a row", () => {
    let before: number;
    beforeEach(async () => void (before = await stored()));

    test("is rejected as PostgREST rejects it, and reading goes on", async () => {
      const answer = await call("POST");
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, methods]);
      expect(await answer.json()).toEqual({
        code: "42501",
        message: "permission denied for table paddle_reviews: POST is not allowed",
        details: null,
        hint: "Reviews can be read (GET, HEAD)",
      });
      expect(await stored()).toBe(before);
    });

    test("is rejected before the body arrives", async () => {
      const socket = await connectTo(server);
      socket.write(`POST ${table} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
      const [begun] = (await once(socket, "data")) as [Buffer];
      expect(begun.toString()).toMatch(/^HTTP\/1\.1 405 /);
      socket.destroy();
    });

    test.each([
      `${table}/`,
      "/REST/v1/paddle_reviews",
      "/%72est/v1/paddle_reviews",
      `/${table}`,
      "/rest//v1/paddle_reviews",
    ])("is not possible under another spelling of the URL, %s", async (path) => {
      const { status } = await call("POST", path);
      expect([404, 405]).toContain(status);
      expect(await stored()).toBe(before);
    });
  });
});
