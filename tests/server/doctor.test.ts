import { chmodSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openStore, storeFile } from "../../src/platform/store/connect.ts";
import { noteBackup } from "../../src/platform/store/last-backup.ts";
import { selfSignedCertificate, startTlsProxy } from "../support/tls.ts";
import { blankStore, emptyStore, engines } from "../support/engines.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runOwner } from "../support/owner-command.ts";
import { freePort } from "../support/postgres.ts";
import { startServer } from "../support/server-process.ts";
import { storeReviews } from "../support/reviews.ts";

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

type Settings = Record<string, string | undefined>;

/** Everything the doctor finds that isn't well, and its exit code. */
async function examine(settings: Settings, ...args: string[]) {
  const { code, output } = await runOwner(settings, "doctor", "--json", ...args);
  const { findings } = JSON.parse(output) as {
    findings: { section: string; state: string; says: string; remedy?: string }[];
  };
  // Other tests use the same PostgreSQL and the same machine.
  const shared = /connections left|of memory are available|free on the disk/;
  const real = findings.filter(({ says }) => !shared.test(says));
  return { code, found: real.filter(({ state }) => state !== "ok"), all: real };
}

/** A store as a running site has it, on which the newest backup is an hour old. */
async function liveStore(engine: (typeof engines)[number] = "sqlite") {
  const place = await emptyStore(engine);
  ends.push(place.remove);
  const { dataDir, databaseUrl } = place;
  const file = join(dataDir, "b.sqlite");
  writeFileSync(file, "", { mode: 0o600 });
  await noteBackup(dataDir, { at: Date.now() - 3_600_000, file, bytes: 1000 });
  return { ...place, settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
}

describe.each(engines)("on %s", (engine) => {
  test("the doctor finds nothing wrong with a healthy site, and its test email arrives", async () => {
    const { settings } = await liveStore(engine);
    const mail = await startMailServer();
    ends.push(mail.stop);
    const port = await freePort();
    const site = {
      ...settings,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: "RallyRank <hello@rallyrank.example>",
      BOUNCE_SECRET: "a-secret-of-26-characters.",
    };
    const server = await startServer(site);
    ends.push(() => server.stop());
    const { code, found, all } = await examine(site, "--email", "dana@example.com");
    expect(found).toEqual([]);
    expect(code).toBe(0);
    expect(mail.received.map(({ recipients }) => recipients)).toEqual([["dana@example.com"]]);
    expect(all.find(({ says }) => says.includes("dana@example.com"))?.says).toContain("250 ");
  });
});

test("it finds each mistake that was planted in one site, with its remedy, and exits with 1", async () => {
  const { dataDir, settings } = await liveStore();
  const store = openStore({ dataDir });
  await storeReviews(
    store.db,
    [
      {
        subject: "old-name",
        firstName: "Ann",
        duprRating: "3.5",
        level: 3500,
        rating: 4,
        reviewText: "Soft.",
      },
    ],
    Date.now() + 86_400_000,
  );
  await store.close();
  const file = join(dataDir, "b.sqlite");
  await noteBackup(dataDir, { at: Date.now() - 30 * 86_400_000, file, bytes: 1000 });
  const env = `${dataDir}-settings.env`;
  ends.push(() => rmSync(env));
  writeFileSync(env, "RATE_LIMIT=off\n", { mode: 0o644 });
  chmodSync(env, 0o644);
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, storeFile), 0o644);
  const { code, found } = await examine({
    ...settings,
    RALLYRANK_ENV: env,
    SITE_URL: `https://rallyrank.invalid`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: "hello@rallyrank.example",
  });
  expect(code).toBe(1);
  const lines = found.map(({ section, state, says }) => `${section}, ${state}: ${says}`);
  expect(lines).toEqual([
    expect.stringContaining("Settings, problem: TRUST_PROXY isn't set"),
    expect.stringContaining("Settings, problem: MAIL_FROM still has the example"),
    expect.stringContaining("Settings, warning: Samples are shown"),
    expect.stringContaining("Settings, problem: RATE_LIMIT is off"),
    expect.stringContaining(
      `Files, problem: Other users of this machine have rights to ${dataDir} and`,
    ),
    expect.stringContaining(`Files, problem: Every user of this machine can read ${env}`),
    expect.stringContaining("Store, problem: 1 review by players is stored under"),
    expect.stringContaining("People, problem: The contact address is the example"),
    expect.stringContaining("People, warning: Emails to subscribers end without a postal"),
    expect.stringContaining("People, warning: No owner has a passkey"),
    expect.stringContaining("People, warning: The team on /about is fictional"),
    expect.stringContaining("Backups, problem: The last backup is 30 days old"),
    expect.stringContaining("Email, problem: The mail server that SMTP_URL names can't be used"),
    expect.stringContaining("Website, problem: https://rallyrank.invalid doesn't answer"),
    expect.stringContaining("Clock, problem: The store has a review from 24 hours in the future"),
  ]);
  expect(found.filter(({ remedy }) => !remedy)).toEqual([]);
});

