import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import {
  leaveRequest,
  noteAnswer,
  noteAvailable,
  readAnswer,
  waitingRequest,
} from "../../src/office/owner/machine/requests.ts";
import { consoleSite, dana, posted, textOf } from "../support/console-site.ts";
import { emptyStore } from "../support/engines.ts";
import { addReader } from "../support/newsletter-site.ts";
import { runOwner } from "../support/owner-command.ts";

const { path } = addresses.consoleMachine;
const version = { at: 1, version: "99.1.0", changes: "## 99.1.0\n\n- Nets.", conflicts: [] };

describe("backups and updates in the console", () => {
  const here = consoleSite("sqlite");

  test("a backup is asked of the machine, and the page says what came of it", async () => {
    const browser = await here.signIn();
    expect(await posted(browser, path, { act: "machine backup" })).toContain("done=machine+backup");
    const { dataDir } = here.place;
    expect(waitingRequest(dataDir, "backup")).toEqual({ at: here.now, by: dana.name });
    expect(await textOf(browser, path)).toContain("A backup was asked for by Dana");
    rmSync(join(dataDir, "asked"), { recursive: true });
    await noteAnswer(dataDir, "backup", { at: 1, isDone: false, said: "No space left." });
    expect(await textOf(browser, path)).toContain("No space left.");
  });

  test("the store is downloaded whole, without what signs people in, and leaves nothing", async () => {
    await addReader(here.site, "ann");
    const browser = await here.signIn();
    const answer = await browser.post(path, { act: "machine download" });
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="rallyrank-.+Z\.sqlite"$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
    const file = join(folder, "store.sqlite");
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
    const db = new DatabaseSync(file);
    expect(db.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(db.prepare("select email from subscribers").all()).toEqual([
      { email: "ann@example.com" },
    ]);
    expect(db.prepare("select * from console_sessions").all()).toEqual([]);
    db.close();
    rmSync(folder, { recursive: true });
    await expect
      .poll(() => readdirSync(here.place.dataDir).filter((name) => name.startsWith("download-")))
      .toEqual([]);
    const acts = (await here.rows("owner_acts")) as { act: string }[];
    expect(acts.map(({ act }) => act)).toContain("machine download");
  });

  test("nothing is looked for or installed unless the machine's owner allows it", async () => {
    await noteAvailable(here.place.dataDir, version);
    const browser = await here.signIn();
    expect(await textOf(browser, path)).toContain("sudo rallyrank update");
    for (const act of ["machine look", "machine update"])
      expect(await posted(browser, path, { act, sure: "yes" })).toContain("UPDATES=browser");
    await here.site.machine.look();
    for (const kind of ["look", "update"] as const)
      expect(waitingRequest(here.place.dataDir, kind)).toBeUndefined();
  });
});

describe("updates in the console, if the machine's owner allows them", () => {
  const here = consoleSite("sqlite", { settings: { UPDATES: "browser" } });

  test("a new version shows what changes, and is installed once someone has read that", async () => {
    const { dataDir } = here.place;
    const browser = await here.signIn();
    expect(await posted(browser, path, { act: "machine update", sure: "yes" })).toContain("409");
    await noteAvailable(dataDir, version);
    expect(await textOf(browser, addresses.console.path)).toContain("99.1.0 is there");
    expect(await textOf(browser, path)).toContain("- Nets.");
    expect(await posted(browser, path, { act: "machine update" })).toContain("422");
    expect(waitingRequest(dataDir, "update")).toBeUndefined();
    await posted(browser, path, { act: "machine update", sure: "yes" });
    expect(waitingRequest(dataDir, "update")).toMatchObject({ by: "Dana", version: "99.1.0" });
  });

  test("one that can't be merged has no button", async () => {
    await noteAvailable(here.place.dataDir, { ...version, conflicts: ["content/site.yaml"] });
    const text = await textOf(await here.signIn(), path);
    expect(text).toContain("content/site.yaml");
    expect(text).not.toContain("Update to 99.1.0");
  });

  test("the site looks for one once a day", async () => {
    const { dataDir } = here.place;
    await here.site.machine.look();
    expect(waitingRequest(dataDir, "look")).toMatchObject({ by: "the site" });
    rmSync(join(dataDir, "asked"), { recursive: true });
    await noteAnswer(dataDir, "look", { at: here.now, isDone: true, said: "" });
    await here.site.machine.look();
    expect(waitingRequest(dataDir, "look")).toBeUndefined();
    here.now += 25 * 3_600_000;
    await here.site.machine.look();
    expect(waitingRequest(dataDir, "look")).toBeDefined();
  });
});

test("the machine makes the backup that was asked for, and no update without UPDATES=browser", async () => {
  const { dataDir, remove } = await emptyStore("sqlite");
  const backups = join(dataDir, "backups");
  const made = { at: 1, by: "Dana" };
  await leaveRequest(dataDir, "backup", made);
  await leaveRequest(dataDir, "update", { ...made, version: "99.1.0" });
  const { code, output } = await runOwner({ DATA_DIR: dataDir, BACKUP_DIR: backups }, "requested");
  expect(code).toBe(1);
  expect(output).toContain("update, asked for by Dana: UPDATES=browser isn't in the settings");
  expect(readAnswer(dataDir, "backup")).toMatchObject({
    isDone: true,
    said: expect.stringContaining(backups),
  });
  expect(readAnswer(dataDir, "update")).toMatchObject({ isDone: false });
  expect(readdirSync(backups).filter((name) => name.endsWith(".sqlite"))).toHaveLength(1);
  expect(readdirSync(join(dataDir, "asked"))).toEqual([]);
  await remove();
});
