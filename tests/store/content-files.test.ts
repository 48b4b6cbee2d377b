import { hash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openMediaFiles } from "../../src/site/media/media-files.service.ts";
import { textDigest } from "../../src/platform/content/content-source.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import {
  readContentPictures,
  storePicture,
} from "../../src/office/publishing/content-pictures.store.ts";
import { ownerProgram } from "../../src/office/owner/run-owner-program.ts";
import {
  listDrafts,
  listRevisions,
  publishDrafts,
  raiseVersion,
  readLive,
  readVersion,
  saveDraft,
} from "../../src/office/publishing/revisions.store.ts";
import { drawnPhoto } from "../support/photos.ts";
import { eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";

const hero = "paddles/diadem-hero.yaml";
const reset = "blog/the-reset.md";
const home = "home.yaml";
const at = Date.UTC(2026, 10, 20, 12);

describe.each(engines)("content in the browser and in files, on %s", (engine) => {
  let store: Store;
  let place: StorePlace;
  let folder: string;
  let content: string;
  eachWithFreshStore(engine, (opened, where) => {
    store = opened;
    place = where;
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-content-files-"));
    content = join(folder, "content");
    cpSync("content", content, { recursive: true });
    vi.stubEnv("DATA_DIR", place.dataDir);
    vi.stubEnv("DATABASE_URL", place.databaseUrl ?? "");
    vi.stubEnv("CONTENT_DIR", content);
    // Nobody has told this Git who they are.
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = (path: string) => readFileSync(join(content, path), "utf8");
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: content, encoding: "utf8", stdio: "pipe" }).trim();

  function intoGit(): void {
    git("init", "-q", "-b", "main");
    git("add", ".");
    git("-c", "user.name=Owner", "-c", "user.email=o@a.test", "commit", "-qm", "Start");
  }

  /** Publishes a text as the browser does. */
  async function publish(path: string, text: string | null, person = "Dana", note = "") {
    const email = `${person.toLowerCase()}@pickle.test`;
    const { db } = store;
    const draft = { path, text, base: "", person, email, saved_at: at, note, batch: null };
    await saveDraft(db, draft);
    const drafts = await listDrafts(db, email);
    const digest = existsSync(join(content, path)) ? textDigest(read(path)) : "";
    await db.transaction().execute(async (tx) => {
      await raiseVersion(tx);
      await publishDrafts(tx, drafts, at, () => digest);
    });
  }

  const live = async () => (await readLive(store.db)).live.map(({ path }) => path);
  const changed = (path: string) =>
    read(path).replace(/^(name|title|lead|heading): .*$/m, "$& Two");

  /** What a command prints, and the sentence of its failure. */
  async function run(...args: string[]): Promise<{ said: string; failed: string }> {
    let said = "";
    const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
    const note = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      await ownerProgram.parseAsync(["node", "owner", "content", ...args]);
      return { said, failed: "" };
    } catch (error) {
      return { said, failed: (error as Error).message };
    } finally {
      out.mockRestore();
      note.mockRestore();
    }
  }

  test("an uploaded photo becomes a file that its picture is still of", async () => {
    intoGit();
    const bytes = await drawnPhoto(400, 300).jpeg().toBuffer();
    const [file, source] = ["diadem-hero-face-0a1b2c3d.jpg", hash("sha256", bytes)];
    const picture = { name: "0a1b2c3d".repeat(4), width: 400, height: 300, color: "#22aa77" };
    await openMediaFiles({ dataDir: place.dataDir, mediaUrl: undefined }).put(
      `${picture.name}-400.jpg`,
      new Uint8Array(bytes),
    );
    await storePicture(store.db, source, { ...picture, bytes: bytes.length }, at, file);
    await publish(
      hero,
      `${read(hero)}photos:
  - file: ${file}
    alt: A drawn test picture
    credit: Dana
    license: own
    shows: face
`,
    );
    expect(await run("check")).toMatchObject({ failed: "" });
    const zip = join(folder, "content.zip");
    await run("export", zip);
    const unpacked = unzipSync(readFileSync(zip));
    expect(hash("sha256", unpacked[`photos/${file}`]!)).toBe(source);

    expect(await run("pull")).toEqual({
      said: expect.stringContaining(`Written: photos/${file}`),
      failed: "",
    });
    expect(hash("sha256", readFileSync(join(content, "photos", file)))).toBe(source);
    expect(git("status", "--short")).toBe("");
    const { pictures, uploads } = await readContentPictures(store.db);
    expect(pictures.get(source)).toEqual(picture);
    expect(uploads.size).toBe(0);
    expect(await run("check")).toMatchObject({ failed: "" });
  });

  test("what was published becomes files, and each person's commit", async () => {
    intoGit();
    const texts = { [hero]: changed(hero), [reset]: changed(reset), [home]: changed(home) };
    writeFileSync(join(content, "match.yaml"), `${read("match.yaml")}# Mine.\n`);
    await publish(hero, texts[hero], "Dana", "A new price");
    await publish(reset, texts[reset], "Lee");
    await publish(home, texts[home]);
    await publish("team/marcus.yaml", null, "Lee");
    const version = await readVersion(store.db);
    expect(await run("pull")).toEqual({
      said: expect.stringContaining(`Written: ${hero}`),
      failed: "",
    });
    for (const [path, text] of Object.entries(texts)) expect(read(path)).toBe(text);
    expect(existsSync(join(content, "team/marcus.yaml"))).toBe(false);
    expect(
      git("log", "--format=%an <%ae> %cn %s", "--name-only", "-2").split("\n").toSorted(),
    ).toEqual(
      [
        "",
        "",
        "Dana <dana@pickle.test> RallyRank Edit 2 content files in the browser",
        "Lee <lee@pickle.test> RallyRank Edit 2 content files in the browser",
        reset,
        home,
        hero,
        "team/marcus.yaml",
      ].toSorted(),
    );
    expect(git("log", "--format=%b", "--author=Dana", "-1")).toBe("A new price");
    // What the owner edited and didn't commit isn't theirs.
    expect(git("status", "--short")).toBe("M match.yaml");
    expect(await live()).toEqual([]);
    expect((await listRevisions(store.db, hero)).map(({ state }) => state)).toEqual(["past"]);
    expect(await readVersion(store.db)).toBeGreaterThan(version);
    expect((await listLog(store.db, { limit: 9 }))[0]).toMatchObject({ act: "content pull" });
    expect((await run("pull")).said).toContain("Nothing was published in the browser");
  });

  test("an edit that nobody committed is committed before what was published over it", async () => {
    intoGit();
    const mine = read(hero).replace("name:", "# Mine.\nname:");
    writeFileSync(join(content, hero), mine);
    await publish(hero, changed(hero));
    await run("pull");
    expect(git("log", "--format=%an %s", "--", hero)).toBe(
      `Dana Edit ${hero} in the browser\nRallyRank Edit content\nOwner Start`,
    );
    expect(git("show", `HEAD~1:${hero}`)).toBe(mine.trim());
  });

  test("without Git, files are written all the same", async () => {
    await publish(hero, changed(hero));
    expect(await run("pull")).toMatchObject({ failed: "" });
    expect(read(hero)).toContain(" Two\n");
  });

  test("a file that changed too stays as it is, and both changes are shown", async () => {
    intoGit();
    await publish(hero, changed(hero));
    await publish(home, changed(home));
    const mine = read(hero).replace("category: ", "category: My ");
    writeFileSync(join(content, hero), mine);
    const { said, failed } = await run("pull");
    expect(read(hero)).toBe(mine);
    expect(read(home)).toContain(" Two\n");
    expect(await live()).toEqual([hero]);
    expect(said).toMatch(/published in the browser\n(?:.*\n)*?.*\+name: .* Two\n/);
    expect(said).toMatch(/in the file\n(?:.*\n)*?.*\+category: My /);
    expect(failed).toContain(`content push ${hero}@`);
  });

  test("a file takes the place of what was published, if that's still what was read", async () => {
    const published = changed(hero);
    await publish(hero, published);
    const shown = await run("push");
    expect(shown).toEqual({
      said: expect.stringContaining(`content push ${hero}@${textDigest(published)}`),
      failed: "",
    });
    expect(await live()).toEqual([hero]);
    expect(await run("push", hero)).toMatchObject({ failed: expect.stringContaining("digest") });
    await publish(hero, published.replace("Two", "Three"));
    const old = await run("push", `${hero}@${textDigest(published)}`);
    expect(old.failed).toContain("has been published");
    expect(await live()).toEqual([hero]);
    const now = textDigest(published.replace("Two", "Three"));
    expect(await run("push", `${hero}@${now}`)).toEqual({
      said: `Published from the folder: ${hero}\n`,
      failed: "",
    });
    expect(await live()).toEqual([]);
    expect((await listRevisions(store.db, hero)).map(({ state }) => state)).toEqual([
      "past",
      "past",
    ]);
  });

  test("a file with a mistake can't take the place of what was published", async () => {
    const published = changed(hero);
    await publish(hero, published);
    writeFileSync(join(content, hero), read(hero).replace(/^coreMm: .*$/m, "coreMm: thick"));
    const { failed } = await run("push", `${hero}@${textDigest(published)}`);
    expect(failed).toMatch(/^content\/paddles\/diadem-hero\.yaml:\d+ coreMm: /);
    expect(await live()).toEqual([hero]);
  });

  test("an export has the files as they show", async () => {
    intoGit();
    await publish(hero, changed(hero));
    await publish("team/marcus.yaml", null);
    await publish("team/lee.yaml", read("team/elena.yaml"));
    const file = join(folder, "content.zip");
    expect(await run("export", file)).toMatchObject({ failed: "" });
    const files = unzipSync(readFileSync(file));
    expect(strFromU8(files[hero]!)).toBe(changed(hero));
    expect(strFromU8(files[home]!)).toBe(read(home));
    expect(Object.keys(files)).toContain("team/lee.yaml");
    expect(Object.keys(files)).not.toContain("team/marcus.yaml");
    expect(Object.keys(files).filter((path) => path.startsWith("."))).toEqual([]);
    expect((await run("export", file)).failed).toContain("exists already");
  });

  test("the check reads what was published over the files", async () => {
    await publish(hero, read(hero).replace(/^coreMm: .*$/m, "coreMm: thick"));
    expect((await run("check")).failed).toMatch(/diadem-hero\.yaml:\d+ coreMm: "thick"/);
    vi.stubEnv("CONTENT", "files");
    expect((await run("check")).said).toContain("All content is valid");
  });
});
