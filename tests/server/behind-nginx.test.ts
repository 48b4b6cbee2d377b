import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largestBody } from "../../src/platform/http/refuse-requests.ts";
import { beforeKeys } from "../../src/logged-path.ts";
import { findNginx } from "../../tools/nginx.ts";
import { expectEachOnce, keepBusy, withinASecond } from "../support/busy-site.ts";
import { clockFrom } from "../support/clock-from.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import {
  documentedHost,
  type Proxied,
  runNginx,
  startNginx,
  type TestNginx,
} from "../support/nginx.ts";
import { owner } from "../support/owner-command.ts";
import { freePort } from "../support/postgres.ts";
import { asScript, postFrom } from "../support/posts.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const program = findNginx();
if (!program)
  console.warn(
    "SKIPPED, not passed: the shipped nginx configuration was not tried. There is no nginx here, and no Debian package to get one from: install nginx, or set NGINX_PATH.",
  );

const subject = "neonic-flow";
const path = `/${subject}`;
/** Whether an answer is nginx's own: the site gives each of its answers a number. */
const isOwn = ({ headers }: Proxied) => headers["x-request-id"] === undefined;
const review = (reviewText: string) => ({
  firstName: "Dana",
  duprRating: "3.5",
  rating: "4",
  reviewText,
});

