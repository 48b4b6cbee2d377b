import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  isPublicAddress,
  maxFetched,
  NotFetched,
  openFetcher,
  type Reaching,
} from "../../src/platform/http/polite-fetch.ts";
import { startShop, type ShopServer } from "../support/shop-server.ts";

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.asked.length = 0;
  for (const path of Object.keys(shop.answers)) delete shop.answers[path];
});

const page = new URL("https://shop.example/list.csv?all=1");
const path = "/list.csv?all=1";
const fetching = (more: Partial<Reaching> = {}) =>
  openFetcher("RallyRank (+https://site.example)", { ...shop.reaching, ...more });

test.each([
  ["8.8.8.8", true],
  ["172.15.0.1", true],
  ["2606:4700::1111", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2001::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["ff02::1", false],
  ["shop.example", false],
])("%s is an address of the public internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("a page is asked for by name, with who asks, and its version is told", async () => {
  const headers = { etag: '"one"', "last-modified": "Mon, 04 May 2026 09:00:00 GMT" };
  shop.answers[path] = { status: 200, headers, body: "Name\nDrift\n" };
  const first = await fetching()(page);
  expect(Buffer.from(first.body).toString()).toBe("Name\nDrift\n");
  const again = await fetching()(page, first);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(shop.asked.map(({ headers: sent }) => sent)).toMatchObject([
    {
      host: expect.stringMatching(/^shop\.example/),
      "user-agent": "RallyRank (+https://site.example)",
    },
    { "if-none-match": '"one"', "if-modified-since": headers["last-modified"] },
  ]);
});

test("the name is resolved once, and only the addresses that were checked are connected to", async () => {
  shop.answers[path] = { status: 200, body: "fine" };
  let count = 0;
  const resolve = async () => {
    count++;
    // What a second look would say.
    return [{ address: count === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  await fetching({ resolve })(page);
  expect([count, shop.asked.length]).toEqual([1, 1]);
});

test.each([
  ["a private address", [{ address: "127.0.0.1", family: 4 }]],
  [
    "a private address beside a public one",
    [
      { address: "8.8.8.8", family: 4 },
      { address: "::1", family: 6 },
    ],
  ],
  ["the service of a cloud's machines", [{ address: "169.254.169.254", family: 4 }]],
])("a host that resolves to %s isn't asked", async (_, found) => {
  const fetchPage = fetching({ resolve: async () => found, mayReach: isPublicAddress });
  await expect(fetchPage(page)).rejects.toThrow(
    "shop.example isn't an address of the public internet, so it isn't read.",
  );
  expect(shop.asked).toEqual([]);
});

test("an address in place of a name isn't asked", async () => {
  const fetchPage = fetching({ mayReach: () => true });
  await expect(fetchPage(new URL("https://127.0.0.1/"))).rejects.toThrow(NotFetched);
  expect(shop.asked).toEqual([]);
});

test("a redirect isn't followed", async () => {
  shop.answers[path] = { status: 302, headers: { location: "/other" } };
  expect(await fetching()(page)).toMatchObject({ status: 302, location: "/other" });
  expect(shop.asked.map(({ path: asked }) => asked)).toEqual([path]);
});

test.each(["at once", "halfway"] as const)(
  "a host that hangs %s is given up after a while",
  async (hangs) => {
    shop.answers[path] = { status: 200, hangs };
    await expect(fetching({ patience: 200 })(page)).rejects.toThrow(
      "shop.example didn't answer within 0.2 seconds.",
    );
  },
);

test("a name server that hangs is given up, too", async () => {
  const resolve = () => new Promise<never>(() => {});
  await expect(fetching({ resolve, patience: 50 })(page)).rejects.toThrow("didn't answer within");
});

test("no more of a page is read than fits", async () => {
  shop.answers[path] = { status: 200, body: Buffer.alloc(maxFetched) };
  expect((await fetching()(page)).body).toHaveLength(maxFetched);
  shop.answers[path] = { status: 200, body: Buffer.alloc(maxFetched + 1) };
  await expect(fetching()(page)).rejects.toThrow("The page has more than 2048 KB.");
});

test("packed answers, other certificates and closed ports are failures", async () => {
  shop.answers[path] = { status: 200, headers: { "content-encoding": "gzip" }, body: "x" };
  await expect(fetching()(page)).rejects.toThrow("in a form that wasn't asked for");
  await expect(fetching()(new URL("https://other.example/"))).rejects.toThrow(
    "other.example couldn't be reached (ERR_TLS_CERT_ALTNAME_INVALID)",
  );
  await expect(fetching({ port: 1 })(page)).rejects.toThrow("couldn't be reached (ECONNREFUSED)");
});