test("an export doesn't count as a backup, and a backup does", async () => {
  const place = await emptyStore("sqlite");
  ends.push(place.remove);
  const settings = { DATA_DIR: place.dataDir };
  const backups = async () =>
    (await examine(settings)).all.filter(({ section }) => section === "Backups");
  await runOwner(settings, "data", "export", join(place.dataDir, "all.jsonl"));
  expect(await backups()).toMatchObject([{ says: "No backup is known." }]);
  await runOwner(settings, "data", "backup", join(place.dataDir, "b.sqlite"));
  expect(await backups()).toMatchObject([{ state: "ok" }]);
  rmSync(join(place.dataDir, "b.sqlite"));
  expect(await backups()).toMatchObject([{ says: expect.stringContaining("isn't there anymore") }]);
});

test("settings that can't be read are problems, one each, and nothing else is tried", async () => {
  const { code, found, all } = await examine({ PORT: "many", SAMPLE_CONTENT: "maybe" });
  expect(code).toBe(1);
  expect(all).toEqual(found);
  expect(found.map(({ says }) => says.split(" ", 1)[0])).toEqual([
    "PORT=many",
    "SAMPLE_CONTENT=maybe",
  ]);
  const { output } = await runOwner({ PORT: "many" }, "doctor");
  expect(output.split("\n")).toEqual([
    "Settings",
    "  problem  PORT=many is not a valid port (0 to 65535)",
    "           → Correct it in the settings file or the environment.",
    "1 problem, 0 warnings.",
    "",
  ]);
});

test("a folder without a store, and one it can't be opened in, are found; no store is made", async () => {
  const place = await blankStore("sqlite");
  ends.push(place.remove);
  const none = await examine({ DATA_DIR: place.dataDir });
  expect(none.found.find(({ section }) => section === "Store")?.says).toContain(
    "There is no store",
  );
  writeFileSync(join(place.dataDir, storeFile), "This isn't a store. ".repeat(500));
  const damaged = await examine({ DATA_DIR: place.dataDir });
  expect(damaged.found.find(({ section }) => section === "Store")?.says).toContain(
    "not a database",
  );
  expect([none.code, damaged.code]).toEqual([1, 1]);
});

describe("through a proxy that ends TLS", () => {
  async function behindProxy(changed: Settings) {
    const { dataDir, settings } = await liveStore();
    const [port, https] = [await freePort(), await freePort()];
    const site = {
      ...settings,
      PORT: String(port),
      SITE_URL: `https://localhost:${https}`,
      ...changed,
    };
    const server = await startServer(site);
    ends.push(() => server.stop());
    const certificate = selfSignedCertificate("localhost");
    ends.push(await startTlsProxy(https, port, certificate));
    const file = join(dataDir, "cert.pem");
    writeFileSync(file, certificate.cert, { mode: 0o600 });
    const trusted = { ...site, NODE_EXTRA_CA_CERTS: file };
    return { site, trusted, server };
  }
  const website = async (settings: Settings) =>
    (await examine(settings)).found.filter(({ section }) => section === "Website");

  test("it sees whether the proxy's header is trusted, and distrusts an unknown certificate", async () => {
    const { site, trusted } = await behindProxy({ TRUST_PROXY: "127.0.0.1,::1" });
    expect(await website(trusted)).toEqual([]);
    // The running site learns of a setting at its next start.
    expect(await website({ ...trusted, BOUNCE_SECRET: "a-secret-of-26-characters." })).toEqual([
      expect.objectContaining({ remedy: expect.stringContaining("Restart the site") as string }),
    ]);
    expect(await website(site)).toEqual([
      expect.objectContaining({
        says: expect.stringMatching(/self.signed certificate/) as string,
      }),
    ]);
  });

  test("it names the proxy that TRUST_PROXY forgets", async () => {
    const { trusted } = await behindProxy({});
    expect(await website(trusted)).toEqual([
      expect.objectContaining({ remedy: "Add 127.0.0.1 to TRUST_PROXY." }),
    ]);
  });

  test("the server tells only someone with the key how requests arrive", async () => {
    const before = Date.now();
    const { server, trusted } = await behindProxy({});
    const status = async (key: string) =>
      (await fetch(`${server.url}/healthz/proxy/${key}`)).status;
    expect(await status("x")).toBe(404);
    const file = join(trusted["DATA_DIR"], "proxy-check");
    writeFileSync(file, "the-key");
    expect([await status("x"), await status("the-kez"), await status("the-key")]).toEqual([
      404, 404, 200,
    ]);
    const answered = await fetch(`${server.url}/healthz/proxy/the-key`);
    const { startedAt } = (await answered.json()) as { startedAt: number };
    expect(startedAt).toBeGreaterThan(before);
    expect(startedAt).toBeLessThan(Date.now());
    // A key that a killed command left.
    utimesSync(file, 0, 0);
    expect(await status("the-key")).toBe(404);
  });
});