describe.skipIf(!program)("two servers on one PostgreSQL behind nginx as shipped", () => {
  let place: StorePlace;
  let servers: [ServerProcess, ServerProcess];
  let nginx: TestNginx;
  const start = async (port?: number) =>
    startServer({
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      PORT: String(port ?? (await freePort())),
      SITE_URL: `https://${documentedHost}`,
      TRUST_PROXY: "127.0.0.1",
      RATE_LIMIT: "on",
      // The limits count by the hour of the clock.
      ...clockFrom(Date.UTC(2026, 10, 20, 12, 10)),
    });
  beforeAll(async () => {
    place = await emptyStore("postgres");
    servers = await Promise.all([start(), start()]);
    nginx = await startNginx(program!, [servers[0].port, servers[1].port]);
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), ...servers.map((server) => server.stop())]);
    await place.remove();
  });

  test("nginx accepts the configuration without warnings", () => {
    expect(nginx.checked).toContain("test is successful");
    // Newer versions want HTTP/2 configured with a directive that older ones don't know.
    const complaints = nginx.checked
      .split("\n")
      .filter((line) => /\[(warn|error|alert|emerg)\]/.test(line) && !line.includes("http2"));
    expect(complaints).toEqual([]);
  });

  test("plain HTTP answers a certificate authority and redirects to HTTPS, which speaks HTTP/2", async () => {
    const plain = await nginx.askPlain("/balls?sort=price");
    expect(plain.status).toBe(301);
    expect(plain.headers["location"]).toBe(`https://${documentedHost}/balls?sort=price`);

    const challenge = "/.well-known/acme-challenge";
    mkdirSync(join(nginx.folder, "letsencrypt", challenge), { recursive: true });
    writeFileSync(join(nginx.folder, "letsencrypt", challenge, "token"), "the answer");
    expect((await nginx.askPlain(`${challenge}/token`)).body).toBe("the answer");

    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, {
      ca: nginx.cert,
      servername: documentedHost,
    });
    const stream = session.request({ ":path": "/", ":authority": documentedHost });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      stream.once("response", (headers) => resolve(headers[":status"]));
      stream.once("error", reject);
    });
    stream.resume();
    session.close();
    expect(status).toBe(200);
    expect(session.alpnProtocol).toBe("h2");
  });

  test("pages arrive as the server compressed them", async () => {
    const { headers } = await nginx.ask("/", { headers: { "accept-encoding": "br, gzip" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["etag"]).toMatch(/^W\/".+-br"$/);
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  test("its log has each request, without visitors' addresses, queries and the keys of private links", async () => {
    const key = "0123456789abcdef".repeat(4);
    const from = "127.0.0.77";
    const asked = [
      ...beforeKeys.map((before) => before + key),
      `//My-Review//${key.toUpperCase()}/`,
      `/my%2Dreview/${key}`,
      `/newsletter/confirm?token=${key}`,
      `/newsletter/unsubscribe?key=${key}`,
      "/balls?sort=price",
      // Nothing answers this one.
      `/%zz/${key}`,
    ];
    const referer = `https://mail.example/read/${key}?key=${key}`;
    for (const each of asked) {
      await nginx.ask(each, { from, headers: { referer } });
      await nginx.askPlain(each, { referer });
    }
    // An error of nginx itself.
    await nginx.ask(`/my-question/${key}`, { from, fields: { x: "x".repeat(200_000) } });
    const lines = () =>
      nginx
        .logged()
        .requests.trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { path: string; status: string; from: string });
    await expect.poll(() => lines().filter(({ status }) => status === "413")).toHaveLength(1);
    expect(lines().map(({ path: logged }) => logged)).toEqual(
      expect.arrayContaining([
        ...beforeKeys.map((before) => `${before}…`),
        "/newsletter/confirm",
        "/newsletter/unsubscribe",
        "/balls",
      ]),
    );
    expect(lines().map((line) => line.from)).toContain("https://mail.example");
    const { requests, errors } = nginx.logged();
    for (const gone of [key, key.toUpperCase(), "127.0.0.77", "sort=price"])
      expect(requests + errors, gone).not.toContain(gone);
  });

  test("what is too large for the site is refused by the site in words, and by nginx if it's far too large", async () => {
    const post = (to: string, size: number) => nginx.ask(to, { fields: { x: "x".repeat(size) } });
    const rest = "/rest/v1/paddle_reviews";
    const refusals = [
      await post("/contact", largestBody.form + 1000),
      await post("/contact", largestBody.form * 2),
      await post(rest, largestBody.form * 4),
      await post(rest, largestBody.rest + 1000),
      await post(rest, largestBody.rest * 2),
    ];
    expect(refusals.map((answer) => [answer.status, isOwn(answer)])).toEqual([
      [413, false],
      [413, true],
      [415, false],
      [413, false],
      [413, true],
    ]);
  });

  const asPage = { type: "text/html", origin: undefined, says: /^<!doctype html>.*<h1>/ };
  test.each([
    { to: "/contact", from: "127.0.0.51", ...asPage },
    { to: "/my-review/0123456789", from: "127.0.0.52", ...asPage },
    { to: "/owner/content/edit", from: "127.0.0.53", ...asPage },
    {
      to: "/rest/v1/paddle_reviews",
      from: "127.0.0.54",
      type: "application/json",
      origin: "*",
      says: /^\{"code":"(413|54000)","message":".+","details":null,"hint":.+\}$/,
    },
    {
      to: "/api/v1/paddles",
      from: "127.0.0.55",
      type: "application/json",
      origin: "*",
      says: /^\{"error":".+"\}$/,
    },
    {
      to: "/mcp",
      from: "127.0.0.56",
      type: "application/json",
      origin: "*",
      says: /^\{"jsonrpc":"2.0","error":\{"code":-32000,"message":".+"\},"id":null\}$/,
    },
  ])(
    "nginx itself refuses what goes to $to as the site would",
    async ({ to, from, type, origin, says }) => {
      const refused = async (status: number, fields: Record<string, string>) => {
        // The site has limits, too, and nginx delays half of what it lets through.
        const sent = Array.from({ length: status === 413 ? 1 : 80 }, async () => {
          const answer = await nginx.ask(to, { from, fields });
          if (answer.status !== status || !isOwn(answer)) throw new Error(String(answer.status));
          return answer;
        });
        const own = await Promise.any(sent);
        expect(own.headers["content-type"]).toBe(type);
        expect(own.headers["access-control-allow-origin"]).toBe(origin);
        expect(own.headers["cache-control"]).toBe("no-store");
        expect(own.headers["retry-after"]).toBe(status === 429 ? "10" : undefined);
        expect(own.body).toMatch(says);
        expect(own.body).not.toContain("nginx");
        if (type === "application/json") JSON.parse(own.body);
      };
      const isUpload = to.startsWith("/my-review");
      await refused(413, { x: "x".repeat((isUpload ? 34 : 0.6) * 1024 * 1024) });
      await refused(429, { x: "" });
      // Reading has no body.
      const read = await nginx.ask(to, { from, headers: { "content-length": "1" } });
      expect([read.status, read.headers["content-type"]]).toEqual([413, type]);
    },
  );

  test("a club behind one address reads at once, and someone who floods the forms keeps nobody else out", async () => {
    const files = ["/", "/paddles", "/favicon.ico", "/robots.txt", "/manifest.webmanifest"];
    const statuses = new Set<number>();
    // 150 browsers, each with its next request once the last one is answered: on a slow machine, too, no more are open.
    const club = Array.from({ length: 150 }, async (_, member) => {
      for (let next = member; next < member + 3; next++) {
        const { status } = await nginx.ask(files[next % files.length]!, { from: "127.0.0.40" });
        statuses.add(status);
      }
    });
    await Promise.all(club);
    expect(statuses).toEqual(new Set([200]));
    const fields = { firstName: "" };
    const flood = Array.from({ length: 100 }, () =>
      nginx.ask(path, { from: "127.0.0.41", fields }),
    );
    const refused = flood.map(async (post) => {
      const { status } = await post;
      if (status !== 429) throw new Error(String(status));
    });
    await expect(Promise.any(refused)).resolves.toBeUndefined();
    expect((await nginx.ask(path, { from: "127.0.0.42", fields })).status).toBe(422);
    expect((await nginx.ask(path, { from: "127.0.0.41" })).status).toBe(200);
  });

  /** The page from each process, and through nginx from one or the other. */
  const pages = [
    async () => (await fetch(`${servers[0].url}/${subject}`)).text(),
    async () => (await fetch(`${servers[1].url}/${subject}`)).text(),
    async () => (await nginx.ask(`/${subject}`)).body,
    async () => (await nginx.ask(`/${subject}`)).body,
  ];

  test("a review posted to one process is on the other's page within a second, and gone from both a second after it was hidden", async () => {
    await Promise.all(pages.map((page) => page()));
    for (const [text, post] of [
      [
        "Posted through nginx.",
        async (fields: Record<string, string>) =>
          (await nginx.ask(path, { fields, headers: asScript, from: "127.0.0.9" })).status,
      ],
      [
        "Posted at one.",
        async (fields: Record<string, string>) =>
          (await postFrom("127.0.0.9", servers[0].url + path, fields)).status,
      ],
      [
        "Posted at the other.",
        async (fields: Record<string, string>) =>
          (await postFrom("127.0.0.9", servers[1].url + path, fields)).status,
      ],
    ] as const) {
      expect(await post(review(text))).toBe(201);
      const shown = await Promise.all(pages.map((page) => withinASecond(page, `>${text}<`)));
      expect(shown).toEqual([true, true, true, true]);
    }
    const text = "Posted at the other.";
    const answer = await fetch(`${servers[0].url}/rest/v1/paddle_reviews?select=id,review_text`);
    const rows = (await answer.json()) as { id: string; review_text: string }[];
    const { id } = rows.find((row) => row.review_text === text)!;
    expect((await owner(place, "reviews", "hide", id, "--reason", "a test")).code).toBe(0);
    const gone = await Promise.all(pages.map((page) => withinASecond(page, text, "gone")));
    expect(gone).toEqual([true, true, true, true]);
  });

  test("a visitor has one limit, on any process and with any claimed address", async () => {
    const post = async (from: string, number: number, claimed?: string) => {
      const headers = claimed === undefined ? {} : { "x-forwarded-for": claimed };
      const fields = review(`Visitor ${from}, review ${number}.`);
      return (await nginx.ask(path, { from, headers: { ...asScript, ...headers }, fields })).status;
    };
    for (let number = 0; number < 20; number++) expect(await post("127.0.0.2", number)).toBe(201);
    // Each process is used, by a visitor who claims other addresses.
    for (const number of [20, 21]) expect(await post("127.0.0.2", number)).toBe(429);
    for (const number of [22, 23])
      expect(await post("127.0.0.2", number, "198.51.100.7, 127.0.0.1")).toBe(429);
    for (const { url } of servers) {
      const headers = { "x-forwarded-for": "127.0.0.2" };
      const direct = await postFrom("127.0.0.1", url + path, review("Directly."), headers);
      expect(direct.status).toBe(429);
    }
    expect(await post("127.0.0.3", 0)).toBe(201);
  });

  test("each process restarts in turn, and no reader and no writer notices", async () => {
    let visitor = 0;
    const busy = keepBusy(
      {
        get: (asked) => nginx.ask(asked),
        // A separate visitor for each review, so that none reaches a limit.
        post: (to, fields, headers = {}) =>
          nginx.ask(to, { fields, headers, from: `127.1.${++visitor >> 8}.${visitor & 255}` }),
      },
      {
        paths: ["/", "/diadem-hero", "/diadem-hero?review=stored", "/paddles?sort=rating"],
        subjects: ["diadem-hero", "selkirk-amped-s2"],
      },
    );
    const codes: (number | null)[] = [];
    for (const index of [0, 1] as const) {
      await busy.goesOn();
      const { port } = servers[index];
      codes.push(await servers[index].stop());
      await busy.goesOn();
      servers[index] = await start(port);
    }
    await busy.goesOn();
    await busy.end();
    expect(codes).toEqual([0, 0]);
    expect(busy.failures).toEqual([]);
    expect(busy.refusals).toEqual([]);

    await expectEachOnce(place.databaseUrl!, busy.acknowledged);
  });
});

test.skipIf(!program)(
  "nginx's limits count an IPv4 address, and the first half of an IPv6 address",
  async () => {
    const shipped = readFileSync("deploy/nginx/rallyrank.conf", "utf8");
    const [map = ""] = /map \$remote_addr [^]+?\n\}/.exec(shipped)!;
    const port = await freePort();
    const nginx = await runNginx(program!, {
      folder: mkdtempSync(join(tmpdir(), "rallyrank-nginx-")),
      workers: 1,
      http: `${map.replaceAll("$remote_addr", "$arg_from")}
        server { listen 127.0.0.1:${port}; return 200 "$rallyrank_visitor"; }`,
      port,
    });
    const visitor = async (from: string) =>
      (await fetch(`http://127.0.0.1:${port}/?from=${from}`)).text();
    const isOne = async (one: string, other: string) =>
      (await visitor(one)) === (await visitor(other));
    try {
      for (const [one, other, same] of [
        ["203.0.113.7", "203.0.113.7", true],
        ["203.0.113.7", "203.0.113.8", false],
        ["::ffff:203.0.113.7", "203.0.113.7", true],
        ["::ffff:203.0.113.8", "203.0.113.7", false],
        ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff:4:5:7", true],
        ["2001:db8:1:2:3:4:5:6", "2001:db8:1:3:3:4:5:6", false],
        ["2001:db8:1:2::1", "2001:db8:1:2:ffff:4:5:7", true],
        ["2001:db8::1", "2001:db8::ffff:1", true],
        ["2001:db8::1", "2001:db9::1", false],
      ] as const)
        expect([one, other, await isOne(one, other)]).toEqual([one, other, same]);
      // A limit doesn't count what has no name.
      expect(await visitor("::1")).not.toBe("");
    } finally {
      await nginx.stop();
    }
  },
);
