import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { restoreBackup } from "../../src/office/owner/backup.command.ts";
import { addToLog } from "../../src/platform/store/log.store.ts";
import { clearPictures } from "../../src/site.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { consoleSite, htmlOf, lee, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { drawnPhoto, phonePhoto, secretPlace, startBucket } from "../support/photos.ts";

const hero = "/diadem-hero";
const visitor = "203.0.113.7";
let phone: Buffer;
let png: Buffer;

beforeAll(async () => {
  phone = await phonePhoto();
  png = await drawnPhoto(500, 400).png().toBuffer();
});

describe.each(engines)("photos of a review, on %s", (engine) => {
  const here = consoleSite(engine);
  const { ask } = here;

  /** Stores a review; returns its private page. */
  async function review(firstName = "Ana", subject = "diadem-hero") {
    const { id, key } = await here.site.reviews.own.write(
      {
        subject,
        firstName,
        duprRating: "3.5",
        level: 3500,
        rating: 4,
        reviewText: `${firstName} likes it.`,
      },
      visitor,
    );
    return { id: id!, page: `/my-review/${key}` };
  }

  /** Posts photos as a plain form does. */
  function send(page: string, ...photos: Buffer[]) {
    const body = new FormData();
    for (const photo of photos)
      body.append("photo", new Blob([new Uint8Array(photo)]), "photo.jpg");
    return ask(`${page}?photos`, { method: "POST", body });
  }

  /** Posts one as the script does. */
  const sendRaw = (page: string, photo: Buffer) =>
    ask(`${page}?photos`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", accept: "application/json" },
      body: new Uint8Array(photo),
    });

  const photos = async () =>
    (await here.rows("review_photos")) as { id: string; picture: string }[];
  const smallest = async () => `${(await photos())[0]!.picture}-320.jpg`;
  const status = async (path: string) => (await ask(path)).status;
  const page = async (path: string) => (await (await ask(path)).text()).replaceAll("<!-- -->", "");

  /** Every file of the site's data, the store's among them. */
  function files(folder = here.place.dataDir): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  }
  const pictures = () => files().filter((file) => /\.(?:jpg|avif)$/.test(file));

  /** What a form of the console would name: the photo with the version that it shows. */
  async function actOn(act: string, path = "/owner/photos") {
    const browser = await here.signIn(lee.email);
    const [, photo] = /name="photo" value="([^"]+)"/.exec(await htmlOf(browser, path))!;
    return await browser.post(path, { act, photo: photo! });
  }

  test("wait until someone has looked at them, and keep nothing of what a phone adds", async () => {
    const { page: own } = await review();
    const answer = await send(own, phone, png);
    expect(answer.headers.get("location")).toBe(`${own}?done=waiting#photos`);
    const version = await smallest();
    const mine = await page(`${own}?done=waiting`);
    expect(mine.split("Waits for approval")).toHaveLength(3);
    expect(mine).toContain("appear once we've looked at them");
    expect(mine).toContain(`src="${own}/photos/`);

    // Only its writer and those who decide see it.
    expect(await status(`${own}/photos/${version}`)).toBe(200);
    expect((await ask(`${own}/photos/${version}`)).headers.get("cache-control")).toBe("no-store");
    expect(await status(`/my-review/${"0".repeat(40)}/photos/${version}`)).toBe(404);
    const other = await review("Ben");
    expect(await status(`${other.page}/photos/${version}`)).toBe(404);
    expect(await status(`/media/${version}`)).toBe(404);
    expect(await status(`/owner/photos/${version}`)).toBe(302);
    expect(await page(hero)).not.toContain("Photos by players");

    const browser = await here.signIn(lee.email);
    const queue = await textOf(browser, "/owner/photos");
    expect(queue).toContain("Photos (2)");
    expect(queue).toContain("Ana likes it.");
    expect((await browser.get(`/owner/photos/${version}`)).status).toBe(200);
    expect(await textOf(browser, "/owner")).toContain("photos to look at");

    for (const file of files()) {
      const bytes = readFileSync(file).toString("latin1");
      for (const secret of [...Object.values(secretPlace), "Exif", "GPSLatitude"])
        expect(bytes.includes(secret), `${secret} in ${file}`).toBe(false);
    }
  });

  test("are on the page once they're approved, and off it while their review is", async () => {
    const { id, page: own } = await review();
    await send(own, phone);
    const version = await smallest();
    // Asked for before it was public: that answer isn't kept.
    expect(await status(`/media/${version}`)).toBe(404);
    expect((await actOn("photos approve")).headers.get("location")).toContain(
      "done=photos+approve",
    );
    expect(await status(`/media/${version}`)).toBe(200);
    const html = await page(hero);
    expect(html).toContain("Photos by players");
    expect(html.split("Ana's photo with a review of Diadem Hero")).toHaveLength(4);
    expect(html).toContain("All reviews with photos");
    await review("Ben");
    const filtered = await page(`${hero}?photos=yes`);
    expect(filtered).toContain("Ana likes it.");
    expect(filtered).not.toContain("Ben likes it.");
    expect(/id="reviews-found"[^>]*>([^<]*)/.exec(filtered)?.[1]).toMatch(
      /^1 review with photos\. *$/,
    );

    const browser = await here.signIn(lee.email);
    const act = (name: string, of: string) =>
      browser.post("/owner/reviews", { act: name, review: of });
    await act("reviews hide", id);
    expect(await status(`/media/${version}`)).toBe(404);
    expect(await page(hero)).not.toContain("Photos by players");
    const read = await htmlOf(browser, `/owner/reviews?review=${id}`);
    await act("reviews restore", /name="review" value="([^"]+)"/.exec(read)![1]!);
    expect(await status(`/media/${version}`)).toBe(200);
    await actOn("photos hide");
    expect(await status(`/media/${version}`)).toBe(404);
    expect(await page(hero)).not.toContain("Photos by players");
  });

  test("are reported by name, and fine or hidden for those who look after reviews", async () => {
    const { id, page: own } = await review();
    await send(own, phone);
    await actOn("photos approve");
    const [photo] = await photos();
    const address = `/report-review?of=diadem-hero&review=${id}`;
    expect(await page(address)).toContain(`name="about" value="${photo!.id}"`);
    const fields = { about: photo!.id, reason: "personal", details: "That's my license plate." };
    const report = await ask(address, { method: "POST", body: new URLSearchParams(fields) });
    expect(report.status).toBe(303);
    expect(await here.rows("review_reports")).toEqual([]);
    const browser = await here.signIn(lee.email);
    const queue = await textOf(browser, "/owner/photos");
    expect(queue).toContain("Photos (1)");
    expect(queue).toContain("Reported: Personal details");
    expect(queue).toContain("That's my license plate.");
    const [mail] = (await here.rows("outbox")) as { content: string }[];
    expect(JSON.parse(mail!.content).text).toContain(`photos hide ${photo!.id}`);
    await actOn("photos approve");
    expect(await here.rows("review_photos_reports")).toEqual([]);
    await actOn("photos hide");
    expect(await page(address)).not.toContain('name="about"');
  });

  test("go with their review, and one by one, with their files", async () => {
    const { page: own } = await review();
    await send(own, phone, png);
    const [first] = await photos();
    const all = pictures().length;
    const fields = new URLSearchParams({ photo: first!.id });
    const removed = await ask(`${own}?remove`, { method: "POST", body: fields });
    expect(removed.headers.get("location")).toBe(`${own}?done=removed#photos`);
    expect(await photos()).toHaveLength(1);
    expect(pictures().length).toBeLessThan(all);
    expect(pictures().some((file) => file.includes(first!.picture))).toBe(false);
    const gone = await ask(`${own}?withdraw`, { method: "POST", body: new URLSearchParams() });
    expect(await gone.text()).toContain("Your review is withdrawn");
    expect(await photos()).toEqual([]);
    expect(pictures()).toEqual([]);
  });

  test("that were hidden stay away if their writer removes them and sends them again", async () => {
    const { page: own } = await review();
    await send(own, phone);
    const [photo] = await photos();
    await actOn("photos hide");
    await ask(`${own}?remove`, { method: "POST", body: new URLSearchParams({ photo: photo!.id }) });
    expect(await photos()).toEqual([]);
    const again = await sendRaw(own, phone);
    expect(await again.text()).toContain("We took this photo down before.");
    expect((await sendRaw(own, png)).status).toBe(201);
    expect(await photos()).toHaveLength(1);
  });

  test("are deleted with a review that's deleted, and their files swept", async () => {
    const { id, page: own } = await review();
    await send(own, png);
    const browser = await here.signIn();
    await browser.post("/owner/reviews", { act: "reviews delete", review: id, sure: "yes" });
    expect(await photos()).toEqual([]);
    expect(pictures()).not.toEqual([]);
    expect(await here.site.media.sweep()).toBe(0);
    here.now = Date.now() + 3_700_000;
    await here.site.media.sweep();
    expect(pictures()).toEqual([]);
  });

  test("stay for a week after a backup was restored, which doesn't name the newest", async () => {
    const { id, page: own } = await review();
    await send(own, png);
    const browser = await here.signIn();
    await browser.post("/owner/reviews", { act: "reviews delete", review: id, sure: "yes" });
    const store = openStore(here.place);
    const note = { reason: "", now: Date.now(), by: "Robin" };
    await addToLog(store.db, restoreBackup.name, ["rallyrank.sqlite"], note);
    const days = async (count: number) => {
      here.now = note.now + count * 24 * 3_600_000;
      await clearPictures(store, here.site.media, here.now);
      return pictures().length > 0;
    };
    expect([await days(1), await days(6.9), await days(7.1)]).toEqual([true, true, false]);
    await store.close();
  });

  test("are four at most, each of them once, and only of a review that's there", async () => {
    const { page: own } = await review();
    const others = await Promise.all(
      [1, 2, 3, 4].map((each) =>
        drawnPhoto(300 + each, 300)
          .jpeg()
          .toBuffer(),
      ),
    );
    expect((await sendRaw(own, png)).status).toBe(201);
    expect(await (await sendRaw(own, png)).json()).toEqual({
      added: 1,
      isHeld: true,
      refused: "",
    });
    expect(await photos()).toHaveLength(1);
    const many = await send(own, ...others);
    expect(many.status).toBe(422);
    expect(await many.text()).toContain("A review has up to 4 photos.");
    expect(await photos()).toHaveLength(4);
    expect((await sendRaw(own, phone)).status).toBe(422);
    expect((await sendRaw(`/my-review/${"0".repeat(40)}`, phone)).status).toBe(404);
    const text = await sendRaw(own, Buffer.from("<html>"));
    expect(text.status).toBe(422);
  });

  test("of one visitor are limited in an hour", async () => {
    const { page: own } = await review();
    const sendAndRemove = async (height: number) => {
      const photo = await drawnPhoto(200, height).jpeg().toBuffer();
      expect((await sendRaw(own, photo)).status).toBe(201);
      const [stored] = await photos();
      await ask(`${own}?remove`, {
        method: "POST",
        body: new URLSearchParams({ photo: stored!.id }),
      });
    };
    await sendAndRemove(200);
    // As if it had been 39 of 40.
    const store = openStore(here.place);
    const counts = store.db.updateTable("accepted_posts").where("act", "=", "photo");
    await counts.set({ accepted: 39 }).execute();
    await store.close();
    await sendAndRemove(201);
    expect((await sendRaw(own, png)).status).toBe(429);
    // It isn't even looked at: a file that's no photo is answered alike.
    expect((await sendRaw(own, Buffer.from("<html>"))).status).toBe(429);
    expect(await photos()).toEqual([]);
  });
});

