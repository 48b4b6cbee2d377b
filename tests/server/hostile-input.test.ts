import { once } from "node:events";
import { Agent, type IncomingMessage, request, type RequestOptions } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { asScript } from "../support/posts.ts";

const columns = {
  firstName: "first_name",
  duprRating: "dupr_rating",
  rating: "rating",
  reviewText: "review_text",
};
type Field = keyof typeof columns;
type Fields = Partial<Record<Field, string>>;
const good = { firstName: "Zoë", duprRating: "4.0+", rating: "5", reviewText: "Soft hands." };
const names = Object.keys(columns) as Field[];

const page = "/neonic-flow";
const rest = "/rest/v1/paddle_reviews";
const form = "application/x-www-form-urlencoded";
const json = "application/json";
const megabytes = (count: number) => "x".repeat(count * 1024 * 1024);
const nested = (open: string, close: string) => `${open.repeat(4e4)}1${close.repeat(4e4)}`;

const asForm = (fields: Fields) => new URLSearchParams(fields);
const asRow = (fields: Fields) => {
  const row = names.map((name) => [columns[name], fields[name]]);
  return JSON.stringify({ paddle_name: "neonic-flow", ...Object.fromEntries(row) });
};
/** As none of our forms is sent. */
const asMultipart = (fields: Partial<Record<Field, string>>) => {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  return parts;
};

/** The fields that a response rejects: on a page, in the script's problems, or in a REST error. */
const faultsIn = (answer: string) =>
  names.filter((name) => {
    const inPage = `<(?=[^>]*name="${name}")[^>]*aria-invalid="true"`;
    const inError = `column \\\\"${columns[name]}\\\\"`;
    return new RegExp(`${inPage}|^{"kind":"invalid","problems":{.*"${name}":"|${inError}`).test(
      answer,
    );
  });

/** Sends exactly this path and these headers, on a connection of its own. */
async function send(path: string, { body = "", ...options }: RequestOptions & { body?: string }) {
  const agent = new Agent({ keepAlive: true });
  const sent = request({ path, agent, ...options }).end(body);
  // The server may respond before the body is complete, and close the connection.
  sent.on("error", () => {});
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const answered = await text(answer);
  agent.destroy();
  return { status: answer.statusCode, headers: answer.headers, body: answered };
}

