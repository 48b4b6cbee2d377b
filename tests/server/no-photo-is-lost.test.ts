import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { versionNames } from "../../src/site/media/picture.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite } from "../../src/site.ts";
import { emptyStore, engines } from "../support/engines.ts";
import { drawnPhoto } from "../support/photos.ts";
import { freePort } from "../support/postgres.ts";
import { postByScript } from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";

/** All files of a folder, by their names. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : [];

describe.each(engines)("on %s", (engine) => {
  test("a server killed in each phase of taking a photo in loses none that was acknowledged, and leaves nothing behind", async () => {
    const place = await emptyStore(engine);
    const { dataDir } = place;
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: place.databaseUrl,
      RATE_LIMIT: "off",
      PHOTOS: "publish",
    };
    const port = String(await freePort());
    const other = await startServer(settings);
    let server = await startServer({ ...settings, PORT: port });
    const media = join(dataDir, "media");
    const incoming = join(media, "incoming");
    const versions = () => filesIn(media).filter((name) => /\.(?:jpg|avif)$/.test(name));
    /** Stored ones: what is being decoded is below the folder of what comes in. */
    const stored = () =>
      readdirSync(media)
        .filter((name) => name.length === 2)
        .flatMap((name) => readdirSync(join(media, name)));

    let number = 0;
    const acknowledged: number[] = [];
    /** Stores a review with one process, and sends a photo of it to the other. */
    async function send() {
      const mine = ++number;
      const answer = await postByScript(`${other.url}/diadem-hero`, {
        firstName: "Ann",
        duprRating: "3.5",
        rating: "4",
        reviewText: `Number ${mine}.`,
      });
      const { key } = (await answer.json()) as { key: string };
      const photo = await drawnPhoto(1000 + mine, 700)
        .jpeg()
        .toBuffer();
      const sent = fetch(`${server.url}/my-review/${key}?photos`, {
        method: "POST",
        headers: { "content-type": "image/jpeg", accept: "application/json" },
        body: new Uint8Array(photo),
      }).then(
        ({ status }) => status === 201 && acknowledged.push(1000 + mine),
        () => undefined,
      );
      return { sent };
    }

    await (
      await send()
    ).sent;
    expect(acknowledged).toEqual([1001]);
    // The other process shows it, too.
    const shown = async () => {
      const html = await (await fetch(`${other.url}/diadem-hero`)).text();
      return /\/media\/[0-9a-f]+-320\.jpg/.exec(html)?.[0];
    };
    await expect.poll(shown).toBeDefined();
    expect((await fetch(other.url + (await shown()))).status).toBe(200);
    /** Whether it comes in, is decoded, is being stored, is stored, and is acknowledged. */
    const phases: ((was: number) => boolean)[] = [
      () => readdirSync(incoming).length > 0,
      () => versions().length > stored().length,
      (was) => stored().length > was,
      (was) => stored().length >= was + 6,
      () => acknowledged.length > 1,
    ];
    for (const isReached of phases) {
      const was = stored().length;
      const { sent } = await send();
      await expect.poll(() => isReached(was), { interval: 1 }).toBe(true);
      await server.stop("SIGKILL");
      await sent;
      server = await startServer({ ...settings, PORT: port });
    }
    await (
      await send()
    ).sent;
    await server.stop();
    await other.stop();

    const store = openStore(place);
    const { rows } = await sql<{
      name: string;
      width: number;
    }>`select picture as name, width from review_photos`.execute(store.db);
    await store.close();
    const named = rows.flatMap(versionNames);
    const widths = new Set(rows.map(({ width }) => width));
    expect(acknowledged.filter((width) => !widths.has(width))).toEqual([]);
    expect(named.filter((name) => !stored().includes(name))).toEqual([]);

    const library = projectLibrary();
    const { DATABASE_URL } = settings;
    const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL });
    const hoursLater = Date.now() + 2 * 3_600_000;
    const site = await openSite(
      environment,
      () => library,
      () => hoursLater,
    );
    await site.media.sweep();
    await site.close();
    expect(readdirSync(incoming)).toEqual([]);
    expect(stored().toSorted()).toEqual(named.toSorted());
    await place.remove();
  });
});
