import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf, type Ask } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";

const library = projectLibrary(false);
const day = 86_400_000;
let place: StorePlace;
let site: RunningSite;
let ask: Ask;
let now: number;

async function open(settings: object): Promise<void> {
  place = await emptyStore("sqlite");
  const environment = readEnvironment({ ...settings, DATA_DIR: place.dataDir });
  site = await openSite(
    environment,
    () => library,
    () => now,
  );
  ask = applicationOf(site);
}
beforeEach(() => {
  now = Date.UTC(2027, 1, 27, 23, 59);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
  await place.remove();
});

const securityTxt = "/.well-known/security.txt";

describe("on a public site", () => {
  beforeEach(() => open({ SITE_URL: "https://rally.example.net", SAMPLE_CONTENT: "off" }));

  test("security.txt says where to report a vulnerability, in the fields of RFC 9116", async () => {
    const answer = await ask(securityTxt);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    expect(await answer.text()).toBe(
      `Contact: mailto:${library.site.contactEmail}
Contact: https://rally.example.net/contact
Expires: 2027-08-28T00:00:00Z
Preferred-Languages: en
Canonical: https://rally.example.net${securityTxt}
`,
    );
    expect((await ask("/contact")).status).toBe(200);
  });

  test("its day of expiry is never past, and never a year ahead, for years without a restart", async () => {
    for (let passed = 0; passed < 800; passed += 25) {
      const [, expires = ""] = /^Expires: (.+)$/m.exec(await (await ask(securityTxt)).text()) ?? [];
      expect(Date.parse(expires) - now).toBeGreaterThan(150 * day);
      expect(Date.parse(expires) - now).toBeLessThan(365 * day);
      now += 25 * day;
    }
  });
});

test.each(["http://localhost:3000", "http://rally.example.net"])(
  "on %s there's no security.txt: its addresses would have to be public, with TLS",
  async (SITE_URL) => {
    await open({ SITE_URL });
    expect((await ask(securityTxt)).status).toBe(404);
  },
);

test("a password manager is sent to the page with passkeys, which asks for signing in", async () => {
  await open({});
  const answer = await ask("/.well-known/change-password");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/owner/account"]);
  const account = await ask("/owner/account");
  expect(account.headers.get("location")).toBe("/owner/sign-in?to=%2Fowner%2Faccount");
});

test.each([
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  "/.well-known/assetlinks.json",
  "/.well-known/apple-app-site-association",
  "/.well-known/a/b/c",
])("%s is a 404 of a few bytes", async (path) => {
  await open({});
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
  expect((await ask(path, { method: "HEAD" })).status).toBe(404);
});