describe.each(engines)("hostile input, with %s", (engine) => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    server = await startServer({ DATA_DIR, DATABASE_URL, SAMPLE_CONTENT: "off" });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: "POST", body, headers, redirect: "manual" });
  const get = (path: string, query: Record<string, string>, headers = {}) =>
    fetch(`${server.url}${path}?${new URLSearchParams(query)}`, { headers });
  const stored = async () => {
    const answer = await get(rest, {}, { prefer: "count=exact" });
    return [answer.headers.get("content-range"), await answer.json()];
  };

  describe("stores nothing, and breaks nothing:", () => {
    beforeEach(async () => {
      const kept = await stored();
      return async () => {
        expect(await stored()).toEqual(kept);
        expect(await (await get("/healthz", {})).text()).toBe("ok");
        // With a query, the page is rendered for the request.
        expect((await get(page, { anew: "" })).status).toBe(200);
      };
    });

    const ways: [string, number, (fields: Fields) => Promise<Response>][] = [
      ["the plain form", 422, (fields) => post(page, asForm(fields))],
      ["the form's script", 422, (fields) => post(page, asForm(fields), asScript)],
      ["REST", 400, (fields) => post(rest, asRow(fields), { "content-type": json })],
    ];
    const bad: Record<Field, string[]> = {
      firstName: [" ", "x".repeat(51), "<script>", "Z\0", "Z'); drop table x;--", "\u202eZ"],
      duprRating: [" ", "pro", "0.9", "6.1", "3.1234", "NaN", "' or 1=1", "<b>4", "4\0"],
      rating: [" ", "0", "6", "-5", "4.5", "five", "5 or 1=1", "<b>5", "5\0"],
      reviewText: [" ", "x".repeat(4001), "<img src=x onerror=alert(1)>", "<!-- a -->", "a\0b"],
    };
    test.each(ways)("%s is rejected with a %i that names the bad field", async (_, status, by) => {
      for (const name of names)
        for (const value of [undefined, "x".repeat(60_000), ...bad[name]]) {
          const { [name]: __, ...others } = good;
          const answer = await by(value === undefined ? others : { ...good, [name]: value });
          expect(answer.status).toBe(status);
          expect(faultsIn(await answer.text())).toEqual([name]);
        }
    });

    test("a form without fields, or as multipart, gets messages for all four", async () => {
      for (const body of [asForm({}), asMultipart(good)])
        expect(faultsIn(await (await post(page, body)).text())).toEqual(names);
    });

    test("a rejected form comes back with what was typed, as text", async () => {
      const firstName = '"><script>alert(1)</script>';
      const html = await (await post(page, asForm({ ...good, firstName }))).text();
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
      expect(html).not.toContain("<script>alert(1)");
      expect(html).toContain(good.reviewText);
    });

    test.each([
      [json, JSON.stringify(good)],
      ["text/plain", asForm(good).toString()],
      ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name="],
      [form, "%E0%A4%A=%&&firstName"],
    ])("a form of the type '%s' with the body '%s'", async (type, body) => {
      for (const accept of [{}, asScript])
        expect((await post(page, body, { ...accept, "content-type": type })).status).toBe(422);
    });

    test("a form from another origin is a 403", async () => {
      for (const origin of ["https://evil.example", "http://127.0.0.1:1", "null", "nowhere", ""])
        for (const accept of [asScript, {}])
          expect((await post(page, asForm(good), { ...accept, origin })).status).toBe(403);
    });

    test.each([
      ["a form of 5 MB", page, form, `reviewText=${megabytes(5)}`, 413, "larger than"],
      ["a row of 9 MB", rest, json, asRow({ firstName: megabytes(9) }), 413, "larger than"],
      ["a row of 5 MB", rest, json, asRow({ firstName: megabytes(5) }), 413, "larger than"],
      ["a row of 250 KB", rest, json, asRow({ firstName: megabytes(0.25) }), 400, "first_name"],
      ["40,000 lists in one another", rest, json, nested("[", "]"), 400, "More values"],
      ["40,000 objects in one another", rest, json, nested('{"a":', "}"), 400, "More values"],
    ])("%s to %s", async (_, path, type, body, status, reason) => {
      // In one piece, with its length; then in chunks.
      for (const framing of [{}, { "transfer-encoding": "chunked" }]) {
        const headers = { "content-type": type, ...framing };
        const answer = await send(path, { port: server.port, method: "POST", headers, body });
        expect(answer.status).toBe(status);
        expect(answer.body).toContain(reason);
      }
    });

    test("after too large a body a client can go on at once", async () => {
      for (const framing of [{}, { "transfer-encoding": "chunked" }]) {
        const client = { port: server.port, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
        const headers = { "content-type": form, ...framing };
        const large = { method: "POST", headers, body: megabytes(1) };
        expect((await send(page, { ...client, ...large })).status).toBe(413);
        expect((await send(page, client)).status).toBe(200);
        client.agent.destroy();
      }
    });

    test("a filter by an invalid slug finds nothing; one with a NUL is a 400", async () => {
      for (const value of ["' or 1=1 --", "x".repeat(9000), "\u{1F4A3}<b>", "NEONIC-FLOW"])
        expect(await (await get(rest, { paddle_name: `eq.${value}` })).json()).toEqual([]);
      expect((await get(rest, { paddle_name: "eq.a\0b" })).status).toBe(400);
    });

    test("cursors that are invalid, or of no review", async () => {
      const id = "00000000-0000-0000-0000-000000000000";
      const ids = [`-1_${id}`, `999999999999999_${id}`];
      for (const before of [...ids, "9".repeat(9000), "", "x", "1_' or 1=1", "\0"]) {
        const answer = await get(page, { before });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("Neonic Flow");
      }
    });

    test.each([
      ["//evil.example/neonic-flow", 301, "/evil.example/neonic-flow"],
      ["/\\evil.example", 400],
      ["/%e0%a4%a", 404],
      ["/rest/v1/%e0%a4%a", 404],
      ["/assets/%", 404],
      [`${page}%00`, 404],
      ["/assets/../../package.json", 404],
      ["/assets/%2e%2e/%2e%2e/package.json", 404],
      ["/assets/..%2f..%2f..%2fpackage.json", 404],
    ])("the path %s is a %i", async (path, status, location?: string) => {
      const answer = await send(path, { port: server.port });
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.body).not.toContain('"rallyrank"');
    });

    test("a very long path is a 404, or a 431 if no header may be as long", async () => {
      expect((await send(`/${"a/".repeat(6000)}b`, { port: server.port })).status).toBe(404);
      // With bytes still on their way, a connection that closes is reset, and nobody sees the answer.
      for (const length of [30_000, 90_000, 1_000_000])
        for (let time = 0; time < 20; time++)
          expect((await send(`/${"a".repeat(length)}`, { port: server.port })).status).toBe(431);
    });

    test.each([
      ["no Host", "GET / HTTP/1.1"],
      ["a Host with a space", "GET / HTTP/1.1\r\nConnection: close\r\nHost: a b"],
      ["a Host with a path", "GET / HTTP/1.1\r\nConnection: close\r\nHost: a/../b"],
      ["a NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nCookie: a\0b"],
      ["a negative length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1"],
      ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2"],
      ["a broken chunk", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nz"],
    ])("%s is a 400", async (_, bytes) => {
      const socket = connect(server.port, "127.0.0.1", () => socket.write(`${bytes}\r\n\r\n`));
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    });
  });

  test("a page never repeats its request's Host", async () => {
    const headers = { host: "evil.example" };
    const answer = await send(`${page}?search=`, { port: server.port, headers });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain("evil.example");
  });

  test("after all that a valid review is stored, with SQL as its text", async () => {
    const reviewText = "'; drop table paddle_reviews; --";
    const answer = await post(page, asForm({ ...good, reviewText }), { origin: server.url });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject(["0-0/1", [{ review_text: reviewText }]]);
  });
});
