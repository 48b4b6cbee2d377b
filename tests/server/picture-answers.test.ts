// What browsers and caches are told of a player's photo: while it waits, is shown or is taken down, and while its file,
// the bucket or the store can't be read.

import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { consoleSite, htmlOf, lee } from "../support/console-site.ts";
import { fillConsole, heroReview } from "../support/console-store.ts";
import { drawnPhoto, startBucket } from "../support/photos.ts";

const visitor = "203.0.113.7";
let bucket: Awaited<ReturnType<typeof startBucket>>;
const settings: Record<string, string> = {};
beforeAll(async () => {
  bucket = await startBucket();
  settings["MEDIA_URL"] = bucket.url;
});
afterAll(() => bucket.stop());
afterEach(() => {
  bucket.fail(false);
  vi.restoreAllMocks();
});

describe("a player's photo", () => {
  const here = consoleSite("sqlite", { settings });

  /** A photo of a review that waits, in its smallest version. */
  async function sendPhoto() {
    const review = heroReview("Calm at the net.", "Ana");
    const { id, key } = await here.site.reviews.own.write(review, visitor);
    const own = `/my-review/${key}`;
    await here.ask(`${own}?photos`, {
      method: "POST",
      headers: { "content-type": "image/png", accept: "application/json" },
      body: new Uint8Array(await drawnPhoto(500, 400).png().toBuffer()),
    });
    const [photo] = (await here.rows("review_photos")) as { picture: string }[];
    const version = `${photo!.picture}-320.jpg`;
    return { id: id!, version, shown: `/media/${version}`, own: `${own}/photos/${version}` };
  }

  async function act(name: string, path = "/owner/photos", noun = "photo") {
    const browser = await here.signIn(lee.email);
    const [, named] = RegExp(`name="${noun}" value="([^"]+)"`).exec(await htmlOf(browser, path))!;
    return await browser.post(path, { act: name, [noun]: named! });
  }

  /** An answer's status, what caches may do with it, its type and, if it can be kept, what asking again answers. */
  async function answered(path: string, method = "GET") {
    const answer = await here.ask(path, { method });
    const { headers, status } = answer;
    const said = [status, headers.get("cache-control"), headers.get("content-type")];
    const tag = headers.get("etag");
    if (tag === null) return said;
    const length = Number(headers.get("content-length"));
    expect((await answer.arrayBuffer()).byteLength).toBe(method === "HEAD" ? 0 : length);
    const again = await here.ask(path, { headers: { "if-none-match": tag } });
    expect((await again.arrayBuffer()).byteLength).toBe(again.status === 304 ? 0 : length);
    return [...said, again.status, again.headers.get("cache-control")];
  }

  const kept = "public, max-age=86400, immutable";
  const text = "text/plain; charset=utf-8";
  const gone = [404, "no-store", text];
  const away = [503, "no-store", text];
  const isShown = [200, kept, "image/jpeg", 304, kept];

  test("is kept by caches for a day while it's shown, and by none before and after", async () => {
    const { id, shown, own, version } = await sendPhoto();
    expect(await answered(shown)).toEqual(gone);
    expect(await answered(own)).toEqual([200, "no-store", "image/jpeg", 304, "no-store"]);
    await act("photos approve");
    expect(await answered(shown)).toEqual(isShown);
    expect(await answered(shown, "HEAD")).toEqual(isShown);
    for (const other of [version.replace("320", "321"), version.replace("jpg", "png"), "x"])
      expect(await answered(`/media/${other}`)).toEqual(gone);
    await act("photos hide");
    // Who has it may not keep it because of an answer that it's unchanged.
    expect(await answered(shown)).toEqual(gone);
    const { status } = await here.ask(shown, { headers: { "if-none-match": `"${version}"` } });
    expect(status).toBe(404);
    await act("photos restore");
    expect(await answered(shown)).toEqual(isShown);
    const browser = await here.signIn(lee.email);
    await browser.post("/owner/reviews", { act: "reviews hide", review: id });
    expect(await answered(shown)).toEqual(gone);
  });

  test("whose file is lost is missing for that answer alone", async () => {
    const { shown, version } = await sendPhoto();
    await act("photos approve");
    const name = `site/${version}`;
    const file = bucket.files.get(name)!;
    bucket.files.delete(name);
    expect(await answered(shown)).toEqual(gone);
    bucket.files.set(name, file);
    expect(await answered(shown)).toEqual(isShown);
  });

  test.each([
    ["is busy", 503],
    ["doesn't know the key", 403],
    ["doesn't answer", "without an answer"],
    ["stops in the middle of an answer", "halfway"],
  ] as const)("while the bucket %s is a 503, and the pages are there", async (_, fails) => {
    const { shown, own } = await sendPhoto();
    await act("photos approve");
    bucket.fail(fails);
    const limited = AbortSignal.timeout;
    const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limited(50));
    expect(await answered(shown)).toEqual(away);
    expect((await here.ask(shown)).headers.get("retry-after")).toBe("30");
    expect((await here.ask(own)).status).toBe(503);
    expect(limits).toHaveBeenCalledWith(15_000);
    for (const path of ["/diadem-hero", "/og/diadem-hero.png", "/owner/photos", "/readyz"]) {
      const browser = await here.signIn(lee.email);
      expect((await browser.get(path)).status, path).toBe(200);
    }
    bucket.fail(false);
    limits.mockRestore();
    expect(await answered(shown)).toEqual(isShown);
  });

  test("while the store can't be read is a 503", async () => {
    const { shown } = await sendPhoto();
    await act("photos approve");
    await fillConsole(here.place).inStore(({ db }) =>
      sql`alter table review_photos rename to gone`.execute(db),
    );
    expect(await answered(shown)).toEqual(away);
  });
});
