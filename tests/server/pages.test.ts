import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";

const library = projectLibrary();
let place: StorePlace;
let site: RunningSite;

beforeAll(async () => {
  // Only development shows what went wrong.
  place = await emptyStore("sqlite");
  const environment = readEnvironment({
    DATA_DIR: place.dataDir,
    SMTP_URL: "smtp://us:the-password@mail.example:587",
    MAIL_FROM: "us@example.com",
  });
  site = await openSite(environment, () => library);
});
afterAll(async () => {
  await site.close();
  await place.remove();
  vi.unstubAllEnvs();
});

/** Asks for a page of a site that differs from the real one in what is given. */
async function ask(path: string, different: Partial<RunningSite>): Promise<Response> {
  return await applicationOf({ ...site, ...different })(path);
}

test("a page that fails has the right status, and reveals nothing about the error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const reviews: RunningSite["reviews"] = {
    ...site.reviews,
    of: () => Promise.reject(new Error("the secret of the house")),
  };
  const answer = await ask("/diadem-hero", { reviews });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("Unexpected Application Error!");
  expect(html).toContain(">500<");
  expect(html).toContain("RallyRank");
  expect(html).not.toContain("secret");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(String(log.mock.calls)).toContain("the secret of the house");
  log.mockRestore();
});

test("a page with missing reviews isn't cached", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { db, close } = openStore(place);
  // No test before this one has read its reviews.
  await sql`alter table review_totals rename to away`.execute(db);
  const answer = await ask("/onix-z5-graphite", {});
  await sql`alter table away rename to review_totals`.execute(db);
  await close();
  log.mockRestore();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await ask("/onix-z5-graphite", {})).headers.get("cache-control")).toContain("s-maxage");
});

test.each([
  ["/Diadem-Hero", "/diadem-hero"],
  ["/diadem-hero/", "/diadem-hero"],
  ["/diadem-hero/?before=X", "/diadem-hero?before=X"],
  ["//evil.example//", "/evil.example"],
  [
    "/paddle-reviews?search=++pro+%26+co+&brand=Onix",
    "/paddle-reviews?search=pro+%26+co&brand=Onix",
  ],
])("the address %s leads to %s for good", async (asked, canonical) => {
  const answer = await ask(asked, {});
  expect([answer.status, answer.headers.get("location")]).toEqual([301, canonical]);
});

test.each(["A", "B", "C"] as const)("a paddle of group %s has its group's words", async (group) => {
  const words = library.wording.groups[group];
  const paddle = library.written.find(({ wording }) => wording === group)!;
  const html = await (await ask(`/${paddle.slug}`, {})).text();
  expect(html).toContain(`>${words.formTitle}</h2>`);
  for (const label of words.ratingLabels) expect(html).toContain(`>${label}</option>`);
  expect(html).toContain(`>${words.recommendLabel}</dt>`);
  expect(html.includes(">Average Rating</dt>")).toBe(words.statCards.includes("averageRating"));
  expect(html).toContain(
    words.duprInput === "number"
      ? 'type="number" min="1" max="6" step="0.001"'
      : 'inputMode="decimal"',
  );
});

test("pages get the settings they need, and no password", () => {
  const { library: _, ...rest } = site;
  expect(site.settings).toEqual({ siteUrl: "http://127.0.0.1:3000", isPublic: false });
  expect(JSON.stringify(rest)).not.toContain("the-password");
});
