import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { sessionLife } from "../../src/office/console/sign-in/lifetimes.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { projectLibrary } from "../support/project-library.ts";
import { storeFile } from "../../src/platform/store/connect.ts";
import { cookieOf, fromOurPage, linkFor, signedIn } from "../support/console-client.ts";
import { consoleSite, dana, lee } from "../support/console-site.ts";
import { emptyStore, engines } from "../support/engines.ts";
import type { Ask } from "../support/in-process-site.ts";
import { runOwner } from "../support/owner-command.ts";
import { startServer } from "../support/server-process.ts";

describe.each(engines)("a session of the console on %s", (engine) => {
  const here = consoleSite(engine);
  const { ask, post, link, signIn, rows } = here;
  const account = addresses.consoleAccount.path;

  test("a session that was planted before signing in isn't the one after", async () => {
    const planted = `console=${"a".repeat(64)}`;
    const answer = await post(await link(), {}, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await ask(account, { headers: { cookie: planted } })).status).toBe(302);
  });

  test("signing in again ends the browser's earlier session", async () => {
    const { cookie } = await signIn();
    const again = cookieOf(await post(await link(), {}, { cookie }))!;
    expect((await ask(account, { headers: { cookie } })).status).toBe(302);
    expect((await ask(account, { headers: { cookie: again } })).status).toBe(200);
    expect(await rows("console_sessions")).toHaveLength(1);
  });

  test.each([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from a subdomain", { "sec-fetch-site": "same-site" }],
    ["with a foreign origin", { origin: "https://evil.example" }],
    ["with no word of where it's from", { "sec-fetch-site": undefined }],
  ])("a form %s does nothing, whatever cookie comes with it", async (_, headers) => {
    const { cookie } = await signIn();
    const given = Object.entries({ ...fromOurPage, cookie, ...headers }).filter(
      (each): each is [string, string] => each[1] !== undefined,
    );
    const body = new URLSearchParams({ act: "console sign-out", person: dana.email });
    const forged = await ask(account, { method: "POST", headers: given, body });
    expect(forged.status).toBe(403);
    expect((await ask(account, { headers: { cookie } })).status).toBe(200);
  });

  test("who is taken off the list is out at once, and a changed role counts at once", async () => {
    const { get } = await signIn();
    for (const role of ["moderator", "editor"] as const) {
      here.people = [lee, { ...dana, role }];
      expect(await (await get(account)).text()).toContain(`${dana.email}, ${role}.`);
    }
    expect((await get("/owner/queue")).status).toBe(403);
    here.people = [lee];
    expect((await get(account)).status).toBe(302);
    const path = await link();
    expect([(await ask(path)).status, (await post(path)).status]).toEqual([404, 404]);
  });

  test("a session ends when it isn't used for a week, and after a month in any case", async () => {
    const { get } = await signIn();
    const idle = await signIn(lee.email);
    for (let passed = 0; passed < sessionLife.whole; passed += sessionLife.idle / 2) {
      expect((await get(account)).status).toBe(200);
      here.now += sessionLife.idle / 2;
      if (passed === sessionLife.idle) expect((await idle.get(account)).status).toBe(302);
    }
    expect((await get(account)).status).toBe(302);
  });

  test("sessions are ended one by one, or all at once, and nobody ends another's", async () => {
    const [one, two, other] = [await signIn(), await signIn(), await signIn(lee.email)];
    const sessions = (await rows("console_sessions")) as { person: string; digest: string }[];
    const theirs = sessions.find(({ person }) => person === lee.email)!;
    const refused = await one.post(account, { act: "sessions end", session: theirs.digest });
    expect(refused.status).toBe(409);
    expect((await other.get(account)).status).toBe(200);
    const signOut = { act: "console sign-out", person: lee.email };
    expect((await one.post(account, signOut)).status).toBe(409);
    expect((await other.get(account)).status).toBe(200);
    const own = digest(one.cookie.split("=")[1]!);
    const out = await one.post(account, { act: "sessions end", session: own });
    expect(out.headers.get("location")).toBe("/owner/sign-in?done=out");
    expect([(await one.get(account)).status, (await two.get(account)).status]).toEqual([302, 200]);
    const three = await signIn();
    // In the console that's everyone's own.
    const last = await three.post(account, { act: "console sign-out --everyone" });
    expect(last.headers.get("set-cookie")).toContain("Max-Age=0");
    for (const each of [two, three]) expect((await each.get(account)).status).toBe(302);
    expect((await other.get(account)).status).toBe(200);
    // The log has it as it has the command's.
    const acts = (await rows("owner_acts")) as { act: string; target: string; actor: string }[];
    expect(acts.filter(({ act }) => act === "console sign-out")).toMatchObject([
      { target: dana.email, actor: dana.name },
    ]);
  });

  test("'console sign-out' ends one person's sessions and links, or everyone's", async () => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = here.place;
    const run = (...args: string[]) =>
      runOwner({ DATA_DIR, DATABASE_URL }, "console", "sign-out", ...args);
    const [owner, moderator, unused, theirs] = [
      await signIn(),
      await signIn(lee.email),
      await link(),
      await link(lee.email),
    ];
    const statuses = async () => [
      (await owner.get(account)).status,
      (await ask(unused)).status,
      (await moderator.get(account)).status,
      (await ask(theirs)).status,
    ];
    for (const wrong of [[], ["--everyone", dana.email]])
      expect(await run(...wrong)).toEqual({
        code: 2,
        output: expect.stringMatching(
          /^(Select at least one person|Name each person, or use --everyone)\./,
        ),
      });
    expect(await run(dana.email)).toEqual({ code: 0, output: "Sessions ended: 1.\n" });
    expect(await statuses()).toEqual([302, 404, 200, 200]);
    await signIn();
    expect(await run("--everyone")).toEqual({ code: 0, output: "Sessions ended: 2.\n" });
    expect(await statuses()).toEqual([302, 404, 302, 404]);
    expect(await rows("owner_acts")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: "console sign-out", target: dana.email }),
        expect.objectContaining({ act: "console sign-out", target: "everyone" }),
      ]),
    );
  });
});

test("a session that was ended stays ended when the site starts on a backup from before", async () => {
  const place = await emptyStore("sqlite");
  const { dataDir } = place;
  const backup = join(dataDir, "backup");
  try {
    const server = await startServer({ DATA_DIR: dataDir });
    const asked: Ask = async (path, init) =>
      await fetch(server.url + path, { redirect: "manual", ...init });
    const { contactEmail } = projectLibrary().site;
    const browser = await signedIn(asked, place, contactEmail);
    const console = addresses.console.path;
    expect((await browser.get(console)).status).toBe(200);
    const unused = await linkFor(place, contactEmail);
    mkdirSync(backup);
    const file = join(backup, storeFile);
    expect(await runOwner({ DATA_DIR: dataDir }, "data", "backup", file)).toMatchObject({
      code: 0,
    });
    expect((await browser.get(console)).status).toBe(200);
    await browser.post(addresses.consoleAccount.path, {
      act: "console sign-out",
      person: contactEmail,
    });
    expect([(await browser.get(console)).status, (await asked(unused)).status]).toEqual([302, 404]);
    await server.stop();

    const restored = await startServer({ DATA_DIR: backup });
    const again = (path: string) =>
      fetch(restored.url + path, { redirect: "manual", headers: { cookie: browser.cookie } });
    expect([(await again(console)).status, (await again(unused)).status]).toEqual([302, 404]);
    await restored.stop();
  } finally {
    await place.remove();
  }
});
