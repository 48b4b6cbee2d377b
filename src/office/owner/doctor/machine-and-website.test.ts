import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { checkClock, checkDisk, checkMemory, checkNode, checkRoom } from "./check-machine.ts";
import { checkWebsite, type WebsiteFacts } from "./check-website.ts";
import { size, span } from "./finding.ts";
import { gatherWebsite } from "./gather-website.ts";

const finding = (state: string, says: string, remedy: string) => ({
  state,
  says: expect.stringContaining(says) as string,
  remedy: expect.stringContaining(remedy) as string,
});
const MB = 1_000_000;

describe("the machine", () => {
  const disk = { folder: "/srv/data", free: 20_000 * MB, freeFiles: 1_000_000, store: 4 * MB };
  const free = (bytes: number) => ({ ...disk, free: bytes });

  test("with room, memory and the right Node.js is right", () => {
    for (const found of [
      checkDisk(disk),
      checkDisk({ ...disk, freeFiles: undefined }),
      checkDisk({ ...disk, free: undefined }),
      checkMemory(800 * MB),
      checkNode("24.17.0", "24.17.0"),
      checkNode("26.0.1", "24.17.0"),
    ])
      expect(found.map(({ state }) => state)).toEqual(["ok"]);
  });

  test("with room for backups, or without a word about it, says nothing of it", () => {
    for (const each of [4000 * MB, undefined])
      expect(checkRoom({ folder: "/backups", free: each, last: 800 * MB })).toEqual([]);
  });

  test.each([
    ["a full disk", checkDisk(free(0)), "problem", "Only 0 bytes are free", "Free up space"],
    ["a nearly full disk", checkDisk(free(99 * MB)), "problem", "Only 99 MB", "Free up space"],
    ["little room", checkDisk(free(400 * MB)), "warning", "need 500 MB", "Free up space"],
    [
      "no room for a copy of a large store",
      checkDisk({ ...disk, store: 15_000 * MB }),
      "warning",
      "need 30 GB",
      "Free up space",
    ],
    [
      "a disk without room for more files",
      checkDisk({ ...disk, freeFiles: 3 }),
      "problem",
      "only 3 more files",
      "Delete files",
    ],
    [
      "no room for a backup",
      checkRoom({ folder: "/backups", free: 900 * MB, last: 800 * MB }),
      "problem",
      "Only 900 MB are free in /backups, and a backup takes 800 MB.",
      "BACKUP_DIR",
    ],
    [
      "a full disk of backups",
      checkRoom({ folder: "/backups", free: 50 * MB, last: 1 * MB }),
      "problem",
      "Only 50 MB are free",
      "BACKUP_DIR",
    ],
    [
      "room for few backups",
      checkRoom({ folder: "/backups", free: 2000 * MB, last: 800 * MB }),
      "warning",
      "Only 2.0 GB are free",
      "BACKUP_DIR",
    ],
    ["no memory", checkMemory(60 * MB), "problem", "Only 60 MB", "add swap"],
    ["little memory", checkMemory(200 * MB), "warning", "Only 200 MB", "add swap"],
    [
      "an old Node.js",
      checkNode("24.9.0", "24.17.0"),
      "problem",
      "older than",
      "Run npm run setup",
    ],
    [
      "a far older Node.js",
      checkNode("18.20.4", "24.17.0"),
      "problem",
      "18.20.4",
      "Run npm run setup",
    ],
  ])("%s is found", (_, found, ...expected) => {
    expect(found).toEqual([finding(...expected)]);
  });
});

describe("the clock", () => {
  const now = Date.UTC(2026, 10, 23, 2);
  const healthy = {
    now,
    built: now - 1000,
    newest: now - 1,
    database: now + 900,
    websiteAhead: -900,
  };

  test("that agrees with all others is right", () => {
    expect(checkClock(healthy)).toEqual([{ state: "ok", says: "It's 2026-11-23 02:00:00 UTC." }]);
    const alone = { now, built: undefined, newest: undefined };
    expect(checkClock({ ...alone, database: undefined, websiteAhead: undefined })).toHaveLength(1);
  });

  test("names the command that fixes the date of a review from the future", () => {
    const [found] = checkClock({ ...healthy, newest: now + 7_200_000 });
    expect(found).toMatchObject({
      remedy: expect.stringMatching(/npm run owner -- reviews redate --all$/) as unknown,
    });
  });

  test.each([
    [{ built: now + 3_600_000 }, "problem", "before the time this release was built"],
    [{ newest: now + 7_200_000 }, "problem", "a review from 2 hours in the future"],
    [{ database: now - 60_000 }, "warning", "the database's are 60 seconds apart"],
    [{ websiteAhead: 200_000 }, "warning", "the website's are 3 minutes apart"],
  ])("with %j is a %s: %s", (changed, state, says) => {
    expect(checkClock({ ...healthy, ...changed })).toEqual([
      finding(state, says, "time synchronization"),
    ]);
  });
});