describe("photos of a site that publishes them", () => {
  const here = consoleSite("sqlite", { settings: { PHOTOS: "publish" } });

  test("are shown at once, unless their review waits", async () => {
    for (const [reviewText, isShown] of [
      ["Calm at the net.", true],
      ["See paddles.shop.com for more.", false],
    ] as const) {
      const { key } = await here.site.reviews.own.write(
        {
          subject: "neonic-flow",
          firstName: "Ana",
          duprRating: "3.5",
          level: 3500,
          rating: 4,
          reviewText,
        },
        visitor,
      );
      const answer = await here.ask(`/my-review/${key}?photos`, {
        method: "POST",
        headers: { "content-type": "image/png", accept: "application/json" },
        body: new Uint8Array(png),
      });
      expect(await answer.json()).toEqual({ added: 1, isHeld: false, refused: "" });
      const rows = (await here.rows("review_photos")) as { picture: string }[];
      const { status } = await here.ask(`/media/${rows.at(-1)!.picture}-320.jpg`);
      expect(status).toBe(isShown ? 200 : 404);
      expect((await (await here.ask("/neonic-flow")).text()).split("data-photo")).toHaveLength(4);
    }
  });
});

describe("photos of a site with a bucket", () => {
  const settings: Record<string, string> = { PHOTOS: "publish" };
  const here = consoleSite("sqlite", { settings });
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  beforeAll(async () => {
    bucket = await startBucket();
    settings["MEDIA_URL"] = bucket.url;
  });
  afterAll(() => bucket.stop());

  /** Stores a review, to which a photo can be sent. */
  async function reviewed(firstName: string, reviewText: string) {
    const { key } = await here.site.reviews.own.write(
      {
        subject: "diadem-hero",
        firstName,
        duprRating: "3.5",
        level: 3500,
        rating: 4,
        reviewText,
      },
      visitor,
    );
    const send = () =>
      here.ask(`/my-review/${key}?photos`, {
        method: "POST",
        headers: { "content-type": "image/jpeg", accept: "application/json" },
        body: new Uint8Array(phone),
      });
    return { key, send };
  }

  test("are in the bucket alone, come from there, and leave it with their review", async () => {
    const { key, send } = await reviewed("Ana", "Calm at the net.");
    bucket.fail(503);
    expect((await send()).status).toBe(503);
    expect(await here.rows("review_photos")).toEqual([]);
    bucket.fail(false);
    expect((await send()).status).toBe(201);

    const [photo] = (await here.rows("review_photos")) as { picture: string }[];
    const version = `${photo!.picture}-320.avif`;
    const answer = await here.ask(`/media/${version}`);
    const stored = bucket.files.get(`site/${version}`)!.body;
    expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true);
    for (const { body } of bucket.files.values())
      for (const secret of Object.values(secretPlace)) expect(body.includes(secret)).toBe(false);
    const left = readdirSync(here.place.dataDir, { recursive: true }).map(String);
    expect(left.filter((file) => /\.(?:jpg|avif)$/.test(file))).toEqual([]);

    await here.ask(`/my-review/${key}?withdraw`, { method: "POST", body: new URLSearchParams() });
    expect([...bucket.files.keys()]).toEqual([]);
    expect((await here.ask(`/media/${version}`)).status).toBe(404);
  });

  test("aren't taken while it hangs, and their review can be withdrawn all the same", async () => {
    const { key, send } = await reviewed("Ivy", "Quiet in the hand.");
    const limited = AbortSignal.timeout;
    const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limited(50));
    bucket.fail("without an answer");
    expect((await send()).status).toBe(503);
    bucket.fail(false);
    expect((await send()).status).toBe(201);
    expect(await here.rows("review_photos")).toHaveLength(1);
    bucket.fail("without an answer");
    const form = { method: "POST", body: new URLSearchParams() };
    expect((await here.ask(`/my-review/${key}?withdraw`, form)).status).toBeLessThan(400);
    expect(await here.rows("review_photos")).toEqual([]);
    expect((await here.ask(`/my-review/${key}`)).status).toBe(404);
    limits.mockRestore();
    bucket.fail(false);
  });
});