describe("the website", () => {
  const url = "https://rallyrank.example";
  const arrival = { host: "rallyrank.example", isForwarded: true, remote: "::1", isTrusted: true };
  const healthy: WebsiteFacts = {
    url,
    siteUrl: url,
    unreachable: undefined,
    readiness: "",
    certificateDays: 60,
    insecure: "https",
    compression: "br",
    showsMetrics: false,
    arrival,
    lastEdit: { path: "content/site.yaml", at: 1000 },
  };
  const plain = "http://127.0.0.1:3000";

  test("that answers through a good proxy, or directly, is right", () => {
    const direct = { ...arrival, host: "127.0.0.1:3000", isForwarded: false, isTrusted: false };
    for (const facts of [
      healthy,
      { ...healthy, arrival: { ...arrival, startedAt: 1000 } },
      { ...healthy, arrival: { ...arrival, startedAt: 999, contentAt: 1000 } },
      { ...healthy, bounceStatus: 401 },
      { ...healthy, lastEdit: undefined, arrival: { ...arrival, startedAt: 1000 } },
      {
        ...healthy,
        url: plain,
        siteUrl: plain,
        certificateDays: undefined,
        insecure: undefined,
        arrival: direct,
      },
    ])
      expect(checkWebsite(facts).map(({ state }) => state)).toEqual(["ok"]);
  });

  test.each([
    [{ unreachable: "connect ECONNREFUSED" }, "problem", "ECONNREFUSED", "its proxy run"],
    [{ siteUrl: plain }, "problem", `SITE_URL is ${plain}`, `Set SITE_URL=${url}`],
    [{ readiness: "store not reachable" }, "problem", "store not reachable", "operating.md"],
    [{ certificateDays: 10.9 }, "warning", "ends in 10 days", "certbot renew"],
    [{ certificateDays: 2 }, "problem", "ends in 2 days", "certbot renew"],
    [{ insecure: "http" }, "warning", "without encryption", "redirect port 80"],
    [{ insecure: "nothing" }, "warning", "http:// doesn't answer", "redirect port 80"],
    [{ compression: undefined }, "warning", "without compression", "Accept-Encoding"],
    [
      { bounceStatus: 404 },
      "problem",
      "/newsletter/bounces don't arrive (404)",
      "Restart the site",
    ],
    [{ bounceStatus: 403 }, "problem", "don't arrive (403)", "pass on posts"],
    [{ showsMetrics: true }, "problem", "/metrics", "Remove the proxy's rule"],
    [
      { arrival: { ...arrival, startedAt: 999 } },
      "warning",
      "content/site.yaml was edited after the site read its content",
      "content publish",
    ],
    [{ arrival: undefined }, "warning", "didn't report", "on the machine of the site"],
    [
      { arrival: { ...arrival, host: "127.0.0.1:3000" } },
      "warning",
      "the Host 127.0.0.1:3000",
      "proxy_set_header Host $host",
    ],
    [
      { arrival: { ...arrival, isTrusted: false, remote: "10.0.0.2" } },
      "problem",
      "comes from 10.0.0.2, which TRUST_PROXY doesn't name",
      "Add 10.0.0.2 to TRUST_PROXY",
    ],
    [
      { arrival: { ...arrival, isForwarded: false } },
      "problem",
      "doesn't send X-Forwarded-For",
      "proxy_set_header X-Forwarded-For",
    ],
  ] as const)("with %j is a %s: %s", (changed, state, says, remedy) => {
    expect(checkWebsite({ ...healthy, ...changed })).toMatchObject([finding(state, says, remedy)]);
  });
});

test("the website's clock is compared at its answer, however long the next ones take", async () => {
  const start = Date.UTC(2026, 10, 23, 2);
  const clock = vi.spyOn(Date, "now").mockReturnValue(start);
  const server = createServer(({ url }, response) => {
    if (url === "/") clock.mockReturnValue(start + 60_000);
    response.setHeader("date", new Date(start + 2000).toUTCString()).end("ready");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-clock-"));
  const places = { siteUrl, dataDir, contentDir: dataDir, bounceSecret: undefined };
  const { website, ahead } = await gatherWebsite(siteUrl, places);
  clock.mockRestore();
  server.close();
  rmSync(dataDir, { recursive: true });
  expect([website.unreachable, ahead]).toEqual([undefined, 2000]);
});

test("sizes and spans of time are said in units that people use", () => {
  expect([0, 999, 1000, 25_000, 3_300_000, 2e9, 5e12].map(size)).toEqual(
    "0 bytes,999 bytes,1.0 KB,25 KB,3.3 MB,2.0 GB,5.0 TB".split(","),
  );
  expect([0, 1000, 119_000, 120_000, 7_200_000, 172_800_000].map(span)).toEqual(
    "0 seconds,1 second,119 seconds,2 minutes,2 hours,2 days".split(","),
  );
});
